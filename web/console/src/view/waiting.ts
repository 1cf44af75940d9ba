import { button, h } from '../../../shared/dom.ts';

const TICK_MS = 100;

/** The time so far, and a way out. */
export function waitingView(recorded: boolean, stop: () => void): { element: HTMLElement; close(): void } {
  const started = performance.now();
  const time = h('b', { 'aria-hidden': 'true' });
  const tick = () => {
    time.textContent = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  };
  tick();
  const ticking = setInterval(tick, TICK_MS);
  return {
    element: h(
      'section',
      { class: 'panel waiting', role: 'status' },
      h('p', {}, recorded ? 'Listening to the recording, then drafting… ' : 'Drafting… ', time),
      h('progress', { 'aria-label': 'Drafting' }),
      button('small', 'cross', 'Stop waiting', stop),
    ),
    close: () => clearInterval(ticking),
  };
}
