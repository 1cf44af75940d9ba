import type { Account } from '../../../shared/account.ts';
import { button, icon, refill } from '../../../shared/dom.ts';
import type { Texts } from '../../../shared/texts/texts.ts';

/** A stretch is played with so much before and after it, so that no word is cut. */
const AROUND_SECONDS = 0.25;

let playing: { audio: HTMLAudioElement; end(): void } | undefined;

/** One thing is heard at a time, and nothing once its screen is gone. */
export function stopPlaying(): void {
  playing?.end();
}

/** A button that plays an account, or the seconds of it that a value came from, and stops it again. */
export function listenButton(
  sound: Account,
  texts: Texts,
  { kind = 'secondary', label = texts.listen, stretch }: ListenOptions = {},
): HTMLButtonElement {
  const element = button(kind, 'play', label, press);
  let mine: typeof playing;

  function press(): void {
    const wasMine = mine !== undefined && playing === mine;
    stopPlaying();
    if (wasMine) return;
    dress(true);
    mine = play(sound, stretch, () => dress(false));
  }

  function dress(on: boolean): void {
    refill(element, icon(on ? 'stop' : 'play'), wording(on ? texts.stopListening : label));
  }
  return element;
}

interface ListenOptions {
  kind?: string;
  label?: string;
  stretch?: { from: number; to: number };
}

function wording(text: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.textContent = text;
  return span;
}

function play(sound: Account, stretch: ListenOptions['stretch'], over: () => void): NonNullable<typeof playing> {
  const audio = new Audio();
  const mine = { audio, end };
  let address = '';
  playing = mine;
  function end(): void {
    if (playing === mine) playing = undefined;
    audio.onerror = null;
    audio.pause();
    audio.removeAttribute('src');
    URL.revokeObjectURL(address);
    over();
  }
  audio.onended = end;
  audio.onerror = end;
  audio.onloadedmetadata = () => {
    if (!stretch) return;
    audio.currentTime = Math.max(0, stretch.from - AROUND_SECONDS);
    audio.ontimeupdate = () => audio.currentTime >= stretch.to + AROUND_SECONDS && end();
  };
  void sound
    .load()
    .then((said) => {
      address = URL.createObjectURL(said);
      audio.src = address;
      return playing === mine ? audio.play() : undefined;
    })
    .catch(end);
  return mine;
}
