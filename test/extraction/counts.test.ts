import { expect, test } from 'vitest';
import { decideCount, incidentNumber } from '../../src/extraction/decide/counts.ts';
import type { Heard } from '../../src/extraction/reader/heard.ts';
import { mentionsIn } from '../../src/extraction/text/mentions.ts';

/** The number that `counted` begins with is heard to be how many were displaced. */
function displaced(transcript: string, counted: string): unknown {
  const at = transcript.indexOf(counted);
  const heard: Pick<Heard, 'transcript' | 'role' | 'claims' | 'sourceOf'> = {
    transcript,
    role: ({ start }, label) => (label === 'n=displaced' && start === at ? 0.9 : 0),
    claims: () => [],
    sourceOf: ({ start, end }) => ({ start, end, words: transcript.slice(start, end) }),
  };
  return decideCount(heard as Heard, mentionsIn(transcript), 'displaced')[0]?.value;
}

test.each([
  ['Two adults and two children were displaced', 'Two', 4],
  ['Two adults and two children were displaced', 'two', 4],
  ['Two adults, a teenager and a baby were displaced', 'Two', 4],
  ['Four people, two adults and two kids, were displaced', 'Four', 4],
  ['Seven residents, three of them kids, were displaced', 'Seven', 7],
  ['Three residents and two dogs were displaced', 'Three', 3],
  ['Two adults and two dogs were displaced', 'Two', 2],
  ['We treated two people and 6 residents were displaced', '6', 6],
  ['Three kids, 2 and a half hours', 'Three', 3],
])('%s, counted from %s: %i', (transcript, counted, people) => {
  expect(displaced(transcript, counted)).toBe(people);
});

/** The words are heard to be the incident's number, one after the other. */
function numbered(transcript: string, ...heardAs: string[]): unknown {
  const heard: Pick<Heard, 'transcript' | 'claims' | 'sourceOf'> = {
    transcript,
    claims: () =>
      heardAs.map((words) => {
        const start = transcript.indexOf(words);
        return { field: 'n', code: 'incident_number', strength: 0.9, start, end: start + words.length };
      }),
    sourceOf: ({ start, end }) => ({ start, end, words: transcript.slice(start, end) }),
  };
  return incidentNumber(heard as Heard)[0]?.value;
}

test.each([
  ['RUN LOG Sat 1-17-26, C shift. Run 26-0061.', ['1-17-26', 'Run 26-0061'], '26-0061'],
  ['02/14/2026 Incident 26-1188', ['02/14/2026 Incident 26-1188'], '26-1188'],
  ['RUN LOG Sat 1-17-26', ['1-17-26'], undefined],
  ['Incident 26-03-1188', ['26-03-1188'], '26-03-1188'],
  ['Run 26-0061 1-17-26 1522', ['26-0061 1-17-26 1522'], '26-0061'],
  ['2026-01-17 Run 26-0061', ['2026-01-17 Run 26-0061'], '26-0061'],
])('%s: a date is no incident number', (transcript, heardAs, value) => {
  expect(numbered(transcript, ...heardAs)).toBe(value);
});

test('nobody is none, written with or without its mark', () => {
  const claims = (words: string) => ({
    transcript: words,
    role: () => 0,
    claims: () => [{ field: 'n', code: 'displaced', strength: 0.9, start: 0, end: words.length }],
    sourceOf: () => ({ start: 0, end: words.length, words }),
  });
  for (const words of ['nobodys displaced', "nobody's displaced", 'no one was displaced'])
    expect(decideCount(claims(words) as unknown as Heard, mentionsIn(words), 'displaced')[0]?.value).toBe(0);
});

/** Words heard to be the floor of the fire, each this surely. */
function floor(transcript: string, heardAs: Record<string, number>): unknown {
  const spans = Object.entries(heardAs).map(([words, strength]) => {
    const start = transcript.indexOf(words);
    return { field: 'n', code: 'floor', strength, start, end: start + words.length };
  });
  const heard: Pick<Heard, 'transcript' | 'role' | 'claims' | 'sourceOf'> = {
    transcript,
    role: (at) => spans.find(({ start, end }) => at.start >= start && at.end <= end)?.strength ?? 0,
    claims: () => spans,
    sourceOf: ({ start, end }) => ({ start, end, words: transcript.slice(start, end) }),
  };
  return decideCount(heard as Heard, mentionsIn(transcript), 'floor')[0]?.value;
}

test.each([
  ['It started in the basement of a 2-story house', { basement: 0.9, '2-story': 0.95 }, -1],
  ['A one story house over a basement, fire in the basement', { 'one story': 0.95, basement: 0.9 }, -1],
  ['Fire on the third floor, some smoke in the basement', { 'third floor': 0.95, basement: 0.8 }, 3],
  ['Fire on floor 4', { 'floor 4': 0.9 }, 4],
  ['A 3-story building', { '3-story': 0.95 }, undefined],
  ['The fire was on the second-story', { 'second-story': 0.9 }, 2],
  ['On the forty-first floor', { 'forty-first floor': 0.9 }, 41],
])('%s, heard as %j: floor %s', (transcript, heardAs, wanted) => {
  expect(floor(transcript, heardAs as Record<string, number>)).toBe(wanted);
});

test('what stands behind a dash with blanks around it is no part of the number', () => {
  expect(numbered('RUN 26-048817 - 3055 LARIMER ST', '26-048817')).toBe('26-048817');
});

test.each([
  ['fire on the second floor of a two-story house with two people inside', [2]],
  ['we took the stairs up to eleven, two of them were out', [11]],
  ['smoke on floor 3, four on board', [3]],
  ['one story house, the two of them are at her daughter’s', []],
])('%s: what can be a floor, by its neighbours', (transcript, floors) => {
  expect(mentionsIn(transcript).floors.map(({ value }) => value)).toEqual(floors);
});

test.each([
  ['Run number 26, 2291.', ['26, 2291']],
  ['Run number 26 2291 automatic alarm', ['26 2291']],
  ['Run number 26 2291 automatic alarm', ['2291']],
])('%s, heard as %j: the dash was not said', (transcript, heardAs) => {
  expect(numbered(transcript, ...heardAs)).toBe('26-2291');
});
