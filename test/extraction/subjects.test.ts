import { expect, test } from 'vitest';
import { bySubject } from '../../src/extraction/decide/subjects.ts';
import type { Claim, Heard } from '../../src/extraction/reader/heard.ts';

/** Statements in the order told, each with whom it is about. */
const told: (Claim & { about: string })[] = (
  [
    ['patient', 'the boys'],
    ['patient', 'grandmother'],
    ['care', 'grandmother'],
    ['ride', 'grandmother'],
    ['care', 'the boys'],
  ] as const
).map(([field, about], i) => ({ field, code: '', strength: 0.9, start: i * 10, end: i * 10 + 5, about }));

const heard = {
  belongs: (_, a, b) => {
    const aboutOf = (start: number) => told.find((each) => each.start === start)?.about;
    return aboutOf(a.start) === aboutOf(b.start) ? 1 : 0;
  },
} as Pick<Heard, 'belongs'> as Heard;

const order = (...says: Parameters<typeof bySubject<(typeof told)[number]>>) =>
  bySubject(...says).map(([first]) => first?.about);

test('those of whom something is said stand in the order in which it is said', () => {
  expect(order(heard, told, ({ field }) => field !== 'patient')).toEqual(['grandmother', 'the boys']);
});

test('where every statement says something, the first naming counts', () => {
  expect(order(heard, told)).toEqual(['the boys', 'grandmother']);
});
