import type { Filled } from '../neris/report.ts';
import type { Clock } from './text/clock.ts';
import type { Reading } from './text/reading.ts';
import { oneOf } from './text/words.ts';

const LONGEST = 100_000;

/** A stretch of the transcript and what is written in its place. */
interface Edit {
  start: number;
  end: number;
  written: string;
}

/**
 * The account itself, in the speaker's own words, order and person: fillers and stutters out, units and clock times
 * written properly, sentences marked where the text has none. Nothing else is touched.
 */
export function narrative(reading: Reading): Filled[] {
  const { transcript } = reading;
  const words = transcript.trim();
  if (!words) return [];
  const start = transcript.indexOf(words);
  const edits = [...fillersIn(transcript), ...stuttersIn(transcript), ...namesIn(reading), ...sentenceEndsIn(reading)];
  const text = tidy(applied(transcript, edits), transcript).slice(0, LONGEST);
  // Words that are nothing but fillers are kept as they are.
  const sources = [{ start, end: start + words.length, words }];
  return [{ path: 'base.outcome_narrative', value: text || words.slice(0, LONGEST), sources }];
}

/** Where two edits meet, the first one stands. */
function applied(transcript: string, edits: Edit[]): string {
  let written = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < at) continue;
    written += transcript.slice(at, edit.start) + edit.written;
    at = edit.end;
  }
  return written + transcript.slice(at);
}

const SOUNDS = /(?<![\w'’-])(?:u+h+|u+m+|erm|er|hm+|mm+)(?![\w'’-])[,.…]*/gi;
/** Said to gain time, where nothing but a breath stands around them. */
const PHRASES =
  /(?<=^|[.,;]\s?)(?:you know|let me (?:see|think|look|check)|let's see|hang on|hold on|what was it)(?=\s?[,.;])[,.]?/gi;

function fillersIn(transcript: string): Edit[] {
  return [...transcript.matchAll(SOUNDS), ...transcript.matchAll(PHRASES)].map((match) => {
    // The mark that ends a sentence stays, and so does one of the two commas a filler stood between.
    const ends =
      /[.…]$/.test(match[0]) && !/(^|[.!?])\s?$/.test(transcript.slice(Math.max(0, match.index - 2), match.index));
    return { start: match.index, end: match.index + match[0].length, written: ends ? '.' : '' };
  });
}

/** Small words that nobody says twice on purpose; a noun repeated may end one clause and begin the next. */
const SMALL =
  "the|a|an|we|i|he|she|it|they|there|and|but|to|of|in|on|at|was|were|is|that|so|for|with|we're|it's|i'm|as|had|this|our|my|from";
const STUTTER = new RegExp(
  `(?<![\\w'’-])((?:${SMALL})(?: [\\w'’]+){0,2})(?:,|…|\\.\\.\\.| -)? (?=\\1(?![\\w'’]))`,
  'gi',
);

function stuttersIn(transcript: string): Edit[] {
  return [...transcript.matchAll(STUTTER)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    written: '',
  }));
}

/** Units and times that were said in words, or in small letters. */
function namesIn({ items, transcript }: Reading): Edit[] {
  return items.flatMap(({ start, end, unit, clock }) => {
    const said = transcript.slice(start, end);
    // What lies between a slip and its correction was read away; it is written as it was said.
    if (said.includes(',')) return [];
    if (unit && said !== unit && (!/\d/.test(said) || said.toLowerCase() === unit.toLowerCase()) && / \d/.test(unit))
      return /^\W*[a-z]+ \S/i.test(said) ? [{ start, end, written: unit }] : [];
    const time = clock && !/\d/.test(said) ? timeOf(clock, said) : said;
    return time === said ? [] : [{ start, end, written: time }];
  });
}

/** Told in words about the hour ("quarter past three"), it stays in words. */
function timeOf({ hour, minute, form }: Clock, said: string): string {
  if (/\b(past|after|to|till|of|noon|midnight|o['’]clock|same|time)\b/i.test(said)) return said;
  const minutes = String(minute).padStart(2, '0');
  if (form === '24') return `${String(hour).padStart(2, '0')}:${minutes}`;
  const half = /\b[ap]\.? ?m\b/i.test(said) ? (form === 'am' ? ' a.m.' : ' p.m.') : '';
  const told = /\b(?:in the (?:morning|afternoon|evening)|at night|hours)\b/i.exec(said)?.[0];
  return `${hour}:${minutes}${half}${told ? ` ${told}` : ''}`;
}

/** In a text without marks, a sentence ends before a new subject with its verb. */
function sentenceEndsIn({ items, punctuated, transcript }: Reading): Edit[] {
  if (punctuated) return [];
  const edits: Edit[] = [];
  let length = 0;
  for (let i = 1; i < items.length; i++) {
    const [before, item] = [items[i - 1], items[i]];
    if (!before || !item) continue;
    length = before.text === '.' ? 0 : length + 1;
    const next = items[i + 1]?.text ?? '';
    const starts =
      (before.clock && (item.unit || SUBJECT.test(item.text))) ||
      (!OPEN.test(before.text) && SUBJECT.test(item.text) && VERB.test(next)) ||
      (!OPEN.test(before.text) && item.unit && VERB.test(next));
    if (!starts || length < 3 || item.text === '.') continue;
    length = 0;
    if (!/[.,;!?]\s*$/.test(transcript.slice(before.start, item.start)))
      edits.push({ start: before.end, end: item.start, written: '. ' });
  }
  return edits;
}

const SUBJECT = /^(we|i|he|she|they|it|there|nobody|everybody|everyone|patient|all|police|crew|crews|it's|there's)$/;
const VERB =
  oneOf(`was were wasn't weren't is are had has got went took found pulled put made did didn't said says refused came
    turned arrived responded dispatched cleared transported stayed used called checked cut knocked opened shut
    units clear on`);
/** Words that cannot end a sentence. */
const OPEN =
  oneOf(String.raw`and but or so that because if when while as where who which said says before after until than like what how
    then since for with to of by from on in at is was were the a an his her their our my this not no we i he she
    they it there had have has both all think sure once \. U\d+`);

const OPENERS = /(^|[.!?] )(?:(?:okay|ok|alright|all right|yeah|yep),? (?:so,? )?)+(?=\S)/gi;

function tidy(written: string, transcript: string): string {
  const cased = /[A-Z]/.test(transcript);
  const text = written
    .replace(/\s+/g, ' ')
    .replace(/(?:, )?,(?= ?[,.;])/g, '')
    .replace(/ ([,.;!?])/g, '$1')
    .replace(/([ap]\.m\.)\./g, '$1')
    .replace(/^[\s,.;]+/, '')
    .replace(OPENERS, '$1')
    .trim();
  const sentences = text.replace(
    /(^|[.!?]["”]? )([a-z])/g,
    (_, gap: string, letter: string) => gap + letter.toUpperCase(),
  );
  const whole = cased ? sentences : sentences.replace(/\bi(?=\b(?!\.e))/g, 'I');
  return whole === '' || /[.!?"”)]$/.test(whole) ? whole : `${whole.replace(/[,;:]$/, '')}.`;
}
