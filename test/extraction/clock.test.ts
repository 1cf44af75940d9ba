import { expect, test } from 'vitest';
import { read } from '../../src/extraction/text/reading.ts';

const clocks = (text: string) =>
  read(text).items.flatMap(({ clock }) =>
    clock ? [`${clock.hour}:${String(clock.minute).padStart(2, '0')} ${clock.form}`] : [],
  );

test.each([
  ['on scene at fourteen thirty two', '14:32 24'],
  ['on scene at 1432 hours', '14:32 24'],
  ['on scene at 14:32', '14:32 24'],
  ['dispatched at oh seven fifteen', '7:15 24'],
  ['on scene at two thirty in the afternoon', '2:30 pm'],
  ['cleared at 2:32 p.m.', '2:32 pm'],
  ['dispatched at 1:30 tonight', '1:30 am'],
  ['dispatched at 12:40 tonight', '12:40 am'],
  ['dispatched at 8:40 tonight', '8:40 pm'],
  ['arrived at quarter past three p.m.', '3:15 pm'],
  ['arrived at a quarter to four', '3:45 open'],
  ['arrived at ten past five', '5:10 open'],
  ['cleared at noon', '12:00 pm'],
  ['cleared at midnight', '0:00 am'],
  ['under control quarter past midnight', '12:15 am'],
  ['cleared at ten to noon', '11:50 am'],
  ['cleared at three o’clock', '3:00 open'],
  ['toned at nineteen, uh, nineteen oh six', '19:06 24'],
  ['we got there at 16:52, no, wait, the computer says 16:53', '16:53 24'],
  ['call was at 0215. No, hang on, I flipped that, 0251.', '2:51 24'],
  ['cleared at sixteen forty... sixteen forty four', '16:44 24'],
  ['toned at oh oh oh seven', '0:07 24'],
  ['toned at zero zero fourteen', '0:14 24'],
  ['back in service at twenty hundred', '20:00 24'],
  ['on scene at oh eight hundred', '8:00 24'],
  ['on scene 0856', '8:56 24'],
  ['dispatched at 17 22', '17:22 24'],
  ['dispatched at nineteen oh nine', '19:09 24'],
  ['on scene at ten twelve', '10:12 open'],
  ['arrived at 9 p.m.', '9:00 pm'],
  ['arrived around five thirty this morning', '5:30 am'],
  ['at 14:32-123 Maple Street', '14:32 24'],
  ['on scene fourteen, thirty two', '14:32 24'],
  ['en route thirteen, twenty seven', '13:27 24'],
  ['back in service fourteen, ten', '14:10 24'],
  ['on scene at ten forty three, nope, ten forty four', '10:44 open'],
])('%s says %s', (said, clock) => {
  expect(clocks(said)).toEqual([clock]);
});

test.each([
  'sugar was one twelve',
  'about two hundred students',
  'since 2019',
  'used about 400 gallons',
  'reading 210 parts per million',
  'at 1515 Ala Wai Boulevard',
  'about forty yards below the falls',
  'permit number 2604',
  'a crew of fourteen',
  'flowing at 1200 gpm',
])('%s says no time', (said) => {
  expect(clocks(said)).toEqual([]);
});
