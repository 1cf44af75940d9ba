import type { ArrivalCondition } from '../../../neris/values/fire.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import { ARRIVAL_CUES, ARRIVAL_ENDS, ARRIVAL_ROWS, INVOLVED_PARTS } from '../../vocabulary/arrival.ts';
import { after, before, compile, type Found, phrase, stated, statedDenial, textOf } from './statements.ts';

const ROWS = compile(ARRIVAL_ROWS);
const CUE = phrase(ARRIVAL_CUES);
const END = phrase(ARRIVAL_ENDS);
const PART_BEFORE = new RegExp(`\\b${INVOLVED_PARTS}(?: (?:was|is|were|and|fire|already|on fire|pretty|much)){0,3}$`);
const PART_AFTER = new RegExp(`^(?:in |with )?(?:a |the )?${INVOLVED_PARTS}\\b`);
const PART_NEXT =
  /^(?:car|truck|pickup|vehicle|suv|van|dumpster|camper|rv|boat|sedan|minivan|jeep|semi|tractor|bus|motorcycle|mower|combine|hay ?stack)\b(?! fire)/;
const WHEN_ARRIVED =
  /^(?: ?\S+){0,7}? ?(?:when|as|by the time|once|on|upon) (?:\S+ ){0,2}(?:arrival|arrived|got there|got here|pulled up|rolled up|pulled in|rolled in|turned|got on ?scene|made the scene|showed up|got in)\b/;
const REACH = 30;
const JOIN = 12;
const OPENING = 60;

/** What was seen first: the earliest report at arrival, raised by what is said with it in the same breath. */
export function arrivalCondition(reading: Reading): Found<ArrivalCondition> | undefined {
  const all = ROWS.flatMap(({ value, pattern }) => {
    const say = value === 'NO_SMOKE_FIRE_SHOWING' ? statedDenial : stated;
    return say(reading, pattern).map((hit) => refine(reading, { value, hit }));
  })
    .filter((each): each is Found<ArrivalCondition> => each !== undefined)
    .sort((a, b) => a.hit.from - b.hit.from || b.hit.to - a.hit.to);
  const out = all.find(({ value }) => value === 'FIRE_OUT_UPON_ARRIVAL');
  if (out) return out;
  const first = all.find(({ hit }) => isReport(reading, hit)) ?? all.find(({ hit }) => isOpening(reading, hit));
  if (!first) return undefined;
  return all.filter(({ hit }) => isSameBreath(reading, first.hit, hit)).reduce(stronger, first);
}

function refine(reading: Reading, { value, hit }: Found<ArrivalCondition>): Found<ArrivalCondition> | undefined {
  const lead = before(reading, hit, 5);
  if (
    value === 'STRUCTURE_INVOLVED' &&
    (PART_BEFORE.test(lead) ||
      (/\b(?:a|an|with|had|have|1|the|found)$/.test(lead) && PART_AFTER.test(after(reading, hit, 4))) ||
      (hit.text.endsWith('involved') && PART_NEXT.test(after(reading, hit, 2))))
  ) {
    return /\b(car|truck|pickup|vehicle|suv|van|dumpster|camper|rv|boat|sedan|minivan|jeep|semi|tractor|bus|motorcycle|mower|combine|hay ?stack)\b/.test(
      `${lead} ${after(reading, hit, 2)}`,
    )
      ? undefined
      : { value: 'SMOKE_FIRE_SHOWING', hit };
  }
  if (/\b(neighbor\S*|next door|exposures?|adjoining|adjacent)\b/.test(before(reading, hit, 7))) return undefined;
  // "Unit 5 had smoke in it" is of another unit, told afterwards.
  if (
    /^(?:had|got|has|have)\b/.test(hit.text) &&
    /^(?:in it|in there|inside)\b/.test(after(reading, hit, 2)) &&
    /\b(?:unit|apartment|suite|store|next) \S+$/.test(lead)
  )
    return undefined;
  // "Damage to the dryer and a little smoke in the hall" tells what was left.
  if (/\bdamaged?\b/.test(before(reading, hit, 9))) return undefined;
  // "No fire showing, smoke only" is caught by the denial; "smoke alarm sounding" is no smoke.
  if (/\bsmoke (?:alarm|detector|head|machine)/.test(hit.text)) return undefined;
  if (value === 'FIRE_OUT_UPON_ARRIVAL' && /\b(we|i|crew|U\d+)(?: \S+)?$/.test(lead)) return undefined;
  return { value, hit };
}

/** "Showing" is the language of the first report; other words count only near an arrival. */
function isReport(reading: Reading, hit: Hit): boolean {
  if (/\bshowing\b/.test(hit.text)) return true;
  const from = Math.max(0, hit.from - REACH);
  // "We had smoke …": the first words of a report may be its cue.
  const lead = textOf(reading, from, Math.min(hit.from + 2, hit.to));
  const cue = lastEnd(lead, CUE);
  const end = lastEnd(lead, END);
  if (cue >= 0 && end <= cue) return true;
  return WHEN_ARRIVED.test(after(reading, hit, 12));
}

/** Said before anything was done, a look at the fire is the first look. */
function isOpening(reading: Reading, hit: Hit): boolean {
  if (/^(?:was|were)\b|^fire on\b|\b(?:fire|flames?) and smoke|smoke and/.test(hit.text)) return false;
  const lead = textOf(reading, 0, hit.from);
  return lastEnd(lead, END) < 0 && lastEnd(after(reading, hit, 6), END) < 0 && hit.from < OPENING;
}

function lastEnd(text: string, pattern: RegExp): number {
  let last = -1;
  for (const match of text.matchAll(pattern)) last = match.index + match[0].length;
  return last;
}

function isSameBreath(reading: Reading, first: Hit, hit: Hit): boolean {
  if (hit.from < first.from || hit.from - first.to > JOIN) return false;
  const between = textOf(reading, first.to, hit.from);
  // "Heavy fire through the roof of a barn. Fully involved."
  if (/^(?:fully|completely|totally)\b/.test(hit.text) && /^[^.]*\.$/.test(between) && !/T\d|then|later/.test(between))
    return true;
  return !/(?:^| )(?:\.|T\d+|then|after|later|inside|went in|made entry|by then)(?: |$)/.test(between);
}

const STRENGTH: readonly ArrivalCondition[] = [
  'SMOKE_SHOWING',
  'SMOKE_FIRE_SHOWING',
  'STRUCTURE_INVOLVED',
  'FIRE_SPREAD_BEYOND_STRUCTURE',
];

function stronger(a: Found<ArrivalCondition>, b: Found<ArrivalCondition>): Found<ArrivalCondition> {
  // Nothing from the street, but smoke from the rear: only another "showing" changes a report of nothing.
  if (a.value === 'NO_SMOKE_FIRE_SHOWING' && !/\b(showing|rear|back|charlie|eaves)\b/.test(b.hit.text)) return a;
  return STRENGTH.indexOf(b.value) > STRENGTH.indexOf(a.value) ? b : a;
}
