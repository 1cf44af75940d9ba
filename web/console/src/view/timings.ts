import { h } from '../../../shared/dom.ts';
import type { Narration } from '../answer.ts';

/** Where the time went, as a bar whose parts are as long as they took. */
export function timingsView(timings: NonNullable<Narration['timings']>, roundTripMs: number | undefined): HTMLElement {
  const { transcribe_ms, stage1_ms, stage2_ms, total_ms } = timings;
  const known = (transcribe_ms ?? 0) + stage1_ms + stage2_ms;
  const parts: [name: string, label: string, ms: number][] = [
    ['transcribe', 'Transcribe', transcribe_ms ?? 0],
    ['core', 'Core', stage1_ms],
    ['modules', 'Details', stage2_ms],
    ['rest', 'Check and store', Math.max(0, total_ms - known)],
    ['network', 'On the way', Math.max(0, Math.round((roundTripMs ?? total_ms) - total_ms))],
  ];
  const shown = parts.filter(([, , ms]) => ms > 0);
  const bar = h(
    'div',
    { class: 'bar', 'aria-hidden': 'true' },
    ...shown.map(([name, , ms]) => {
      const part = h('i', { class: name });
      part.style.flexGrow = String(ms);
      return part;
    }),
  );
  const legend = h(
    'ul',
    { class: 'legend' },
    ...shown.map(([name, label, ms]) => h('li', {}, h('i', { class: name }), `${label} `, h('b', {}, duration(ms)))),
  );
  return h('div', { class: 'timings' }, bar, legend);
}

export function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
