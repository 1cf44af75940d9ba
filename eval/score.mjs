// Compares drafts with gold. Gold says of each path what is wanted: a value, {any: […]} or {between: [from, to]};
// a list is a set. `expect` must be there, `optional` may be; anything else that is filled is wrong.
// Units are named by their id (dispatch.unit_responses[Engine 41].on_scene), other lists by index.

const GROUPS = [
  ['types', /^incident_types/],
  ['location', /^base\.location\./],
  ['units', /^dispatch\.unit_responses\[[^\]]+\](\.staffing|\.response_mode)?$/],
  ['times', /^dispatch\.(unit_responses|call|incident_clear)/],
  ['tactics', /^tactic_timestamps/],
  ['fire', /^fire_detail/],
  ['medical', /^medical_details/],
  ['hazsit', /^hazsit_detail/],
  ['exposures', /^exposures/],
  ['alarms', /^(smoke|fire|other)_alarm|_suppression|^fire_suppression/],
  ['people', /^base\.|^nonfd_aids/],
];

/** Filled by rule or mirrored, or outside what narrations are annotated for. */
const NOT_SCORED =
  /^base\.department_neris_id$|narrative$|^dispatch\.(location|comments|disposition|incident_code|determinant_code|automatic_alarm|center_id|tactic_timestamps)|^(actions_tactics|casualty_rescues|aids|special_modifiers|electric_hazards|powergen_hazards|csst_hazard|medical_oxygen_hazard|unit_responses)|location\.(country|county|postal_code|place_type|additional_info|structure|site|subsite|neighborhood_community|location_aliases)|med_responses|suppression_types|operation|chemicals\[\d+\]\.release(\.|$)/;

const SETS = new Set([
  'nonfd_aids',
  'base.displacement_causes',
  'fire_detail.investigation_types',
  'fire_detail.suppression_appliances',
  'smoke_alarm.presence.alarm_types',
  'fire_alarm.presence.alarm_types',
  'other_alarm.presence.alarm_types',
]);

export function scoreDraft(gold, draft) {
  const got = leaves(draft.neris);
  const wanted = withUnits(gold.expect ?? {});
  const allowed = withUnits(gold.optional ?? {});
  const notes = [];
  const tally = new Map();
  const count = (path, what) => {
    const group = groupOf(path);
    const counts = tally.get(group) ?? { right: 0, wrong: 0, wanted: 0, found: 0 };
    counts[what]++;
    tally.set(group, counts);
  };
  for (const [path, value] of members(got)) {
    const fits = [wanted, allowed].some(
      (side) => side.has(path) && asList(side.get(path)).some((want) => matches(want, value)),
    );
    count(path, fits ? 'right' : 'wrong');
    if (!fits)
      notes.push(
        `wrong    ${path} = ${JSON.stringify(value)}${wanted.has(path) ? `, wanted ${JSON.stringify(wanted.get(path))}` : ''}`,
      );
  }
  for (const [path, want] of members(wanted)) {
    count(path, 'wanted');
    const values = got.has(path) ? asList(got.get(path)) : [];
    if (values.some((value) => matches(want, value))) count(path, 'found');
    else if (values.length === 0 || Array.isArray(got.get(path)))
      notes.push(`missing  ${path} = ${JSON.stringify(want)}`);
  }
  if (gold.modules) {
    const said = [...draft.modules.activated].sort().join(', ');
    const meant = [...gold.modules].sort().join(', ');
    if (said !== meant) notes.push(`modules  ${said || 'none'}, wanted ${meant || 'none'}`);
  }
  for (const { field } of draft.gaps) if (got.has(field)) notes.push(`gap      ${field} is filled`);
  return { notes, tally };
}

/** What a draft says beyond its department, the own town and the narrative: of a text that tells of no incident all of it is invented. */
export function drawnOf(neris) {
  const found = [];
  walk(neris, '');
  return found;

  function walk(value, path) {
    if (value && typeof value === 'object')
      for (const [key, each] of Object.entries(value))
        walk(each, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key);
    else if (!NOT_DRAWN.test(path)) found.push(`${path} = ${JSON.stringify(value)}`);
  }
}
const NOT_DRAWN =
  /^base\.(department_neris_id|outcome_narrative|location\.(incorporated_municipality|state))$|^dispatch\.location\.|\.primary$/;

export function groupOf(path) {
  return GROUPS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
}

function leaves(payload) {
  const found = new Map();
  walk(payload, '');
  return found;

  function walk(value, path) {
    if (value === null || value === undefined || NOT_SCORED.test(path)) return;
    if (path === 'incident_types') {
      found.set(
        path,
        value.map(({ type }) => type),
      );
      const primary = value.find((each) => each.primary);
      if (primary) found.set('incident_types.primary', primary.type);
    } else if (SETS.has(path)) found.set(path, value);
    else if (path === 'dispatch.unit_responses') {
      for (const { reported_unit_id: id, ...unit } of value) {
        found.set(unitPath(id), true);
        for (const [key, each] of Object.entries(unit)) walk(each, `${unitPath(id)}.${key}`);
      }
    } else if (Array.isArray(value)) for (const [i, each] of value.entries()) walk(each, `${path}[${i}]`);
    else if (typeof value === 'object')
      for (const [key, each] of Object.entries(value)) walk(each, path ? `${path}.${key}` : key);
    else found.set(path, value);
  }
}

/** However a unit's kind was shortened, it is the same unit. */
const KINDS = {
  e: 'engine',
  eng: 'engine',
  t: 'truck',
  trk: 'truck',
  l: 'ladder',
  lad: 'ladder',
  bc: 'battalion',
  batt: 'battalion',
  m: 'medic',
  r: 'rescue',
  a: 'ambulance',
  amb: 'ambulance',
  sq: 'squad',
  br: 'brush',
  q: 'quint',
};

const unitPath = (id) =>
  `dispatch.unit_responses[${String(id)
    .toLowerCase()
    .replace(/^battalion chief /, 'battalion ')
    .replace(/^([a-z]+)[. -]*(?=\d+[a-z]?$)/, (whole, kind) => (KINDS[kind] ? `${KINDS[kind]} ` : whole))}]`;

/** A value said of a unit says the unit too. */
function withUnits(expectations) {
  const paths = new Map();
  for (const [path, want] of Object.entries(expectations)) {
    const [whole, id, rest] = /^dispatch\.unit_responses\[([^\]]+)\](.*)$/.exec(path) ?? [];
    const plain = whole ? unitPath(id) + rest : path;
    if (NOT_SCORED.test(plain)) continue;
    if (whole && !paths.has(unitPath(id))) paths.set(unitPath(id), true);
    paths.set(plain, want);
  }
  return paths;
}

function members(map) {
  return [...map].flatMap(([path, value]) =>
    Array.isArray(value) ? value.map((each) => [path, each]) : [[path, value]],
  );
}

const asList = (value) => (Array.isArray(value) ? value : [value]);

function matches(want, got) {
  if (want?.any) return want.any.some((each) => matches(each, got));
  if (want?.between)
    return Date.parse(got) >= Date.parse(want.between[0]) && Date.parse(got) <= Date.parse(want.between[1]);
  return plain(want) === plain(got);
}

function plain(value) {
  if (typeof value !== 'string') return value;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return Date.parse(value);
  return value.toLowerCase().replace(/[.,']/g, '').replace(/\s+/g, ' ').trim();
}
