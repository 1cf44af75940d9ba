// A written text as the recogniser puts dictation down: ends of sentences lost or set where nobody paused, times broken
// in two, small words taken for others that sound alike. Swaps on top of what an author wrote; nothing else changes.
import { crc32 } from 'node:zlib';
import { mentionsIn } from '../build/extraction/text/mentions.js';
import { spokenForm } from './spoken-form.mjs';
import { swapped } from './swap.mjs';

/** What is said, how often it is heard otherwise, and as what. */
const SWAPS = [
  [/(?<=\w)\. (?=[A-Z][a-z])/g, 0.2, () => ' '],
  [/(?<=\w)\. (?=[A-Z][a-z])/g, 0.2, () => ', '],
  [/(?<=\w), (?=[A-Za-z])/g, 0.25, () => ' '],
  [/(?<=\w), (?=and\b|with\b|on\b|we\b|she\b|he\b|which\b)/g, 0.2, () => '. '],
  [/(?<=[a-z]) (?=and (?:we|I|he|she|they|the)\b|by the\b|with\b|before\b|because\b)/g, 0.12, () => '. '],
  [/(?<= \d{1,3}) (?=(?:was|were|and|got|on|both)\b)/g, 0.1, () => '. '],
  [
    /(?<=\b(?:at|scene|clear|cleared|route|dispatched|toned|arrived|out|by|was) )\d{4}\b(?! \w+ (?:street|avenue|road|drive)\b)/gi,
    0.6,
    timeHeard,
  ],
  [/\b(?<=(?:Engine|Truck|Ladder|Medic|Rescue|Squad|Ambulance|Tanker|Tender|Brush|Battalion) )\d\b/g, 0.3, spokenForm],
  [
    /\b(?:Engine|Truck|Ladder|Medic|Rescue|Squad|Ambulance|Tanker|Tender|Brush|Battalion)\b(?= \d)/g,
    0.3,
    (kind) => kind.toLowerCase(),
  ],
  [/\ben route\b/g, 0.5, (_, pick) => ['on route', 'in route', 'enroute'][pick % 3]],
  [/\bwere\b/g, 0.2, () => "we're"],
  [/\bwe're\b/gi, 0.2, () => 'were'],
  [/(?<=\w )and\b/g, 0.06, (_, pick) => ['in', 'an'][pick % 2]],
  [/\bon scene\b/g, 0.1, () => 'on seen'],
  [/\bpatients\b/g, 0.3, () => 'patience'],
  [/\bboth\b/g, 0.1, () => 'boat'],
  [/\btheir\b/g, 0.2, () => 'there'],
  [/\bNo, (?=make|wait|sorry|\d)/g, 0.5, () => 'Know '],
  [/\bcrew of\b/g, 0.2, () => 'crew a'],
];
const TRIES = 3;

/** The new text and where a place of the old one lies in it; nothing where units, times or addresses would be read otherwise. */
export function misheard(text, id) {
  const read = readings(text);
  for (let turn = 0; turn < TRIES; turn++) {
    const made = swapped(text, swapsIn(text, `${id} ${turn}`));
    if (made.text !== text && readings(made.text) === read) return made;
  }
  return undefined;
}

function swapsIn(text, seed) {
  const found = SWAPS.flatMap(([said, share, heard], row) =>
    [...text.matchAll(said)].flatMap((match) => {
      const chance = crc32(`${seed} ${row} ${match.index}`);
      if ((chance % 1000) / 1000 >= share) return [];
      return [{ start: match.index, end: match.index + match[0].length, made: heard(match[0], chance >>> 10) }];
    }),
  ).sort((a, b) => a.start - b.start || a.end - b.end);
  return found.filter(({ start }, i) => i === 0 || found[i - 1].end <= start);
}

function timeHeard(digits, pick) {
  const [hour, minute] = [digits.slice(0, 2), digits.slice(2)];
  const words = spokenForm(digits);
  return [`${hour}:${minute}`, words, words.replace(' ', ', '), `${hour} ${minute}`][pick % 4];
}

function readings(text) {
  const { units, times, addresses } = mentionsIn(text);
  return JSON.stringify([
    units.map(({ name }) => name),
    times.map(({ clock: { hour, minute, form } }) => [hour, minute, form]),
    addresses.map(({ number, street }) => [number, street.toLowerCase()]),
  ]);
}
