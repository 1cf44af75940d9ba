/** One field of a protobuf message as it lies in the file: its number, and its bytes or its plain number. */
export interface Field {
  number: number;
  /** The value's bytes for a length-delimited field, otherwise undefined. */
  bytes?: Buffer;
  /** The value of a varint field, otherwise undefined. */
  value?: number;
  /** The whole field with its tag, to be copied as it is. */
  raw: Buffer;
}

const VARINT = 0;
const FIXED64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED32 = 5;

/** Takes a message apart one level deep, without copying. */
export function readFields(message: Buffer): Field[] {
  const fields: Field[] = [];
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
export function readNumbers(bytes: Buffer): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const { value, next } = readVarint(bytes, at);
    numbers.push(value);
    at = next;
  }
  return numbers;
}

export function bytesField(number: number, ...parts: (Buffer | string)[]): Buffer {
  const buffers = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
  const length = buffers.reduce((sum, buffer) => sum + buffer.length, 0);
  return Buffer.concat([writeVarint(number * 8 + LENGTH_DELIMITED), writeVarint(length), ...buffers]);
}

export function varintField(number: number, value: number): Buffer {
  return Buffer.concat([writeVarint(number * 8 + VARINT), writeVarint(value)]);
}

function readVarint(buffer: Buffer, from: number): { value: number; next: number } {
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

function writeVarint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return Buffer.from(bytes);
}
