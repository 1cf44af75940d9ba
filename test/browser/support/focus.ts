import type { Page } from 'playwright-core';

export interface Stop {
  /** The beginning of its words. */
  name: string;
  /** A part of it lies out of sight, or behind something else. */
  hidden: boolean;
  /** For whoever reads a failure. */
  place: string;
}

/** Goes through everything that takes the focus, from the top of the page (or from its end), once. */
export async function walkByKeyboard(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  await page.evaluate((end) => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, end ? document.documentElement.scrollHeight : 0);
    // Where the next Tab starts from: before the first, or after the last of what can be focused.
    const edge = document.createElement('button');
    edge.id = 'edge';
    if (end) document.body.append(edge);
    else document.body.prepend(edge);
    edge.focus();
    edge.remove();
  }, key === 'Shift+Tab');
  const stops: Stop[] = [];
  while (stops.length < 200) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('The keyboard never comes to an end.');
}

/** Runs in the page. What is larger than the window cannot be seen whole: it is to fill nine tenths of it. */
function lookAtFocus(): Stop | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const cutOff = (start: number, size: number, room: number) =>
    Math.min(start + size, room) - Math.max(start, 0) < Math.min(size, room * 0.9) - 1;
  // Not in its very corners, which are round; and a circle has none.
  const circle = getComputedStyle(focused).borderRadius === '50%';
  const covered = [0.15, 0.5, 0.85].flatMap((across) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].filter((down) => {
      if (circle && Math.hypot(across - 0.5, down - 0.5) > 0.45) return false;
      const [x, y] = [left + width * across, top + height * down];
      if (x < 0 || y < 0 || x >= clientWidth || y >= clientHeight) return false;
      const met = document.elementFromPoint(x, y);
      return !met || !focused.contains(met);
    }),
  );
  return {
    name: ((focused.textContent ?? '').trim() || (focused.getAttribute('aria-label') ?? '')).slice(0, 40),
    hidden: covered.length > 0 || cutOff(left, width, clientWidth) || cutOff(top, height, clientHeight),
    place: `${Math.round(left)},${Math.round(top)} ${Math.round(width)}×${Math.round(height)} in ${clientWidth}×${clientHeight}`,
  };
}
