import type { Filled } from '../../neris/report.ts';
import { type Context, fill, hasType } from '../context.ts';
import type { Hit, Reading } from '../text/reading.ts';
import { EVACUATED, NOBODY_EVACUATED } from '../vocabulary/hazards.ts';
import { chemicals } from './hazsit/chemicals.ts';
import { dispositionOf } from './hazsit/disposition.ts';

/** A hazard: how many were moved out, how it ended, and what the substance was. */
export function hazsitDetail(context: Context): Filled[] {
  if (!hasType(context, 'HAZSIT')) return [];
  const filled: Filled[] = [];
  const evacuated = evacuatedIn(context.reading);
  if (evacuated) filled.push(fill('hazsit_detail.evacuated', evacuated.value, ...evacuated.hits));
  const disposition = dispositionOf(context.reading);
  if (disposition) filled.push(fill('hazsit_detail.disposition', disposition.value, ...disposition.hits));
  return [...filled, ...chemicals(context)];
}

/** One number that all mentions agree on; nobody is 0, and two different numbers are none. */
function evacuatedIn(reading: Reading): { value: number; hits: Hit[] } | undefined {
  const numbers = new Map<number, Hit[]>();
  for (const pattern of EVACUATED) {
    for (const hit of reading.said(pattern)) {
      const value = Number(hit.groups.n);
      if (!Number.isInteger(value) || value > 100_000) continue;
      // "312 students and 40 staff": the sum was not said.
      if (reading.items[hit.to]?.text === 'and' && /^\d+$/.test(reading.items[hit.to + 1]?.text ?? ''))
        return undefined;
      numbers.set(value, [...(numbers.get(value) ?? []), hit]);
    }
  }
  if (numbers.size > 1) return undefined;
  for (const [value, hits] of numbers) return { value, hits: hits.slice(0, 1) };
  const nobody = reading
    .find(NOBODY_EVACUATED)
    .find(
      (hit) =>
        !/ else /.test(`${hit.text} `) && !/hypothetical|earlier|hearsay|unknown/.test(reading.doubts(hit).join()),
    );
  return nobody ? { value: 0, hits: [nobody] } : undefined;
}
