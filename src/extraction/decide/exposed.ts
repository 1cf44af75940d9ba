import type { Filled } from '../../neris/report.ts';
import type { Heard } from '../reader/heard.ts';
import { fromWords } from './draft.ts';

/** What the fire damaged or threatened beside itself, in the order told; damage goes to the thing named next to it. */
export function decideExposures(heard: Heard): Filled[] {
  const things = heard.claims('exp');
  const damages = heard.claims('expdamage');
  return things.flatMap((thing, i) => {
    const path = `exposures[${i}]`;
    const filled = [
      fromWords(`${path}.location_detail.item_type`, thing.code, heard.sourceOf(thing)),
      fromWords(`${path}.location_detail.type`, 'EXTERNAL_EXPOSURE', heard.sourceOf(thing)),
    ];
    const damage = damages.find(
      (each) => distance(each, thing) === Math.min(...things.map((other) => distance(each, other))),
    );
    if (damage) filled.push(fromWords(`${path}.damage_type`, damage.code, heard.sourceOf(damage)));
    return filled;
  });
}

function distance(a: { start: number; end: number }, b: { start: number; end: number }): number {
  return Math.max(0, a.start - b.end, b.start - a.end);
}
