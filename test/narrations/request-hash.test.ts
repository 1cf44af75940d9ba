import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withSortedKeys } from '../../src/narrations/request-hash.ts';
import { readSettings } from '../../src/settings.ts';
import { loadSecrets } from '../../src/storage/secrets/secrets.ts';

test('sorted keys are the same for every order of them, and nothing else changes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const sorted = withSortedKeys(JSON.stringify(value));
      expect(JSON.parse(sorted)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(withSortedKeys(JSON.stringify(backwards(value)))).toBe(sorted);
    }),
  );
});

test.each([
  ['{"b":1,"a":2}', '{"a":2,"b":1}'],
  ['{"10":1,"9":1,"a":1}', '{"10":1,"9":1,"a":1}'],
  [
    '{"b":[{"d":-1.50e+10,"c":"-1.50e+10"}],"a":9007199254740993}',
    '{"a":9007199254740993,"b":[{"c":"-1.50e+10","d":-1.50e+10}]}',
  ],
  ['{"n1":"s\\"1","s":[true,null,false,{}]}', '{"n1":"s\\"1","s":[true,null,false,{}]}'],
])('%s becomes %s', (json, sorted) => {
  expect(withSortedKeys(json)).toBe(sorted);
});

test('the hash of a large recording is made in many turns of the event loop, and of all its bytes', async () => {
  const secrets = await loadSecrets(readSettings({ SVC_SECRET: 'a'.repeat(64) }));
  const recording = Buffer.alloc(25_000_000, 7);
  const hashed = secrets.hashRequest('about', recording);
  let turns = 0;
  const count = setInterval(() => turns++, 0);
  const [first] = await hashed;
  clearInterval(count);
  expect(turns).toBeGreaterThan(5);
  recording[recording.length - 1] = 8;
  expect((await secrets.hashRequest('about', recording))[0]).not.toBe(first);
});

function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, member]): [string, unknown] => [key, backwards(member)]);
  return Object.fromEntries(entries.reverse());
}
