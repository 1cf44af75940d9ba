import { VOCABULARY } from './models.ts';
import { runsAway } from './runaway.ts';

export const START = 1;
export const END = 2;

/** Where one hypothesis stands in the phrases it is leant towards. Never changed: hypotheses share their beginnings. */
export interface Bias {
  /** What the phrases that were said to their end have earned. */
  readonly given: number;
  /** By how much which tokens are raised now. What a phrase was raised by is lost when it is left half said. */
  raise(): ReadonlyMap<number, number>;
  /** How well a token goes with what was said before it; only differences count. */
  fits(token: number): number;
  after(token: number): Bias;
}

export interface Beam {
  /** Hypotheses of a piece followed at once; 1 always takes the best token. */
  width: number;
  /** A hypothesis this far behind the best of its piece, in score, is given up. */
  margin: number;
}

/** One hypothesis to be continued: its last token, and which row of the step before it continues. */
export interface Row {
  piece: number;
  token: number;
  parent: number;
}

/** Scores of all tokens for every row, one after the other. */
export type Step = (rows: Row[]) => Promise<Float32Array>;

export interface Heard {
  tokens: number[];
  /** The mean logarithm of how likely the model held its tokens: near 0 it was sure, below -1 it guessed. */
  certainty: number;
  /** How undecided the model was about each token: the entropy of its choice, 0 where it saw only one. */
  doubts: number[];
}

interface Hypothesis {
  tokens: number[];
  doubts: number[];
  /** Without the lean: how likely the model itself held the tokens. */
  likelihood: number;
  /** How much better than others its tokens went with what was said before them, wherever the model hesitated. */
  fit: number;
  /** With both leans, that of a phrase half said included: what hypotheses of the same length are compared by. */
  score: number;
  bias: Bias | undefined;
  /** Its row in the last step. */
  row: number;
}

interface Search {
  limit: number;
  open: Hypothesis[];
  ended: Hypothesis[];
  /** Stopped because they ran away or grew too long; only taken when nothing came to its end. */
  cut: Hypothesis[];
}

/** Finds what was said in several pieces, one token of every hypothesis at each step. */
export async function beamSearch(
  pieces: readonly { limit: number; bias: Bias | undefined }[],
  beam: Beam,
  step: Step,
): Promise<Heard[]> {
  const searches = pieces.map(({ limit, bias }, row): Search => {
    return {
      limit,
      open: [{ tokens: [], doubts: [], likelihood: 0, fit: 0, score: 0, bias, row }],
      ended: [],
      cut: [],
    };
  });
  for (;;) {
    const rows = searches.flatMap(({ open }, piece) => open.map((hypothesis) => ({ piece, hypothesis })));
    if (rows.length === 0) return searches.map(best);
    const scores = await step(
      rows.map(({ piece, hypothesis: { tokens, row } }) => ({ piece, token: tokens.at(-1) ?? START, parent: row })),
    );
    for (const [row, { hypothesis }] of rows.entries()) hypothesis.row = row;
    for (const search of searches) advance(search, scores, beam);
  }
}

interface Candidate {
  from: Hypothesis;
  token: number;
  likelihood: number;
  fit: number;
  score: number;
  doubt: number;
}

function advance(search: Search, scores: Float32Array, { width, margin }: Beam): void {
  const candidates = search.open
    .flatMap((hypothesis) => candidatesOf(hypothesis, scores, width))
    // Of equals the first stays first, so that the same audio always gives the same text.
    .sort((a, b) => b.score - a.score);
  const top = Math.max(candidates[0]?.score ?? 0, ...search.ended.map(({ score }) => score));
  search.open = [];
  for (const candidate of candidates) {
    // What has come to its end keeps its place among the few.
    if (search.open.length + search.ended.length + search.cut.length >= width) break;
    if (candidate.score < top - margin) break;
    const { from, token, likelihood, fit, score, doubt } = candidate;
    if (token === END) {
      search.ended.push({ ...from, likelihood, score });
      continue;
    }
    const tokens = [...from.tokens, token];
    const doubts = [...from.doubts, doubt];
    const following = { tokens, doubts, likelihood, fit, score, bias: from.bias?.after(token), row: from.row };
    if (runsAway(tokens) || tokens.length >= search.limit) search.cut.push(following);
    else search.open.push(following);
  }
}

/** Of so many tokens that the model holds likeliest, the bias may choose another. */
const CONSIDERED = 8;

/** As many of the best continuations as could stay. */
function candidatesOf(from: Hypothesis, allScores: Float32Array, count: number): Candidate[] {
  const scores = allScores.subarray(from.row * VOCABULARY, (from.row + 1) * VOCABULARY);
  const { bias } = from;
  const tokens = highest(scores, bias ? Math.max(count, CONSIDERED) : count);
  const { total, doubt } = weigh(scores, scores[tokens[0] as number] as number);
  const raised = bias?.raise();
  const given = bias?.given ?? 0;
  const usual = bias ? meanFit(bias, tokens, scores, total) : 0;
  const candidate = (token: number): Candidate => {
    const likelihood = from.likelihood + (scores[token] as number) - total;
    // The end of a piece is no word: pieces end wherever somebody drew breath.
    const fit = from.fit + (bias && token !== END ? bias.fits(token) - usual : 0);
    return { from, token, likelihood, fit, score: likelihood + fit + given + (raised?.get(token) ?? 0), doubt };
  };
  const found = tokens.map(candidate);
  const least = scores[tokens.at(-1) as number] as number;
  for (const [token, by] of raised ?? []) {
    if ((scores[token] as number) + by <= least || tokens.includes(token)) continue;
    found.push(candidate(token));
  }
  return found.sort((a, b) => b.score - a.score).slice(0, count);
}

/**
 * What tokens are measured against: how well those the model considers go with what was said, each as far as it is
 * considered. So where the model is sure of one, nothing is won or lost, however odd it is to say that.
 */
function meanFit(bias: Bias, tokens: readonly number[], scores: Float32Array, total: number): number {
  let [weights, fits] = [0, 0];
  for (const token of tokens) {
    if (token === END) continue;
    const weight = Math.exp((scores[token] as number) - total);
    weights += weight;
    fits += weight * bias.fits(token);
  }
  return weights > 0 ? fits / weights : 0;
}

/** The tokens with the highest scores, best first. */
function highest(scores: Float32Array, count: number): number[] {
  const tokens: number[] = [];
  let least = -Infinity;
  for (let token = 0; token < VOCABULARY; token++) {
    const score = scores[token] as number;
    if (score <= least) continue;
    let at = tokens.length;
    while (at > 0 && (scores[tokens[at - 1] as number] as number) < score) at--;
    tokens.splice(at, 0, token);
    if (tokens.length > count) tokens.pop();
    if (tokens.length === count) least = scores[tokens[count - 1] as number] as number;
  }
  return tokens;
}

/** The logarithm of all scores' sum, which makes likelihoods of them, and their entropy. */
function weigh(scores: Float32Array, best: number): { total: number; doubt: number } {
  let sum = 0;
  let belowBest = 0;
  for (let token = 0; token < VOCABULARY; token++) {
    const below = (scores[token] as number) - best;
    if (below <= -12) continue;
    const share = Math.exp(below);
    sum += share;
    belowBest += share * below;
  }
  return { total: best + Math.log(sum), doubt: Math.log(sum) - belowBest / sum };
}

/** The best by its score for each token, since every token more costs some. */
function best({ ended, cut }: Search): Heard {
  const [first = { tokens: [], doubts: [], likelihood: 0 }] = (ended.length > 0 ? ended : cut).toSorted(
    (a, b) => b.score / (b.tokens.length + 1) - a.score / (a.tokens.length + 1),
  );
  const { tokens, doubts, likelihood } = first;
  // What was repeated was taken off the tokens.
  return { tokens, doubts: doubts.slice(0, tokens.length), certainty: likelihood / (tokens.length + 1) };
}
