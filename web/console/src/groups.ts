/** A colour that a group of the draft and its words in the transcript share. */
export type Hue = 'what' | 'where' | 'who' | 'when' | 'detail';

/** The parts of the payload in the order they are shown; a part with [] is a group for each of its members. */
const GROUPS: readonly (readonly [prefix: string, title: string, hue: Hue])[] = [
  ['incident_types', 'What', 'what'],
  ['actions_tactics', 'What', 'what'],
  ['special_modifiers', 'What', 'what'],
  ['base', 'Where', 'where'],
  ['dispatch.unit_responses[]', 'Unit', 'who'],
  ['unit_responses[]', 'Unit', 'who'],
  ['aids', 'Aid', 'who'],
  ['nonfd_aids', 'Aid', 'who'],
  ['dispatch', 'Milestones', 'when'],
  ['tactic_timestamps', 'Milestones', 'when'],
  ['fire_detail', 'Fire', 'detail'],
  ['smoke_alarm', 'Alarms and suppression', 'detail'],
  ['fire_alarm', 'Alarms and suppression', 'detail'],
  ['other_alarm', 'Alarms and suppression', 'detail'],
  ['fire_suppression', 'Alarms and suppression', 'detail'],
  ['cooking_fire_suppression', 'Alarms and suppression', 'detail'],
  ['medical_details[]', 'Patient', 'detail'],
  ['casualty_rescues[]', 'Person', 'detail'],
  ['hazsit_detail', 'Hazard', 'detail'],
  ['exposures[]', 'Exposure', 'detail'],
  ['', 'Other', 'detail'],
];

export interface Place {
  /** Two units may have one name. */
  key: string;
  title: string;
  hue: Hue;
  order: number;
}

export function groupOf(path: string, draft: Record<string, unknown>): Place {
  const order = GROUPS.findIndex(([prefix]) => path.startsWith(prefix.replace('[]', '[')));
  const [prefix = '', title = '', hue = 'detail'] = GROUPS[order] ?? [];
  const [, index] = prefix.endsWith('[]') ? (/\[(\d+)\]/.exec(path) ?? []) : [];
  if (index === undefined) return { key: title, title, hue, order };
  const numbered = `${title} ${Number(index) + 1}`;
  return {
    key: numbered,
    title: nameOfUnit(path, Number(index), draft) ?? numbered,
    hue,
    order: order + Number(index) / 1000,
  };
}

function nameOfUnit(path: string, index: number, draft: Record<string, unknown>): string | undefined {
  if (!path.startsWith('dispatch.unit_responses')) return undefined;
  const { unit_responses: units } = draft.dispatch as { unit_responses: { reported_unit_id?: string }[] };
  return units[index]?.reported_unit_id;
}
