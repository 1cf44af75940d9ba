import { placeCase } from './place-case.ts';
import { placesIn, placesNamed, placeWords } from './place-names.ts';
import { SAID_AS } from './said-as.ts';
import { soundDistance, soundsOf, spellingDistance } from './sound.ts';

/**
 * Tells a mis-heard spelling of the department's own town, which becomes the directory's spelling, from another town,
 * which stays as it was said:
 * - a real place, of whatever state, is never the own town ("Redding" is not Reading), but for other states' where the two
 *   are one name spelt otherwise ("Pittsburg" in Pittsburgh) or said so ("Wooster" in Worcester);
 * - a name no place has is the own town when it is near it in sound or spelling, and no place of the state is nearer.
 */
export function spellTown(
  heard: string,
  own: { city: string; state: string },
): { town: string; verdict: 'own' | 'other' } {
  return isOwnTown(heard, own) ? { town: own.city, verdict: 'own' } : { town: placeCase(heard), verdict: 'other' };
}

function isOwnTown(heard: string, own: { city: string; state: string }): boolean {
  const words = nameWords(heard);
  const ownWords = nameWords(own.city);
  const key = words.join('');
  const ownKey = ownWords.join('');
  if (key === ownKey) return key !== '';
  const places = placesNamed(key, own.state);
  // "Logan City Fire", where no place has that name.
  if (key === `${ownKey}city`) return places === 'none';
  if (key === '' || ownKey === '' || key.length > 2 * ownKey.length) return false;
  if (places === 'in state' || differInKind(words, ownWords) || differInEnding(key, ownKey)) return false;
  const pairs = [whatDiffers(words, ownWords), ...saidAs(ownKey).map((said): Pair => [key, said])];
  if (places === 'elsewhere') return plainSpelling(key) === plainSpelling(ownKey) || saidAs(ownKey).includes(key);
  return pairs.some(isNear) && !isNearerToAnother(key, ownKey, own.state);
}

/** Two spellings to compare: of what was heard, and of the own town. */
type Pair = [heard: string, own: string];

/** Endings and doubled letters that are spelt one way or the other. */
function plainSpelling(key: string): string {
  return key
    .replace(/burgh(?=s?$)|berg(?=s?$)/, 'burg')
    .replace(/borough$/, 'boro')
    .replace(/(\w)\1/g, '$1');
}

/** For a name no place has. A short name has little to be known by, so it may differ little. */
function isNear([heard, own]: Pair): boolean {
  const length = soundsOf(own).length;
  const limit = length <= 4 ? 0.5 : length <= 6 ? 0.8 : 0.15 * length;
  if (soundDistance(soundsOf(heard), soundsOf(own)) <= limit) return true;
  if (`${heard}s` === own || heard === `${own}s`) return true;
  const edits = length <= 4 ? 0 : length <= 9 ? 1 : 2;
  return heard[0] === own[0] && spellingDistance(heard, own, edits) <= edits;
}

/** The words of the name itself: "the City of Troy" is Troy. */
export function nameWords(name: string): string[] {
  const words = placeWords(name);
  const from = words[0] === 'the' ? 1 : 0;
  const of = MUNICIPALITIES.has(words[from] ?? '') && words[from + 1] === 'of' && words.length > from + 2;
  return words.slice(of ? from + 2 : from);
}

/** "The village": a kind of place, not the name of one. */
export function namesNoTown(text: string): boolean {
  const [word = '', ...others] = placeWords(text).filter((each) => each !== 'the');
  return others.length === 0 && (word === '' || MUNICIPALITIES.has(word));
}

const MUNICIPALITIES = new Set(['city', 'town', 'village', 'borough', 'hamlet']);

/** Words that make another place of the same name: North Bend is not Bend, Troy Township is not Troy. */
const QUALIFIERS = new Set(
  `north south east west northeast northwest southeast southwest central new old upper lower middle little big great
  mount fort port point lake saint san santa glen cape city township village heights hill hills park beach springs
  spring falls junction center centre grove valley island bay harbor creek crossing mills station gardens estates acres
  corner corners landing shores ridge woods view county`.split(/\s+/),
);

/** Whether what stands before a name makes it another's: "South", "Mount". */
export function isQualified(before: string): boolean {
  return placeWords(before).some((word) => QUALIFIERS.has(word));
}

/** Whether one name has a qualifier where the other has a different one or nothing. */
function differInKind(words: string[], ownWords: string[]): boolean {
  const [extra, missing] = [qualifiersOnlyIn(words, ownWords), qualifiersOnlyIn(ownWords, words)];
  return words.length === ownWords.length ? extra && missing : extra || missing;
}

function qualifiersOnlyIn(words: string[], others: string[]): boolean {
  const other = others.join('');
  return words.length > 1 && words.some((word) => QUALIFIERS.has(word) && !other.includes(word));
}

/**
 * What is left to compare without the words or the ending both names share: of Garfield Heights and Mayfield Heights,
 * "gar" and "may". Otherwise a long ending in common would hide how little the rest has in common.
 */
function whatDiffers(words: string[], ownWords: string[]): Pair {
  const alike = words.length === ownWords.length ? words.map((word, index) => word === ownWords[index]) : [];
  const heard = words.filter((_, index) => !alike[index]).join('');
  const own = ownWords.filter((_, index) => !alike[index]).join('');
  const ending = ENDINGS.find((pattern) => pattern.test(heard) && pattern.test(own));
  return ending ? [heard.replace(ending, ''), own.replace(ending, '')] : [heard, own];
}

/** Endings that make other names of one stem, Greenville and Greenfield; those said alike are one. */
const ENDINGS =
  `ville vil|burgs burghs burg burgh berg|boro borough|bury|ton town|field fields|dale|port|ford|wood woods|land|view|
  mont mount|side|ridge|brook|creek|haven|crest|hurst|worth|wick|son|ham`
    .split('|')
    .map((spellings) => new RegExp(`(?<=..)(?:${spellings.trim().replaceAll(' ', '|')})$`));

function differInEnding(key: string, ownKey: string): boolean {
  const ending = ENDINGS.findIndex((pattern) => pattern.test(key));
  const ownEnding = ENDINGS.findIndex((pattern) => pattern.test(ownKey));
  return ending !== -1 && ownEnding !== -1 && ending !== ownEnding;
}

function saidAs(town: string): string[] {
  return SAID_AS.get(town)?.split(' ') ?? [];
}

/** Whether another place of the state is nearer than the own town both in spelling and in sound. */
function isNearerToAnother(key: string, ownKey: string, state: string): boolean {
  const edits = spellingDistance(key, ownKey, 4);
  if (edits <= 1) return false;
  const sounds = soundsOf(key);
  const distance = Math.min(...[ownKey, ...saidAs(ownKey)].map((town) => soundDistance(sounds, soundsOf(town))));
  return placesIn(state).some(
    (place) =>
      place !== ownKey &&
      spellingDistance(key, place, edits - 1) < edits &&
      soundDistance(sounds, soundsOf(place)) < distance,
  );
}
