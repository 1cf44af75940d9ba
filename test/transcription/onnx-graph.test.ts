import { expect, test } from 'vitest';
import { makeSigned } from '../../src/transcription/moonshine/onnx-graph.ts';
import { bytesField, readFields, varintField } from '../../src/transcription/moonshine/protobuf.ts';

// Numbers of the fields of a tensor in the ONNX format.
const [TYPE, NAME, RAW] = [2, 8, 9];
const [UINT8, INT8] = [2, 3];

test.each([0, 1, 3, 4, 7, 1000])('%i unsigned bytes become the same numbers less 128, under another name', (count) => {
  const unsigned = Buffer.from({ length: count, 0: 0, 1: 255, 2: 128 }).map((byte, i) =>
    i < 3 ? byte : (i * 37) % 256,
  );
  const tensor = Buffer.concat([
    varintField(TYPE, UINT8),
    bytesField(NAME, 'w'),
    bytesField(RAW, Buffer.from(unsigned)),
  ]);
  const fields = readFields(makeSigned('w_signed', tensor));
  expect(fields.find(({ number }) => number === TYPE)?.value).toBe(INT8);
  expect(String(fields.find(({ number }) => number === NAME)?.bytes)).toBe('w_signed');
  const signed = fields.find(({ number }) => number === RAW)?.bytes ?? Buffer.alloc(0);
  expect(Array.from(signed, (_, i) => signed.readInt8(i))).toEqual(Array.from(unsigned, (byte) => byte - 128));
});
