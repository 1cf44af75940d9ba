import type { Reading } from '../text/reading.ts';
import { alarms, lookedFor, unfounded } from './types/alarms.ts';
import { cancelled } from './types/cancelled.ts';
import { disproved, type Facts, type FoundType, factsOf } from './types/facts.ts';
import { fires } from './types/fires.ts';
import { besideCrash, hazards } from './types/hazards.ts';
import { medical, patientBeside } from './types/medical.ts';
import { crash, rescue } from './types/rescues.ts';
import { coverage, services } from './types/services.ts';

export type { FoundType };

/** At most this many natures make one incident. */
const MOST = 3;

/** The incident's types, primary first, with the words that say each; none when the account does not tell. */
export function incidentTypes(reading: Reading): FoundType[] {
  const types = decide(factsOf(reading));
  return types.filter(({ type }, i) => types.findIndex((other) => other.type === type) === i).slice(0, MOST);
}

function decide(facts: Facts): FoundType[] {
  const off = cancelled(facts);
  if (off.length > 0) return off;
  const cover = coverage(facts);
  if (cover.length > 0) return cover;
  const fire = fires(facts);
  const wreck = crash(facts, !disproved(facts));
  if (fire.real) {
    if (wreck.length > 0 && fire.types.every(({ type }) => type.includes('VEHICLE'))) return [...fire.types, ...wreck];
    return fire.types.length > 0 ? [...fire.types, ...patientBeside(facts, 'fire')] : [];
  }
  if (wreck.length > 0) return [...wreck, ...besideCrash(facts)];
  for (const dispatched of disproved(facts) ? [false] : [false, true]) {
    const saved = rescue(facts, dispatched);
    if (saved.length > 0) return [...saved, ...patientBeside(facts, 'rescue')];
    const hazard = hazards(facts, dispatched);
    if (hazard.length > 0) return [...hazard, ...patientBeside(facts, 'hazard')];
    const rest = dispatched ? [] : [alarms(facts), unfounded(facts), medical(facts), services(facts), lookedFor(facts)];
    const first = rest.find((types) => types.length > 0) ?? (dispatched ? medical(facts, true) : []);
    if (first.length > 0) return first;
  }
  return disproved(facts) ? [] : services(facts, true);
}
