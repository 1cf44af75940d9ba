import type { Filled } from '../neris/report.ts';
import type { Reading } from './text/reading.ts';
import type { Clock } from './text/times/clock.ts';
import { LETTERED } from './text/tokens.ts';
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
 * written properly, sentences marked where the text has none. Nothing else is touched, and where it is not plain that a
 * word is a filler or a stutter it stays: a small word too many reads badly, a word too few may say something else.
 */
export function narrative(reading: Reading): Filled[] {
  const { transcript } = reading;
  const words = transcript.trim();
  if (!words) return [];
  const start = transcript.indexOf(words);
  const isReadWhole = wholeIn(reading);
  const edits = [
    ...fillersIn(transcript),
    ...stuttersIn(transcript),
    ...namesIn(reading, isReadWhole),
    ...lineEndsIn(transcript),
    ...sentenceEndsIn(reading, isReadWhole),
  ];
  const text = tidy(applied(transcript, edits), reading).slice(0, LONGEST);
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

/** In capitals they are names: UH is a hospital. "Uh huh" and "mm hmm" are a yes. */
const SOUNDS = /(?<![\w'’-])(?:[Uu]u*h+(?! huh)|[Uu]u*m+|[Ee]rm|(?<![Mm]m )[Hh]mm+|[Mm]mm+)(?![\w'’-])[,.…]*/g;
/** An "er" is a place too, "mm" a measure and "hm" a unit: these are sounds only where they are set off on both sides. */
const SET_OFF = /(?<=(?:^|[.,;:!?…—–]|\s-)\s?)(?:[Ee]r|[Hh]m|[Mm]m)(?=\s?[,.…—–]|\s-\s)[,.…]*/g;
/** Said to gain time, where nothing but a breath stands around them. */
const PHRASES =
  /(?<=^|[.,;]\s?)(?:you know|let me (?:see|think|look|check)|let's see|hang on|hold on|what was it)(?=\s?[,.;])[,.]?/gi;

function fillersIn(transcript: string): Edit[] {
  const fillers = [SOUNDS, SET_OFF, PHRASES].flatMap((each) => [...transcript.matchAll(each)]);
  return fillers.map((match) => {
    // The mark that ends a sentence stays, and so does one of the two commas a filler stood between.
    const ends =
      /[.…]$/.test(match[0]) && !/(^|[.!?])\s?$/.test(transcript.slice(Math.max(0, match.index - 2), match.index));
    return { start: match.index, end: match.index + match[0].length, written: ends ? '.' : '' };
  });
}

/** Words that end no clause: said twice, with a breath between or without, they are a stutter. */
const BOUND = "the|a|an|we|i|he|she|they|our|my|their|of|with|as|we're|it's|i'm|he's|she's|they're|there's";
/** What may stand before one of them in words said twice ("in the, in the"). By themselves these may end a clause. */
const LEADING = 'in|on|at|to|for|from|was|were|is|it|that|this|there|so|and|but|had|have|has|got';
/** Behind these a letter is a name ("side A"), or the clause is at its end ("so did we"). */
const NAMED = `(?:${LETTERED})(?= [ai]\\b)|(?:did|do|than)(?= (?:we|i|he|she|they)\\b)`;
/** What begins a clause, and could end one only if something stood before it. */
const BEGUN =
  "(?:it|that|this|there|we|i|he|she|they) (?:(?:was|were|is|are|had|have|has|did|do|does|could|would)(?:n['’]t)?|got)|it";
const JOINING = 'and|but|so|because|if|when|then';
const STARTS = `(?<=(?:^|[.,;!?…] )(?:(?:${JOINING}) )?)`;
const BREATH = String.raw`(?:,|…|\.\.\.| -)`;
const STUTTERS = [
  `(?<!\\b(?:${NAMED}) )((?:(?:${LEADING}|${BOUND}) ){0,2}(?:${BOUND})|and|but|or)${BREATH}?`,
  '(to|for|from)',
  `${STARTS}(${BEGUN})${BREATH}?`,
  `${STARTS}(that|this|so)${BREATH}`,
  `(?<=\\b(?:${JOINING}) )(it)${BREATH}?`,
].map((words) => new RegExp(`(?<![\\w'’-])${words} (?=\\1(?![\\w'’-]))`, 'gi'));

/** "Hangar A, a plane": inside a sentence a capital makes it a name. */
const NAME_A = /(?<=\p{L} )A\W+a\b/uy;

function stuttersIn(transcript: string): Edit[] {
  const isName = (at: number) => {
    NAME_A.lastIndex = at;
    return NAME_A.test(transcript);
  };
  return STUTTERS.flatMap((stutter) => [...transcript.matchAll(stutter)])
    .filter(({ index }) => !isName(index))
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length, written: '' }));
}

/** Units and times that were said in words, or in small letters. */
function namesIn({ items, transcript }: Reading, isReadWhole: IsReadWhole): Edit[] {
  return items.flatMap(({ start, end, written, clock }) => {
    const said = transcript.slice(start, end);
    const inWords = !/\d/.test(said);
    const proper =
      written && (inWords || said.toLowerCase() === written.toLowerCase())
        ? written
        : clock && inWords
          ? timeOf(clock, said)
          : said;
    return proper === said || !isReadWhole(start, end) ? [] : [{ start, end, written: proper }];
  });
}

type IsReadWhole = (start: number, end: number) => boolean;

/**
 * Whether every word of a stretch is read as part of what it says, sounds aside. What the reader passes over (a slip
 * and its correction, "I think", "or so") says something too: where it stands, all is written as it was said.
 */
function wholeIn({ tokens, transcript }: Reading): IsReadWhole {
  const blanks = tokens.map(({ start, end }) => ({ start, end, written: ' '.repeat(end - start) }));
  const passedOver = applied(transcript, blanks);
  return (start, end) => !/[^\s-]/.test(passedOver.slice(start, end).replace(SOUNDS, ''));
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

interface Line {
  start: number;
  end: number;
  words: string;
}

/** The lines of a log or a list are sentences of their own; those of prose broken at a margin are not. */
function lineEndsIn(transcript: string): Edit[] {
  const lines: Line[] = [...transcript.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
    const words = line.trim();
    const start = index + line.indexOf(words);
    return words ? [{ start, end: start + words.length, words }] : [];
  });
  const margin = lines.reduce((most, { words }) => Math.max(most, words.length), NARROWEST);
  const open = lines.flatMap((line, i) => {
    const next = lines[i + 1];
    if (!next || MARKED.test(line.words.slice(-4))) return [];
    const paragraph = transcript.slice(line.end, next.start).split('\n').length > 2;
    const full = !paragraph && line.words.length + 1 + next.words.search(/\s|$/) > margin;
    return [{ line, next, full, begins: BEGINS.test(next.words) }];
  });
  const continued = open.filter(({ begins }) => !begins);
  const broken = continued.length > 0 && continued.every(({ full }) => full);
  return open
    .filter(({ line, begins, full }) => begins && !(broken && full) && !UNFINISHED.test(line.words.slice(-8)))
    .map(({ line, next }) => ({ start: line.end, end: next.start, written: '. ' }));
}

/** Nobody breaks prose at a narrower margin. */
const NARROWEST = 40;
/** A picture ends its line too. */
const MARKED = /(?:[.,;:!?…—–-]|\p{So}\uFE0F?)["”’')\]]*$/u;
const UNFINISHED = new RegExp(`(?:^|\\s)(?:${BOUND}|and|but|or|to|for|from|at|by|is|was|were)$`);
/** A capital, a digit or a bullet. */
const BEGINS = /^(?:["“'(]?[\p{Lu}\d]|[-–—*•·▪◦‣●○])/u;

/** In a text without marks, a sentence ends before a new subject with its verb. */
function sentenceEndsIn({ items, punctuated, transcript }: Reading, isReadWhole: IsReadWhole): Edit[] {
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
    if (/[.,;!?]\s*$/.test(transcript.slice(before.start, item.start))) continue;
    const [, behind = '', breath] = DOUBTED.exec(transcript.slice(before.end, item.start)) ?? [];
    const start = before.end + behind.length;
    if (breath) edits.push({ start, end: start + breath.length, written: '. ' });
    else if (isReadWhole(before.end, item.start)) edits.push({ start, end: item.start, written: '. ' });
  }
  return edits;
}

/** Between two sentences, an "or so" ends the first and an "I think" begins the second. */
const DOUBTED = /^(\s+or so)?(\s+)(?:i (?:think|guess|believe|want to say|wanna say)\s+)?$/i;

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

/** Said to begin with, where a comma or "so" sets it off; "all right lanes" and the answer to a question say something. */
const OPENER = 'okay|ok|alright|all right';
const SET_APART = String.raw`(?:,? so(?! (?:far|long)\b),?|,)`;
const OPENERS = new RegExp(
  `(?:^(?:(?:${OPENER}|yeah|yep)${SET_APART} )+|(?<=[.!] )(?:(?:${OPENER})${SET_APART} )+)(?=\\S)`,
  'gi',
);
/** A text without marks has no comma to set off its first word, which is no judgement ("ok to enter", "ok per the owner"). */
const FIRST_WORD =
  /^(?:(?:okay|ok|alright|yeah|yep) (?:so )?)+(?!(?:so|to|per|by|with|from|for|as|on|at|in|and|but|or|if|when|now)\b)/i;

function tidy(written: string, { transcript, punctuated }: Reading): string {
  const cased = /[A-Z]/.test(transcript);
  const text = written
    .replace(/\s+/g, ' ')
    // A point before a digit is the number's: ".5 acres".
    .replace(/(?:, )?,(?= ?[,.;](?!\d))/g, '')
    .replace(/ ([,.;!?])(?!\d)/g, '$1')
    .replace(/([ap]\.m\.)\./g, '$1')
    .replace(/^(?:\s|[,.;](?!\d))+/, '')
    .replace(OPENERS, '')
    .trim();
  const begun = punctuated ? text : text.replace(FIRST_WORD, '');
  const sentences = begun.replace(
    /(^|[.!?]["”]? )([a-z])/g,
    (_, gap: string, letter: string) => gap + letter.toUpperCase(),
  );
  const whole = cased ? sentences : sentences.replace(/\bi(?=\b(?!\.e))/g, 'I');
  return whole === '' || /[.!?"”)]$/.test(whole) ? whole : `${whole.replace(/[,;:]$/, '')}.`;
}
