import type { WaterSupply } from '../../../neris/values/fire.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import {
  BARE_FLOW,
  DRAFT,
  FIRE_BOAT,
  FLOW,
  HYDRANT,
  HYDRANT_USED,
  NO_WATER,
  NURSE,
  SHUTTLE,
  TANK,
  TANK_ALONE,
} from '../../vocabulary/water.ts';
import { after, before, type Found, phrase, stated, statedDenial } from './statements.ts';

const NONE_FLOWED = phrase(NO_WATER.join('|'));
const ALONE = phrase(TANK_ALONE);
const FROM_TANK = phrase(TANK.join('|'));
const USED_HYDRANT = phrase(HYDRANT_USED.join('|'));
const FLOWING = phrase(
  `${HYDRANT} ..12 ${FLOW}|${HYDRANT} ..9 ${BARE_FLOW}|${FLOW.replace('?<flow>', '?<ahead>')} ..6 (?:off|from|out of|on) ..3 ${HYDRANT}`,
);
/** The main source first: what feeds the others loses to what they feed. */
const SOURCES: readonly (readonly [WaterSupply, RegExp])[] = [
  ['WATER_TENDER_SHUTTLE', phrase(SHUTTLE.join('|'))],
  ['SUPPLY_FROM_FIRE_BOAT', phrase(FIRE_BOAT.join('|'))],
];
const LATER_SOURCES: readonly (readonly [WaterSupply, RegExp])[] = [
  ['DRAFT_FROM_STATIC_SOURCE', phrase(DRAFT.join('|'))],
  ['NURSE_OTHER_APPARATUS', phrase(NURSE.join('|'))],
];

/** "We never needed a drop from him" tells of one that was there for nothing. */
export const goneDry = (reading: Reading): Hit[] =>
  statedDenial(reading, NONE_FLOWED).filter(
    (hit) =>
      !/^(?:from|out of|off) (?:him|her|them|it|that|the (?:tender|tanker|hydrant|plug|engine)|U\d+)\b/.test(
        after(reading, hit, 4),
      ),
  );

/** "Engine 6 stood by, never flowed any water": others may have. */
export const isOfOneUnit = (reading: Reading, hit: Hit): boolean =>
  /^(?:never|didn't|did not)\b/.test(hit.text) &&
  /U\d+(?: (?!(?:we|i|nobody|it|they)(?: |$))\S+)*$/.test(before(reading, hit, 9));

/** "The hydrant was dead, no water": what it could not give. */
const NO_SUPPLY = /\b(?:hydrants?|plug|dead|dry|tank|empty|pressure|frozen|ran out|supply|well)\b/;

export function waterSupply(reading: Reading): Found<WaterSupply> | undefined {
  const dry = goneDry(reading).filter(
    (hit) =>
      !/^(?:\S+ )?(?:pressure|until|from the hydrant|yet|initially|at 1st|other than|supply)\b/.test(
        after(reading, hit, 4),
      ) &&
      !(
        /^no water$/.test(hit.text) &&
        (/^damage\b/.test(after(reading, hit, 1)) || NO_SUPPLY.test(before(reading, hit, 6)))
      ),
  );
  const [none] = dry.filter((hit) => !isOfOneUnit(reading, hit));
  const [alone] = stated(reading, ALONE);
  if (alone) return none ? undefined : { value: 'TANK_WATER', hit: alone };
  const main = firstOf(reading, SOURCES) ?? hydrant(reading) ?? firstOf(reading, LATER_SOURCES) ?? fedByTender(reading);
  if (main) return none ? undefined : main;
  const [tank] = stated(reading, FROM_TANK);
  if (tank && !none)
    return stated(reading, USED_HYDRANT).some((hit) => isWet(reading, hit))
      ? undefined
      : { value: 'TANK_WATER', hit: tank };
  const [unused] = dry;
  return unused && !tank ? { value: 'NONE', hit: unused } : undefined;

  function isWet(each: Reading, hit: Hit): boolean {
    return (
      !/\b(never|not|dry|wasn't|didn't|weren't|unused)\b/.test(after(each, hit, 8)) &&
      !/\b(?:never|didn't) (?:take|took|use|used|need|needed|open|opened|charge|charged|flow|flowed)\b/.test(
        after(each, hit, 16),
      ) &&
      !/\bbefore (?:that|it|they|he|she|U\d+|the \S+)(?: \S+){0,3} (?:charged|hooked|flowing|connected|opened|water|wet)\b/.test(
        after(each, hit, 16),
      ) &&
      !/\b(never|didn't|no)\b/.test(before(each, hit, 5))
    );
  }
}

function firstOf(
  reading: Reading,
  sources: readonly (readonly [WaterSupply, RegExp])[],
): Found<WaterSupply> | undefined {
  for (const [value, pattern] of sources) {
    const [hit] = stated(reading, pattern);
    if (hit) return { value, hit };
  }
  return undefined;
}

const FED = phrase(
  'U\\d+ (?:(?!U\\d|\\.|we |i )\\S+ ){0,7}?(?:kept|keeping) (?:us|me|U\\d+|them|the (?:\\S+ )?(?:engines?|trucks?)) (?:full|filled|supplied|topped off|in water)|U\\d+ (?:\\S+ ){0,2}?(?:fed|supplied|feeding|supplying|supported|supporting) (?:us|me|U\\d+|the engine|them)',
);

/** "Tender 9 fed us" is a nurse feed; an engine that does so may stand on a hydrant. */
function fedByTender(reading: Reading): Found<WaterSupply> | undefined {
  const [hit] = stated(reading, FED).filter(({ from }) => /tender|tanker/i.test(reading.items[from]?.unit ?? ''));
  return hit && { value: 'NURSE_OTHER_APPARATUS', hit };
}

const DIVIDE = 500;

/** "Giving us 1200 gallons" can be heard as the highway US 1200, "around eleven hundred" as a time. */
function gallons(reading: Reading, said: string): number {
  const timed = reading.items.find(({ text, clock }) => text === said && clock);
  if (timed?.clock) {
    const written = reading.transcript.slice(timed.start, timed.end);
    return /[:\d]|m\b/.test(written.replace(/\d{3,4}$/, '')) ? Number.NaN : timed.clock.hour * 100 + timed.clock.minute;
  }
  // "Seven fifty a minute".
  if (/^\d+ \d0$/.test(said)) return Number(said.replace(' ', ''));
  const road = reading.items.find(({ text, address }) => text === said && address?.street.numbered);
  return Number(/[\d.]+/.exec(road?.address?.street.name.value ?? said)?.[0]);
}

/** A hydrant counts with its flow; without one it is no answer. */
function hydrant(reading: Reading): Found<WaterSupply> | undefined {
  for (const hit of stated(reading, FLOWING)) {
    const flow = gallons(reading, hit.groups.flow ?? hit.groups.ahead ?? hit.groups.bare ?? '');
    if (!(flow > 0) || flow === DIVIDE || flow > 10_000) continue;
    if (/\b(never|not|dry|dead|out of service|frozen|wasn't|didn't)\b/.test(hit.text)) continue;
    return { value: flow > DIVIDE ? 'HYDRANT_GREATER_500' : 'HYDRANT_LESS_500', hit };
  }
  return undefined;
}
