import type { IncidentDraft } from '../../neris/payload/incident.ts';
import type { Filled } from '../../neris/report.ts';
import type { Heard } from '../reader/heard.ts';
import { LEAST_OF_ONE_TYPE } from '../tuned.ts';
import { KNOWN } from './agree.ts';

const CANCELLED = 'CANCELLED';
const LONGEST = 100_000;

/**
 * The narrative of a call that was cancelled on the way says what it was sent out as: in the account's own words, and
 * only where these say nothing of it, in dispatch's behind them.
 */
export function withNature(narrative: readonly Filled[], heard: Heard, known: IncidentDraft | undefined): Filled[] {
  const nature = (known?.dispatch?.incident_code ?? '').replace(/\s+/g, ' ').replace(/[ .]+$/, '');
  // A bare number ("52-03") explains nothing to a reader.
  if (!/\p{L}{2}/u.test(nature) || saysNature(heard)) return [...narrative];
  return narrative.map((field) => {
    const value = `${String(field.value)} Dispatched as: ${nature}.`;
    return value.length > LONGEST ? field : { ...field, value, sources: [...field.sources, KNOWN] };
  });
}

function saysNature(heard: Heard): boolean {
  const types = heard.claims('type', LEAST_OF_ONE_TYPE);
  return heard.stretches(['reported']).length > 0 || types.some(({ code }) => code !== CANCELLED);
}
