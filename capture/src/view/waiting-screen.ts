import type { ProcessingMessages } from '../api.ts';
import type { Capture } from '../capture.ts';
import { clock, wait } from '../format.ts';
import type { Model } from '../model.ts';
import type { Language } from '../texts/languages.ts';
import { fill, type Texts } from '../texts/texts.ts';
import { SPANISH_LINES } from '../texts/waiting-lines-es.ts';
import { lineAfter, usualMs } from '../waiting.ts';
import { button, h, say } from './dom.ts';
import type { Screen } from './screen.ts';

const TICK_MS = 250;
const PATIENCE = 2.5;

/** The upload is measured; the work after it is not measurable, so only the time that passed is shown. */
export function waitingScreen(
  capture: Capture,
  texts: Texts,
  language: Language,
  messages: () => ProcessingMessages | undefined,
): Screen {
  const random = Math.random();
  const title = h('h1', { tabindex: '-1' }, texts.working);
  const line = h('p', { class: 'line' });
  const bar = h('progress', { max: '1', 'aria-label': texts.working });
  const fact = h('p', { class: 'fact' });
  const usual = h('p', { class: 'fact muted' });
  const stop = button('quiet', 'cross', texts.stopWaiting, () => capture.stopWaiting());
  stop.hidden = true;
  let sentAt: number | undefined;

  function draw(model: Model): void {
    const { sending } = model;
    if (!sending) return;
    const uploaded = sending.share >= 1;
    if (uploaded) sentAt ??= performance.now();
    const waited = sentAt === undefined ? 0 : performance.now() - sentAt;
    const expected = usualMs(model.elapsedMs / 1000);
    if (uploaded) bar.removeAttribute('value');
    else bar.value = sending.share;
    const percent = String(Math.floor(sending.share * 100));
    say(fact, uploaded ? fill(texts.sent, { time: clock(waited) }) : fill(texts.uploading, { percent }));
    say(
      usual,
      waited > expected * PATIENCE ? texts.overdue : fill(texts.usual, { time: wait(Math.ceil(expected / 1000)) }),
    );
    stop.hidden = performance.now() - sending.since < expected * PATIENCE + 5_000;
    showLine(messages() === undefined ? '' : lineAfter(messages() as ProcessingMessages, random, waited, expected));
  }

  function showLine(english: string): void {
    const translated = language === 'es' ? SPANISH_LINES[english] : english;
    say(line, translated ?? (english || texts.genericLine));
    if (language !== 'en' && translated === undefined && english) line.lang = 'en';
    else line.removeAttribute('lang');
  }

  const timer = setInterval(() => draw(capture.model), TICK_MS);
  return {
    element: h(
      'section',
      { class: 'waiting' },
      h('div', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
      title,
      line,
      bar,
      fact,
      usual,
      h('div', { class: 'actions' }, stop),
    ),
    focus: title,
    update: draw,
    close: () => clearInterval(timer),
  };
}
