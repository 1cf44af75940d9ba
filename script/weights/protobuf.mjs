const VARINT = 0;
const FIXED64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED32 = 5;

/**
 * Takes a message apart one level deep, without copying: each field with its number, its bytes or its plain value, and
 * `raw`, the whole of it with its tag, to be copied as it is.
 */
export function readFields(message) {
  const fields = [];
  let at = 0;
  while (at < message.length) {
    const start = at;
    const tag = readVarint(message, at);
    at = tag.next;
    const number = Math.floor(tag.value / 8);
    const type = tag.value % 8;
    if (type === VARINT) {
      const { value, next } = readVarint(message, at);
      at = next;
      fields.push({ number, value, raw: message.subarray(start, at) });
    } else if (type === LENGTH_DELIMITED) {
      const { value, next } = readVarint(message, at);
      at = next + value;
      fields.push({ number, bytes: message.subarray(next, at), raw: message.subarray(start, at) });
    } else if (type === FIXED64 || type === FIXED32) {
      at += type === FIXED64 ? 8 : 4;
      fields.push({ number, raw: message.subarray(start, at) });
    } else {
      throw new Error(`the model file has a field of unknown type ${type}`);
    }
  }
  return fields;
}

/** The numbers of a packed list. */
export function readNumbers(bytes) {
  const numbers = [];
  for (let at = 0; at < bytes.length; ) {
    const { value, next } = readVarint(bytes, at);
    numbers.push(value);
    at = next;
  }
  return numbers;
}

export function bytesField(number, ...parts) {
  const buffers = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
  const length = buffers.reduce((sum, buffer) => sum + buffer.length, 0);
  return Buffer.concat([writeVarint(number * 8 + LENGTH_DELIMITED), writeVarint(length), ...buffers]);
}

export function varintField(number, value) {
  return Buffer.concat([writeVarint(number * 8 + VARINT), writeVarint(value)]);
}

function readVarint(buffer, from) {
  let value = 0;
  let factor = 1;
  for (let at = from; at < buffer.length; at++) {
    const byte = buffer[at] ?? 0;
    value += (byte % 128) * factor;
    if (byte < 128) return { value, next: at + 1 };
    factor *= 128;
  }
  throw new Error('the model file is cut short');
}

function writeVarint(value) {
  const bytes = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return Buffer.from(bytes);
}
