import { expect, test } from 'vitest';
import { response } from '../../src/extraction/core/response.ts';
import { read } from '../../src/extraction/text/reading.ts';
import { accounts } from './accounts.ts';

const department = { neris_id: 'FD24031901', name: null, city: 'Gaithersburg', state: 'MD' };

/** What is said of units and times, with local clock times (Maryland in winter is five hours behind). */
function respond(transcript: string): Record<string, unknown> {
  const account = { transcript, department, receivedAt: new Date('2026-01-20T23:00:00Z') };
  const filled = response({ account, reading: read(transcript), types: [] });
  const names = new Map(
    filled
      .filter(({ path }) => path.endsWith('.reported_unit_id'))
      .map(({ path, value }) => [path.replace('.reported_unit_id', ''), value]),
  );
  const said: Record<string, unknown> = {};
  for (const { path, value } of filled) {
    const unit = [...names].find(([at]) => path.startsWith(`${at}.`));
    if (path.endsWith('.reported_unit_id')) continue;
    const name = unit ? path.replace(unit[0], String(unit[1])) : path.replace(/^(dispatch|tactic_timestamps)\./, '');
    said[name] = typeof value === 'string' && /Z$/.test(value) ? local(value) : value;
  }
  return said;
}

function local(moment: string): string {
  const time = new Date(Date.parse(moment) - 5 * 3_600_000).toISOString();
  return time.slice(11, 16);
}

test.each(accounts<Record<string, unknown>>('responses'))('%s', (transcript, said) => {
  expect(respond(transcript)).toEqual(said);
});

/** Received on Tuesday, January 20, at six in the evening. */
test.each([
  ['Engine 3. It was twenty below last night. Dispatched at 1740, on scene 1749.', '2026-01-20'],
  ['Engine 3. The furnace guy was there Monday. Dispatched at 0614, on scene 0622.', '2026-01-20'],
  ['Engine 3. Dispatched at 1130, the patient says his chest started hurting yesterday afternoon.', '2026-01-20'],
  ['engine three the guy said he mowed yesterday and this morning it smoked dispatched oh five twelve', '2026-01-20'],
  ["I'm doing this the next morning. The call was Sunday night, Engine 3 was dispatched at 2250.", '2026-01-18'],
  ["Engine 3. I'm writing up Friday's call, the one at the bakery. Dispatched at 0512.", '2026-01-16'],
  ['Engine 3. This is from two nights ago. Dispatched at 1412.', '2026-01-18'],
])('%s', (transcript, day) => {
  const account = { transcript, department, receivedAt: new Date('2026-01-20T23:00:00Z') };
  const sent = response({ account, reading: read(transcript), types: [] }).find(({ path }) =>
    path.endsWith('.dispatch'),
  );
  expect(new Date(Date.parse(String(sent?.value)) - 5 * 3_600_000).toISOString().slice(0, 10)).toBe(day);
});
