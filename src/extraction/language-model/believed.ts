import { REACH } from '../decide/response/response.ts';
import type { Claim, Heard } from '../reader/heard.ts';
import { thresholdOf } from '../reader/thresholds.ts';
import type { Mentions, Span } from '../text/mentions.ts';
import { BELONGS, BESIDE_THE_TOP } from '../tuned.ts';
import type { Stage } from './claims.ts';
import type { Grounded } from './guard.ts';
import { FAINT, precedenceOf, SURE } from './precedence.ts';
import { stageOf } from './questions.ts';

const BROUGHT_OWNER = 0.55;

/**
 * What was heard when the model's claims are believed, over what the reader heard by itself. A value that the model brought is as strong
 * as the reader's own weakest claims: it outranks none of them.
 */
export function believed(
  reader: Heard,
  mentions: Mentions,
  grounded: readonly Grounded[],
  answered: ReadonlySet<Stage>,
): Heard {
  const claimed = new Set(grounded.map(({ claim }) => claim.concept));
  const brought = grounded.filter(({ drawn }) => !drawn);
  const roles = new Set(brought.map(({ claim, start, end }) => `${claim.concept} ${start} ${end}`));
  const owners = new Map<string, Set<string>>();
  for (const each of grounded) {
    const key = `${each.start} ${each.end}`;
    for (const unit of ownersBrought(reader, mentions, each)) owners.set(key, (owners.get(key) ?? new Set()).add(unit));
  }

  /** What the reader is not sure of goes where the model was asked, did not claim it, and nothing weaker comes forward. */
  const stands = ({ field, code, strength }: Claim): boolean => {
    if (strength >= SURE || precedenceOf(field) === 'each') return true;
    const concept = code === '' ? field : `${field}=${code}`;
    const stage = stageOf(concept);
    return claimed.has(concept) || stage === undefined || !answered.has(stage);
  };

  return {
    ...reader,
    claims(field, least) {
      const own = reader.claims(field, least).filter(stands);
      const more = brought
        .filter((each) => each.field === field && thresholdOf(field) >= (least ?? 0))
        .map(({ field, code, start, end }): Claim => ({ field, code, start, end, strength: thresholdOf(field) }));
      return [...own, ...more].sort((a, b) => a.start - b.start || b.strength - a.strength);
    },
    role(span, label) {
      const heard = reader.role(span, label);
      return roles.has(`${label} ${span.start} ${span.end}`)
        ? Math.max(heard, thresholdOf(label.split('=')[0] ?? label))
        : heard;
    },
    belongs(relation, asked, answered) {
      const heard = reader.belongs(relation, asked, answered);
      const units = relation === 'unit' ? owners.get(`${asked.start} ${asked.end}`) : undefined;
      if (!units) return heard;
      const unit = mentions.units.find(({ start, end }) => start === answered.start && end === answered.end);
      return unit && units.has(unit.name) ? Math.max(heard, BROUGHT_OWNER) : heard;
    },
  };
}

/**
 * The units that the model says a time, crew or mode is of, where the reader gives it to nobody and thinks of none more
 * than of these.
 */
function ownersBrought(reader: Heard, mentions: Mentions, { claim, start, end }: Grounded): string[] {
  const named = new Set((claim.of ?? []).map(plainName));
  if (named.size === 0) return [];
  const span = { start, end };
  const near = (other: Span) => other.start < end + REACH && other.end > start - REACH;
  const scores = new Map<string, number>();
  let top = 0;
  for (const unit of mentions.units.filter(near)) {
    const score = reader.belongs('unit', span, unit);
    scores.set(unit.name, Math.max(score, scores.get(unit.name) ?? 0));
    top = Math.max(top, score);
  }
  for (const group of mentions.groups.filter(near)) top = Math.max(top, reader.belongs('unit', span, group));
  if (top >= BELONGS) return [];
  return [...scores].flatMap(([name, score]) =>
    named.has(plainName(name)) && score >= Math.max(FAINT, top * BESIDE_THE_TOP) ? [name] : [],
  );
}

/** Units are told apart by kind and number, however they were written. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/^battalion chief /, 'battalion ')
    .replace(/[^a-z0-9]+/g, '');
}
