import { leaves } from '../../../shared/leaves.ts';
import { fill, type Texts } from '../../../shared/texts/texts.ts';
import { plain, type Wording } from '../../../shared/wording.ts';
import type { Draft } from '../model.ts';
import { covers, type Evidence, evidenceFor } from './evidence.ts';

export interface Row {
  label: string;
  value: string;
  /** In smaller letters below the value. */
  detail?: string;
  estimated: boolean;
  /** Nobody said it: it follows from whose call it was. */
  inferred?: boolean;
  evidence: Evidence[];
}

export type Part = 'what' | 'where' | 'when' | 'who';
export type Summary = Record<Part | 'more', Row[]> & {
  /** Each part in a line; empty where nothing was said. */
  glance: Record<Part, string> & { town: string };
};

type Json = Record<string, unknown>;
type Fact = [label: string, path: string, field: string];

/** Single values worth a line, in the order they are checked: [row text, path, kind of code]. */
const WHAT: readonly Fact[] = [
  ['noAction', 'actions_tactics.action_noaction.noaction_type', 'noaction_type'],
  ['arrival', 'fire_detail.location_detail.arrival_condition', 'arrival_condition'],
  ['room', 'fire_detail.location_detail.room_of_origin_type', 'room_of_origin_type'],
  ['floor', 'fire_detail.location_detail.floor_of_origin', 'floor_of_origin'],
  ['cause', 'fire_detail.location_detail.cause', 'cause'],
  ['damage', 'fire_detail.location_detail.damage_type', 'damage_type'],
  ['water', 'fire_detail.water_supply', 'water_supply'],
  ['patient', 'medical_details[0].patient_care_evaluation', 'patient_care_evaluation'],
  ['hazard', 'hazsit_detail.disposition', 'disposition'],
];
const UNIT_TIMES = [
  ['dispatched', 'dispatch'],
  ['enroute', 'enroute_to_scene'],
  ['onScene', 'on_scene'],
  ['clear', 'unit_clear'],
] as const;
const ADDRESS = ['complete_number', 'street_prefix_direction', 'street', 'street_postfix'] as const;

/** What a firefighter checks at a glance. Nothing is added: a row stands for values of the draft, or is not there. */
export function summarise(draft: Draft, texts: Texts, wording: Wording): Summary {
  const { narration } = draft;
  const neris = (typeof narration.neris === 'object' && narration.neris !== null ? narration.neris : {}) as Json;
  const used: string[] = ['dispatch.location', 'base.outcome_narrative', 'base.department_neris_id'];
  const row = (label: string, value: string, ...paths: string[]): Row => {
    used.push(...paths);
    return { label, value, ...evidenceFor(draft, texts, paths) };
  };
  const text = (name: string) => texts.rows[name] ?? plain(name);
  const fact = ([label, path, field]: Fact): Row[] => {
    const value = at(neris, path);
    return value === undefined || value === null ? [] : [row(text(label), wording.value(field, value), path)];
  };
  const units = list(at(neris, 'dispatch.unit_responses'));

  const what = [
    ...types(neris).map(({ type, index }, place) =>
      row(
        text(place === 0 ? 'type' : 'otherType'),
        wording.value('incident_type', type),
        `incident_types[${index}].type`,
      ),
    ),
    ...WHAT.flatMap(fact),
    ...several('actions', 'actions_tactics.action_noaction.actions'),
  ];
  used.push('incident_types', 'actions_tactics');

  const street = streetRow();
  const town = townRow();
  const where = [...street, ...town, ...fact(['use', 'base.location_use.use_type', 'use_type'])];
  const when = [...date(), ...fact(['callCreated', 'dispatch.call_create', ''])];
  for (const [label, key] of UNIT_TIMES) {
    const edge = key === 'unit_clear' ? last(units, key) : first(units, key);
    if (edge) when.push(row(text(label), wording.time(edge.iso), `dispatch.unit_responses[${edge.index}].${key}`));
    if (key === 'on_scene') when.push(...milestones());
  }
  when.push(...fact(['incidentClear', 'dispatch.incident_clear', '']));

  const who = [
    ...(narration.department?.name
      ? [row(text('department'), narration.department.name, 'base.department_neris_id')]
      : []),
    ...units.map(unitRow),
    ...several('aid', 'nonfd_aids'),
  ];
  const glance = {
    what: what[0]?.value ?? '',
    where: [...street, ...town.filter(({ inferred }) => !inferred)].map(({ value }) => value).join(', '),
    town: town.find(({ inferred }) => inferred)?.value ?? '',
    when: [first(units, 'dispatch') ?? first(units, 'on_scene'), last(units, 'unit_clear')]
      .flatMap((edge) => (edge ? [wording.time(edge.iso)] : []))
      .join(' – '),
    who: units.flatMap(({ reported_unit_id }) => (reported_unit_id ? [String(reported_unit_id)] : [])).join(', '),
  };
  return { glance, what, where, when, who, more: leaves(neris).flatMap(([path, value]) => more(path, value)) };

  function several(label: string, path: string): Row[] {
    const values = at(neris, path);
    if (!Array.isArray(values) || values.length === 0) return [];
    const field = path.split('.').pop() ?? '';
    return [row(text(label), values.map((value) => wording.value(field, value)).join(', '), path)];
  }

  function streetRow(): Row[] {
    const location = (at(neris, 'base.location') ?? {}) as Json;
    used.push('base.location');
    const line = ADDRESS.map((key) => location[key] && named(key, String(location[key]))).filter(Boolean);
    return line.length > 0
      ? [row(text('address'), line.join(' '), ...ADDRESS.map((key) => `base.location.${key}`), 'base.location.number')]
      : [];
  }

  /** A town that nobody named is the department's own: shown as that, never as something that was said. */
  function townRow(): Row[] {
    const keys = ['incorporated_municipality', 'state'].filter((key) => at(neris, `base.location.${key}`));
    if (keys.length === 0) return [];
    const paths = keys.map((key) => `base.location.${key}`);
    const value = paths.map((path) => String(at(neris, path))).join(', ');
    const sources = narration.svc_report?.sources?.[paths[0] ?? ''];
    const inferred = Array.isArray(sources) && !sources.some((source) => 'words' in source);
    return [{ ...row(text('town'), value, ...paths), inferred }];
  }

  function named(key: string, value: string): string {
    return key === 'street_postfix' || key === 'street_prefix_direction' ? plain(value) : value;
  }

  function date(): Row[] {
    const earliest = first(units, 'dispatch') ?? first(units, 'on_scene');
    const iso = at(neris, 'dispatch.call_create') ?? earliest?.iso;
    return iso ? [{ label: text('date'), value: wording.date(iso), estimated: false, evidence: [] }] : [];
  }

  function milestones(): Row[] {
    return Object.entries((at(neris, 'tactic_timestamps') ?? {}) as Json)
      .sort(([, a], [, b]) => String(a).localeCompare(String(b)))
      .map(([name, iso]) => row(text(name), wording.time(iso), `tactic_timestamps.${name}`));
  }

  function unitRow(unit: Json, index: number): Row {
    const times = UNIT_TIMES.filter(([, key]) => unit[key]).map(
      ([label, key]) => `${text(label)} ${wording.time(unit[key])}`,
    );
    const staffing =
      typeof unit.staffing === 'number' ? [fill(text('staffing'), { count: String(unit.staffing) })] : [];
    const detail = [...staffing, ...times].join(' · ');
    const name = String(unit.reported_unit_id ?? `#${index + 1}`);
    return { ...row(text('unit'), name, `dispatch.unit_responses[${index}]`), ...(detail ? { detail } : {}) };
  }

  function more(path: string, value: unknown): Row[] {
    if (used.some((prefix) => covers(prefix, path))) return [];
    const names = path.replace(/\[\d+\]/g, '').split('.');
    const field = names[names.length - 1] ?? '';
    const vague = field === 'type' || field === 'presence' || field === 'in_use' || field === 'working';
    const label = vague ? `${plain(names[0] ?? '')}${field === 'working' ? ': working' : ''}` : plain(field);
    return [{ label, value: wording.value(field, value), ...evidenceFor(draft, texts, [path]) }];
  }
}

function types(neris: Json): { type: string; index: number }[] {
  return list(neris.incident_types)
    .map(({ type, primary }, index) => ({ type: String(type), index, primary: primary === true }))
    .sort((a, b) => Number(b.primary) - Number(a.primary));
}

function first(units: Json[], key: string) {
  return timesOf(units, key)[0];
}

function last(units: Json[], key: string) {
  const times = timesOf(units, key);
  return times[times.length - 1];
}

function timesOf(units: Json[], key: string): { iso: string; index: number }[] {
  return units
    .flatMap((unit, index) => (typeof unit[key] === 'string' ? [{ iso: unit[key] as string, index }] : []))
    .sort((a, b) => Date.parse(a.iso) - Date.parse(b.iso));
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter((item): item is Json => typeof item === 'object' && item !== null) : [];
}

function at(root: Json, path: string): unknown {
  const steps = path.replace(/\[(\d+)\]/g, '.$1').split('.');
  return steps.reduce<unknown>((value, step) => (value as Json | null | undefined)?.[step], root);
}
