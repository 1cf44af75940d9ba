import { expect, test } from 'vitest';
import { read } from '../../src/extraction/text/reading.ts';
import { SPLIT_WORDS } from '../../src/extraction/vocabulary/hearing.ts';

test.each(SPLIT_WORDS.split(' ').map((pair) => pair.split('|')))('%s %s is read as one word', (first, second) => {
  const { text, items, transcript } = read(`then it got ${first} ${second} quickly`);
  expect(text).toBe(read(`then it got ${first}${second} quickly`).text);
  // The words behind a value are those of the transcript.
  expect(transcript.slice(items[3]?.start, items[3]?.end)).toBe(`${first} ${second}`);
});

test.each([
  ['it came in to 911 at noon', 'it came in to 911 at T0'],
  ['we took him in to mercy', 'we took him in to mercy'],
  ['it got in to the walls', 'it got into the walls'],
  ['no body was recovered', 'no body was recovered'],
  ['no body hurt', 'nobody hurt'],
  ['every one of them', 'every 1 of them'],
  ['engine 4 on seen', 'U0 on scene'],
  ['we cancelled the hole assignment', 'we cancelled the whole assignment'],
  ['down in the hole', 'down in the hole'],
  ["I cancelled 'em", 'i cancelled them'],
  ['truck 1 and engine too both dispatched, engine 2 never made it', 'U0 and U1 both dispatched U2 never made it'],
  ['Chief 5 was toned out, Chief V turned around', 'U0 was toned out U1 turned around'],
  ['engine 2 was there, we asked for another engine too', 'U0 was there we asked for another engine too'],
  ['searched for on board victims', 'searched for on board victims'],
  ['arrived at 22:12, for on board', 'arrived at T0 4 on board'],
  ['they wanted an engine too', 'they wanted an engine too'],
])('%s is read as %s', (said, text) => {
  expect(read(said).text).toBe(text);
});
