import type { Filled } from '../../neris/report.ts';
import { type Context, fill, hasType } from '../context.ts';
import { wordsAfter } from '../core/phrases.ts';
import type { Hit, Reading } from '../text/reading.ts';
import {
  BOTH_EVACUATED,
  COUNTED_IN_ALL,
  EVACUATED,
  EVACUATED_IN_ALL,
  MOVED_OUT_IN_ALL,
  NOBODY_EVACUATED,
} from '../vocabulary/hazards.ts';
import { isBeforeMemory } from './fire/statements.ts';
import { chemicals } from './hazsit/chemicals.ts';
import { dispositionOf } from './hazsit/disposition.ts';

/** A hazard: how many were moved out, how it ended, and what the substance was. */
export function hazsitDetail(context: Context): Filled[] {
  if (!hasType(context, 'HAZSIT')) return [];
  const filled: Filled[] = [];
  const evacuated = evacuatedIn(context.reading);
  if (evacuated) filled.push(fill('hazsit_detail.evacuated', evacuated.value, ...evacuated.hits));
  const disposition = dispositionOf(context.reading);
  if (disposition) filled.push(fill('hazsit_detail.disposition', disposition.value, ...disposition.sources));
  return [...filled, ...chemicals(context)];
}

/** A denial of something else reaches no further than its own words here: "didn't wait on them, evacuated 3". */
function isSaid(reading: Reading, hit: Hit): boolean {
  if (reading.doubts(hit).some((doubt) => doubt !== 'negated')) return false;
  const before = reading.items.slice(Math.max(0, hit.from - 3), hit.from).map(({ text }) => text);
  return !/\b(no|not|never|without|nobody|\w+n't)\b/.test(before.join(' '));
}

/** One number that all mentions agree on; nobody is 0, and two different numbers are none. */
function evacuatedIn(reading: Reading): { value: number; hits: Hit[] } | undefined {
  const total = [COUNTED_IN_ALL, EVACUATED_IN_ALL, MOVED_OUT_IN_ALL]
    .flatMap((pattern) => reading.find(pattern))
    .find((hit) => isSaid(reading, hit));
  if (total) {
    // "7 altogether. No, 8, I forgot the baby".
    const amended = AMENDED.exec(wordsAfter(reading, total.to, 7))?.[1];
    return { value: Number(amended ?? total.groups.n ?? total.groups.m), hits: [total] };
  }
  const numbers = new Map<number, Hit[]>();
  for (const pattern of EVACUATED) {
    for (const hit of reading.find(pattern)) {
      if (!isSaid(reading, hit)) continue;
      const value = peopleIn(hit.groups.n ?? '');
      if (!Number.isInteger(value) || value > 100_000) continue;
      // "The clerk and 3 customers": one more was evacuated than the number says.
      const words = reading.items.slice(Math.max(0, hit.from - 4), hit.to).map(({ text }) => text);
      const counted = hit.groups.n?.split(' ').at(-1) ?? '';
      const lead = words.slice(0, words.lastIndexOf(counted));
      if (/\b(?!sides|houses|homes|places|units|out|outside)[a-z]+ and(?: the| her| his| their)?$/.test(lead.join(' ')))
        return undefined;
      // "9 customers and the staff": more than the number says.
      const rest = words.slice(words.lastIndexOf(counted) + 1).join(' ');
      if (/\band (?:the|her|his|their|an?) [a-z]+/.test(rest)) return undefined;
      // "312 students and 40 staff": the sum was not said.
      if (reading.items[hit.to]?.text === 'and' && /^\d+$/.test(reading.items[hit.to + 1]?.text ?? ''))
        return undefined;
      const same = numbers.get(value);
      if (same) same.push(hit);
      else numbers.set(value, [hit]);
    }
  }
  const both = reading.find(BOTH_EVACUATED).filter((hit) => isSaid(reading, hit));
  if (both.length > 0) numbers.set(2, [...(numbers.get(2) ?? []), ...both]);
  if (numbers.size > 1) return undefined;
  for (const [value, hits] of numbers) return { value, hits };
  const nobody = reading
    .find(NOBODY_EVACUATED)
    .find(
      (hit) =>
        !/ else /.test(`${hit.text} `) &&
        reading.items[hit.to]?.text !== 'else' &&
        !/hypothetical|hearsay|unknown/.test(reading.doubts(hit).join()) &&
        (!reading.doubts(hit).includes('earlier') || isBeforeMemory(reading, hit)),
    );
  // "The kids had evacuated themselves, nobody else had to": somebody was out, how many was not said.
  return nobody && !someoneLeft(reading, nobody) ? { value: 0, hits: [nobody] } : undefined;
}

function peopleIn(said: string): number {
  if (!said.endsWith('dozen')) return Number(said);
  return said === 'half a dozen' ? 6 : 12 * (Number.parseInt(said, 10) || 1);
}

const AMENDED =
  /^(?:people |altogether |total |in all )*(?:\. )?(?:no|wait|sorry|correction|actually|make that)(?: no| wait| sorry| actually| make that| make it| it was)* (\d+)\b(?! (?:of|were|was|floors?|units?|houses|injured)\b)/;

const LEFT =
  /\b(?:had|were|was|have|already|self|all|we|they|she|he|family|staff|everyone|everybody|U\d+)(?: (?:already|been|all|self|themselves|also|both))* evacuated\b/g;

function someoneLeft(reading: Reading, nobody: Hit): boolean {
  return reading
    .find(LEFT)
    .some(
      (hit) =>
        (hit.to <= nobody.from || hit.from >= nobody.to) && isSaid(reading, hit) && reading.doubts(hit).length === 0,
    );
}
