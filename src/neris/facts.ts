import type { IncidentDraft } from './payload/incident.ts';

/** A path and the time said for it, if any. */
export type Step = readonly [path: string, time: string | null | undefined];

type Units = NonNullable<IncidentDraft['unit_responses']>;
type IncidentForm = NonNullable<NonNullable<IncidentDraft['fire_detail']>['location_detail']>['type'];

/** The incident types as codes, in the draft's order. */
export function typesOf(draft: IncidentDraft): string[] {
  return (draft.incident_types ?? []).flatMap(({ type }) => (type === undefined ? [] : [type]));
}

export function hasType(draft: IncidentDraft, prefix: string): boolean {
  return typesOf(draft).some((type) => type === prefix || type.startsWith(`${prefix}||`));
}

export function unitsOf(draft: IncidentDraft): { path: string; unit: Units[number] }[] {
  return [
    ...(draft.dispatch?.unit_responses ?? []).map((unit, i) => ({ path: `dispatch.unit_responses[${i}]`, unit })),
    ...(draft.unit_responses ?? []).map((unit, i) => ({ path: `unit_responses[${i}]`, unit })),
  ];
}

export function callSteps({ dispatch }: IncidentDraft): Step[] {
  return [
    ['dispatch.call_arrival', dispatch?.call_arrival],
    ['dispatch.call_answered', dispatch?.call_answered],
    ['dispatch.call_create', dispatch?.call_create],
  ];
}

/** A unit's times in the order they happen. */
export function unitSteps({ path, unit }: ReturnType<typeof unitsOf>[number]): Step[] {
  return [
    [`${path}.dispatch`, unit.dispatch],
    [`${path}.enroute_to_scene`, unit.enroute_to_scene],
    [`${path}.staging`, unit.staging],
    [`${path}.canceled_enroute`, unit.canceled_enroute],
    [`${path}.on_scene`, unit.on_scene],
    [`${path}.unit_clear`, unit.unit_clear],
  ];
}

export function tacticSteps(draft: IncidentDraft): Step[] {
  const at = (path: string, times: IncidentDraft['tactic_timestamps']): Step[] =>
    Object.entries(times ?? {}).map(([name, time]) => [`${path}.${name}`, time]);
  return [
    ...at('tactic_timestamps', draft.tactic_timestamps),
    ...at('dispatch.tactic_timestamps', draft.dispatch?.tactic_timestamps),
  ];
}

/** The paths that contradict the order of the steps: each one too early, with the one it should have followed. */
export function outOfOrder(steps: readonly Step[]): string[] {
  const wrong = new Set<string>();
  let latest: { path: string; at: number } | undefined;
  for (const { path, at } of known(steps)) {
    if (latest && at < latest.at) wrong.add(latest.path).add(path);
    else latest = { path, at };
  }
  return [...wrong];
}

/** The paths of the steps that lie after a moment. */
export function stepsAfter(steps: readonly Step[], moment: string): string[] {
  return known(steps).flatMap(({ path, at }) => (at > Date.parse(moment) ? [path] : []));
}

/** The last of the steps by the clock. */
export function latestOf(steps: readonly Step[]): Step | undefined {
  const times = known(steps);
  const last = times.length === 0 ? undefined : times.reduce((a, b) => (b.at > a.at ? b : a));
  return last && [last.path, last.time];
}

/** Whether the fire belongs to a structure or to the open, where the incident types decide it. */
export function fireFormOf(draft: IncidentDraft): IncidentForm {
  const structure = hasType(draft, 'FIRE||STRUCTURE_FIRE');
  const outside = hasType(draft, 'FIRE||OUTSIDE_FIRE');
  const other = hasType(draft, 'FIRE||TRANSPORTATION_FIRE') || hasType(draft, 'FIRE||SPECIAL_FIRE');
  if (other || structure === outside) return undefined;
  return structure ? 'STRUCTURE' : 'OUTSIDE';
}

/** A department that only helped another one leaves the building's alarms to that department's report. */
export function onlyGaveSupport({ aids }: IncidentDraft): boolean {
  return (
    aids != null &&
    aids.length > 0 &&
    aids.every((aid) => aid.aid_type === 'SUPPORT_AID' && aid.aid_direction === 'GIVEN')
  );
}

function known(steps: readonly Step[]): { path: string; time: string; at: number }[] {
  return steps.flatMap(([path, time]) => (time ? [{ path, time, at: Date.parse(time) }] : []));
}
