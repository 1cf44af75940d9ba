import { h, say } from './dom.ts';
import type { Texts } from './texts/texts.ts';

const BARS = 31;
const FRAME_MS = 60;
/** Breathing and a far-off engine stay below, speech at arm's length above. */
const SPEECH = 0.22;
const QUIET_AFTER_MS = 4_000;
const HEARD_FOR_MS = 1_500;

/** Shows that the microphone hears: the last two seconds as bars, a ring around the button, and a line of words. */
export function createMeter(level: () => number | undefined, texts: Texts, ring: HTMLElement) {
  const bars = Array.from({ length: BARS }, () => h('i'));
  const picture = h('div', { class: 'bars', 'aria-hidden': 'true' }, ...bars);
  const words = h('p', { class: 'hears', role: 'status' });
  const element = h('div', { class: 'meter' }, picture, words);
  const recent: number[] = new Array(BARS).fill(0);
  let frame: number | undefined;
  let drawnAt = 0;
  let heardAt = 0;

  function draw(now: number): void {
    frame = requestAnimationFrame(draw);
    if (now - drawnAt < FRAME_MS) return;
    drawnAt = now;
    const loudness = level();
    if (loudness === undefined) {
      heardAt = now;
      say(words, '');
      return;
    }
    recent.push(loudness);
    recent.shift();
    bars.forEach((bar, index) => {
      bar.style.setProperty('--level', (recent[index] ?? 0).toFixed(2));
    });
    ring.style.setProperty('--level', loudness.toFixed(2));
    if (loudness > SPEECH) heardAt = now;
    if (now - heardAt < HEARD_FOR_MS) say(words, texts.hears);
    else if (now - heardAt > QUIET_AFTER_MS) say(words, texts.quiet);
    words.classList.toggle('warn', now - heardAt > QUIET_AFTER_MS);
  }

  return {
    element,
    run(on: boolean) {
      element.hidden = !on;
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
      ring.style.setProperty('--level', '0');
      if (!on) return;
      recent.fill(0);
      heardAt = performance.now();
      say(words, '');
      frame = requestAnimationFrame(draw);
    },
  };
}
