import type { AddressMention } from '../../text/addresses.ts';
import type { Clock } from '../../text/clock.ts';
import type { Item } from '../../text/item.ts';
import type { Reading } from '../../text/reading.ts';
import { CAPITALS } from '../../vocabulary/narrative.ts';

/** A word of the narrative: how it is written, and what stands between it and the word before. */
export interface Piece {
  written: string;
  /** The word as the reading has it; "." for a sentence's end. */
  word: string;
  /** ' ', ', ', '-' and the like. */
  gap: string;
  pause: boolean;
  item: Item;
}

/** The reading's words as they are to be written, slips and fillers already gone. */
export function piecesOf(reading: Reading): Piece[] {
  const { items, transcript } = reading;
  const cased = /[A-Z]/.test(transcript);
  return items.map((item, i) => {
    const before = items[i - 1];
    return {
      written: written(reading, i, cased),
      word: item.text,
      gap: before ? gapBetween(transcript.slice(before.end, item.start)) : '',
      pause: item.pause,
      item,
    };
  });
}

function written(reading: Reading, i: number, cased: boolean): string {
  const item = reading.items[i] as Item;
  const said = reading.transcript.slice(item.start, item.end);
  if (item.unit) return item.unit;
  if (item.clock) return timeOf(item.clock, said);
  if (item.address) return addressOf(reading, item.address, said);
  if (item.text === '.') return said === ';' ? ';' : '.';
  if (/^\d+$/.test(item.text) && !/\d/.test(said)) return numberOf(reading, i, said);
  if (!cased) return CAPITALS[item.text] ?? said;
  return said;
}

/** Small numbers stay words, as one writes them; so do groups whose sum is not known ("one eighty"). */
function numberOf(reading: Reading, i: number, said: string): string {
  const beside = [reading.items[i - 1], reading.items[i + 1]].some((each) => /^\d/.test(each?.text ?? ''));
  const value = reading.items[i]?.text ?? '';
  return beside || Number(value) <= 10 ? said : value;
}

function timeOf(clock: Clock, said: string): string {
  // Told in words about the hour, it stays in words.
  if (/\d/.test(said) && !/^\d{1,2} +\d{2}$/.test(said)) return said;
  if (/\b(past|after|to|till|of|noon|midnight|o['’]clock)\b/i.test(said)) return said;
  const minutes = String(clock.minute).padStart(2, '0');
  if (clock.form === '24') return `${String(clock.hour).padStart(2, '0')}:${minutes}`;
  // "This morning" behind the time says which half it is and is written where it was said.
  const told = /\b([ap]\.? ?m|morning|afternoon|evening|night)\b/i.test(said);
  const half = told && clock.form === 'am' ? ' a.m.' : told && clock.form === 'pm' ? ' p.m.' : '';
  return `${clock.hour}:${minutes}${half}`;
}

/** As written already, or its number in digits and its names in capitals. */
function addressOf(reading: Reading, address: AddressMention, said: string): string {
  if (/[A-Z]/.test(said) || !(address.number || address.street.numbered || address.crossStreet)) return said;
  const spans = [
    address.number,
    address.unitValue,
    address.marker,
    address.street.numbered ? address.street.name : undefined,
    address.crossStreet?.numbered ? address.crossStreet.name : undefined,
  ].filter((span) => span !== undefined);
  const words: string[] = [];
  for (let at = address.number?.from ?? address.from; at < address.to; ) {
    const span = spans.find(({ from }) => from === at);
    const token = reading.tokens[at];
    if (span && span.to > at) {
      for (; reading.tokens[at]?.kind === 'word' && span === address.marker; at++)
        words.push(reading.tokens[at]?.text ?? '');
      words.push(span.value);
      at = span.to;
      continue;
    }
    if (token && token.kind !== 'mark') words.push(SMALL.test(token.text) ? token.text : title(token.text));
    at++;
  }
  return words.join(' ') || said;
}

const SMALL =
  /^(and|at|the|of|in|on|mile|marker|apartment|suite|room|near|by|unit|lot|(?:north|south|east|west)bound)$/;
const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Marks are kept where nothing was left out between two words; where a filler stood, only a space is. */
function gapBetween(between: string): string {
  if (between === ' ' || between === '') return between;
  if (/^['’]$/.test(between)) return "'";
  // "Engines 1, 4 and 5" are three units, and what joins them lies between.
  if (/^,? and $/.test(between)) return between;
  if (/[\p{L}\p{N}]/u.test(between)) return ' ';
  if (/^ ?& ?$/.test(between)) return between;
  if (/^-$/.test(between)) return '-';
  if (/^\/$/.test(between)) return '/';
  if (between.includes(':')) return ': ';
  if (/[,;]|--|[–—]/.test(between)) return ', ';
  return ' ';
}
