import { GUARDED_APPARATUS, SHORT_APPARATUS } from '../../vocabulary/apparatus.ts';
import { clockAt } from '../times/clock.ts';
import type { Token } from '../tokens.ts';
import { namedNumber, TYPES, unitNumber } from './numbers.ts';

export interface UnitMention {
  /** As written in the report: Engine 41. */
  name: string;
  /** As written where it was said: Engines 41, and 42 behind it. */
  written: string;
  from: number;
  to: number;
}

const NONE: ReadonlySet<string> = new Set();

/** Units whose kind is a common word too, and who once do what a unit does: they are units wherever they are named. */
export function guardedUnits(tokens: Token[]): ReadonlySet<string> {
  const names = new Set<string>();
  tokens.forEach(({ text: word }, i) => {
    if (GUARDED_APPARATUS[word]) for (const { name } of unitsAt(tokens, i)) names.add(name);
  });
  return names;
}

/** Units named from token `i` on: one, or several that share a word ("engines 41 and 42"). */
export function unitsAt(tokens: Token[], i: number, known: ReadonlySet<string> = NONE): UnitMention[] {
  const token = tokens[i];
  if (token?.kind !== 'word') return [];
  // "Holmes Fire District 1" is the department.
  if (token.text === 'district' && /^(fire|rescue|protection|water|school|park|county)$/.test(text(tokens, i - 1)))
    return [];
  // "tow truck 3".
  if (
    token.text === 'truck' &&
    /^(tow|dump|garbage|trash|delivery|box|food|pickup|mail|log|semi|utility|bucket|fuel)$/.test(text(tokens, i - 1))
  )
    return [];
  const short = SHORT_APPARATUS[token.text];
  const next = tokens[i + 1];
  // "Called E911": whom one calls, and no engine.
  if (token.text === 'e' && next?.text === '911') return [];
  if (
    short &&
    next?.kind === 'number' &&
    (next.start === token.end || (next.hyphenated && next.start === token.end + 1))
  ) {
    return [mention(short, next.text, i, i + 2)];
  }
  const one = singular(token.text);
  const plural = one !== token.text && TYPES.has(one);
  const several = severalAt(tokens, i, GUARDED_APPARATUS[one === token.text ? '' : one]);
  if (several.length > 0) return several;
  for (const { words, written } of TYPES.get(plural ? one : token.text) ?? []) {
    if (!words.every((word, k) => k === 0 || tokens[i + k]?.text === word)) continue;
    let at = i + words.length;
    if (tokens[at]?.text === 'number') at++;
    const number = namedNumber(tokens, i, at) ?? unitNumber(tokens, at);
    if (!number || startsCount(tokens, i, number) || isTimeOfAnother(tokens, i, at, number.to)) continue;
    const { digits, to } = number;
    const mentions = [mention(written, digits, i, to, plural ? `${written}s ${digits}` : undefined)];
    const further = furtherNumbers(tokens, to, written);
    const end = further.at(-1)?.to ?? 0;
    // "Engine 7 and 12, responded"; not "Engine 4 (3) dispatched".
    const isJoined = text(tokens, (further.at(-1)?.from ?? 0) - 1) === 'and';
    const verb = isJoined && text(tokens, end) === ',' ? end + 1 : end;
    // "At the senior towers, 600 Niagara Street".
    if (token.text === 'towers' && further.length === 0) continue;
    const isListed =
      /^(were|both|arrived|responded|dispatched|cleared)$/.test(text(tokens, verb)) ||
      (isUnitNext(tokens, end) && further.every(({ written: digits }) => isLike(digits, number.digits)));
    if (plural || (further.length > 0 && isListed)) mentions.push(...further);
    return mentions;
  }
  const guarded = /^(mutual|automatic|auto|first)$/.test(tokens[i - 1]?.text ?? '')
    ? undefined
    : GUARDED_APPARATUS[token.text];
  // "Car two oh two on scene fifteen fifty five" is no time of a car.
  const isSpelt = token.text === 'car' && text(tokens, i + 2) === '0' && tokens[i + 3]?.kind === 'number';
  const number = guarded && (isSpelt || !clockAt(tokens, i + 1)) ? unitNumber(tokens, i + 1) : undefined;
  return guarded &&
    number &&
    (known.has(`${guarded} ${number.digits}`) || actsAt(tokens, i, number.to) || isRidden(tokens, i))
    ? [mention(guarded, number.digits, i, number.to)]
    : [];
}

/** "Utilities" and "Tankers" by one of them. */
function singular(word: string): string {
  if (word.length <= 4 && word !== 'cars') return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

/** "Cars 1, 5 and 2 responded": what is a common word too names several units where they do what only units do. */
function severalAt(tokens: Token[], i: number, kind: string | undefined): UnitMention[] {
  const number = kind && tokens[i + 1]?.kind === 'number' ? unitNumber(tokens, i + 1) : undefined;
  if (!kind || !number || /^(the|of|from|in|on|by)$/.test(text(tokens, i - 1))) return [];
  const further = furtherNumbers(tokens, number.to, kind);
  const end = further.at(-1)?.to;
  const acts = end !== undefined && (actsAt(tokens, i, end) || /^(went|came|ran)$/.test(text(tokens, end)));
  return acts ? [mention(kind, number.digits, i, number.to, `${kind}s ${number.digits}`), ...further] : [];
}

function mention(kind: string, digits: string, from: number, to: number, written = `${kind} ${digits}`): UnitMention {
  return { name: `${kind} ${digits}`, written, from, to };
}

/** "truck eight … truck thirteen eleven", "the engine three": the time or the crew of the one that was named with another number. */
function isTimeOfAnother(tokens: Token[], i: number, at: number, to: number): boolean {
  const before = text(tokens, i - 1);
  const clock = clockAt(tokens, at);
  const isTime =
    clock !== undefined &&
    clock.to >= to &&
    (clock.form === '24' || /^\d/.test(before)) &&
    (to - at > 1 || text(tokens, at).length === 4) &&
    TIMED_BEFORE.test(before);
  const isCrew =
    before === 'the' && to - at === 1 && text(tokens, at).length === 1 && /^([.,;]|and|)$/.test(text(tokens, to));
  if (!isTime && !isCrew) return false;
  const said = (k: number) => tokens.slice(at, to).every((token, n) => token.text === text(tokens, k + 1 + n));
  let others = 0;
  for (let k = 0; k < tokens.length; k++) {
    if (k === i || text(tokens, k) !== text(tokens, i) || tokens[k + 1]?.kind !== 'number') continue;
    if (said(k)) return false;
    // Where others of the kind bear as long a number, it is how they are called.
    if (to - at === 1 && isTime && text(tokens, k + 1).length > 3) return false;
    others++;
  }
  return others > 0;
}
/** The last word of a time, or what joins one to the next. */
const TIMED_BEFORE = /^(\d{1,4}|and|the|,|then|hours|hrs)$/;

/** Whether what follows, perhaps behind other units of the same list, is something only a unit does. */
function actsAt(tokens: Token[], start: number, at: number): boolean {
  let to = at;
  while (
    to < at + 3 &&
    /^(,|was|were|also|then|got|went|had|is|has|been|all|both|just|finally)$/.test(text(tokens, to))
  )
    to++;
  if (clockAt(tokens, to) || (/^(at|around|about)$/.test(text(tokens, to)) && clockAt(tokens, to + 1))) return true;
  if (ALONE.has(text(tokens, to))) return true;
  // "Grass twelve, crew of two"; not "fire attack 2, crew of three".
  const isCrew = text(tokens, to) === 'crew' && text(tokens, to + 1) === 'of' && tokens[to + 2]?.kind === 'number';
  if (isCrew && !/^(in|on|off|to|into|fire|interior|back)$/.test(text(tokens, start - 1))) return true;
  for (let word = at; word <= to; word++)
    if (PAIRS.test(`${text(tokens, word)} ${text(tokens, word + 1)}`)) return true;
  if (endsList(tokens, start) && (to >= tokens.length || /^([.,;]|was|were|both|all|and)$/.test(text(tokens, at))))
    return true;
  const joined = /^(and|,)$/.test(text(tokens, at)) ? at + (text(tokens, at + 1) === 'and' ? 2 : 1) : at;
  return TYPES.has(text(tokens, joined)) && unitsAt(tokens, joined).length > 0;
}

/** "I went direct in Car 2". */
function isRidden(tokens: Token[], i: number): boolean {
  if (/^(took|drove|brought|grabbed)$/.test(text(tokens, i - 1))) return text(tokens, i - 2) === 'i';
  if (text(tokens, i) === 'car' && text(tokens, i - 1) === 'turned') return text(tokens, i - 2) === 'i';
  // "I was in my pickup, Command 1".
  if (text(tokens, i - 1) === ',' && text(tokens, i - 3) === 'my')
    return /^(pickup|truck|car|buggy|vehicle|suv|tahoe)$/.test(text(tokens, i - 2));
  if (!/^(in|on)$/.test(text(tokens, i - 1))) return false;
  const before = tokens.slice(Math.max(0, i - 6), i - 1).map((token) => token.text);
  // "Chief Garcia in Car 1".
  if (i < 8 && /(^| )(chief|captain|lieutenant|marshal|officer)( \w+)?$/.test(before.join(' '))) return true;
  return /(^| )i (also )?(was|went|responded|came|drove|rode|rolled|headed|ran)( (direct|straight|out|up|over|there|along|solo|alone|by myself|from (home|work|the house)))*$/.test(
    before.join(' '),
  );
}

/** "Engine 2, Rescue 2 and Safety 1": the last of a list of units is one. */
function endsList(tokens: Token[], i: number): boolean {
  const before = i - (text(tokens, i - 1) === 'and' && text(tokens, i - 2) === ',' ? 3 : 2);
  return (
    /^(and|,)$/.test(text(tokens, i - 1)) &&
    tokens[before]?.kind === 'number' &&
    TYPES.has(text(tokens, before - 1)) &&
    !/^(car|unit|light|service|air|hose)$/.test(text(tokens, i))
  );
}

const text = (tokens: Token[], i: number) => tokens[i]?.text ?? '';
const ALONE = new Set(
  `dispatched toned paged arrived arriving responded responding cancelled canceled cleared enroute staged reporting available
  released assumed established transported rolled`.split(/\s+/),
);
const PAIRS =
  /^(on (scene|location)|en route|in (service|route)|(took|had|has|assumed) command|marked (on|up)|back in|with \d+|pulled (up|in)|there at|got (there|here|in|on)|(got|were) sent|made (scene|it|the)|came in)$/;

const COUNTED = new Set(
  `guys people firefighters personnel members men women patients kids children occupants victims lines cars vehicles
  story stories alarm alarms hours minutes gallons inch volunteers others more medics emts years days weeks months
  times blocks miles feet houses doors shifts acres units engines trucks calls runs dogs cats percent bucks`.split(
    /\s+/,
  ),
);

/** "four on the engine two guys on the tanker", "captain two car accident": the number counts what comes behind it. */
function startsCount(tokens: Token[], i: number, { to }: { to: number }): boolean {
  if (to - i > 2) return false;
  const next = tokens[to]?.text ?? '';
  const after = tokens[to + 1]?.text ?? '';
  // "Engine 6 alarm at the school": who speaks first names itself and then the call.
  if (i === 0 && next === 'alarm' && /^(at|on|in|from|activation|call|drop)$/.test(after)) return false;
  // "Engine four lines down": what the call was.
  if (after === 'down' && /^(lines|wires|poles|trees)$/.test(next)) return false;
  if (COUNTED.has(next) && next !== 'medics') return !/^(and|had|with)$/.test(after) || next === 'guys';
  // "Engine 14 vehicle fire", "Medic 12 patient was": nobody counts so many of them.
  if (/^(car|vehicle|alarm|man|person|patient|bedroom|family)$/.test(next))
    return (tokens[to - 1]?.value ?? 0) <= 8 && !(/^(car|vehicle|bedroom)$/.test(next) && after === 'fire');
  if (/^(story|year|month|inch|foot|hour|minute)$/.test(next)) return true;
  // "threw ladder 2 to the roof" raises one; "the ladder 2 of them climbed" counts them.
  if (/^(threw|throw|throwing|raised|raising|footing|climbed)$/.test(tokens[i - 1]?.text ?? '')) return true;
  // "up a short ladder one at a time".
  if (/^(at a time|by 1)\b/.test(`${next} ${after} ${text(tokens, to + 2)}`)) return true;
  if (
    text(tokens, i) === 'ladder' &&
    /^(put|set|placed|laid)$/.test(text(tokens, i - 1)) &&
    /^(to|on|against|up)$/.test(next)
  )
    return true;
  if (next === 'of' && /^(us|them|my|our|the|those|these)$/.test(after)) return true;
  const byKind = /^(the|our|my|their)$/.test(tokens[i - 1]?.text ?? '');
  return byKind && next === 'on' && /^(the|it)$/.test(after);
}

/** "Engine 91, 92, and Rescue 1": a list that goes on with the next unit. */
function isUnitNext(tokens: Token[], at: number): boolean {
  if (!/^(,|and)$/.test(text(tokens, at))) return false;
  const next = text(tokens, at) === ',' && text(tokens, at + 1) === 'and' ? at + 2 : at + 1;
  return TYPES.get(text(tokens, next))?.some(({ words }) => tokens[next + words.length]?.kind === 'number') === true;
}

/** The next of a series; a single digit may be a crew, and so may a smaller number. */
const isLike = (next: string, first: string) =>
  first.length > 1 && next.length === first.length && Number(next) > Number(first);

function furtherNumbers(tokens: Token[], from: number, written: string): UnitMention[] {
  const mentions: UnitMention[] = [];
  let at = from;
  for (;;) {
    const joined = tokens[at]?.text === ',' || tokens[at]?.text === 'and';
    const start = joined ? at + (tokens[at + 1]?.text === 'and' ? 2 : 1) : at;
    if (!joined || clockAt(tokens, start)) return mentions;
    const number = unitNumber(tokens, start);
    if (!number || tokens[start]?.kind !== 'number') return mentions;
    mentions.push(mention(written, number.digits, start, number.to, number.digits));
    at = number.to;
  }
}
