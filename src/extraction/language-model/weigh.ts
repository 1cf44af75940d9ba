import type { Filled } from '../../neris/report.ts';
import { type DetailModule, decide } from '../decide/decide.ts';
import type { Account, Extracted } from '../engine.ts';
import { spokenUnit, unitsKnown } from '../known/units.ts';
import type { Claim, Heard } from '../reader/heard.ts';
import { thresholdOf } from '../reader/thresholds.ts';
import { type Mentions, mentionsOf, type Span } from '../text/mentions.ts';
import { read } from '../text/reading.ts';
import { SURE } from '../tuned.ts';
import type { ModelClaim } from './ask.ts';
import { guard, type Standing, unitKey } from './guard.ts';

/** A report lists so many claims that were refused; all of them are counted. */
const MOST_LISTED = 100;

/** The draft of an account that a language model has read too: that of the same tables, on what both of them say. */
export function decideWithModel(
  account: Account,
  reader: Heard,
  claims: readonly ModelClaim[],
  modules: readonly DetailModule[],
): Extracted {
  const reading = read(account.transcript, unitsKnown(account.known), account.terms?.map(spokenUnit));
  const mentions = mentionsOf(reading);
  const judged = claims.map(guard(reader, reading, mentions));
  const standing = judged.filter((found) => typeof found !== 'string');
  const refused = claims.flatMap(({ concept, words }, i) => {
    const reason = judged[i];
    return typeof reason === 'string' ? [{ path: concept, value: words, reason }] : [];
  });
  const both = decide(account, withClaims(reader, mentions, standing), modules);
  return {
    ...both,
    filled: marked(both.filled, decide(account, reader, modules).filled),
    dropped: refused.slice(0, MOST_LISTED),
    extras: { model: { claims: claims.length, refused: refused.length } },
  };
}

/**
 * What is heard where a model's claims are believed: they are as strong as what the reader is just sure of, so they go
 * before all that it is not sure of.
 */
export function withClaims(reader: Heard, mentions: Mentions, standing: readonly Standing[]): Heard {
  const roles = new Set(standing.filter(({ isRead }) => isRead).map((each) => `${each.concept} ${placeOf(each)}`));
  const values = standing.filter(({ isRead }) => !isRead).map((each): Claim => ({ ...each, strength: SURE }));
  const owners = new Map(standing.filter(({ of }) => of.length > 0).map((each) => [placeOf(each), each.of]));
  const unitsAt = new Map(mentions.units.map(({ start, name }) => [start, unitKey(name)]));
  return {
    ...reader,
    claims(field, least = thresholdOf(field)) {
      const claimed = values.filter((each) => each.field === field && SURE >= least);
      const heard = reader.claims(field, least).map((claim) => {
        const isClaimed = claimed.some((each) => isSame(each, claim));
        return isClaimed ? { ...claim, strength: Math.max(claim.strength, SURE) } : claim;
      });
      const more = claimed.filter((each) => !heard.some((claim) => isSame(each, claim)));
      return [...heard, ...more].sort((a, b) => a.start - b.start || b.strength - a.strength);
    },
    role(span, label) {
      const heard = reader.role(span, label);
      return roles.has(`${label} ${placeOf(span)}`) ? Math.max(heard, SURE) : heard;
    },
    belongs(relation, asked, answered) {
      const heard = reader.belongs(relation, asked, answered);
      const units = relation === 'unit' ? owners.get(placeOf(asked)) : undefined;
      if (!units || heard >= SURE) return heard;
      return units.includes(unitsAt.get(answered.start) ?? '') ? SURE : 0;
    },
  };
}

const placeOf = ({ start, end }: Span) => `${start} ${end}`;

function isSame(a: Claim, b: Claim): boolean {
  return a.code === b.code && a.start < b.end && b.start < a.end;
}

/** Values that the reader alone would not have drawn say so. */
function marked(both: readonly Filled[], alone: readonly Filled[]): Filled[] {
  const [keyOf, keyAlone] = [keysIn(both), keysIn(alone)];
  const own = alone.map(keyAlone);
  return both.map((each) => {
    const at = own.indexOf(keyOf(each));
    if (at === -1) return { ...each, sources: [...each.sources, { inference: 'language_model' }] };
    own.splice(at, 1);
    return each;
  });
}

/** A value by its field, and of a unit's the unit: places in lists differ between two drafts. */
function keysIn(filled: readonly Filled[]): (each: Filled) => string {
  const entryOf = (path: string) => path.slice(0, path.lastIndexOf('.'));
  const units = new Map(
    filled.filter(({ path }) => path.endsWith('.reported_unit_id')).map(({ path, value }) => [entryOf(path), value]),
  );
  return ({ path, value }) => JSON.stringify([path.replace(/\[\d+\]/g, ''), units.get(entryOf(path)), value]);
}
