import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadReader, type ReadAccount } from '../../../src/extraction/draft.ts';
import { failuresOf, phrasingsOf } from './families.ts';

const FAMILIES = readdirSync(new URL('./', import.meta.url))
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.slice(0, -'.txt'.length));
let read: ReadAccount;
beforeAll(async () => {
  read = await loadReader(2);
});

describe.each(FAMILIES)('%s', (family) => {
  const phrasings = phrasingsOf(family);

  test('has at least forty phrasings', () => {
    expect(phrasings.length).toBeGreaterThanOrEqual(40);
  });

  const held = phrasings.filter(({ holds }) => holds);

  test(`${held.length} of ${phrasings.length} phrasings are drafted by the guide, all but those marked`, async () => {
    const failed: string[] = [];
    for (const phrasing of held) {
      const failures = await failuresOf(read, phrasing);
      if (failures.length > 0) failed.push(`${phrasing.words}\n    ${failures.join('; ')}`);
    }
    expect(failed).toEqual([]);
  }, 120_000);
});
