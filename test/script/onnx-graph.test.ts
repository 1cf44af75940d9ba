import { expect, test } from 'vitest';

const load = (file: string) => import(new URL(`../../script/weights/${file}`, import.meta.url).href);
const { makeSigned } = await load('onnx-graph.mjs');
const { bytesField, readFields, varintField } = await load('protobuf.mjs');

// Numbers of the fields of a tensor in the ONNX format.
const [TYPE, NAME, RAW] = [2, 8, 9];
const [UINT8, INT8] = [2, 3];

interface Field {
  number: number;
  value?: number;
  bytes?: Buffer;
}

test.each([0, 1, 3, 4, 7, 1000])('%i unsigned bytes become the same numbers less 128', (count) => {
  const unsigned = Buffer.from({ length: count, 0: 0, 1: 255, 2: 128 }).map((byte, i) =>
    i < 3 ? byte : (i * 37) % 256,
  );
  const tensor = Buffer.concat([
    varintField(TYPE, UINT8),
    bytesField(NAME, 'w'),
    bytesField(RAW, Buffer.from(unsigned)),
  ]);
  const fields: Field[] = readFields(makeSigned(tensor));
  expect(fields.find(({ number }) => number === TYPE)?.value).toBe(INT8);
  expect(String(fields.find(({ number }) => number === NAME)?.bytes)).toBe('w');
  const signed = fields.find(({ number }) => number === RAW)?.bytes ?? Buffer.alloc(0);
  expect(Array.from(signed, (_, i) => signed.readInt8(i))).toEqual(Array.from(unsigned, (byte) => byte - 128));
});
