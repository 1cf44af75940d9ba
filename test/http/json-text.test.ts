import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type Json, parseJson } from '../../src/http/body/json-text.ts';

// JSON as nobody writes it: blanks anywhere, letters in every spelling, numbers that are not as JavaScript writes them.
const blanks = fc.constantFrom('', '', ' ', '\t', '\r\n  ');
const spaced = (text: fc.Arbitrary<string>) => fc.tuple(blanks, text, blanks).map((parts) => parts.join(''));
const plain = fc.constantFrom(...'x/ ,:{]é🚒\u007f\u0085\u00a0\u2028\u2029\ufeff\uffff');
const short = fc.constantFrom(...'"\\/bfnrt').map((letter) => `\\${letter}`);
const code = fc.oneof(fc.integer({ min: 1, max: 0x7f }), fc.integer({ min: 0x80, max: 0xd7ff }), fc.constant(0xfffe));
const spelled = fc.tuple(code, fc.boolean()).map(([one, upper]) => {
  const digits = one.toString(16).padStart(4, '0');
  return `\\u${upper ? digits.toUpperCase() : digits}`;
});
const letters = fc.array(fc.oneof(plain, short, spelled, fc.constant('\\ud83d\\uDE92')), { maxLength: 6 });
const times = fc.constantFrom(1, 1, 1, 1, 90, 400);
const string = fc.tuple(letters, times).map(([some, n]) => `"${some.join('').repeat(n)}"`);
const scalar = fc.constantFrom('0', '-0', '1.10', '1E2', '9007199254740993', 'true', 'null');
const members = (value: fc.Arbitrary<string>) =>
  fc.uniqueArray(fc.tuple(spaced(string), spaced(value)), { maxLength: 4, selector: ([key]) => JSON.parse(key) });
const { value: anyValue } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    string,
    scalar,
    fc.array(spaced(tie('value')), { maxLength: 4 }).map((items) => `[${items}]`),
    members(tie('value')).map((all) => `{${all.map((one) => one.join(':'))}}`),
  ),
}));

/** Compact JSON, string by string as the parser reads and writes them. */
const compacted = (text: string) =>
  text.replace(/"(?:[^"\\]|\\.)*"|\s+/g, (part) => (part.startsWith('"') ? JSON.stringify(JSON.parse(part)) : ''));

describe('JSON is taken as it is meant, or named as bent', () => {
  test.each([
    ['a key given twice', '{"a":1,"a":2}', ['a']],
    ['a key given twice in other letters', '{"a":1,"\\u0061":2}', ['a']],
    ['a key given twice inside', '{"m":{"x":[{"k":1},{"k":1,"k":2}]}}', ['m', 'x', 1, 'k']],
    ['a number too large', '{"n":1e999}', ['n']],
    ['half a surrogate pair', '{"s":"\\ud83d"}', ['s']],
    ['half a surrogate pair in a key', '{"m":{"\\ud83d":1}}', ['m']],
    ['a NUL character', '{"s":"a\\u0000b"}', ['s']],
    ['__proto__', '{"m":{"__proto__":{"x":1}}}', ['m', '__proto__']],
    ['not JSON', '{"a":', []],
    ['two values', '{} {}', []],
  ])('%s', (_, text, path) => {
    expect(parseJson(text)).toMatchObject({ path });
  });

  test('nesting deeper than 64 levels, however deep, is refused without exhausting the stack', () => {
    for (const depth of [65, 100_000]) {
      const text = `{"m":${'['.repeat(depth)}${']'.repeat(depth)}}`;
      expect(parseJson(text)).toMatchObject({ message: expect.stringContaining('nested') });
    }
    expect(parseJson(`${'['.repeat(64)}${']'.repeat(64)}`)).toHaveProperty('value');
  });

  test('the same key in different objects is no duplicate', () => {
    expect(parseJson('{"a":{"k":1},"b":{"k":[{"k":1},{"k":2}]},"k":"\\"k\\":"}')).toHaveProperty('value');
  });

  test('every value that JSON can write comes back as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!text.includes('__proto__') && !text.includes('\\u0000'));
        expect((parseJson(text) as Json).value).toEqual(JSON.parse(text));
        expect((parseJson(JSON.stringify(value, null, 2)) as Json).text()).toBe(text);
      }),
    );
  });

  test('the text of a member is what was sent, number by number, without blanks and needless escapes', () => {
    const sent = '\n{ "a" : 1.10,\t"b\\u0022" :{"n": [ 9007199254740993 ,-0, 1E2 ], "s":" \\u0041\\n, }" } , "c":{} }';
    const { text } = parseJson(sent) as Json;
    expect(text('a')).toBe('1.10');
    expect(text('b"')).toBe('{"n":[9007199254740993,-0,1E2],"s":" A\\n, }"}');
    expect(text('c')).toBe('{}');
    expect(text('n')).toBeUndefined();
    expect(text()).toBe('{"a":1.10,"b\\"":{"n":[9007199254740993,-0,1E2],"s":" A\\n, }"},"c":{}}');
    for (const other of ['[{"a":1}]', '7', '{}', '"a"']) expect((parseJson(other) as Json).text('a')).toBeUndefined();
  });

  test('however it is written, the text is byte for byte what the parser would make of each string', () => {
    fc.assert(
      fc.property(spaced(anyValue), members(anyValue), (other, all) => {
        expect((parseJson(other) as Json).text()).toBe(compacted(other));
        const sent = `{${all.map((one) => one.join(':'))}}`;
        const { text } = parseJson(sent) as Json;
        expect(text()).toBe(compacted(sent));
        for (const [key, value] of all) expect(text(JSON.parse(key))).toBe(compacted(value));
      }),
      { numRuns: 500 },
    );
  });

  test.each(['""', '"x"', '"\\/"', '"\\u0041"'])('strings in any number are not parsed one by one: %s', (one) => {
    const sent = `{"a":[${Array(10_000).fill(one)}]}`;
    const parse = vi.spyOn(JSON, 'parse');
    try {
      const { text } = parseJson(sent) as Json;
      expect(text()).toBe(`{"a":${text('a')}}`);
      expect(parse.mock.calls.length).toBeLessThan(10);
    } finally {
      parse.mockRestore();
    }
  });

  test('a 30 MB string is jumped over, escaped slashes included', () => {
    const data = 'QUJD\\/'.repeat(5_000_000);
    expect(parseJson(`{"audio":{"data":"${data}"},"audio":1}`)).toMatchObject({ path: ['audio'] });
  });
});
