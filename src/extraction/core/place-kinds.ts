import type { LocationUse } from '../../neris/values/location.ts';
import { PLACES } from '../vocabulary/occupancies.ts';
import { indexPhrases } from './phrase-table.ts';
import type { Mention } from './phrases.ts';

export const PLACE_INDEX = indexPhrases(PLACES);

/** A kind of place and the words that say it. */
export interface Use {
  type: LocationUse;
  from: Mention[];
}

/** Behind the name of a place: it is the one beside, or something that only bears its name. */
export const NEXT_DOOR =
  /^(next door|across the street|behind(?! (the|a|an|his|her|their|our) )|over(?! (on|at|off|in|by|there|here)\b)|to the (north|south|east|west)|manager|company|owner|ambulance|ems|medics|based|helicopter|on (bravo|delta|the b|the d))\b/;
