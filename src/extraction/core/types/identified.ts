import type { FIRE_THINGS } from '../../vocabulary/natures-fire.ts';
import { wordsAfter, wordsBefore } from '../phrases.ts';
import { burnsIn, type Named, VEHICLES } from './burning.ts';
import { type Facts, inHeadline, turn } from './facts.ts';
import { OF_THING, OPEN_AIR_THINGS } from './named-subjects.ts';

/** Whatever word a vehicle fire was given, this says what it was: "vehicle fire, a garbage truck it was". */
const IDENTIFIES =
  /\b(1 of (those|these)|(it|this|that|which|vehicle|car|truck|1) (was|is|turned out|ended up)( was| is| to be| being)?|turned out to be|found|had|have|got|involving|showing up to|pulled up to|being)( actually| just| really| only| like)?( (an?|the|1|of|those|these|propane|guy's|man's|lady's|some|this|that|his|her|old|older|big|full|size|loaded|empty|city|town|county|company|private|fully|involved|well|parked|\d+|foot|year|model|white|red|blue|black|green|yellow|commercial|rental|ford|chevy|freightliner|international|mack|peterbilt|kenworth|isuzu|john|deere|case|class|a|c|small|large|tandem|axle|diesel|ups|fedex|amazon))*$/;
/** How far on the burning vehicle gets its own name. */
const LATER = 60;
const NAMES_ONLY = /\b(vehicles?|cars?|auto|automobile|trucks?|vans?)( \w+)? fires?$/;
const IN_THE_WAY =
  /^(was |were |driver |that was )?(in (our|the) way|block\w*|stopp\w*|pass\w*|behind|ahead|in front|jack\w*|slow\w*|help\w*)\b/;
/** Those that come for a vehicle after it burned. */
export const CAME_FOR_IT = /^(tow truck|wrecker|flatbed|fire truck|ambulance|police car|patrol car|cruiser)/;

/** The kind of the vehicle that burned, when other words say what "the vehicle" was. */
export function vehicleKind(facts: Facts, { subject, mention }: Named): Named | undefined {
  if (subject !== 'PASSENGER' && subject !== 'TRUCK') return undefined;
  const { reading } = facts;
  // "Vehicle fire on the interstate. A motorhome, fully involved": what is said to burn by its own name.
  const own = NAMES_ONLY.test(mention.text)
    ? VEHICLES.filter((kind) => kind !== 'TRUCK' && kind !== subject)
        .flatMap((kind) => burnsIn(facts, kind).map((thing) => ({ subject: kind, mention: thing })))
        .filter(({ mention: thing }) => thing.from > mention.to && thing.from - mention.to < LATER)
        .sort((a, b) => a.mention.from - b.mention.from)[0]
    : undefined;
  const before = own && burnsIn(facts, 'PASSENGER').find(({ from }) => from > mention.to);
  if (own && !(before && before.from < own.mention.from)) return own;
  return VEHICLES.filter((kind) => kind !== 'TRUCK')
    .flatMap((kind) =>
      facts
        .things()
        .said(kind as keyof typeof FIRE_THINGS)
        .map((thing) => ({ subject: kind, mention: thing })),
    )
    .filter(({ mention: { from, to, text } }) => {
      if (from < mention.to || /^(vehicles?|cars?|auto|automobile)$/.test(text) || CAME_FOR_IT.test(text)) return false;
      if (OF_THING.test(wordsAfter(reading, to, 1))) return false;
      if (IN_THE_WAY.test(wordsAfter(reading, to, 4))) return false;
      const before = wordsBefore(reading, from, 10).split('.').at(-1) ?? '';
      // "Vehicle fire, a cement mixer".
      const apposed =
        from - mention.to <= 5 &&
        NAMES_ONLY.test(mention.text) &&
        !/\b(in|on|at|near|behind|by|beside|with|next|from|into|struck|hit|and|like)\b/.test(
          wordsAfter(reading, mention.to, from - mention.to),
        );
      return apposed || IDENTIFIES.test(before);
    })
    .sort((a, b) => a.mention.from - b.mention.from || b.mention.to - a.mention.to)[0];
}

/** "They had it as a garage fire, it wasn't, it was a rubbish pile": what it turned out to be, against what it was called in as. */
export function identified(facts: Facts, first: Named | undefined): Named | undefined {
  const heard = first && first.mention.doubts.length > 0 ? first.mention.to : undefined;
  const at = turn(facts)?.from ?? heard ?? (first && inHeadline(first.mention) ? first.mention.to : undefined);
  const plainly = turn(facts) || heard !== undefined ? IDENTIFIES : PLAINLY;
  if (at === undefined || (first && (first.mention.from >= at || first.subject !== 'BUILDING'))) return undefined;
  const { reading } = facts;
  return OPEN_AIR_THINGS.flatMap((subject) =>
    facts
      .things()
      .said(subject)
      .map((mention) => ({ subject, mention })),
  )
    .filter(
      ({ mention: { from, to } }) =>
        from >= at &&
        from - at < SOON &&
        plainly.test(wordsBefore(reading, from, 10).split('.').at(-1) ?? '') &&
        !OF_THING.test(wordsAfter(reading, to, 1)),
    )
    .sort((a, b) => a.mention.from - b.mention.from || b.mention.to - a.mention.to)[0];
}
/** "Structure fire behind the store. It was a dumpster". */
const PLAINLY =
  /\bit (?:was|is|turned out to be|ended up being)(?: just| only| actually| really)? (?:an?|the|somebody's|someone's|his|her|their)(?: \w+)?$/;
/** How soon after the turn it is named. */
const SOON = 14;
