import { describe, expect, it } from 'vitest';
import { anyLanguage, type Spoken } from '../../src/transcription/language/language.ts';
import { type Beam, beamSearch, END, type Row, START } from '../../src/transcription/moonshine/beam.ts';
import { VOCABULARY } from '../../src/transcription/moonshine/models.ts';
import { tokensOf } from '../../src/transcription/moonshine/tokens.ts';
import { type Lean, leanTowards, phraseTree } from '../../src/transcription/vocabulary/phrase-tree.ts';

/** How likely which token follows a run of tokens; what is not said ends there. */
type Language = Record<string, Record<number, number>>;

/** Speaks as the step model does: a row knows its past only through the row of the step before that it continues. */
function speaker(languages: Language[]) {
  let past = languages.map((): number[] => []);
  const steps: Row[][] = [];
  const step = async (rows: Row[]) => {
    steps.push(rows);
    past = rows.map(({ parent, token }) => [...(past[parent] as number[]), token]);
    const scores = new Float32Array(rows.length * VOCABULARY).fill(-30);
    for (const [row, { piece }] of rows.entries()) {
      const said = past[row]?.slice(1).join(' ') ?? '';
      for (const [token, likely] of Object.entries(languages[piece]?.[said] ?? { [END]: 1 })) {
        scores[row * VOCABULARY + Number(token)] = Math.log(likely);
      }
    }
    return scores;
  };
  return { step, steps };
}

const open = (count: number, limit = 40) => Array.from({ length: count }, () => ({ limit, bias: undefined }));
const WIDE: Beam = { width: 2, margin: 3 };

/** 10 looks better than 20 at first, but nothing likely follows it. */
const GARDEN_PATH: Language = {
  '': { 10: 0.6, 20: 0.4 },
  '10': { 11: 0.3, 12: 0.3, 13: 0.2, 14: 0.2 },
  '20': { 21: 0.95, 22: 0.05 },
};

describe('the beam', () => {
  it('finds a path whose first token is second-best', async () => {
    const [heard] = await beamSearch(open(1), WIDE, speaker([GARDEN_PATH]).step);
    expect(heard?.tokens).toEqual([20, 21]);
    expect(heard?.certainty).toBeCloseTo(Math.log(0.4 * 0.95) / 3, 4);
  });

  it('takes the best token at every step when it is one wide', async () => {
    const { step, steps } = speaker([GARDEN_PATH]);
    const [heard] = await beamSearch(open(1), { width: 1, margin: 3 }, step);
    expect(heard?.tokens).toEqual([10, 11]);
    expect(steps.map((rows) => rows.length)).toEqual([1, 1, 1]);
  });

  it('gives up at once what falls far behind', async () => {
    const { step, steps } = speaker([{ '': { 10: 0.97, 20: 0.03 }, 10: { 11: 1 } }]);
    await beamSearch(open(1), { width: 2, margin: 1.5 }, step);
    expect(steps.map((rows) => rows.length)).toEqual([1, 1, 1]);
  });

  it('compares what came to its end by the score for each token', async () => {
    const languages = [{ '': { [END]: 0.5, 10: 0.4 }, 10: { 11: 1 }, '10 11': { 12: 1 } }];
    const [heard] = await beamSearch(open(1), WIDE, speaker(languages).step);
    expect(heard?.tokens).toEqual([10, 11, 12]);
  });

  it('keeps pieces apart while their rows branch, change places and end', async () => {
    const short: Language = { '': { 30: 1 }, 30: { 31: 1 } };
    const long: Language = {
      '': { 40: 0.5, 50: 0.45 },
      '40': { 41: 0.4, 42: 0.35 },
      '50': { 51: 0.9 },
      '50 51': { 52: 0.5, 53: 0.45 },
      '50 51 52': { 54: 1 },
      '50 51 53': { 55: 0.3, 56: 0.3 },
    };
    const languages = [long, short, GARDEN_PATH, { '': { [END]: 1 } }, long];
    const { step, steps } = speaker(languages);
    const together = await beamSearch(open(languages.length), WIDE, step);
    const alone = await Promise.all(
      languages.map(async (language) => (await beamSearch(open(1), WIDE, speaker([language]).step))[0]),
    );
    expect(together).toEqual(alone);
    expect(together.map(({ tokens }) => tokens)).toEqual([[50, 51, 52, 54], [30, 31], [20, 21], [], [50, 51, 52, 54]]);
    expect(steps[0]?.map(({ token }) => token)).toEqual(languages.map(() => START));
    // The empty piece ends with the first step and is in none after it.
    expect(
      steps
        .slice(1)
        .flat()
        .some(({ piece }) => piece === 3),
    ).toBe(false);
    expect(steps.at(-1)?.every(({ piece }) => piece === 0 || piece === 4)).toBe(true);
  });

  it('stops at the limit and where the model repeats itself', async () => {
    const endless: Language = new Proxy({}, { get: () => ({ 10: 0.9, 11: 0.1 }) });
    const [limited] = await beamSearch(open(1, 4), WIDE, speaker([endless]).step);
    expect(limited?.tokens).toHaveLength(4);
    const [repeating] = await beamSearch(open(1), { width: 1, margin: 0 }, speaker([endless]).step);
    expect(repeating?.tokens).toEqual([10]);
  });

  it('prefers what came to its end to what had to be stopped', async () => {
    const languages: Language = new Proxy(
      { '': { 10: 0.6, 20: 0.4 }, 20: { [END]: 1 } },
      { get: (said, key) => Reflect.get(said, key) ?? { 10: 1 } },
    );
    const [heard] = await beamSearch(open(1), WIDE, speaker([languages]).step);
    expect(heard?.tokens).toEqual([20]);
  });
});

describe('the beam and the lean', () => {
  const lean: Lean = { start: 1, second: 1.5, further: 2 };
  const bias = leanTowards([[phraseTree(['salvage and overhaul']), lean]]);
  const [salvage = 0, and = 0, ...overhaul] = tokensOf('salvage and overhaul');
  const other = 9999;
  const start = [{ limit: 40, bias }];

  it('lets a phrase win that the model held for less likely', async () => {
    const language: Language = { '': { [other]: 0.7, [salvage]: 0.3 }, [other]: { [and]: 1 }, [salvage]: { [and]: 1 } };
    let said = `${salvage} ${and}`;
    for (const token of overhaul) {
      language[said] = { [token]: 1 };
      said += ` ${token}`;
    }
    const [heard] = await beamSearch(start, WIDE, speaker([language]).step);
    expect(heard?.tokens).toEqual([salvage, and, ...overhaul]);
    expect(heard?.certainty).toBeCloseTo(Math.log(0.3) / (3 + overhaul.length), 4);
  });

  it('does not let a phrase win that is left half said', async () => {
    const language: Language = { '': { [other]: 0.7, [salvage]: 0.3 } };
    for (const first of [other, salvage]) {
      language[first] = { [and]: 1 };
      language[`${first} ${and}`] = { 7777: 1 };
    }
    const [heard] = await beamSearch(start, WIDE, speaker([language]).step);
    expect(heard?.tokens).toEqual([other, and, 7777]);
  });
});

describe('the beam and the language', () => {
  /** Says at any point that one token goes with what was said, and all others do not. */
  const likes = (liked: number, by: number): Spoken => ({
    fits: (token) => (token === liked ? 0 : -by),
    after: () => likes(liked, by),
  });
  const hear = async (language: Language, spoken: Spoken) => {
    const bias = leanTowards([], spoken);
    return (await beamSearch([{ limit: 40, bias }], WIDE, speaker([language]).step))[0];
  };

  it('decides where the model hesitates, and says how likely the model itself held it', async () => {
    const hesitating = { '': { 10: 0.55, 20: 0.45 } };
    expect((await hear(hesitating, anyLanguage))?.tokens).toEqual([10]);
    const heard = await hear(hesitating, likes(20, 1));
    expect(heard?.tokens).toEqual([20]);
    expect(heard?.certainty).toBeCloseTo(Math.log(0.45) / 2, 4);
  });

  it('finds a token that is not among the two likeliest', async () => {
    const heard = await hear({ '': { 10: 0.4, 20: 0.35, 30: 0.25 } }, likes(30, 2));
    expect(heard?.tokens).toEqual([30]);
  });

  it('takes nothing from what the model is sure of, however odd and long it is', async () => {
    const tokens = [11, 12, 13, 14, 15, 16, 17, 18];
    const sure: Language = {};
    for (const [at, token] of tokens.entries()) sure[tokens.slice(0, at).join(' ')] = { [token]: 0.99, [END]: 0.01 };
    expect((await hear(sure, likes(99, 5)))?.tokens).toEqual(tokens);
  });
});
