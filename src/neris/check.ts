import { missingOf } from './missing.ts';
import { INCIDENT, type IncidentDraft } from './payload/incident.ts';
import { problemsIn } from './payload/problems.ts';
import { breachesOf } from './rules.ts';

export interface Problem {
  path: string;
  message: string;
  rule?: string;
}

/** Draft-valid: no unknown key and no wrong value. Anything may be absent. */
export function checkDraft(payload: unknown): Problem[] {
  return problemsIn(INCIDENT, payload);
}

/** What the national system would accept: draft-valid, nothing required missing, no national rule broken. */
export function checkComplete(payload: unknown): Problem[] {
  const problems = checkDraft(payload);
  if (problems.length > 0) return problems;
  const draft = payload as IncidentDraft;
  return [
    ...missingOf(draft).map((path) => ({ path, message: 'is required' })),
    ...breachesOf(draft).map(({ rule, paths, message }) => ({ path: paths[0] ?? '', message, rule })),
  ];
}
