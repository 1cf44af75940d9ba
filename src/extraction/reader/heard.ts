import type { Words } from '../../neris/words.ts';
import type { Span } from '../text/mentions.ts';
import {
  ALSO_SAID,
  CARRIES,
  FEW_PIECES,
  HARDLY_SAID,
  LEAST_INCIDENT,
  SURELY_IN_FEW_WORDS,
  SURELY_INCIDENT,
  WHOLE,
} from '../tuned.ts';
import type { Columns, Encoded } from './encoder.ts';
import { thresholdOf } from './thresholds.ts';

/** "This is stated, as a fact of this incident, in these words." */
export interface Claim extends Span {
  field: string;
  code: string;
  strength: number;
}

/** What the reader understood of an account. */
export interface Heard {
  transcript: string;
  /** The claims of a field, in the order they were made; `least` is how sure the reader must be of one. */
  claims(field: string, least?: number): Claim[];
  /** Whether the text is drafted as an account of an incident of this department: unless it plainly is none. */
  isIncident: boolean;
  /** It is drafted, and may be none. */
  isDoubtful?: boolean;
  /** How far a label is meant of a stretch: whether a time is that of an arrival, a unit one that responded. */
  role(span: Span, label: string): number;
  /** How far a mention belongs to another: a time to a unit; or two statements to one patient or exposure. */
  belongs(relation: Relation, asked: Span, answered: Span): number;
  /** What a stretch is if it is no fact of this incident: denied, feared, an earlier call …, if the reader is at least so sure. */
  scopeOf(span: Span, least?: number): string;
  /** The stretches that speak of something else: an earlier call, another department's. */
  stretches(scopes: readonly string[]): Span[];
  sourceOf(span: Span): Words;
  /** Where the account says the same as a claim, if less clearly: without the claim's own words these might still tell it. */
  alsoSaid(claim: Claim): Span[];
}

export type Relation = 'unit' | 'subject';
const RELATIONS: readonly Relation[] = ['unit', 'subject'];

const MOST_ALSO = 20;

export function heardOf(transcript: string, encoded: Encoded, columns: Columns): Heard {
  const { pieces, concept, scope } = encoded;
  const weighed = withTheWhole(encoded, columns);
  const rowOf = (rows: Float32Array, label: number) =>
    rows.subarray(label * pieces.length, (label + 1) * pieces.length);
  const column = new Map(columns.concepts.map((name, i) => [name, i]));
  const fields = new Map<string, number[]>();
  columns.concepts.forEach((name, i) => {
    const field = name.split('=')[0] ?? name;
    fields.set(field, [...(fields.get(field) ?? []), i]);
  });

  const peaks = columns.concepts.map((_, label) => highest(rowOf(weighed, label)));

  const incident = encoded.whole[column.get('incident') ?? 0] ?? 0;
  const surely = pieces.length < FEW_PIECES ? SURELY_IN_FEW_WORDS : SURELY_INCIDENT;

  const piecesIn = ({ start, end }: Span): number[] => {
    const inside: number[] = [];
    for (let i = firstEndingAfter(pieces, start); i < pieces.length && (pieces[i]?.start ?? end) < end; i++)
      inside.push(i);
    return inside;
  };

  const goesOn = (i: number) => {
    const { start = 0 } = pieces[i] ?? {};
    return start > 0 && start === pieces[i - 1]?.end && IN_A_WORD.test(transcript.slice(start - 1, start + 1));
  };
  /** The pieces of the word that a piece is part of. */
  const wordOf = (piece: number) => {
    let [from, to] = [piece, piece + 1];
    while (from > piece - LONGEST_WORD && goesOn(from)) from--;
    while (to < piece + LONGEST_WORD && goesOn(to)) to++;
    return { from, to };
  };

  const claimsIn = (label: number, least: number): Claim[] => {
    if ((peaks[label] ?? 0) < least) return [];
    const [field = '', code = ''] = (columns.concepts[label] ?? '').split('=');
    const [sure, said] = [rowOf(weighed, label), rowOf(concept, label)];
    const found: Claim[] = [];
    for (let i = 0; i < pieces.length; i++) {
      if (at(sure, i) < least) continue;
      let peak = i;
      while (i + 1 < pieces.length && at(sure, i + 1) >= least) if (at(said, ++i) > at(said, peak)) peak = i;
      const carries = CARRIES * at(said, peak);
      let [from, to] = [peak, peak + 1];
      while (from > 0 && strongest(from - 1) > carries) from = wordOf(from - 1).from;
      while (to < pieces.length && strongest(to) > carries) to = wordOf(to).to;
      i = Math.max(i, to - 1);
      const words = wholeWords(transcript, pieces[from]?.start ?? 0, pieces[to - 1]?.end ?? 0);
      found.push({ field, code, strength: at(sure, peak), ...words });
    }
    return found;

    /** A word carries as far as its strongest piece: "an-hy-dro-us". */
    function strongest(piece: number): number {
      const { from, to } = wordOf(piece);
      let most = 0;
      for (let i = from; i < to; i++) most = Math.max(most, at(said, i));
      return most;
    }
  };

  const known = new Map<string, number[]>();
  const pooled = (name: 'ask' | 'answer', relation: number, span: Span): number[] => {
    const key = `${name} ${relation} ${span.start} ${span.end}`;
    const rows = encoded[name];
    const size = rows.length / Math.max(1, pieces.length) / RELATIONS.length;
    const made = known.get(key);
    if (made) return made;
    const inside = piecesIn(span);
    const mean = Array.from({ length: size }, (_, k) => {
      let sum = 0;
      for (const i of inside) sum += rows[(i * RELATIONS.length + relation) * size + k] ?? 0;
      return sum / Math.max(1, inside.length);
    });
    known.set(key, mean);
    return mean;
  };

  const scopes = pieces.map((_, i) => {
    const row = scope.subarray(i * columns.scopes.length, (i + 1) * columns.scopes.length);
    return columns.scopes[row.indexOf(Math.max(...row))];
  });
  // What is all plan, question or story is none, however much of an incident it speaks.
  const isIncident = incident >= LEAST_INCIDENT && scopes.includes('fact');

  return {
    transcript,
    isIncident,
    isDoubtful: isIncident && incident < surely,
    claims: (field, least = thresholdOf(field)) =>
      (fields.get(field) ?? [])
        .flatMap((label) => {
          const claims = claimsIn(label, least);
          return claims.length > MOST_CLAIMS ? strongestOf(claims) : claims;
        })
        .sort((a, b) => a.start - b.start || b.strength - a.strength),
    role(span, label) {
      const index = column.get(label);
      if (index === undefined) return 0;
      const said = rowOf(concept, index);
      return Math.max(0, ...piecesIn(span).map((i) => at(said, i)));
    },
    belongs(relation, asked, answered) {
      const kind = RELATIONS.indexOf(relation);
      const [a, b] = [pooled('ask', kind, asked), pooled('answer', kind, answered)];
      let product = 0;
      for (let k = 0; k < a.length; k++) product += (a[k] ?? 0) * (b[k] ?? 0);
      return sigmoid((product / Math.sqrt(a.length)) * 2 + (columns.pairBias[kind] ?? 0));
    },
    scopeOf(span, least = 0) {
      const inside = piecesIn(span);
      const sums = columns.scopes.map((_, k) =>
        inside.reduce((sum, i) => sum + (scope[i * columns.scopes.length + k] ?? 0), 0),
      );
      const most = Math.max(...sums);
      return (most >= least * inside.length ? columns.scopes[sums.indexOf(most)] : undefined) ?? 'fact';
    },
    stretches(wanted) {
      const found: Span[] = [];
      pieces.forEach(({ start, end }, i) => {
        if (!wanted.includes(scopes[i] ?? 'fact')) return;
        const last = found.at(-1);
        if (last && i > 0 && last.end === pieces[i - 1]?.end) last.end = end;
        else found.push({ start, end });
      });
      return found;
    },
    sourceOf: ({ start, end }) => ({ start, end, words: transcript.slice(start, end) }),
    alsoSaid({ field, code }) {
      const label = column.get(code ? `${field}=${code}` : field);
      const found: Span[] = [];
      if (label === undefined) return found;
      const said = rowOf(concept, label);
      pieces.forEach(({ start, end }, i) => {
        if (at(said, i) < ALSO_SAID) return;
        const words = wholeWords(transcript, start, end);
        const last = found.at(-1);
        if (last && words.start <= last.end + 1) last.end = words.end;
        else found.push(words);
      });
      // An article or a pronoun by itself tells nobody anything.
      return found.filter(({ start, end }) => /\p{L}{4}/u.test(transcript.slice(start, end))).slice(0, MOST_ALSO);
    },
  };
}

const IN_A_WORD = /^[\p{L}\p{N}]{2}$/u;
/** In pieces: a longer one is looked at no further, so that a text without blanks costs no more than others. */
const LONGEST_WORD = 12;

/** Nobody states one thing this often; a text that does is not compared with all of itself. */
const MOST_CLAIMS = 50;

function strongestOf(claims: readonly Claim[]): Claim[] {
  return claims.toSorted((a, b) => b.strength - a.strength || a.start - b.start).slice(0, MOST_CLAIMS);
}

/** What kind of incident it was is told by the account as a whole too, not only by the words that name it. */
function withTheWhole({ pieces, concept, whole }: Encoded, { concepts }: Columns): Float32Array {
  const weighed = concept.slice();
  concepts.forEach((name, label) => {
    if (!name.startsWith('type=')) return;
    const told = logit(whole[label] ?? 0);
    for (let i = label * pieces.length; i < (label + 1) * pieces.length; i++) {
      const said = weighed[i] ?? 0;
      if (said > HARDLY_SAID) weighed[i] = sigmoid((1 - WHOLE) * logit(said) + WHOLE * told);
    }
  });
  return weighed;
}

const at = (row: Float32Array, i: number) => row[i] ?? 0;

function highest(row: Float32Array): number {
  let most = 0;
  for (const each of row) if (each > most) most = each;
  return most;
}

const logit = (p: number) => Math.log((p + 1e-9) / (1 - p + 1e-9));
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

function firstEndingAfter(pieces: readonly Span[], place: number): number {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.end ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

function wholeWords(text: string, from: number, to: number): Span {
  let [start, end] = [from, to];
  const [first, last] = [Math.max(0, from - LONGEST_NAMED), Math.min(text.length, to + LONGEST_NAMED)];
  while (start > first && /[\p{L}\p{N}'’]/u.test(text[start - 1] ?? ' ')) start--;
  while (end < last && /[\p{L}\p{N}'’]/u.test(text[end] ?? ' ')) end++;
  return { start, end };
}

/** In characters: a text without blanks is no word, and is not given again with every value that it tells. */
const LONGEST_NAMED = 100;
