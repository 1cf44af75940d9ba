import { expect, test } from 'vitest';
import { loadReader } from '../../../src/extraction/draft.ts';

const DEPARTMENT = { neris_id: 'FD24031901', name: null, city: 'Gaithersburg', state: 'MD' };

// Where nothing separates words, every claim's words were the whole text: an answer of 5 MB, in three times the time.
test('words glued together are not given again and again with every value', async () => {
  const read = await loadReader(1);
  const transcript = "structure'fire'a'b'".repeat(420);
  const { filled } = await read({ transcript, department: DEPARTMENT, receivedAt: new Date('2026-03-14T23:00:00Z') });
  // The narrative is made of everything.
  const told = filled.filter(({ path }) => !path.endsWith('narrative'));
  expect(told.length).toBeGreaterThan(2);
  for (const { path, sources } of told) {
    const words = sources.reduce((sum, source) => sum + ('words' in source ? source.words.length : 0), 0);
    expect(words, path).toBeLessThan(2 * transcript.length);
  }
});
