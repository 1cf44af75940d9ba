import { expect, it } from 'vitest';
import { narrative } from '../../src/extraction/narrative.ts';
import { mentionsOf } from '../../src/extraction/text/mentions.ts';
import { read } from '../../src/extraction/text/reading.ts';

// Found by `npm run bench:hostile-texts`, or once slow: what a text costs must grow with its length, not with its square.
const WORST = [
  '12s ',
  '1 e 2 w ',
  'be got ',
  '1522. ',
  '60. 1522. ',
  '1 x street ',
  'engine 4 on scene at 1432 ',
  '.',
  'and ',
  '7 ',
  'may 1 ',
  'sunday, may 1 ',
  'E3 V3 M5 ',
];

it.each(WORST)('a text of nothing but %j is read in time that grows with its length', (words) => {
  const seconds = (length: number) => {
    const transcript = words.repeat(length / words.length + 1).slice(0, length);
    const before = process.cpuUsage();
    const reading = read(transcript);
    mentionsOf(reading);
    narrative(reading);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  seconds(5_000);
  // It takes a fraction of this; with its square it took half a minute.
  expect(seconds(50_000)).toBeLessThan(5);
});
