import { expect, test } from 'vitest';
import { relativeOf, relativeTimes } from '../../src/extraction/decide/response/relative.ts';
import { mentionsIn } from '../../src/extraction/text/mentions.ts';

const times = (text: string) =>
  relativeTimes(text, mentionsIn(text)).map(({ start, end, minutes, from }) => [text.slice(start, end), minutes, from]);

test.each([
  ['The fire was knocked down twenty minutes later.', [['twenty minutes later', 20, 'before']]],
  ['Under control 15 minutes after we arrived.', [['15 minutes after', 15, 'arrival']]],
  ['It was out half an hour later.', [['half an hour later', 30, 'before']]],
  ['A minute later the roof came down.', [['A minute later', 1, 'before']]],
  ['A few minutes later it was out.', [['A few minutes later', undefined, 'before']]],
  ['Thirty minutes into the call we had water.', [['Thirty minutes into', 30, 'unknown']]],
  ['Ten minutes after the call came in.', [['Ten minutes after', 10, 'unknown']]],
  ['Under control forty five minutes after that.', [['forty five minutes after', 45, 'before']]],
  ['It took twenty minutes to find the hydrant.', []],
])('%s', (text, expected) => {
  expect(times(text)).toEqual(expected);
});

test('belongs to what is said beside it in its sentence, and to nothing in the next', () => {
  const text = 'The primary was clear. Ten minutes later the fire was knocked down. It was out.';
  const found = relativeTimes(text, mentionsIn(text));
  const of = (words: string) => {
    const start = text.indexOf(words);
    return relativeOf(text, found, { start, end: start + words.length })?.minutes;
  };
  expect(of('knocked down')).toBe(10);
  expect(of('primary was clear')).toBeUndefined();
  expect(of('It was out')).toBeUndefined();
});
