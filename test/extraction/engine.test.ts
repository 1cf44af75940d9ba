import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractByRules } from '../../src/extraction/rules-engine.ts';
import { assemble } from '../../src/neris/assemble.ts';
import { checkDraft } from '../../src/neris/check.ts';
import type { Filled } from '../../src/neris/report.ts';

const department = { neris_id: 'FD24031901', name: 'Montgomery County', city: 'Gaithersburg', state: 'MD' };
const receivedAt = new Date('2026-03-14T20:00:00Z');
const extract = (transcript: string) => extractByRules({ transcript, department, receivedAt });

const folder = new URL('../../eval/narrations/', import.meta.url);
const narrations: { id: string; transcript: string }[] = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'))
      .map((line) => JSON.parse(line))
  : [];

// Thousands of accounts are read here; how fast that goes is measured in bench/, not judged by a busy machine's clock.
describe('nothing is guessed', { timeout: 600_000 }, () => {
  test('there are narrations to try it on', () => {
    expect(narrations.length).toBeGreaterThan(40);
  });

  test('every value shows the words it came from, as they stand in the transcript, or a named inference', () => {
    const wrong: string[] = [];
    for (const { id, transcript } of narrations) {
      for (const { path, sources } of extract(transcript).filled) {
        const shown = sources.every((source) =>
          'words' in source
            ? transcript.slice(source.start, source.end) === source.words
            : source.inference !== undefined,
        );
        if (sources.length === 0 || !shown) wrong.push(`${id} ${path}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('without the words the value is gone, or rests on others', () => {
    const wrong: string[] = [];
    for (const { id, transcript } of narrations.filter((_, i) => i % 4 === 0)) {
      // Values that came from the same words are asked of together.
      const byRest = new Map<string, Filled[]>();
      for (const value of extract(transcript).filled.filter(isSaid)) {
        const rest = without(transcript, value);
        byRest.set(rest, [...(byRest.get(rest) ?? []), value]);
      }
      for (const [rest, values] of byRest) {
        const left = new Map(extract(rest).filled.map((each) => [each.path, each]));
        for (const { path, value } of values) {
          const kept = left.get(path);
          const same = kept && JSON.stringify(kept.value) === JSON.stringify(value);
          // What was blanked out cannot be what the value still rests on.
          const blank = same && kept.sources.some((source) => 'words' in source && source.words.trim() === '');
          if (blank) wrong.push(`${id} ${path}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** The narrative is the whole account: without its words there is nothing left to extract from. */
function isSaid({ path, sources }: Filled): boolean {
  return !path.endsWith('narrative') && sources.every((source) => 'words' in source);
}

function without(transcript: string, { sources }: Filled): string {
  let text = transcript;
  for (const source of sources) {
    if ('words' in source)
      text = text.slice(0, source.start) + ' '.repeat(source.end - source.start) + text.slice(source.end);
  }
  return text;
}

describe('any text at all', () => {
  const words = fc.constantFrom(
    ...'engine 41 medic twelve on scene at fourteen thirty two no not fire smoke we cleared . , patient refused 123 main street last week if tanker shuttle hydrant oh one hundred north unit all 🔥 é'.split(
      ' ',
    ),
  );

  test('gives a draft-valid draft, twice the same', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 120 }).map((list) => list.join(' ')),
        ),
        (transcript) => {
          const once = assemble(extract(transcript));
          expect(checkDraft(once.neris)).toEqual([]);
          expect(JSON.stringify(assemble(extract(transcript)).neris)).toBe(JSON.stringify(once.neris));
          expect(once.svc_report.dropped).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  test.each([
    ['one word', 'fire '],
    ['one letter', 'a'],
    ['no spaces', 'enginefouronscene'],
    ['digits', '1 2 '],
    ['emoji', '🔥'],
    ['units', 'engine 4 on scene at 1432 '],
    ['denials', 'no '],
  ])('50,000 characters of %s are read to the end', (_, piece) => {
    const transcript = piece.repeat(Math.ceil(50_000 / piece.length)).slice(0, 50_000);
    expect(extract(transcript).filled.length).toBeGreaterThan(0);
  });
});
