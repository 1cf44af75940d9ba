import type { Parameters } from './parameters.ts';

type Rgb = [red: number, green: number, blue: number];

/** The backgrounds of style.css, which the host's colour has to stand out from. */
const BACKGROUNDS: Readonly<Record<'light' | 'dark', Rgb>> = { light: [245, 246, 248], dark: [13, 16, 21] };
/** WCAG 1.4.11: what one must see to use the page. */
const MIN_CONTRAST = 3;

/** Applies the host's colour and scheme. A colour that could not be seen is lightened or darkened until it can. */
export function applyTheme({ accent, scheme }: Pick<Parameters, 'accent' | 'scheme'>): void {
  const root = document.documentElement;
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;
  const colour = parseColour(accent);
  if (!colour) return;
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const dark = root.dataset.scheme ? root.dataset.scheme === 'dark' : device.matches;
    const seen = visibleOn(colour, BACKGROUNDS[dark ? 'dark' : 'light'], dark ? 255 : 0);
    root.style.setProperty('--accent', css(seen));
    root.style.setProperty(
      '--on-accent',
      contrast(seen, [255, 255, 255]) >= contrast(seen, [0, 0, 0]) ? '#fff' : '#000',
    );
  };
  device.addEventListener?.('change', paint);
  paint();
}

/** Six or three hexadecimal digits, with or without #. Anything else is ignored. */
export function parseColour(text: string | undefined): Rgb | undefined {
  const digits = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text ?? '')?.[1];
  if (!digits) return undefined;
  const size = digits.length / 3;
  const part = (index: number) => {
    const piece = digits.slice(index * size, (index + 1) * size);
    return Number.parseInt(size === 1 ? piece + piece : piece, 16);
  };
  return [part(0), part(1), part(2)];
}

export function visibleOn(colour: Rgb, background: Rgb, towards: number): Rgb {
  let seen = colour;
  for (let step = 0; step < 20 && contrast(seen, background) < MIN_CONTRAST; step += 1) {
    seen = seen.map((part) => Math.round(part + (towards - part) * 0.15)) as Rgb;
  }
  return seen;
}

export function contrast(a: Rgb, b: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function css(colour: Rgb): string {
  return `rgb(${colour.join(', ')})`;
}
