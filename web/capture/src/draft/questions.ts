import type { Gap, Narration } from '../../../shared/narration.ts';

/** What is open and a firefighter knows. One answer may fill two fields; it is asked for once. */
export function questionsFor(narration: Narration | undefined): Gap[] {
  return gapsOf(narration).filter(({ source }) => source !== 'dispatch');
}

/** What dispatch's records will fill: never asked here. */
export function forDispatch(narration: Narration | undefined): Gap[] {
  return gapsOf(narration).filter(({ source }) => source === 'dispatch');
}

function gapsOf(narration: Narration | undefined): Gap[] {
  const gaps = Array.isArray(narration?.gaps) ? narration.gaps : [];
  return gaps.filter(
    (gap) => typeof gap?.field === 'string' && typeof gap.question === 'string' && gap.same_as === undefined,
  );
}
