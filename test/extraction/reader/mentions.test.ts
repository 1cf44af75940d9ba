import { expect, test } from 'vitest';
import { mentionsIn } from '../../../src/extraction/text/mentions.ts';

const unitsIn = (transcript: string) => mentionsIn(transcript).units.map(({ name }) => name);
const timesIn = (transcript: string) =>
  mentionsIn(transcript).times.map(({ start, end }) => transcript.slice(start, end));
const groupsIn = (transcript: string) =>
  mentionsIn(transcript).groups.map(({ start, end, kind }) => [transcript.slice(start, end), kind]);

test('a short name in brackets is the unit before it, wherever it stands', () => {
  const log = '13:27 Water Tender 1 (WT1) and Engine 1 (E1) dispatched\n13:30 WT1 enroute\n13:46 WT1 canceled';
  expect(unitsIn(log)).toEqual([
    'Water Tender 1',
    'Water Tender 1',
    'Engine 1',
    'Engine 1',
    ...Array(2).fill('Water Tender 1'),
  ]);
});

test.each([
  ['Water Tender 1 (WT2) was there', ['Water Tender 1', 'WT2']],
  ['Water Tender 1, WT1 was there', ['Water Tender 1', 'WT1']],
])('%s: what is not in brackets or has another number is a unit of its own', (transcript, units) => {
  expect(unitsIn(transcript)).toEqual(units);
});

test.each([
  ['At 1622 hours MFD was dispatched', [['MFD', 'all']]],
  ['we all cleared at 0120', [['we all', 'all']]],
  ['both trucks were back in service', [['both trucks', 'all']]],
  ['Truck 1 cleared at 2015 and the rest cleared at 2048', [['rest', 'all']]],
  ['we cleared at 0120', [['we', 'we']]],
])('%s: words that stand for units', (transcript, groups) => {
  expect(groupsIn(transcript)).toEqual(groups);
});

test.each([
  ['alerted at 10.33hrs for a spill', ['10.33hrs']],
  ['toned 0412hrs', ['0412hrs']],
  ['at 1622 hours', ['1622 hours']],
])('%s: a time with its unit behind it', (transcript, times) => {
  expect(timesIn(transcript)).toEqual(times);
});

test.each([
  ['Lt 59-1 got the doors open', []],
  ['Ladder 237 manned by Group 3 firefighters', ['Ladder 237']],
  ['Captain 12 and Shift 2 of Attack 36', ['Attack 36']],
  ['Hand Crew 4 and Support Vehicle 7', ['Hand Crew 4', 'Support Vehicle 7']],
])('%s: people and shifts that bear a number are no units', (transcript, units) => {
  expect(unitsIn(transcript)).toEqual(units);
});

test.each([
  ['manned by Group 3 firefighters', []],
  ['Station 4 members and 2 others', [2]],
  ['Engine 4 with 3 firefighters', [3]],
  ['responded code 3 with 4 on board', [4]],
  ['No one was evacuated, one of us stayed', [1]],
  ['Engine 41, B shift, three on board', [3]],
  ['Anyone hurt? No, one person was displaced', [1]],
])('%s: what is called by a number is not as many', (transcript, numbers) => {
  expect(mentionsIn(transcript).numbers.map(({ value }) => value)).toEqual(numbers);
});

test('what a log writes before its times is no unit', () => {
  const log = 'Eng 31 x3  Disp 1522  Resp 1524  AOS 1528  Avail 1601, Amb 2 and Forestry 22 too';
  expect(unitsIn(log)).toEqual(['Engine 31', 'Ambulance 2', 'Forestry 22']);
  expect(timesIn(log)).toEqual(['1522', '1524', '1528', '1601']);
});

test.each([
  ['called forestry 1522', [], ['1522']],
  ['req amb 1528', [], ['1528']],
  ['AMB 3 (2) O/S 1742', ['Ambulance 3'], ['1742']],
  ['REQ AMB 1528', [], ['1528']],
  ['AMB 45 YO MALE', [], []],
  ['Batt.1 and Batt. 3 on scene', ['Battalion 1', 'Battalion 3'], []],
  ['and ME12 with 3', ['ME12'], []],
  ['Onscene 1528, Inserv 1601', [], ['1528', '1601']],
  ['Clear Creek 41 arrived at 1522', ['Clear Creek 41'], ['1522']],
  ['Amb 412 Oak Street', [], ['412']],
])('%s', (log, units, times) => {
  expect(unitsIn(log)).toEqual(units);
  expect(timesIn(log)).toEqual(times);
});

test.each([
  ['about half an acre', [0.5]],
  ['a half acre', [0.5]],
  ['three tenths of an acre', [0.3]],
  ['two and a half acres, and one acre behind it', [2.5, 1]],
  ['an acre and a quarter', [1.25]],
  ['four and three quarters', [4.75]],
  ['it is four point six. We left', [4.6]],
  ['2 1/2 acres, 1/4 acre', [2.5, 0.25]],
  ['1522 1/4 acre burning', []],
  ['Brush 4 1/4 acre', []],
  ['Engine 7 half an acre', [0.5]],
  ['less than an acre, an eighth of an acre', [0.125]],
  ['twelve point two five acres, one point oh five', [12.25, 1.05]],
  ['at one point six people', [1, 6]],
  ['on May 31st, 2024 with 3 firefighters', [3]],
])('%s: numbers with their fractions, and none of a day', (transcript, numbers) => {
  expect(mentionsIn(transcript).numbers.map(({ value }) => value)).toEqual(numbers);
});

test.each(['On May 31st, 2024, we', 'On March 21, 2012 we', 'on 21 March 2012', 'the 21st of March, 2012'])(
  '%s: a year is no time',
  (transcript) => {
    expect(timesIn(transcript)).toEqual([]);
  },
);

test.each([
  ['a log', '10:41 Call received\n10:43 Engine 2 dispatched\n10:55 Engine 2 on scene', ['24', '24', '24']],
  [
    'hours of one digit',
    '9:58 Call received\n10:03 Engine 2 dispatched\n10:11 Engine 2 on scene',
    ['open', 'open', 'open'],
  ],
  ['halves of the day', '10:41 PM Call received\n10:43 Engine 2 sent\n10:55 Engine 2 on scene', ['pm', 'open', 'open']],
  [
    'a part of the day',
    'Last night, house fire.\n10:05 Engine 1 dispatched\n10:12 Engine 1 on scene\n10:40 clear',
    ['open', 'open', 'open'],
  ],
  ['hours that fall', '11:50 Engine 1 dispatched\n12:12 Engine 1 on scene\n10:40 clear', ['open', 'open', 'open']],
  ['two lines', '10:41 Call received\n10:43 Engine 2 dispatched', ['open', 'open']],
  ['no log', 'Sent at 10:41, there at 10:50, clear at 11:20', ['open', 'open', 'open']],
])('lines headed by times are a log, on the 24-hour clock unless it says otherwise: %s', (_, log, forms) => {
  expect(mentionsIn(log).times.map(({ clock }) => clock.form)).toEqual(forms);
});
