import type { Source } from '../../neris/report.ts';
import { payloadValue } from '../reader/concepts.ts';
import type { Claim, Heard } from '../reader/heard.ts';
import { thresholdOf } from '../reader/thresholds.ts';
import { LEAST_OF_ONE_TYPE, NEAR_THE_SUREST } from '../tuned.ts';
import { strongest, wordsFor } from './evidence.ts';

export interface DecidedType {
  type: string;
  sources: Source[];
}

const MOST_TYPES = 3;

/** Types of which an incident is one or the other: the stronger claim stands. */
const EXCLUSIVE: readonly RegExp[] = [
  /^FIRE\|\|STRUCTURE_FIRE/,
  /^(NOEMERG|PUBSERV)/,
  /MOTOR_VEHICLE_COLLISION$/,
  /^FIRE\|\|(OUTSIDE_FIRE|SPECIAL_FIRE)/,
  /^FIRE\|\|TRANSPORTATION_FIRE/,
  /^HAZSIT\|\|(HAZARDOUS_MATERIALS|INVESTIGATION|OVERPRESSURE)/,
  /^RESCUE\|\|WATER/,
  /^RESCUE\|\|OUTSIDE/,
];

/** The types of the incident, the primary one first. */
export function decideTypes(heard: Heard): DecidedType[] {
  const claims = heard.claims('type', LEAST_OF_ONE_TYPE * NEAR_THE_SUREST);
  const patients = heard.claims('care').length + heard.claims('ride').length > 0;
  const kept: { type: string; claim: Claim }[] = [];
  for (const claim of strongest(claims)) {
    const type = payloadValue('type', claim.code) as string;
    if (claim.strength < LEAST_OF_ONE_TYPE) break;
    const isPatients = patients && type.startsWith('MEDICAL');
    if (kept.length > 0 && !isPatients && claim.strength < thresholdOf('type')) continue;
    // Cancelled before arrival is all there is to say.
    if (type === 'NOEMERG||CANCELLED' && kept.length === 0) return [decided({ type, claim })];
    if (type === 'NOEMERG||CANCELLED') continue;
    if (kept.some((other) => excludes(other.type, type))) continue;
    kept.push({ type, claim });
  }
  return kept
    .slice(0, MOST_TYPES)
    .sort((a, b) => rank(a.type) - rank(b.type) || a.claim.start - b.claim.start)
    .map(decided);

  function decided({ type, claim }: { type: string; claim: Claim }): DecidedType {
    const said = claims.filter(
      ({ code, strength }) => code === claim.code && strength >= claim.strength * NEAR_THE_SUREST,
    );
    return { type, sources: wordsFor(heard, said) };
  }
}

/** An incident that is one is nothing else of its kind; and nothing was the matter only where nothing else was. */
export function excludes(stronger: string, weaker: string): boolean {
  if (EXCLUSIVE.some((family) => family.test(stronger) && family.test(weaker))) return true;
  if (/^(NOEMERG|PUBSERV\|\|ALARMS)/.test(stronger) || /^(NOEMERG|PUBSERV\|\|ALARMS)/.test(weaker)) return true;
  // A crash is a hazard only where nobody was hurt or cut out.
  return stronger.includes('MOTOR_VEHICLE_EXTRICATION') && weaker === 'HAZSIT||HAZARD_NONCHEM||MOTOR_VEHICLE_COLLISION';
}

/** Rescue, fire and hazard come before the patient. */
function rank(type: string): number {
  return type.startsWith('MEDICAL') ? 1 : 0;
}
