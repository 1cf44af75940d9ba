import { QUESTIONS } from '../../../src/neris/questions.ts';
import type { Source } from '../../../src/neris/report.ts';
import type { Words } from '../../../src/neris/words.ts';
import { LABELS } from '../../shared/labels.ts';
import { leaves } from '../../shared/leaves.ts';
import { EN } from '../../shared/texts/en.ts';
import { createWording, plain } from '../../shared/wording.ts';
import type { Narration } from './answer.ts';
import { groupOf, type Hue } from './groups.ts';

/** One value of the draft as it is shown, and why it is there. */
export interface Value {
  id: number;
  label: string;
  text: string;
  /** As the payload has it. */
  path: string;
  code: string;
  hue: Hue;
  words: Words[];
  /** Reasons that are no words, in a sentence each. */
  notes: string[];
  estimated: boolean;
}

export interface Group {
  title: string;
  hue: Hue;
  values: Value[];
}

type Json = Record<string, unknown>;

const ADDRESS = [
  'number',
  'complete_number',
  'street_prefix_direction',
  'street',
  'street_postfix',
  'incorporated_municipality',
  'state',
];

/** Fields that no question names; all others are called what the questions call them. */
const NAMES: Readonly<Record<string, string>> = {
  'base.location_use.use_type': 'Use of the place',
  'base.people_present': 'People present',
  'dispatch.unit_responses.reported_unit_id': 'Unit',
  'dispatch.unit_responses.staffing': 'On board',
  'dispatch.unit_responses.dispatch': 'Dispatched',
  'dispatch.unit_responses.enroute_to_scene': 'En route',
  'dispatch.unit_responses.on_scene': 'On scene',
  'dispatch.unit_responses.unit_clear': 'Clear',
  'dispatch.incident_clear': 'Incident clear',
  'fire_detail.suppression_appliances': 'Put out with',
  nonfd_aids: 'Other services',
};
const ASKED = new Map([...QUESTIONS.firefighter, ...QUESTIONS.dispatch].map(([field, label]) => [field, label]));

/** Every value of the payload, the ones that belong together as one, in the order of the groups. */
export function groupsOf({ neris, svc_report, department }: Narration): Group[] {
  const wording = createWording(LABELS, EN, 'en-US', zoneOf(department));
  const sources = Object.entries(svc_report?.sources ?? {});
  const groups = new Map<string, Group & { order: number }>();
  let count = 0;

  const add = (path: string, label: string, text: string, code: string, paths: string[]) => {
    const { key, title, hue, order } = groupOf(path, neris ?? {});
    const group = groups.get(key) ?? { title, hue, order, values: [] };
    groups.set(key, group);
    const found = sources.filter(([at]) => paths.includes(at)).flatMap(([, list]) => list);
    const estimated = svc_report?.estimated.some((at) => paths.includes(at)) ?? false;
    group.values.push({ id: count++, label, text, path, code, hue, ...reasons(found), estimated });
  };

  const draft = neris ?? {};
  for (const { path, fields, label } of placesIn(draft)) {
    const parts = ADDRESS.filter((key) => key !== 'number' && fields[key] !== undefined);
    if (parts.length === 0) continue;
    const said = parts.map((key) => [key, String(fields[key])] as const);
    const street = said
      .filter(([key]) => !TOWN.has(key))
      .map(([, part]) => (/^[A-Z_]+$/.test(part) ? plain(part) : part));
    const town = said.filter(([key]) => TOWN.has(key)).map(([, part]) => part);
    const text = [street.join(' '), ...town].filter(Boolean).join(', ');
    const code = said.map(([, part]) => part).join(' · ');
    const paths = ADDRESS.flatMap((key) => [`${path}.${key}`, `${path.replace('base', 'dispatch')}.${key}`]);
    add(path, label, text, code, paths);
  }
  for (const [path, value] of leaves(draft)) {
    if (SHOWN_ELSEWHERE.test(path)) continue;
    if (path === 'base.department_neris_id') {
      add(path, 'Department', department.name ?? String(value), String(value), [path]);
      continue;
    }
    const kind = path.startsWith('incident_types') ? 'incident_type' : lastName(path);
    add(path, nameOf(path), wording.value(kind, value), String(value), [path]);
  }
  for (const { values } of groups.values()) values.sort((a, b) => rankOf(a) - rankOf(b));
  return [...groups.values()].sort((a, b) => a.order - b.order);
}

/** A crew is read as it is told: which unit, how many, and then its times; the department comes last. */
function rankOf({ path }: Value): number {
  const rank = ['reported_unit_id', 'staffing'].indexOf(lastName(path));
  return rank >= 0 ? rank : path === 'base.department_neris_id' ? 3 : 2;
}

/** The day it happened and whose clock it is, from the first time in the draft. */
export function dayOf({ neris, department }: Narration): string {
  const times = leaves(neris ?? {}).flatMap(([, value]) =>
    /^\d{4}-\d\d-\d\dT/.test(String(value)) ? [String(value)] : [],
  );
  const first = times.sort()[0];
  if (first === undefined) return '';
  const zone = zoneOf(department);
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: zone })
    .format(new Date(first))
    .concat(`, ${zone.split('/').at(-1)?.replace('_', ' ')} time`);
}

function zoneOf({ time_zone }: Narration['department']): string {
  return time_zone ?? 'UTC';
}

const TOWN = new Set(['incorporated_municipality', 'state']);
/** Shown as an address, beside the type it belongs to, or in a place of its own. */
const SHOWN_ELSEWHERE =
  /^(base\.outcome_narrative$|incident_types\[\d+\]\.primary$|dispatch\.location\b|base\.location\.(number|complete_number|street|street_prefix_direction|street_postfix|incorporated_municipality|state)$|base\.location\.cross_streets\[\d+\]\.(street|street_postfix|street_prefix_direction|number|complete_number)$)/;

function placesIn(draft: Json): { path: string; fields: Json; label: string }[] {
  const location = ((draft.base as Json | undefined)?.location ?? {}) as Json;
  const crossings = Array.isArray(location.cross_streets) ? (location.cross_streets as Json[]) : [];
  return [
    { path: 'base.location', fields: location, label: 'Location' },
    ...crossings.map((fields, index) => ({
      path: `base.location.cross_streets[${index}]`,
      fields,
      label: 'Cross street',
    })),
  ];
}

function reasons(sources: Source[]): Pick<Value, 'words' | 'notes'> {
  const words = sources.filter((source): source is Words => 'words' in source);
  const once = new Map(words.map((source) => [`${source.start}-${source.end}`, source]));
  const names = new Set(sources.flatMap((source) => ('inference' in source ? [source.inference] : [])));
  return {
    words: [...once.values()].sort((a, b) => a.start - b.start),
    notes: [...names].map((name) => NOTES[name] ?? EN.inferences[name] ?? plain(name)),
  };
}

/** Where the capture page speaks to the firefighter, the console speaks to whoever sent the account. */
const NOTES: Readonly<Record<string, string>> = {
  department: 'The department of the request.',
  own_town: 'The department’s own town: no other was understood.',
  milestone_order: 'Placed in the order it was told.',
};

function nameOf(path: string): string {
  const field = path.replace(/\[\d+\]/g, '');
  if (/^incident_types\[0\]/.test(path)) return 'Incident type';
  if (/^incident_types/.test(path)) return 'Also';
  const known = NAMES[field] ?? ASKED.get(field) ?? EN.rows[lastName(path)];
  if (known) return known;
  const [module = ''] = field.split('.');
  const last = lastName(path);
  if (last === 'working') return `${plain(module)} works`;
  return last === 'type' ? plain(field.split('.').at(-2) ?? module) : plain(last);
}

function lastName(path: string): string {
  return (
    path
      .replace(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? path
  );
}
