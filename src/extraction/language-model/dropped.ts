import type { Dropped, Filled } from '../../neris/report.ts';
import type { Conflict } from '../../neris/rules.ts';
import {
  CALL_TIMES,
  CONCEPT_PATHS,
  type ConceptField,
  NUMBER_PATHS,
  payloadValue,
  UNIT_TIMES,
} from '../reader/concepts.ts';
import type { ModelClaim } from './claims.ts';
import type { Reason } from './guard.ts';

export interface NotBelieved {
  claim: ModelClaim;
  reason: Reason | 'too little of what the model claims was said, so only the reader is believed here';
}

/** A report lists so many claims that were not believed; all of them are counted. */
const MOST_LISTED = 100;
const LEFT_OUT = 'the reader is not sure of it and the language model does not claim it';

/** What the report lists: claims that were not believed, and values of the reader's that went for want of a second voice. */
export function listDropped(
  refused: readonly NotBelieved[],
  alone: readonly Filled[],
  filled: readonly Filled[],
): Dropped[] {
  const there = new Set(filled.map(keyOf));
  const left = alone.filter((each) => !each.estimated && !each.path.endsWith('.primary') && !there.has(keyOf(each)));
  return [
    ...refused.slice(0, MOST_LISTED).map(droppedClaim),
    ...left.map(({ path, value }) => ({ path, value, reason: LEFT_OUT })),
  ];
}

/** Places where the model claims another value than the reader hears. */
export function conflictsOf(refused: readonly NotBelieved[], filled: readonly Filled[]): Conflict[] {
  const paths = new Set(
    refused
      .filter(({ reason }) => reason === 'another value is heard elsewhere')
      .map(({ claim }) => pathOf(...partsOf(claim))),
  );
  return [...paths].map((path) =>
    conflictAt(
      path,
      filled.some((each) => withoutPlaces(each.path).startsWith(path)),
    ),
  );
}

export function conflictAt(path: string, stands: boolean): Conflict {
  const outcome = stands ? 'the reader’s value stands' : 'neither is taken';
  return {
    rule: 'model_and_reader',
    paths: [path],
    message: `The language model and the reader understood this differently; ${outcome}.`,
  };
}

const keyOf = ({ path, value }: Filled) => `${withoutPlaces(path)} ${JSON.stringify(value)}`;
const withoutPlaces = (path: string) => path.replace(/\[\d+\]/g, '');

function partsOf({ concept }: ModelClaim): [field: string, code: string] {
  const [field = '', code = ''] = concept.slice(0, 100).split('=');
  return [field, code];
}

function droppedClaim({ claim, reason }: NotBelieved): Dropped {
  const [field, code] = partsOf(claim);
  const value = Object.hasOwn(CONCEPT_PATHS, field) ? payloadValue(field as ConceptField, code) : code || field;
  return { path: pathOf(field, code), value, reason, words: claim.words.slice(0, 200) };
}

/** Where a claim would have gone, array places left out. */
function pathOf(field: string, code: string): string {
  if (Object.hasOwn(CONCEPT_PATHS, field)) return CONCEPT_PATHS[field as ConceptField].replaceAll('[]', '');
  if (field === 'n' && Object.hasOwn(NUMBER_PATHS, code))
    return NUMBER_PATHS[code as keyof typeof NUMBER_PATHS].replaceAll('[]', '');
  if (field === 'unit' || field === 'own' || field === 'cancelled') return 'dispatch.unit_responses';
  if (field === 'addr') return 'base.location';
  if (field === 'town') return 'base.location.incorporated_municipality';
  if ((UNIT_TIMES as readonly string[]).includes(code)) return `dispatch.unit_responses.${code}`;
  return (CALL_TIMES as readonly string[]).includes(code) ? `dispatch.${code}` : `tactic_timestamps.${code}`;
}
