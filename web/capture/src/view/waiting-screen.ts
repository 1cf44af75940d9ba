import { button, h, say } from '../../../shared/dom.ts';
import { clock, size, wait } from '../../../shared/format.ts';
import type { Language } from '../../../shared/texts/languages.ts';
import { fill, type Texts } from '../../../shared/texts/texts.ts';
import { SPANISH_LINES } from '../../../shared/texts/waiting-lines-es.ts';
import type { Capture } from '../capture.ts';
import type { Model } from '../model.ts';
import type { ProcessingMessages } from '../sending/api.ts';
import { lineAfter, usualMs } from '../sending/waiting.ts';
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
    const { sent, total } = sending;
    const out = total > 0 && sent >= total;
    if (out) sentAt ??= performance.now();
    const waited = sentAt === undefined ? 0 : performance.now() - sentAt;
    const seconds = model.elapsedMs / 1000;
    const expected = usualMs(seconds);
    if (out) bar.removeAttribute('value');
    else bar.value = total > 0 ? sent / total : 0;
    if (out) say(fact, fill(texts.sent, { time: clock(waited) }));
    else say(fact, total > 0 ? fill(texts.uploading, { sent: size(sent), total: size(total) }) : texts.preparing);
    say(usual, out ? usualWords(seconds, waited > expected * PATIENCE) : '');
    stop.hidden = performance.now() - sending.since < expected * PATIENCE + 5_000;
    const known = messages();
    showLine(known === undefined || !out ? '' : lineAfter(known, random, waited, expected));
  }

  /** Only once the recording is there: how long the way takes is the line's affair, and is measured. */
  function usualWords(seconds: number, overdue: boolean): string {
    if (overdue) return texts.overdue;
    if (seconds === 0) return texts.usualText;
    const time = wait(Math.ceil(usualMs(seconds) / 1000));
    return fill(texts.usual, { length: clock(seconds * 1000), time });
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
