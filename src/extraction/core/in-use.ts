import type { Filled } from '../../neris/report.ts';
import { type Context, fill, hasType } from '../context.ts';
import { USE_STATES } from '../vocabulary/use-states.ts';
import { indexPhrases } from './phrase-table.ts';
import { mentionsIn, wordsAfter, wordsBefore } from './phrases.ts';
import { HEADLINE } from './types/facts.ts';

const STATE_INDEX = indexPhrases(USE_STATES);

/** Whether the place is in use, and why not. */
export function inUse(context: Context): Filled[] {
  const states = mentionsIn(context.reading, STATE_INDEX);
  const path = 'base.location_use.in_use.in_use';
  // "Vacant building, used to be a store": what it was before does not undo that it stands empty.
  const stated = (key: 'ABANDONED' | 'VACANT') =>
    states
      .all(key)
      .find(
        ({ from, doubts }) =>
          doubts.every((doubt) => doubt === 'hearsay' || (doubt === 'earlier' && from < HEADLINE)) &&
          !/\b(next door|neighbor\S*|exposure|behind (it|us|them|the \w+)|beside it|across the street)( \S+){0,4}$|\b(right|left|other|back|front|upper|lower|1|1st|2nd|3rd|bottom|top) (side|half|unit|apartment|floor)( \S+){0,2}$/.test(
            wordsBefore(context.reading, from, 6),
          ),
      );
  const vacant = stated('ABANDONED') ?? stated('VACANT');
  if (vacant && !/lot|land|field/.test(wordsAfter(context.reading, vacant.to, 1))) {
    const cause = CAUSES.map(([key, code]) => ({
      code,
      mention: states.all(key).find(({ doubts }) => doubts.every((doubt) => doubt === 'earlier')),
    })).find(({ mention }) => mention);
    return [
      fill(path, false, vacant),
      ...(cause?.mention ? [fill('base.location_use.vacancy_cause', cause.code, cause.mention)] : []),
    ];
  }
  const used = states.said('IN_USE')[0];
  return used && !hasType(context, 'MEDICAL') ? [fill(path, true, used)] : [];
}

const CAUSES = [
  ['FORECLOSURE', 'FORECLOSURE'],
  ['FOR_SALE', 'FOR_SALE_LEASE'],
  ['REMODEL', 'NEW_CONSTRUCTION_REMODEL'],
  ['SEASONAL', 'SEASONAL_OCCASIONALLY_OCCUPIED'],
  ['DECAY', 'DAMAGE_DECAY'],
  ['ABANDONED', 'ABANDONED'],
] as const;
