// A text with its units written short, as logs and charts write them ("E41", "M-3", "BC2"): what an author wrote out is
// swapped for the short form, and nothing else changes.
import { mentionsIn } from '../build/extraction/text/mentions.js';
import { swapped } from './swap.mjs';

const SHORT = {
  Engine: 'E',
  Truck: 'T',
  Ladder: 'L',
  Battalion: 'BC',
  Medic: 'M',
  Rescue: 'R',
  Ambulance: 'A',
  Squad: 'SQ',
  Brush: 'BR',
  Quint: 'Q',
};
const LEAST_UNITS = 2;

/** The new text and where a place of the old one lies in it; nothing where it has no two units or would be misread. */
export function abbreviated(text, mark) {
  const swaps = mentionsIn(text).units.flatMap(({ start, end, name }) => {
    const [, kind, number] = /^(\w+) (\d+)$/.exec(name) ?? [];
    const isWhole = new RegExp(`^${kind}(?: chief)? ${number}$`, 'i').test(text.slice(start, end));
    return SHORT[kind] && isWhole ? [{ start, end, name, made: `${SHORT[kind]}${mark}${number}` }] : [];
  });
  if (new Set(swaps.map(({ name }) => name)).size < LEAST_UNITS) return undefined;
  const made = swapped(text, swaps);
  const names = (said) => JSON.stringify(mentionsIn(said).units.map(({ name }) => name));
  return names(made.text) === names(text) ? made : undefined;
}
