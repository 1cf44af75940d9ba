import type { IncidentType } from '../../../neris/values/incident-types.ts';
import { SERVICES } from '../../vocabulary/natures-service.ts';
import { type Facts, type FoundType, found, inHeadline, saidOrHeard } from './facts.ts';

type Service = keyof typeof SERVICES;
const KINDS = Object.keys(SERVICES) as Service[];

/** Help and matters of other kinds; the first of the table that is said. */
export function services(facts: Facts, dispatched = false): FoundType[] {
  for (const kind of KINDS) {
    const mention = saidOrHeard(facts.service(), dispatched, kind)[0];
    if (mention)
      return [
        found(kind === 'FALSE_CALL' ? 'NOEMERG||FALSE_ALARM||OTHER_FALSE_CALL' : (kind as IncidentType), mention),
      ];
  }
  return [];
}

/** Covering for others: the fire they are at is not this incident's. */
export function coverage(facts: Facts): FoundType[] {
  const cover = facts.service().said('PUBSERV||OTHER||MOVE_UP').find(inHeadline);
  return cover && !facts.signs().has('FIRE') ? [found('PUBSERV||OTHER||MOVE_UP', cover)] : [];
}
