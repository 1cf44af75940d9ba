import { bytesField, readFields, readNumbers, varintField } from './protobuf.mjs';

/** Numbers of the fields used, from the ONNX format's definition. */
const MODEL = { graph: 7 };
const GRAPH = { node: 1, name: 2, initializer: 5, input: 11, output: 12 };
const NODE = { input: 1, output: 2, name: 3, opType: 4, attribute: 5 };
const ATTRIBUTE = { name: 1, integer: 3, graph: 6, type: 20 };
const TENSOR = { dims: 1, type: 2, int32: 5, name: 8, raw: 9 };
const VALUE_INFO = { name: 1, type: 2 };
const INTEGER_ATTRIBUTE = 2;

export const FLOAT = 1;
const UINT8 = 2;
const INT8 = 3;
export const INT64 = 7;

/**
 * As much of an ONNX graph as is needed to take parts of it and to put operators in between: its nodes (operator, names of
 * inputs and outputs, attributes as they lie in the file), and by name its constants, inputs and outputs, as they lie there
 * too. `header` has the fields beside the graph: versions and operator sets.
 */
export function readModel(file) {
  const fields = readFields(file);
  const graph = fields.find((field) => field.number === MODEL.graph)?.bytes;
  if (!graph) throw new Error('the model file has no graph');
  const header = fields.filter((field) => field.number !== MODEL.graph).map((field) => field.raw);
  return { ...readGraph(graph), header };
}

/** One branch of the model's only If operator as a model of its own; it sees the outer constants and inputs. */
export function readBranch(file, branch) {
  const outer = readModel(file);
  const choice = outer.nodes.find((node) => node.op === 'If');
  for (const attribute of choice?.attributes ?? []) {
    const fields = readFields(attribute);
    if (text(fields, ATTRIBUTE.name) !== branch) continue;
    const body = fields.find((field) => field.number === ATTRIBUTE.graph)?.bytes;
    if (!body) break;
    const inner = readGraph(body);
    return {
      ...inner,
      constants: new Map([...outer.constants, ...inner.constants]),
      inputs: outer.inputs,
      header: outer.header,
    };
  }
  throw new Error(`the model file has no ${branch}`);
}

/** The model that computes only the outputs named: whatever they do not need is left out. */
export function writeModel(graph, outputs) {
  const makers = new Map(graph.nodes.flatMap((node) => node.outputs.map((output) => [output, node])));
  const wanted = new Set();
  const names = new Set(outputs);
  // A set is walked in the order of insertion, additions made on the way included.
  for (const name of names) {
    const node = makers.get(name);
    if (!node || wanted.has(node)) continue;
    wanted.add(node);
    for (const input of node.inputs) names.add(input);
  }
  const body = [
    bytesField(GRAPH.name, 'graph'),
    ...graph.nodes.filter((node) => wanted.has(node)).map((node) => bytesField(GRAPH.node, writeNode(node))),
    ...pick(graph.constants, names).map((constant) => bytesField(GRAPH.initializer, constant)),
    ...pick(graph.inputs, names).map((input) => bytesField(GRAPH.input, input)),
    ...pick(graph.outputs, new Set(outputs)).map((output) => bytesField(GRAPH.output, output)),
  ];
  return Buffer.concat([...graph.header, bytesField(MODEL.graph, ...body)]);
}

/** An operator to be put into a graph; attributes are whole numbers. */
export function makeNode(op, inputs, outputs, integers = {}) {
  const attributes = Object.entries(integers).map(([name, value]) =>
    Buffer.concat([
      bytesField(ATTRIBUTE.name, name),
      varintField(ATTRIBUTE.integer, value),
      varintField(ATTRIBUTE.type, INTEGER_ATTRIBUTE),
    ]),
  );
  return { op, inputs, outputs, attributes };
}

/** A constant list of whole numbers. */
export function makeConstant(name, values) {
  const raw = Buffer.from(BigInt64Array.from(values, BigInt).buffer);
  return Buffer.concat([
    varintField(TENSOR.dims, values.length),
    varintField(TENSOR.type, INT64),
    bytesField(TENSOR.name, name),
    bytesField(TENSOR.raw, raw),
  ]);
}

/**
 * Numbers from 0 to 255 as the same numbers less 128, with their zero point moved alike: the products do not change,
 * but processors multiply unsigned by signed bytes several times faster than unsigned by unsigned ones.
 */
export function makeSigned(tensor) {
  const fields = readFields(tensor);
  if (fields.find((field) => field.number === TENSOR.type)?.value !== UINT8) throw new Error('not unsigned bytes');
  return Buffer.concat(
    fields.map(({ number, bytes, value, raw }) => {
      if (number === TENSOR.type) return varintField(TENSOR.type, INT8);
      if (number === TENSOR.raw && bytes) return bytesField(TENSOR.raw, flipTopBits(bytes));
      if (number === TENSOR.int32) {
        // A list of whole numbers is written as one run of them; scalars here are a single byte's worth.
        const [unsigned = 0] = value === undefined ? readNumbers(bytes ?? Buffer.alloc(0)) : [value];
        return bytesField(TENSOR.raw, Buffer.of(flipTopBit(unsigned)));
      }
      return raw;
    }),
  );
}

const flipTopBit = (byte) => byte ^ 0x80;

/** Four bytes at a time: there are tens of millions. */
function flipTopBits(bytes) {
  const flipped = Buffer.from(new ArrayBuffer(bytes.length));
  bytes.copy(flipped);
  const fours = new Uint32Array(flipped.buffer, 0, bytes.length >> 2);
  for (let i = 0; i < fours.length; i++) fours[i] ^= 0x80808080;
  for (let i = 4 * fours.length; i < bytes.length; i++) flipped[i] = flipTopBit(flipped[i]);
  return flipped;
}

/** Declares an input or output; a dimension is a number or the name of one that varies. */
export function declare(name, elementType, dimensions) {
  const shape = dimensions.map((size) =>
    bytesField(1, typeof size === 'number' ? varintField(1, size) : bytesField(2, size)),
  );
  const tensor = Buffer.concat([varintField(1, elementType), bytesField(2, ...shape)]);
  return Buffer.concat([bytesField(VALUE_INFO.name, name), bytesField(VALUE_INFO.type, bytesField(1, tensor))]);
}

function readGraph(bytes) {
  const fields = readFields(bytes);
  const named = (number, nameField) =>
    new Map(valuesOf(fields, number).map((value) => [text(readFields(value), nameField), value]));
  return {
    nodes: valuesOf(fields, GRAPH.node).map(readNode),
    constants: named(GRAPH.initializer, TENSOR.name),
    inputs: named(GRAPH.input, VALUE_INFO.name),
    outputs: named(GRAPH.output, VALUE_INFO.name),
    header: [],
  };
}

function readNode(bytes) {
  const fields = readFields(bytes);
  return {
    op: text(fields, NODE.opType),
    inputs: valuesOf(fields, NODE.input).map(String),
    outputs: valuesOf(fields, NODE.output).map(String),
    attributes: valuesOf(fields, NODE.attribute),
  };
}

function writeNode({ op, inputs, outputs, attributes }) {
  return Buffer.concat([
    ...inputs.map((input) => bytesField(NODE.input, input)),
    ...outputs.map((output) => bytesField(NODE.output, output)),
    bytesField(NODE.name, `${op}:${outputs[0]}`),
    bytesField(NODE.opType, op),
    ...attributes.map((attribute) => bytesField(NODE.attribute, attribute)),
  ]);
}

function valuesOf(fields, number) {
  return fields.flatMap((field) => (field.number === number && field.bytes ? [field.bytes] : []));
}

function text(fields, number) {
  return String(fields.find((field) => field.number === number)?.bytes ?? '');
}

function pick(named, names) {
  return [...named].filter(([name]) => names.has(name)).map(([, bytes]) => bytes);
}
