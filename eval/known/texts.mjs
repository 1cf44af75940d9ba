// What the record of a call does to drafts of typed accounts: gaps on 100 narrations with a record made of their gold and of
// made-up numbers and call times; 60 times without a half of the day; 60 records that differ from what was said in one thing.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadReader } from '../../build/extraction/draft.js';
import { assemble } from '../../build/neris/assemble.js';

const NARRATIONS = fileURLToPath(new URL('../narrations/', import.meta.url));
const DEPARTMENT = { neris_id: 'FD24031901', name: 'Mapleton Fire Department', city: 'Mapleton', state: 'MD' };

export async function draftTexts() {
  const readAccount = await loadReader(1);
  const draft = async (transcript, department, receivedAt, known) =>
    assemble(await readAccount({ transcript, department, receivedAt: new Date(receivedAt), ...(known && { known }) }));
  await countGaps(draft);
  await placeTimes(draft);
  await nameConflicts(draft);
}

async function countGaps(draft) {
  const files = readdirSync(NARRATIONS)
    .filter((name) => /^round-17[0-4]/.test(name))
    .sort();
  const narrations = files
    .flatMap((name) => linesOf(NARRATIONS + name))
    .filter(({ expect }) => unitsOf(expect).length > 0);
  const counts = { before: 0, after: 0, fromDispatchBefore: 0, fromDispatchAfter: 0, conflicts: 0 };
  const chosen = narrations.slice(0, 100);
  for (const { transcript, department, received_at, expect } of chosen) {
    const before = await draft(transcript, department, received_at);
    const after = await draft(transcript, department, received_at, recordOf(expect, received_at));
    const ofDispatch = ({ gaps }) => gaps.filter(({ source }) => source === 'dispatch').length;
    counts.before += before.gaps.length;
    counts.after += after.gaps.length;
    counts.fromDispatchBefore += ofDispatch(before);
    counts.fromDispatchAfter += ofDispatch(after);
    counts.conflicts += after.svc_report.conflicts.filter(({ rule }) => rule === 'known_differs').length;
  }
  console.log(`gaps on ${chosen.length} narrations, without and with the record:`, counts);
}

/** As dispatch would have it: what the gold says, and what dispatch alone knows. */
function recordOf(expect, receivedAt) {
  const location = {};
  for (const [path, value] of Object.entries(expect)) {
    const [, field] = /^base\.location\.(\w+)$/.exec(path) ?? [];
    if (field) location[field] = value;
  }
  const unit_responses = unitsOf(expect).map((name) => {
    const unit = { reported_unit_id: name };
    for (const field of ['dispatch', 'enroute_to_scene', 'on_scene', 'unit_clear', 'staffing'])
      if (expect[`dispatch.unit_responses[${name}].${field}`] !== undefined)
        unit[field] = expect[`dispatch.unit_responses[${name}].${field}`];
    return unit;
  });
  const times = unit_responses
    .flatMap((unit) => Object.values(unit))
    .filter((value) => /^\d{4}-\d\d-\d\dT/.test(value));
  const first = Date.parse(times.sort()[0] ?? receivedAt) - (times.length ? 0 : 3_600_000);
  const at = (seconds) => new Date(first - seconds * 1000).toISOString().replace('.000Z', 'Z');
  return {
    base: { incident_number: '26-001042', location },
    dispatch: {
      incident_number: 'F26-001042',
      call_arrival: at(110),
      call_answered: at(104),
      call_create: at(65),
      unit_responses,
    },
  };
}

function unitsOf(expect) {
  const names = Object.keys(expect).flatMap((path) => /^dispatch\.unit_responses\[(.+?)\]/.exec(path)?.[1] ?? []);
  return [...new Set(names)];
}

const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MINUTES = { 6: 'oh six', 15: 'fifteen', 20: 'twenty', 34: 'thirty four', 48: 'forty eight' };

/** Twelve hours of a dial, five minutes each, every other one in the morning. */
async function placeTimes(draft) {
  let [placed, without] = [0, 0];
  let count = 0;
  for (let hour = 1; hour <= 12; hour++) {
    for (const [minute, words] of Object.entries(MINUTES)) {
      const half = count++ % 2 === 0 ? 12 : 0;
      const at = new Date(Date.UTC(2026, 2, 10, (hour % 12) + half + 4, Number(minute)));
      const dispatch = new Date(at.getTime() - 260_000).toISOString().replace('.000Z', 'Z');
      const known = { dispatch: { unit_responses: [{ reported_unit_id: 'E41', dispatch }] } };
      const said = `Engine 41 was on scene at ${SMALL[hour]} ${words}. Burnt food on the stove, nobody was hurt.`;
      const wanted = at.toISOString().replace('.000Z', 'Z');
      const isPlaced = ({ neris }) => neris.dispatch?.unit_responses?.[0]?.on_scene === wanted;
      without += isPlaced(await draft(said, DEPARTMENT, '2026-03-14T20:00:00Z'));
      const is = isPlaced(await draft(said, DEPARTMENT, '2026-03-14T20:00:00Z', known));
      placed += is;
      if (!is) console.log('not placed:', said, wanted);
    }
  }
  console.log(`times without a half of the day, of ${count}: ${without} placed without a record, ${placed} with it`);
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** One thing each that dispatch has otherwise. */
async function nameConflicts(draft) {
  const said = (i) =>
    `Engine 4 with four was dispatched at 1410 and on scene at 14${20 + i}, 12${i} Maple Street in Mapleton. Burnt food. Incident number 5500${i}. Engine 4 cleared at 1450.`;
  const unit = (fields) => ({ dispatch: { unit_responses: [{ reported_unit_id: 'E4', ...fields }] } });
  const place = (fields) => ({ base: { location: { street: 'Maple', street_postfix: 'STREET', ...fields } } });
  const KINDS = {
    'on scene': ['on_scene', (i) => unit({ on_scene: `2026-03-14T18:${22 + i}:40Z` })],
    dispatched: ['dispatch', (i) => unit({ dispatch: `2026-03-14T18:0${i % 10}:00Z` })],
    crew: ['staffing', (i) => unit({ staffing: i === 4 ? 14 : i })],
    house: ['complete_number', (i) => place({ complete_number: `13${i}` })],
    street: [
      'street',
      (i) =>
        place({
          street: ['Oak', 'Elm', 'Pine', 'Birch', 'Cedar', 'Walnut', 'Spruce', 'Poplar', 'Willow', 'Aspen'][i - 1],
        }),
    ],
    cleared: ['unit_clear', (i) => unit({ unit_clear: `2026-03-14T19:0${i % 10}:00Z` })],
  };
  let [named, silent, count] = [0, 0, 0];
  for (const [kind, [field, record]] of Object.entries(KINDS)) {
    for (const i of NUMBERS) {
      count++;
      const plain = await draft(said(i), DEPARTMENT, '2026-03-14T20:00:00Z');
      const { neris, svc_report } = await draft(said(i), DEPARTMENT, '2026-03-14T20:00:00Z', record(i));
      const is = svc_report.conflicts.some(
        ({ rule, paths }) => rule === 'known_differs' && paths.some((path) => path.endsWith(`.${field}`)),
      );
      const stands = JSON.stringify(drafted(neris, field)) === JSON.stringify(drafted(plain.neris, field));
      named += is;
      silent += !stands;
      if (!is || !stands) console.log(`conflict not as it should be: ${kind} ${i}`, svc_report.conflicts);
    }
  }
  console.log(
    `records that differ in one thing, of ${count}: ${named} named, ${silent} taken in place of what was said`,
  );
}

function drafted(neris, field) {
  return neris.base?.location?.[field] ?? neris.dispatch?.unit_responses?.[0]?.[field];
}

function linesOf(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
