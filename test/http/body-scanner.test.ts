import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { bodyScanner, type Excess, type ScanLimits } from '../../src/http/body/scanner.ts';

const KB = 1024;
const LIMITS: ScanLimits = {
  textBytes: 16 * KB,
  values: 1000,
  keys: 100,
  depth: 65,
  recording: { at: ['audio', 'data'], maxBytes: 4 * KB },
};

/** What a scanner makes of a body that comes in pieces of the given sizes, again and again. */
function scan(body: string | Buffer, pieces: number[] = [KB], limits: ScanLimits = LIMITS) {
  const bytes = Buffer.from(body);
  const scanner = bodyScanner(limits, bytes.length);
  let excess: Excess | undefined;
  for (let at = 0, i = 0; at < bytes.length && !excess; i++) {
    const piece = pieces[i % pieces.length] ?? 1;
    excess = scanner.write(bytes.subarray(at, at + piece));
    at += piece;
  }
  const { text, recording } = scanner.finish();
  return { excess, text: text.toString(), found: recording?.found };
}

const sent = (data: string, before = '', after = '') => `{${before}"audio":{"mime":"a/b","data":"${data}"}${after}}`;
const pieces = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 });

/** One character of base64 in one of the ways JSON can write it, with something between that holds nothing. */
const written = (character: string, way: number) =>
  [
    character,
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    `\\u00${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    character === '/' ? '\\/' : character,
    `${character} `,
    `${character}\\r\\n`,
    `\\t${character}`,
    `${character}\\u0020`,
  ][way % 8] ?? character;

describe('a body read as it arrives', () => {
  test('gives the recording byte for byte, however its base64 is written and wherever the pieces part', () => {
    const prefix = fc.constantFrom('', 'data:audio/wav;base64,', 'DATA:audio\\/webm;codecs=opus;base64,');
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 400 }),
        fc.array(fc.nat(7), { minLength: 1, maxLength: 9 }),
        fc.constantFrom('base64', 'base64url'),
        prefix,
        pieces,
        (bytes, ways, alphabet, front, sizes) => {
          const base64 = Buffer.from(bytes).toString(alphabet as BufferEncoding);
          const data = [...base64].map((one, i) => written(one, ways[i % ways.length] ?? 0)).join('');
          const { excess, text, found } = scan(sent(front + data), sizes);
          expect(excess).toBeUndefined();
          expect(found).toEqual(Buffer.from(bytes));
          expect(text).toBe(sent(front));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('keeps every other text as it is, wherever the pieces part', () => {
    const around = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }), { maxKeys: 4 });
    fc.assert(
      fc.property(around, fc.constantFrom(0, 1, 4), pieces, (fields, indent, sizes) => {
        const text = JSON.stringify(
          { ...fields, audio: { data: '' }, other: { audio: { data: 'QUJD' } } },
          null,
          indent,
        );
        fc.pre(text.length < LIMITS.textBytes && (text.match(/[[{,:]/g) ?? []).length < LIMITS.keys);
        expect(scan(text, sizes)).toEqual({ excess: undefined, text, found: 'empty' });
      }),
    );
  });

  test.each([
    ['nothing', '', 'empty'],
    ['blanks', '  \\n', 'empty'],
    ['one character', 'Q', 'not base64'],
    ['half a byte too many', 'QUJDR', 'not base64'],
    ['padding amid it', 'QUI=QUJD', 'not base64'],
    ['too much padding', 'QQ===', 'not base64'],
    ['nothing but padding', '==', 'not base64'],
    ['a comma', 'QUJD,QUJD', 'not base64'],
    ['another letter', 'QUJDé', 'not base64'],
    ['an escaped one', 'QUJD\\u00e9', 'not base64'],
    ['one whose last eight bits are base64', 'QUJ\\u0144', 'not base64'],
    ['a quote', 'QUJD\\"', 'not base64'],
    ['a data URL of nothing', 'data:audio/wav;base64,', 'empty'],
    ['a data URL that is none', 'data:audio/wav,QUJD', 'not base64'],
    ['more than the limit', 'QUJD'.repeat(2 * KB), 'too large'],
    ['one byte more than the limit', Buffer.alloc(4 * KB + 1).toString('base64'), 'too large'],
  ])('tells what is wrong with a recording of %s', (_, data, problem) => {
    for (const sizes of [[1], [7], [KB]]) expect(scan(sent(data), sizes).found).toBe(problem);
  });

  test('takes a recording of exactly the limit', () => {
    expect(scan(sent(Buffer.alloc(4 * KB, 7).toString('base64'))).found).toEqual(Buffer.alloc(4 * KB, 7));
  });

  test('leaves what is no base64 in the text, for the parser to name', () => {
    for (const data of ['!', 'QUJD\\ud83d', 'QUJD\n', 'QUJD\\x', 'QU\\u00zz'])
      expect(scan(sent(data)).text).toContain(data.replace(/^QU(JD)?/, ''));
  });

  test('knows the recording by its place alone', () => {
    for (const body of ['{"data":"QUJD"}', '{"audio":"QUJD"}', '{"audio":["data","QUJD"]}', '{"x":{"data":"QUJD"}}'])
      expect(scan(body)).toEqual({ excess: undefined, text: body, found: undefined });
    for (const body of ['[{"audio":{"data":"QUJD"}}]', '{"audio":{"x":{"data":"QUJD"}}}', '{"audio":{"mime":"data"}}'])
      expect(scan(body).found).toBeUndefined();
    expect(scan('{"\\u0061udio" : {"d\\u0061ta" :"QUJD"}}').found).toEqual(Buffer.from('ABC'));
    // Given twice, it is read once and kept once: the parser names it.
    expect(scan('{"audio":{"data":"QUJD","data":"QUJD"}}').text).toBe('{"audio":{"data":"","data":"QUJD"}}');
  });

  test.each([
    ['{"audio":{"data":5 "QUJD"', true],
    ['{"audio":{"data":{}"QUJD"', true],
    ['{"audio":{"data" {}"QUJD"', true],
    ['{"audio":{"data":[],"mime" {}"QUJD"', false],
    ['{"audio":{"mime":"""""QUJD"', false],
    ['{"audio":{"data"}"QUJD"', false],
    ['{"audio":{"data":5},"x":{"QUJD":"QUJD"', false],
    ['{"audio":{"data":5}{}"QUJD"', false],
    ['{"audio":{"data":5},"audio":["QUJD"', false],
    ['{"x":{"data":""},"audio":{"mime":"","data":"QUJD"', true],
  ])('knows it in what is no JSON too, by the keys last read: %s', (body, isThere) => {
    for (const sizes of [[1], [KB]]) expect(scan(body, sizes).found !== undefined).toBe(isThere);
  });

  test.each(['{"audio":{"k":', '{"x":{"k":', '{"audio":{', '{"audio":["k",'])(
    'does not read its keys again for every string: %s',
    (head) => {
      const parse = vi.spyOn(JSON, 'parse');
      try {
        expect(scan(head + '""'.repeat(5000)).excess).toBeUndefined();
        expect(parse.mock.calls.length).toBeLessThan(10);
      } finally {
        parse.mockRestore();
      }
    },
  );

  test.each<[string, string, Excess]>([
    ['text', `{"transcript":"${'x'.repeat(17 * KB)}`, { of: 'text', field: 'transcript' }],
    ['blanks', `{"a":1${' '.repeat(17 * KB)}`, { of: 'text', field: 'a' }],
    ['bytes that are not JSON', '\0'.repeat(17 * KB), { of: 'text', field: undefined }],
    ['a recording that is none', sent(`!${'A'.repeat(17 * KB)}`), { of: 'recording', field: 'audio' }],
    ['values', `{"x":[${'0,'.repeat(1001)}`, { of: 'values', field: 'x' }],
    ['empty lists', `[${'[],'.repeat(1001)}`, { of: 'values', field: undefined }],
    ['keys', `{${Array.from({ length: 101 }, (_, i) => `"k${i}":0`)}}`, { of: 'keys', field: 'k100' }],
    ['depth', `{"m":${'['.repeat(66)}`, { of: 'depth', field: 'm' }],
  ])('stops at too much of it: %s', (_, body, excess) => {
    for (const sizes of [[1], [13], [64 * KB]]) expect(scan(body, sizes).excess).toEqual(excess);
  });

  test('a recording counts for nothing beside its own limit', () => {
    expect(scan(sent(`${'\\u0020'.repeat(20 * KB)}QUJD`)).excess).toBeUndefined();
  });
});
