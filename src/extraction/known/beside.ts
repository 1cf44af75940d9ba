import type { IncidentDraft } from '../../neris/payload/incident.ts';

export interface SentAlong {
  known?: IncidentDraft;
  terms?: readonly string[];
}

/**
 * What dispatch knew, as one line for a language model: it places and spells what was said. What the call was sent out as
 * is not in it, nor what somebody wrote of it already: neither is a finding.
 */
export function besideTheAccount({ known, terms }: SentAlong): string | undefined {
  if (!known && !terms?.length) return undefined;
  const { incident_types: _types, base, dispatch, ...rest } = known ?? {};
  const { outcome_narrative: _narrative, ...ofBase } = base ?? {};
  const { incident_code: _nature, ...ofDispatch } = dispatch ?? {};
  return JSON.stringify({
    ...(known && { known: { ...(base && { base: ofBase }), ...(dispatch && { dispatch: ofDispatch }), ...rest } }),
    ...(terms?.length && { terms }),
  });
}
