/**
 * An ONNX model with its half-precision numbers made single: half precision overflows on processors that calculate in
 * it (ARM), and is slow on those that do not. Fields and types are numbered as in the public definition of ONNX.
 */
export function singlePrecision(model) {
  return rewrite(model, MODEL);
}

const HALF = 10;
const SINGLE = 1;

/** Which fields are messages to look into, and which are numbers that name a type. */
const TENSOR = { type: 2, raw: 9 };
const VALUE = { inside: { 2: { inside: { 1: { type: 1 } } } } };
const NODE = { inside: { 5: { type: 3, inside: { 5: TENSOR } } } };
const GRAPH = { inside: { 1: NODE, 5: TENSOR, 11: VALUE, 12: VALUE, 13: VALUE } };
const MODEL = { inside: { 7: GRAPH } };

function rewrite(message, kind) {
  const parts = [];
  const isHalf = [...fields(message)].some(({ field, value }) => field === kind.type && value === HALF);
  for (const { field, wire, value } of fields(message)) {
    const child = kind.inside?.[field];
    if (wire === 2) {
      const content = child ? rewrite(value, child) : kind.raw === field && isHalf ? widen(value) : value;
      parts.push(number((field << 3) | 2), number(content.length), content);
    } else if (wire === 0) {
      parts.push(number(field << 3), number(field === kind.type && isHalf ? SINGLE : value));
    } else parts.push(number((field << 3) | wire), value);
  }
  return Buffer.concat(parts);
}

function* fields(message) {
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++];
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = Number(varint());
    const [field, wire] = [tag >> 3, tag & 7];
    if (wire === 0) {
      const value = varint();
      yield { field, wire, value: value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value };
      continue;
    }
    const length = wire === 2 ? Number(varint()) : wire === 5 ? 4 : 8;
    yield { field, wire, value: message.subarray(at, at + length) };
    at += length;
  }
}

function number(value) {
  const bytes = [];
  let rest = BigInt(value);
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return Buffer.from([...bytes, Number(rest)]);
}

function widen(halves) {
  const singles = Buffer.alloc(halves.length * 2);
  for (let i = 0; i < halves.length; i += 2) {
    const half = halves.readUInt16LE(i);
    const sign = half & 0x8000 ? -1 : 1;
    const exponent = (half >> 10) & 31;
    const fraction = half & 1023;
    const size =
      exponent === 0 ? fraction * 2 ** -24 : exponent === 31 ? Infinity : (1 + fraction / 1024) * 2 ** (exponent - 15);
    singles.writeFloatLE(sign * size, i * 2);
  }
  return singles;
}
