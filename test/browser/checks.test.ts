import { expect, test } from 'vitest';
import { DOUBTS } from '../../src/neris/doubts.ts';
import { checksOf } from '../../web/capture/src/draft/checks.ts';
import { summarise } from '../../web/capture/src/draft/summary.ts';
import type { Draft } from '../../web/capture/src/model.ts';
import { chooseLanguage } from '../../web/shared/texts/languages.ts';
import { createWording } from '../../web/shared/wording.ts';

/** What the page asks a person to look at first. */
function first(language: 'en' | 'es', doubts: string[]) {
  const draft: Draft = {
    narration: { transcript: 'Tree down.', neris: {}, svc_report: { doubts }, gaps: [] },
    spoken: [],
    hosts: [],
    open: false,
  };
  const { texts } = chooseLanguage(language, []);
  const wording = createWording({}, texts, language);
  const checks = checksOf(draft, summarise(draft, texts, wording), texts, wording, (_, message) => message);
  return checks.first.map(({ label, value }) => [label, value]);
}

test('a doubt stands first of what is to be checked, in the page’s language', () => {
  expect(first('en', [DOUBTS.mayBeNoCall])[0]).toEqual(['Is this a call?', DOUBTS.mayBeNoCall]);
  expect(first('es', [DOUBTS.mayBeNoCall])[0]).toEqual([
    '¿Es una salida?',
    expect.stringContaining('No es seguro que este texto cuente una salida'),
  ]);
});

test.each(Object.values(DOUBTS))('every sentence of doubt is said in Spanish: %s', (doubt) => {
  expect(first('es', [doubt])[0]?.[1]).not.toBe(doubt);
});

test('one that the page does not know is shown as it came', () => {
  expect(first('es', ['Something new.'])[0]?.[1]).toBe('Something new.');
});

test('without a doubt nothing asks whether it is a call', () => {
  expect(first('en', [])).toEqual([]);
});
