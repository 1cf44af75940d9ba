import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';

// The build, as it is served. `ATTACKS=all` takes every narration, some fifteen thousand cases, in an hour or so.
const root = new URL('../../../', import.meta.url);
const load = (path: string) => import(new URL(path, root).href);

interface Attack {
  kind: string;
  gold: { id: string };
  claims: unknown[];
}
interface Outcome {
  invented: string[];
  believed: boolean;
  dropped: number;
}

const ROUNDS = ['round-12', 'round-20', 'round-31', 'round-44'];
const EACH = process.env.ATTACKS === 'all' ? 1 : 4;

describe('a model that lies', () => {
  const outcomes: (Outcome & Attack)[] = [];

  beforeAll(async () => {
    const { attacksOn } = await load('eval/model/attacks.mjs');
    const { withstanding } = await load('eval/model/withstand.mjs');
    const { loadEncoder } = await load('build/extraction/reader/encoder.js');
    const withstand = withstanding(await loadEncoder(1));
    for (const gold of narrations()) {
      // An attack with a text of its own is put last, so that each text is read once.
      const attacks: Attack[] = [...attacksOn(gold, 1)];
      for (const attack of attacks.sort((a, b) => Number('transcript' in a) - Number('transcript' in b)))
        outcomes.push({ ...attack, ...((await withstand(attack)) as Outcome) });
    }
  }, 3_600_000);

  test('is made from the narrations in at least 300 cases of every kind', () => {
    expect(outcomes.length).toBeGreaterThanOrEqual(300);
    const kinds = new Set(outcomes.map(({ kind }) => kind.replace(/:.*/, '')));
    expect([...kinds].sort()).toEqual([
      'a number taken for another',
      'another code for the right words',
      'another code in place of the right one',
      'another role for a time or number',
      'arithmetic in place of words',
      'everything on everything',
      'instructions in the transcript',
      'lies alone',
      'out of scope',
      'swapped units',
      'unsaid value on some words',
      'words that were not said',
    ]);
  });

  test('brings no wrong value into a draft that the reader alone would not have drawn', () => {
    const invented = outcomes.flatMap(({ kind, gold, invented }) =>
      invented.map((each) => `${gold.id} ${kind}: ${each}`),
    );
    expect(invented).toEqual([]);
  });

  test('is believed where it mostly tells the truth, so that its lies met the guard itself', () => {
    const mixed = outcomes.filter(({ kind }) => kind !== 'lies alone' && kind !== 'everything on everything');
    expect(mixed.filter(({ believed }) => believed).length).toBeGreaterThan(mixed.length * 0.9);
    for (const { kind, dropped } of mixed)
      if (kind === 'words that were not said') expect(dropped).toBeGreaterThanOrEqual(3);
  });

  test('is not believed at all where nearly nothing of what it claims was said', () => {
    for (const { kind, believed } of outcomes) if (kind === 'everything on everything') expect(believed).toBe(false);
  });
});

function narrations(): { id: string }[] {
  return ROUNDS.flatMap((round) =>
    readFileSync(new URL(`eval/narrations/${round}.jsonl`, root), 'utf8')
      .split('\n')
      .filter(Boolean)
      .filter((_, i) => i % EACH === 0)
      .map((line) => JSON.parse(line)),
  );
}
