/**
 * The sounds of a name, one character each: small letters are consonants as usually read, C is ch, S sh, T th, J j and
 * N ng; A E I O U are vowels by neighbourhood, Y and W a long i and o, @ one too weak to tell. Built for American place
 * names, where the middle of a word is slurred and its consonants carry the name.
 */
export function soundsOf(key: string): string {
  let sounds = key;
  for (const [pattern, replacement] of READINGS) sounds = sounds.replace(pattern, replacement);
  return sounds;
}

/** How differently two sound strings are heard: 0 alike, 1 for each plain consonant that differs, less for those alike. */
export function soundDistance(a: string, b: string): number {
  let above = new Float64Array(b.length + 1);
  let row = new Float64Array(b.length + 1);
  for (let j = 1; j <= b.length; j++) above[j] = (above[j - 1] ?? 0) + weight(b, j - 1);
  for (let i = 1; i <= a.length; i++) {
    const dropped = weight(a, i - 1);
    row[0] = (above[0] ?? 0) + dropped;
    for (let j = 1; j <= b.length; j++) {
      const onset = i === 1 && j === 1 ? ONSET : 1;
      const swap = (above[j - 1] ?? 0) + onset * confusion(a.charAt(i - 1), b.charAt(j - 1));
      const drop = (above[j] ?? 0) + dropped;
      const add = (row[j - 1] ?? 0) + weight(b, j - 1);
      row[j] = Math.min(swap, drop, add);
    }
    [above, row] = [row, above];
  }
  return above[b.length] ?? 0;
}

/** Edits of letters (a swap of neighbours counts as one) between two spellings, or `limit + 1` when there are more. */
export function spellingDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before = new Uint16Array(b.length + 1);
  let above = new Uint16Array(b.length + 1);
  let row = new Uint16Array(b.length + 1);
  for (let j = 0; j <= b.length; j++) above[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = letter === b.charCodeAt(j - 1);
      let edits = Math.min((above[j - 1] ?? 0) + (same ? 0 : 1), (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const swapped = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      row[j] = edits;
      least = Math.min(least, edits);
    }
    if (least > limit) return limit + 1;
    [before, above, row] = [above, row, before];
  }
  return Math.min(above[b.length] ?? 0, limit + 1);
}

/** From letters to sounds, in order. */
const READINGS: readonly (readonly [RegExp, string])[] = [
  // Endings that are slurred into one reading.
  [/cester/g, 'ster'],
  [/(?:boroughs?|boro)$/, 'b@rO'],
  [/(?:burgh|burg|berg|bergh)(s?)$/, 'b@rg$1'],
  [/ville$/, 'v@l'],
  [/(?:town|toun)(s?)$/, 't@n$1'],
  [/(?:ssion|tion|sion|cian)/g, 'S@n'],
  // French spellings.
  [/sioux/g, 'su'],
  [/eaux?/g, 'o'],
  // Letters that are not said.
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/mb$/, 'm'],
  [/stle/g, 'sle'],
  [/d?ge$|dg(?=[eiy])|j/g, 'J'],
  [/ce$/, 's'],
  // A silent e makes the vowel before it long.
  [/a([^aeiouywx])e$/, 'E$1'],
  [/i([^aeiouywx])e$/, 'Y$1'],
  [/o([^aeiouywx])e$/, 'W$1'],
  [/u([^aeiouywx])e$/, 'U$1'],
  [/([^aeiou])e$/, '$1'],
  [/([aeiouy][^aeiouy]+)es$/, '$1s'],
  // Consonants written with several letters.
  [/sch/g, 'sk'],
  [/tch|ch/g, 'C'],
  [/sh/g, 'S'],
  [/ph/g, 'f'],
  [/ough|augh/g, 'o'],
  [/eigh/g, 'E'],
  [/igh/g, 'i'],
  [/^gh/, 'g'],
  [/gh/g, ''],
  [/th/g, 'T'],
  [/wh/g, 'w'],
  [/ck/g, 'k'],
  [/qu/g, 'kw'],
  [/^x/, 's'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/z/g, 's'],
  [/ng/g, 'N'],
  [/h(?![aeiouyAEIOUYW])/g, ''],
  // Vowels; y and w are vowels after one.
  [/^y(?=[aeiou])/, 'j'],
  [/(?:ay|ai|ei|ae)(?=[^aeiouy]|$)/g, 'E'],
  [/oy|oi/g, 'OI'],
  [/(?:ew|oo|ue|ui)/g, 'U'],
  [/ou|ow|oa|au|aw|oe/g, 'O'],
  [/ee|ie|ey/g, 'I'],
  [/ea/g, 'E'],
  [/(?:[eiu])r(?![aeiouyAEIOUYW])/g, '@r'],
  [/([^aeiou])\1+/g, '$1'],
  // A vowel before a last n, r, l or s is too weak to tell, unless it is the only one.
  [/([aeiouyAEIOUYW@].*)[aeiouE]([nrl]s?|s)$/, '$1@$2'],
  [/a/g, 'A'],
  [/e/g, 'E'],
  [/[iy]/g, 'I'],
  [/o/g, 'O'],
  [/u/g, 'U'],
  [/(.)\1+/g, '$1'],
];

/** A name's first sound is heard best, so it counts more. */
const ONSET = 1.6;

const VOWELS = new Set('AEIOUYW@');
const VOWEL_NEIGHBOURS = new Set('AE EA EI IE AO OA OU UO IY YI OW WO UW WU'.split(' '));

/** Consonants that a recogniser takes for each other. */
const ALIKE = new Map(
  ['td', 'bp', 'gk', 'fv', 'mn', 'Nn', 'sS', 'CS', 'CJ', 'Jg', 'Tt', 'Td', 'Tf', 'Ts', 'bv', 'Ct', 'Ck', 'jI'].flatMap(
    (pair): [string, number][] => [
      [pair, 0.5],
      [`${pair[1]}${pair[0]}`, 0.5],
    ],
  ),
);

function confusion(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWELS.has(a) && VOWELS.has(b)) return a === '@' || b === '@' ? 0.2 : VOWEL_NEIGHBOURS.has(a + b) ? 0.3 : 0.55;
  return ALIKE.get(a + b) ?? 1;
}

/** What a sound costs when it is dropped or added. */
function weight(sounds: string, at: number): number {
  const sound = sounds.charAt(at);
  const first = at === 0 ? ONSET : 1;
  if (sound === '@') return 0.4 * first;
  if (VOWELS.has(sound) || sound === 'h') return 0.55 * first;
  return sound === 's' && at === sounds.length - 1 ? 0.6 : first;
}
