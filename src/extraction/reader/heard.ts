import type { Source } from '../../neris/report.ts';
import type { Columns, Encoded } from './encoder.ts';
import type { Span } from './mentions.ts';
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
  /** How far a label is meant of a stretch: whether a time is that of an arrival, a unit one that responded. */
  role(span: Span, label: string): number;
  /** How far a mention belongs to another: a time to a unit; or two statements to one patient or exposure. */
  belongs(relation: Relation, asked: Span, answered: Span): number;
  /** What a stretch is if it is no fact of this incident: denied, feared, an earlier call … */
  scopeOf(span: Span): string;
  sourceOf(span: Span): Source;
}

export type Relation = 'unit' | 'subject';
const RELATIONS: readonly Relation[] = ['unit', 'subject'];

/** Beside a claim's strongest word, those that carry it too belong to its words. */
const CARRIES = 0.3;

export function heardOf(transcript: string, encoded: Encoded, columns: Columns): Heard {
  const { pieces, scope, ask, answer } = encoded;
  const concept = withTheWhole(encoded, columns);
  const width = columns.concepts.length;
  const column = new Map(columns.concepts.map((name, i) => [name, i]));
  const fields = new Map<string, number[]>();
  columns.concepts.forEach((name, i) => {
    const field = name.split('=')[0] ?? name;
    fields.set(field, [...(fields.get(field) ?? []), i]);
  });

  const piecesIn = ({ start, end }: Span): number[] => {
    const inside: number[] = [];
    for (let i = firstEndingAfter(pieces, start); i < pieces.length && (pieces[i]?.start ?? end) < end; i++)
      inside.push(i);
    return inside;
  };

  const claimsIn = (label: number, least: number): Claim[] => {
    const [field = '', code = ''] = (columns.concepts[label] ?? '').split('=');
    const found: Claim[] = [];
    for (let i = 0; i < pieces.length; i++) {
      if (at(i) < least) continue;
      let [from, to] = [i, i + 1];
      let strength = at(i);
      while (from > 0 && at(from - 1) > CARRIES) from--;
      while (to < pieces.length && at(to) > CARRIES) strength = Math.max(strength, at(to++));
      i = to;
      found.push({
        field,
        code,
        strength,
        ...wholeWords(transcript, pieces[from]?.start ?? 0, pieces[to - 1]?.end ?? 0),
      });
    }
    return found;

    function at(i: number): number {
      return concept[i * width + label] ?? 0;
    }
  };

  const pooled = (rows: Float32Array, relation: number, span: Span): number[] => {
    const size = rows.length / Math.max(1, pieces.length) / RELATIONS.length;
    const inside = piecesIn(span);
    return Array.from({ length: size }, (_, k) => {
      let sum = 0;
      for (const i of inside) sum += rows[(i * RELATIONS.length + relation) * size + k] ?? 0;
      return sum / Math.max(1, inside.length);
    });
  };

  return {
    transcript,
    claims: (field, least = thresholdOf(field)) =>
      (fields.get(field) ?? [])
        .flatMap((label) => claimsIn(label, least))
        .sort((a, b) => a.start - b.start || b.strength - a.strength),
    role(span, label) {
      const index = column.get(label);
      if (index === undefined) return 0;
      return Math.max(0, ...piecesIn(span).map((i) => concept[i * width + index] ?? 0));
    },
    belongs(relation, asked, answered) {
      const kind = RELATIONS.indexOf(relation);
      const [a, b] = [pooled(ask, kind, asked), pooled(answer, kind, answered)];
      const product = a.reduce((sum, each, k) => sum + each * (b[k] ?? 0), 0);
      return sigmoid((product / Math.sqrt(a.length)) * 2 + (columns.pairBias[kind] ?? 0));
    },
    scopeOf(span) {
      const inside = piecesIn(span);
      const sums = columns.scopes.map((_, k) =>
        inside.reduce((sum, i) => sum + (scope[i * columns.scopes.length + k] ?? 0), 0),
      );
      return columns.scopes[sums.indexOf(Math.max(...sums))] ?? 'fact';
    },
    sourceOf: ({ start, end }) => ({ start, end, words: transcript.slice(start, end) }),
  };
}

/** What kind of incident it was is told by the account as a whole too, not only by the words that name it. */
function withTheWhole({ concept, whole }: Encoded, { concepts }: Columns): Float32Array {
  const weighed = concept.slice();
  concepts.forEach((name, label) => {
    if (!name.startsWith('type=')) return;
    const told = logit(whole[label] ?? 0);
    for (let i = label; i < weighed.length; i += concepts.length)
      weighed[i] = sigmoid((1 - WHOLE) * logit(weighed[i] ?? 0) + WHOLE * told);
  });
  return weighed;
}

/** How much the whole has to say beside the words; chosen on held-out lessons. */
const WHOLE = 0.3;

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
  while (start > 0 && /[\p{L}\p{N}'’]/u.test(text[start - 1] ?? ' ')) start--;
  while (end < text.length && /[\p{L}\p{N}'’]/u.test(text[end] ?? ' ')) end++;
  return { start, end };
}
