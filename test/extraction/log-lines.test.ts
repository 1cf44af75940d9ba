import { expect, test } from 'vitest';
import { headOfLine, rowsOf } from '../../src/extraction/decide/response/log-lines.ts';
import { mentionsIn } from '../../src/extraction/text/mentions.ts';

/** The unit at whose line the time stands; "P1" and "C3" are modes, and known to be no units by then. */
function head(log: string, time: string): string | undefined {
  const start = log.indexOf(time);
  const units = mentionsIn(log).units.filter(({ name }) => !/^[PC]\d$/.test(name));
  return headOfLine(log, units, { start, end: start + time.length })?.name;
}

test.each([
  ['R12: disp 1521, enrt 1522, o/s 1528, avail 1631.', '1631', 'Rescue 12'],
  ['A39 (2)\nDisp 1316 / Enr 1319 P1 / O/S 1331', '1331', 'Ambulance 39'],
  ['E336 (4) disp 1207 C3, o/s 1213.', '1213', 'Engine 336'],
  ['1544 R12 clear\n1546 all others clear', '1546', undefined],
  ['E4 was there when the medic came in at 1531', '1531', undefined],
  ['R12 had the patient out by 1556', '1556', undefined],
  ['Rescue 12 o/s 1528', '1528', undefined],
])('%s: whose is %s', (log, time, unit) => {
  expect(head(log, time)).toBe(unit);
});

test.each([
  ['14:07 E22, E23, T1, R1 and C33 DISPATCHED', 'E23', ['Engine 22', 'Engine 23', 'Truck 1', 'Rescue 1', 'C33']],
  ['E108 and M108 disp 1906', 'M108', ['Engine 108', 'Medic 108']],
  ['E-3 (4) & M-3 (2) disp 1022', 'E-3', ['Engine 3', 'Medic 3']],
  ['E5 cancelled, T9 on scene', 'T9', ['Truck 9']],
  ['with Engine 4 and Rescue 3 arrived at 1412', 'Rescue 3', ['Rescue 3']],
])('%s: in a row with %s', (log, unit, row) => {
  const { units } = mentionsIn(log);
  const one = units.find(({ start }) => start === log.indexOf(unit));
  expect(one && rowsOf(log, units)(one).map(({ name }) => name)).toEqual(row);
});
