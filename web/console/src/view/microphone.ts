import { button, h } from '../../../shared/dom.ts';
import { clock } from '../../../shared/format.ts';
import { createMeter } from '../../../shared/meter.ts';
import { MicrophoneError } from '../../../shared/microphone.ts';
import { EN } from '../../../shared/texts/en.ts';
import type { Spoken } from '../account.ts';
import { LONGEST_MS, type Speaking, speak } from '../take.ts';

const TICK_MS = 250;

/** A button that starts, and in its place while somebody speaks: the clock, what the microphone hears, and the end. */
export function microphoneView(send: (account: Spoken) => void, say: (why: string) => void) {
  let speaking: Speaking | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;
  const start = button('small', 'microphone', 'Speak', () => void begin());
  const time = h('p', { class: 'clock', role: 'timer' });
  const done = button('primary', 'send', 'Done, draft it', () => void finish());
  const discard = button('small', 'cross', 'Discard', () => {
    stop()?.discard();
    free();
    say('');
  });
  const meter = createMeter(() => speaking?.level(), EN, done);
  const element = h('div', { class: 'speaking', hidden: true }, time, meter.element, done, discard);

  async function begin(): Promise<void> {
    start.disabled = true;
    try {
      speaking = await speak(() => void finish());
      say('');
      element.hidden = false;
      meter.run(true);
      tick();
      ticking = setInterval(tick, TICK_MS);
      done.focus();
    } catch (error) {
      start.disabled = false;
      say(adviceFor(error));
    }
  }

  function tick(): void {
    const elapsed = speaking?.elapsedMs() ?? 0;
    time.textContent = clock(elapsed);
    if (elapsed >= LONGEST_MS) void finish();
  }

  function stop(): Speaking | undefined {
    const ended = speaking;
    speaking = undefined;
    clearInterval(ticking);
    meter.run(false);
    element.hidden = true;
    return ended;
  }

  /** Only when the last recording is there or thrown away can another be started. */
  function free(): void {
    start.disabled = false;
    start.focus();
  }

  async function finish(): Promise<void> {
    const told = await stop()?.finish().finally(free);
    const ending = /^audio\/(\w+)/.exec(told?.mime ?? '')?.[1] ?? 'webm';
    if (told) send({ ...told, file: `account.${ending}` });
  }

  return { start, element, isSpeaking: () => speaking !== undefined };
}

const PROBLEMS = { MIC_DENIED: 'micDenied', MIC_UNSUPPORTED: 'micUnsupported', MIC_FAILED: 'micFailed' } as const;

function adviceFor(error: unknown): string {
  const { what, todo } = EN.problems[error instanceof MicrophoneError ? PROBLEMS[error.code] : 'micFailed'];
  return `${what} ${todo}`;
}
