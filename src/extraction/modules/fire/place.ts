import { type Context, hasType } from '../../context.ts';
import { MAKES } from '../../vocabulary/exposures.ts';
import { phrase, stated } from './statements.ts';

const INDOORS = phrase(
  `(?:cars?|truck|suv|van|vehicle|forklift|tractor|scooter|bike|battery|batteries|unit|system|rack|it|mower|bus|plane|boat|cart|motorcycle|atv|golf cart|pickup|sedan|${MAKES}) (?:was |were |is |fire |that was |sitting |parked |charging |burning |on fire |up on a lift |on a lift |being worked on |stored |still |fully involved |engine compartment )*(?:inside|in|on level \\d+ of|on the \\d+\\w* (?:level|floor) of) (?:of )?(?:the|a|an|his|her|their|our) (?:\\S+ ){0,2}(?:garage|shop|barn|warehouse|parking garage|parking structure|parking deck|service bay|bay|hangar|basement|battery room|hallway|apartment|plant|factory)(?! door)`,
);

/** Whether a vehicle or other special fire burned inside a building. */
export function isIndoors({ reading, types }: Context): boolean {
  if (hasType({ types }, 'FIRE||STRUCTURE_FIRE') || hasType({ types }, 'FIRE||OUTSIDE_FIRE')) return false;
  return stated(reading, INDOORS).length > 0;
}
