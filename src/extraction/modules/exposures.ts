import type { Filled, Source } from '../../neris/report.ts';
import { type Context, fill, hasType } from '../context.ts';
import type { Item } from '../text/item.ts';
import type { Hit, Reading } from '../text/reading.ts';
import { exposedThings } from './fire/exposed.ts';
import { streetWord } from './fire/neighbors.ts';
import type { Exposed } from './fire/thing.ts';

/** What the fire damaged or threatened beside the thing that burned; nothing when nothing was named. */
export function exposures(context: Context): Filled[] {
  if (!hasType(context, 'FIRE')) return [];
  const filled: Filled[] = [];
  let at = 0;
  for (const exposed of exposedThings(context)) {
    for (let copy = 0; copy < exposed.count; copy++) filled.push(...entry(context, exposed, at++));
  }
  return filled;
}

function entry(context: Context, exposed: Exposed, at: number): Filled[] {
  const { item, mentions, damage } = exposed;
  const path = `exposures[${at}]`;
  const filled = [
    fill(`${path}.location_detail.type`, 'EXTERNAL_EXPOSURE', ...mentions),
    fill(`${path}.location_detail.item_type`, item, ...mentions),
  ];
  if (damage) filled.push(fill(`${path}.damage_type`, damage.value, damage.hit));
  if (item === 'STRUCTURE') filled.push(...address(context, path, exposed));
  return filled;
}

const ADDRESS_REACH = 9;

/** "The house next door, 2641", "the garage at 14 Elm Street": its own address, said with it or right beside it. */
function address({ reading }: Context, path: string, { mentions, number, address: said }: Exposed): Filled[] {
  const [hit] = mentions;
  if (!hit) return [];
  const { items } = reading;
  const ahead = items.slice(hit.to, hit.to + ADDRESS_REACH);
  const lead = items.slice(Math.max(0, hit.from - 4), hit.from);
  const behind = lead.slice(lead.findLastIndex(({ text }) => text === '.') + 1);
  const stop = ahead.findIndex(({ text }) => text === '.');
  const near = stop < 0 ? ahead : ahead.slice(0, stop);
  const whole =
    said ??
    [near.find((each) => each.address?.number), guardedAt(items, hit.from)].find(
      (each) => each && precededBy(items, each),
    );
  if (whole?.address?.number) return wholeAddress(reading, path, whole.address);
  if (number) return [...numberAlone(path, number, hit.source), ...streetBehind(reading, path, number, hit)];
  const bare = [...near, ...behind].find((each) => isHouseNumber(items, each));
  if (!bare) return [];
  const source = { start: bare.start, end: bare.end, words: reading.transcript.slice(bare.start, bare.end) };
  return [...numberAlone(path, bare.text, source), ...streetBehind(reading, path, bare.text, hit)];
}

function wholeAddress(reading: Reading, path: string, { number, street }: NonNullable<Item['address']>): Filled[] {
  const parts: [string, unknown, { from: number; to: number } | undefined][] = [
    ['number', Number.parseInt(number?.value ?? '', 10), number],
    ['complete_number', number?.value, number],
    ['street', street.name.value, street.name],
    ['street_postfix', street.postfix?.value, street.postfix],
    ['street_prefix_direction', street.prefixDirection?.value, street.prefixDirection],
    ['street_postfix_direction', street.postfixDirection?.value, street.postfixDirection],
  ];
  return parts.flatMap(([key, value, span]) =>
    span && value !== undefined
      ? [fill(`${path}.location.${key}`, value, reading.tokenSource(span.from, span.to))]
      : [],
  );
}

const numberAlone = (path: string, number: string, source: Source): Filled[] => [
  fill(`${path}.location.number`, Number(number), source),
  fill(`${path}.location.complete_number`, number, source),
];

/** "92 Bartlett", where the fire is on Bartlett Street: the street is said again. */
function streetBehind(reading: Reading, path: string, number: string, { from, to }: Hit): Filled[] {
  const own = reading.items.find(({ address }) => address?.number)?.address;
  // "5416" may be said as "54 16".
  const texts = reading.items.slice(from, to + ADDRESS_REACH).map(({ text }) => text);
  const whole = texts.indexOf(number);
  const said = whole >= 0 ? whole : texts.findIndex((text, i) => i > 0 && `${texts[i - 1]}${text}` === number);
  const side = own?.street.prefixDirection?.value;
  const next = from + said + 1;
  // "5416 South Paulina".
  const isSided = side !== undefined && reading.items[next]?.text === side.toLowerCase();
  const at = isSided ? next + 1 : next;
  if (!own || said < 0 || reading.items[at]?.text !== streetWord(own)) return [];
  return [
    fill(`${path}.location.street`, own.street.name.value, reading.sourceOf(at, at + 1)),
    ...(isSided ? [fill(`${path}.location.street_prefix_direction`, side, reading.sourceOf(next, at))] : []),
  ];
}

/** "In the yard at 14 Elm Street to protect the house": the place of the guard is the place of the thing. */
function guardedAt(items: Item[], from: number): Item | undefined {
  const lead = items.slice(Math.max(0, from - 5), from);
  const words = lead.map((each) => (each.address ? '@' : each.text)).join(' ');
  return /(?:^| )at @ to (?:protect|cover|save|defend|guard)(?: \S+)?$/.test(words)
    ? lead.find(({ address }) => address?.number)
    : undefined;
}

function precededBy(items: Item[], item: Item): boolean {
  const before = items[items.indexOf(item) - 1]?.text ?? '';
  return /^(at|door|number|is|that's|thats)$/.test(before) || item.pause;
}

/** A number of a house: three digits or more, after "at" or a breath, and no measure after it. */
function isHouseNumber(items: Item[], item: Item): boolean {
  if (!/^[1-9]\d{1,4}$/.test(item.text)) return false;
  const at = items.indexOf(item);
  const before = items[at - 1]?.text ?? '';
  const after = items[at + 1]?.text ?? '';
  // "Forty three forty": half a number is none.
  if (/^\d{2}$/.test(after) && item.text.length < 3) return false;
  if (/^(feet|foot|yards|degrees|gallons|gpm|percent|minutes|acres|story|stories|square|by|people)$/.test(after))
    return false;
  return (
    before === 'at' ||
    (after === 'next' && items[at + 2]?.text === 'door') ||
    before === 'number' ||
    (item.pause && item.text.length > 2) ||
    (before === 'door' && item.text.length > 2)
  );
}
