import type { Item } from '../item.ts';
import { anyOf, oneOf } from '../words.ts';
import { AT_TIME, lenders, listAt, wordsOf } from './lent.ts';

/** Words for a unit's kind, each with the written kinds it may stand for, the nearest first. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  engine: ['Engine', 'Pumper', 'Rescue Engine', 'Wagon'],
  pumper: ['Pumper', 'Engine'],
  wagon: ['Wagon', 'Engine'],
  truck: ['Truck', 'Ladder', 'Tower', 'Tower Ladder', 'Quint'],
  ladder: ['Ladder', 'Truck', 'Tower Ladder', 'Quint'],
  tower: ['Tower', 'Tower Ladder'],
  quint: ['Quint'],
  tanker: ['Tanker', 'Tender', 'Water Tender'],
  tender: ['Tender', 'Water Tender', 'Tanker'],
  brush: ['Brush', 'Grass', 'Wildland'],
  rescue: ['Rescue', 'Heavy Rescue'],
  squad: ['Squad'],
  medic: ['Medic'],
  ambulance: ['Ambulance', 'Medic'],
  battalion: ['Battalion'],
  bc: ['Battalion'],
  chief: [
    'Chief',
    'Battalion',
    'District',
    'District Chief',
    'Deputy',
    'Deputy Chief',
    'Assistant Chief',
    'Division Chief',
    'Duty Chief',
    'Car',
  ],
  boat: ['Boat', 'Rescue Boat', 'Marine', 'Fireboat'],
  hazmat: ['Hazmat'],
  'rescue squad': ['Rescue Squad', 'Squad', 'Rescue'],
  'heavy rescue': ['Heavy Rescue', 'Rescue'],
  'water tender': ['Water Tender', 'Tender'],
  'tower ladder': ['Tower Ladder', 'Tower'],
  'light force': ['Light Force'],
  'battalion chief': ['Battalion'],
  'district chief': ['District Chief', 'District'],
  utility: ['Utility'],
};

/** The first words of the kinds that are two. */
const COMPOUNDS = new Set(
  Object.keys(KINDS)
    .filter((kind) => kind.includes(' '))
    .map((kind) => kind.slice(0, kind.indexOf(' '))),
);

/** What makes a truck or an engine one that puts out no fires. */
const NO_RIG =
  /^(pickup|dump|tow|box|garbage|trash|delivery|mail|food|bucket|moving|fuel|log|cement|semi|a|an|another|other|2nd|his|her)$/;
const BEFORE = /^(the|our|their|my|both|2|then|and)$/;
/** Words that end a thought and describe no rig, so that a bare "tender" behind them begins the next one. */
const ENDS_THOUGHT =
  oneOf(`hot cold 3 sirens? lights emergent it us me him her them there here out up down off again too gallons acres
    feet minutes showing water control command hydrant clear notified needed hurt injured displaced transported`);
const DROVE =
  '(went|ran|came|rolled|drove|was|were|running|going) (in |it )?(hot|cold|code \\d|priority \\d|emergent|emergency|non ?emergen\\w+|lights|no lights|with (the |no )?lights|without lights|routine)';
/** What only a unit that came is said to do. */
const DOES = new RegExp(
  `^((also|both|all|then|finally|each|never|wasn't|weren't|crew) )*${anyOf([`${AT_TIME}`, `(was|were) (\\S+ )?(${AT_TIME}|on scene|on location|there|here|dispatched|toned|paged|cancel|clear|available|released|en route|enroute|right behind|close behind|in ${AT_TIME}|back in|sent|staged|1st|2nd|next|a minute|\\d+ minutes|a (couple|few) (of )?minutes)`, `${DROVE}`, 'arriv', 'respond', 'cleared', 'stayed', 'remained', 'staged', 'returned', 'marked', 'beat ', 'rolled', 'pulled (up|in)', `showed( up| ${AT_TIME})`, `got (there|here|in ${AT_TIME}|on (scene|location)|cancel|toned|paged|dispatched|released|sent)`, 'made (it|scene|the scene)', `came (in|up)( right| just| together)? (${AT_TIME}|behind|after)`, 'went (en route|enroute|available|back|in service|clear|home)', "(didn't|did not) (get|make|arrive|clear|show)", `had (a crew of |just |only )?\\d+( on| aboard| guys| people)?( |$)(?!patient|kid|line|inch)`, 'right behind', 'close behind', 'on scene', 'on location', 'en route', 'enroute', 'followed', 'cancel', 'back (in|at|on) ', 'available', 'went out', `picked up ${AT_TIME}`, `took up ${AT_TIME}`, `with (just |only |a crew of )?\\d+( |$)(?!patient|kid|people|victim|car|vehicle)`, `(took|transported|hauled|carried) (him|her|them|both|the (patients?|driver|lady|kid|man|woman|mom|girl|boy|1st|2nd|other)|\\d patients?)`, `(left|clear|released|cut loose|sent home|let go|there|here|back|out|in) ${AT_TIME}`])}`,
);
/** What is done to a unit: "cancelled the tanker", "turned the truck around". */
const DONE_TO = new RegExp(
  String.raw`\b${anyOf([String.raw`cancel\w*`, 'turned', 'sent', 'released', 'waved off', 'stood down', 'called off', 'held', 'told', 'followed by', 'toned', 'paged', 'dispatched', 'i (was|am) (driving|on|running|riding)', 'i (drove|had|rode|ran)', 'i (jumped|hopped|climbed|got) (on|in)', "i'm (driving|on)", 'cut', 'let', 'cleared', String.raw`T\d+ for`])}( the| our)?$`,
);
const BEHIND_OBJECT =
  /^(around|back|home|off|loose|go|to (turn|go|stand|cancel|disregard|stage)|and|at T|about T|around T|T\d)/;

/** "…with the new medic engine 43 went available": two words for a unit that is elsewhere named by the second alone. */
export function splitCompounds(items: Item[]): Item[] {
  const times = new Map<string, number>();
  const inFull = new Set<string>();
  for (const { unit, start, end } of items) {
    if (unit === undefined) continue;
    times.set(unit, (times.get(unit) ?? 0) + 1);
    if (end - start >= unit.length) inFull.add(unit);
  }
  return items.flatMap((item) => {
    const { unit } = item;
    if (unit === undefined) return [item];
    const short = shortOf(item, unit, inFull);
    if (short) return [{ ...item, unit: short }];
    const head = unit.slice(0, unit.indexOf(' '));
    const tail = unit.slice(head.length + 1);
    if (!tail.includes(' ') || !times.has(tail) || times.get(unit) !== 1) return [item];
    const end = item.start + head.length;
    return [
      { text: head.toLowerCase(), start: item.start, end, pause: item.pause },
      { ...item, start: end + 1, pause: false, unit: tail, written: tail },
    ];
  });
}

/** "Tower 31 … T31 at 0259": letters that stand for the only unit with that number and that letter. */
function shortOf({ start, end }: Item, unit: string, inFull: ReadonlySet<string>): string | undefined {
  const [kind = '', number = ''] = unit.split(' ');
  if (end - start > number.length + 2 || end - start >= unit.length || inFull.has(unit)) return undefined;
  const meant = [...inFull].filter((name) => name[0] === kind[0] && name.endsWith(` ${number}`));
  return meant.length === 1 ? meant[0] : undefined;
}

/** "the truck", "the brush truck", "both engines": units named by their kind, where the account leaves no doubt which are meant. */
export function referToUnits(items: Item[], sent: readonly string[] = []): Item[] {
  const names = [...new Set(items.flatMap(({ unit }) => (unit === undefined ? [] : [unit])))];
  if (names.length === 0 && sent.length === 0) return items;
  let next = items.filter(({ unit }) => unit !== undefined).length;
  const lentBy = lenders(items, names);
  const read: Item[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Item;
    // Who was named in the account is meant before who was only sent.
    const refer = (units: string[]) => reference(items, i, units, read, lentBy);
    const found =
      item.unit === undefined ? (refer(names) ?? (sent.length > 0 ? refer([...sent]) : undefined)) : undefined;
    if (!found) {
      read.push(item);
      continue;
    }
    const end = items[found.to - 1]?.end ?? item.end;
    found.units.forEach((unit, k) => {
      read.push({ text: `U${next++}`, start: item.start, end, pause: item.pause && k === 0, unit });
    });
    i = found.to - 1;
  }
  return read;
}

function reference(
  items: Item[],
  i: number,
  names: string[],
  read: Item[],
  lentBy: ReturnType<typeof lenders>,
): { units: string[]; to: number } | undefined {
  const first = items[i]?.text ?? '';
  const lent = /^\d/.test(first) ? byNumber(items, i, names) : lentBy(i);
  if (lent) return lent;
  const pair = COMPOUNDS.has(first) ? `${first} ${items[i + 1]?.text}` : '';
  const compound = KINDS[pair] !== undefined;
  const text = compound ? pair : first;
  const plural = text.endsWith('s') && KINDS[text.slice(0, -1)] !== undefined;
  const kinds = KINDS[plural ? text.slice(0, -1) : text];
  if (!kinds) return undefined;
  const opens =
    i === 0 ||
    items[i - 1]?.text === '.' ||
    items[i]?.pause === true ||
    items[i - 1]?.clock !== undefined ||
    items[i - 1]?.unit !== undefined ||
    ENDS_THOUGHT.test(items[i - 1]?.text ?? '');
  const town = opens || BEFORE.test(items[i - 1]?.text ?? '') ? undefined : townBefore(items, i);
  const goesOn = !plural && !NO_RIG.test(items[i - 1]?.text ?? '') && LEFT_OR_CAME.test(wordsOf(items, i + 1, i + 7));
  if (!opens && !BEFORE.test(items[i - 1]?.text ?? '') && !town && !goesOn) return undefined;
  // "the brush truck", "the rescue truck".
  const to =
    i +
    (compound ? 1 : 0) +
    (/^(truck|unit|company|rig|chief)$/.test(items[i + (compound ? 2 : 1)]?.text ?? '') &&
    !/^(truck|chief)$/.test(text) &&
    !compound
      ? 2
      : 1);
  // "had him in the boat at 1614": where somebody was put.
  const at = /^(the|our|their|my)$/.test(items[i - 1]?.text ?? '') ? i - 2 : i - 1;
  if (/^(in|into|inside|onto|aboard|to)$/.test(items[at]?.text ?? '')) return undefined;
  if (!acts(items, i, to)) return undefined;
  const units = meant(kinds, town ?? names, plural);
  if (!units) return undefined;
  // "our two tankers" are not the three that came.
  const count = Number(items[i - 1]?.text);
  if (plural && count > 0 && count !== units.length) return undefined;
  // "both of the engines", "the engine" beside its own name.
  const isBeside = read.at(-1)?.unit === units[0] && !goesOn;
  return isBeside ? undefined : { units, to };
}

/** "… on the furnace truck went available at 2130": done by nothing else that bears the name. */
const LEFT_OR_CAME = new RegExp(
  `^((went|was|back) (available|in service|released)|cleared|released|beat us( there| in)?) ${AT_TIME}`,
);

/** "The Dodgeville tenders": the units that were named beside that town. */
function townBefore(items: Item[], i: number): string[] | undefined {
  const town = items[i - 1]?.text ?? '';
  if (items[i - 2]?.text !== 'the' || !/^[a-z]{4,}$/.test(town)) return undefined;
  for (let at = 0; at < i - 2; at++) {
    if (items[at]?.text !== town) continue;
    if (/^(sent|gave|brought|started|came|responded|provided|rolled)$/.test(items[at + 1]?.text ?? '')) {
      const units = listAt(items, at + 2);
      if (units.length > 0) return units;
    }
  }
  return undefined;
}

/** "Engine 22 and Engine 23 went out at 0915. Twenty-two was first in": a unit by its number alone. */
function byNumber(items: Item[], i: number, names: string[]): { units: string[]; to: number } | undefined {
  const before = items[i - 1]?.text ?? '.';
  const isObject = /^(released|cancelled|canceled|cleared|was|were|sent|turned|let|cut)$/.test(before);
  const opensClause = OPENS_CLAUSE.test(before);
  const begins = /^(\.|and|then)$/.test(before) || items[i - 1]?.clock !== undefined || items[i]?.pause === true;
  if (!isObject && !opensClause && !begins) return undefined;
  const units: string[] = [];
  let to = i;
  // "I released 92 and 93 at 0330".
  for (let at = i; at < i + 9; at = items[to]?.text === 'and' ? to + 1 : to) {
    const named = numberedAt(items, at, names);
    if (!named) break;
    units.push(named.unit);
    to = named.to;
  }
  if (units.length === 0) return undefined;
  if (isObject) return IS_TIMED.test(wordsOf(items, to, to + 3)) ? { units, to } : undefined;
  const isAtWork = opensClause && WORKS.test(wordsOf(items, to, to + 4));
  return isAtWork || acts(items, i, to) ? { units, to } : undefined;
}

/** The only unit that bears the number said here, at once or in parts ("two twenty one"). */
function numberedAt(items: Item[], at: number, names: string[]): { unit: string; to: number } | undefined {
  let named: { unit: string; to: number } | undefined;
  let digits = '';
  for (let to = at; /^\d{1,4}$/.test(items[to]?.text ?? '') && (to === at || !items[to]?.pause); to++) {
    digits += items[to]?.text;
    if (digits.length > 4) break;
    const [unit, other] = digits.length < 2 ? [] : names.filter((name) => name.endsWith(` ${digits}`));
    if (unit !== undefined && other === undefined) named = { unit, to: to + 1 };
  }
  return named;
}

/** "When 221 pulled a line", "once 221's crew got in": behind these a number that a unit bears, and that does something, is the unit. */
const OPENS_CLAUSE = /^(when|whenever|once|after|before|until|till|while|as|because|since|so|but|if|that)$/;
const WORK =
  `got went came took found made put did said hit ran laid brought called pulled arrived stretched dropped hooked caught
  requested reported advised established assumed opened started forced knocked vented supplied tied checked searched
  staged finished`.split(/\s+/);
const WORKS = new RegExp(`^(s (crew|guys|officer|captain|lieutenant|driver) )?${anyOf(WORK)}\\b`);

const IS_TIMED = new RegExp(`^((home|back|around|loose|go) )?${AT_TIME}`);

function acts(items: Item[], i: number, to: number): boolean {
  const behind = wordsOf(items, to, to + 7);
  if (DOES.test(behind)) return true;
  // "the engines and I cleared at 1440".
  if (/^and (i|we|us|me) /.test(behind) && DOES.test(behind.replace(/^and \S+ /, ''))) return true;
  // "never needed the tanker, they got cancelled at 0730".
  if (/^(so |and |but )?(they|he|she) /.test(behind) && DOES.test(behind.replace(/^(so |and |but )?\S+ /, '')))
    return true;
  const before = wordsOf(items, Math.max(0, i - 4), i);
  if (
    /\b(cancel\w*|called off|turned around)( the| our)$/.test(before) &&
    /^(\.|$|because|since|before|when|once|as)/.test(behind)
  )
    return true;
  if (DONE_TO.test(before)) return /^(.* )?i('m)? (\w+ )?\w+( the| our)?$/.test(before) || BEHIND_OBJECT.test(behind);
  // "the engine and the truck were there at 0312".
  // "the truck and Engine 13 went home", "and so did the truck".
  if (/^and (the )?U\d+ /.test(behind) && DOES.test(behind.replace(/^and (the )?U\d+ /, ''))) return true;
  if (/\bso did( the| our)$/.test(before)) return true;
  const joined = /^(and )(the )?(\w+) (truck |unit )?/.exec(behind);
  return joined !== null && KINDS[joined[3] ?? ''] !== undefined && DOES.test(behind.slice(joined[0].length));
}

function meant(kinds: readonly string[], names: string[], plural: boolean): string[] | undefined {
  for (const kind of kinds) {
    const units = names.filter((name) => name.startsWith(`${kind} `) && /^\S+$/.test(name.slice(kind.length + 1)));
    if (units.length === 0) continue;
    return plural === units.length > 1 ? units : undefined;
  }
  return undefined;
}
