import type { TransportDisposition } from '../../../neris/values/medical.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import {
  AIRCRAFT,
  AIRCRAFT_OFF,
  EMS_UNITS,
  OTHER_AMBULANCE,
  OWN_AMBULANCE,
  UNNAMED_AMBULANCE,
} from '../../vocabulary/patients.ts';
import { GIVEN_NAMES, NOUNS, PLURALS } from '../../vocabulary/persons.ts';
import { countUpTo, covered } from '../nearest.ts';

// Who took a patient to hospital.

interface Carrier {
  from: number;
  to: number;
  transport: TransportDisposition | undefined;
  air?: true;
}

export interface Carriers {
  named: Carrier[];
  /** What an unnamed ambulance, or a transport by nobody named, comes to on this call. */
  usual: Carrier | undefined;
}

export function carriersOf(reading: Reading): Carriers {
  // Where names are written with capitals, a company's name has one.
  const cased = /[A-Z]/.test(reading.transcript) && reading.punctuated;
  const others = reading.find(OTHER_AMBULANCE).filter(
    ({ source, from, text }) =>
      // "Which is our own ambulance".
      !/^(?:our|own)\b/.test(text) &&
      !(/\b(?:our|own)$/.test(wordsOf(reading, from - 1, from)) && !/private|contract|county/.test(text)) &&
      // "Went to Grady": the hospital of that name.
      !/\b(?:went|going|go|taken|transported|flown|sent|took)(?: \S+){0,3} to$/.test(
        wordsOf(reading, from - 5, from),
      ) &&
      (!cased ||
        !('words' in source) ||
        /[A-Z]|private|county|company|service|mutual|squad|hospital/.test(source.words)),
  );
  const named: Carrier[] = others.map(({ from, to }) => ({ from, to, transport: 'OTHER_AGENCY_TRANSPORT' }));
  const companies = new Set(others.map(({ to }) => to));
  // "Medic 31 from Ada County Paramedics" is theirs as well.
  const startsAt = (at: number, belongs: boolean) =>
    belongs && others.some(({ from, to }) => from <= at + 2 && to > at);
  let ems = false;
  const units = reading.items.flatMap(({ unit }, at) =>
    unit && EMS_UNITS.test(unit) && !reading.doubts({ from: at, to: at + 1 }).includes('earlier') ? [{ unit, at }] : [],
  );
  // "AMR Medic 5" is the company's, "Medic 82, which is the hospital's" the hospital's, wherever it is named again.
  const foreign = new Set(
    units
      .filter(
        ({ at }) =>
          companies.has(at) ||
          wordsOf(reading, at - 2, at) === 'mutual aid' ||
          startsAt(at + 2, BELONGS.test(reading.items[at + 1]?.text ?? '')),
      )
      .map(({ unit }) => unit),
  );
  for (const { unit, at } of units) {
    const own = !foreign.has(unit);
    named.push({ from: at, to: at + 1, transport: own ? 'TRANSPORT_BY_EMS_UNIT' : 'OTHER_AGENCY_TRANSPORT' });
    if (own) ems = true;
  }
  for (const { from, to } of aliasesOf(reading, others)) named.push({ from, to, transport: 'OTHER_AGENCY_TRANSPORT' });
  for (const { from, to } of reading.find(OWN_AMBULANCE)) {
    if (AWAY.test(wordsOf(reading, to, to + 6))) continue;
    named.push({ from, to, transport: 'TRANSPORT_BY_EMS_UNIT' });
    ems = true;
  }
  const usual = ems === others.length > 0 ? undefined : named.find(({ transport }) => transport !== undefined);
  const isNamed = covered(named);
  for (const { from, to } of reading.find(UNNAMED_AMBULANCE)) {
    if (isNamed(from, to)) continue;
    if (isNameBehind(reading, from, to)) {
      named.push({ from: from - 1, to, transport: 'OTHER_AGENCY_TRANSPORT' });
      continue;
    }
    // "Central EMS, the ambulance": the same one.
    const same = named.find(
      (each) => each.to <= from && from - each.to <= 1 && each.transport === 'OTHER_AGENCY_TRANSPORT',
    );
    if (same) named.push({ from, to, transport: same.transport });
    // "In their ambulance": not ours, where another's was named.
    else if (others.length > 0 && reading.items[from - 1]?.text === 'their')
      named.push({ from, to, transport: 'OTHER_AGENCY_TRANSPORT' });
    else named.push({ from, to, transport: others.length === 0 ? 'TRANSPORT_BY_EMS_UNIT' : usual?.transport });
  }
  for (const { from, to } of reading.find(AIRCRAFT))
    named.push({ from, to, transport: 'OTHER_AGENCY_TRANSPORT', air: true });
  named.sort((a, b) => a.from - b.from);
  return { named, usual };
}

/** "Campion, the ambulance, they": a name that is no unit's, told what it is. */
function isNameBehind({ items, transcript, punctuated }: Reading, from: number, to: number): boolean {
  const name = items[from - 1];
  const apposed = items[from]?.text === 'the' && items[from]?.pause && (items[to]?.pause || items[to]?.text === '.');
  if (!punctuated || !apposed || !name || name.unit || name.clock) return false;
  return /^[A-Z][a-z]{3,}$/.test(transcript.slice(name.start, name.end)) && !ADVERB.test(name.text);
}
const ADVERB =
  /ly$|^(?:then|anyway|meanwhile|later|okay|well|also|afterwards|eventually|alright|medics?|paramedics|rescue|squad)$/;

/** Whose unit it is stands behind one of these. */
const BELONGS = /^(?:from|with|of|which|that's|it's|who|they're|they)$/;
/** Ours, but not on this call. */
const AWAY =
  /^(?:\S+ )?(?:tied up|busy|out of (?:service|position)|unavailable|committed|on another|at the hospital|still at|down|wasn't available|gone)\b/;
const THEY = /\bthey(?: (?!(?:we|i|he|she|\.|U\d+)(?: |$))\S+)*$/;
const THEIRS = /(?:^|\. )(?:and )?(?:they|who|their crew)(?: (?!(?:we|i|he|she|\.|U\d+)(?: |$))\S+)*$/;
/** Words of a company's name that mean nothing by themselves. */
const COMMON =
  /^(?:the|private|ambulance|ems|medics?|paramedics|city|our|north|south|east|west|central|new|saint|st|fire|community|regional|valley|area|mutual|volunteer|first|rescue|3rd|life|mobile|care|superior|priority|hospital|on|mercy|university|general|memorial|liberty|lake|river|american)$/;

/** "Mayo Ambulance" told as "Mayo" afterwards, "Buncombe County EMS" as "County": before a verb, its name alone. */
function aliasesOf({ items }: Reading, others: Hit[]): Pick<Hit, 'from' | 'to'>[] {
  const names = new Map<string, number>();
  for (const { from, text } of others) {
    for (const word of text.split(' '))
      if (word.length > 2 && !COMMON.test(word) && !names.has(word)) names.set(word, from + 1);
  }
  if (names.size === 0) return [];
  return items.flatMap(({ text }, at) =>
    (names.get(text) ?? at + 1) < at && ALIAS_VERB.test(items[at + 1]?.text ?? '') ? [{ from: at, to: at + 1 }] : [],
  );
}
const ALIAS_VERB =
  /^(?:got|took|had|came|come|arrived|showed|pulled|was|were|transported|carried|gave|loaded|hauled|ran|left|met|then|and|made|rolled|got|checked|evaluated|put|started|drove|brought|finally)$/;

/** A word before "took her" that is neither a person, nor a unit, nor any word of plain speech: a company's name. */
export function isNamelessCompany({ items, transcript, punctuated }: Reading, at: number): boolean {
  const item = items[at];
  if (!item || item.unit || item.clock || item.address || !/^[a-z]{3,}$/.test(item.text)) return false;
  // "Trooper Bell", "his sister Karen": somebody's own name.
  const before = items[at - 1]?.text ?? '';
  if (
    NOUNS.has(before) ||
    GIVEN_NAMES.has(item.text) ||
    /^(?:mr|mrs|ms|dr|sergeant|sgt|corporal|chief|captain|lieutenant|pastor|father|sister)$/.test(before)
  )
    return false;
  if (NOUNS.has(item.text) || NOUNS.has(item.text.replace(/s$/, '')) || PLURALS.has(item.text) || PLAIN.test(item.text))
    return false;
  const written = transcript.slice(item.start, item.end);
  return !(punctuated && /[A-Z]/.test(transcript)) || /^[A-Z]/.test(written);
}
const BY_WHOM =
  /^((?:to )?(?:(?!(?:by|and|but|we|i|he|she|they|with|got|was|were|had|came|went|is|U\d+|T\d+|\.)(?: |$))\S+ ){0,4}by) [a-z]+/;
const PLAIN =
  /ing$|^(?:ground|private|personal|family|car|land|boat|himself|herself|itself|accident|mistake|foot|choice|themselves|then|now|noon|midnight|mutual|company|third|transport)$|ed$|ly$|^(?:they|then|that|this|who|which|what|when|also|just|still|crew|crews|guys|units?|engine|truck|rescue|squad|medics?|paramedics?|ambulance|police|sheriff|family|parents|somebody|someone|everybody|everyone|nobody|people|folks|friends|staff|security|custody|school|home|work|later|again|both|here|there|once|first|finally|so|and|but|because|since|while|before|after|until|till|neighbors|relatives|kids|children|uber|taxi|cab|van|bus|bystanders|troopers?|cops|guards?|employees|coworkers|teammates|bird|helicopter|chopper|flight|team|hands|fell|fall|it's|himself|herself|patient|scene|time|minutes|chest|back|head|neck|pain|ride|oxygen|line|shot|hour|blood|pressure|sugar|hospital|department|state|town|city|others?|the|his|her|our|him|she|was|had|and|but|who|for|not|our|air|own|way|all|two|one|now|mom|dad|day|out|off|got|leg|arm|hip|bed|can|did|has|are|were|been|with|from|into|over|down|very|pov|guy|man|boy|ems|amr|son|its|too|let)$/;

export function wordsOf(reading: Reading, from: number, to: number): string {
  const texts = reading.items.slice(Math.max(0, from), to).map(({ text }) => text);
  return texts.join(' ');
}

/** Named behind "by" or "with" first, then the last one named before the verb in the same breath. */
export function carrierOf(reading: Reading, hit: Hit, { named, usual }: Carriers): Carrier | undefined {
  const next = countUpTo(named, ({ from }) => from, hit.from - 1);
  const behind = named[next];
  if (behind && behind.from < hit.to + 6) {
    const between = wordsOf(reading, hit.from, behind.from);
    // "by Ellis County EMS": part of the name may stand before the words that make it one.
    if (
      /\b((by|with|via|in|aboard)( the| an| a| our| their)?|by( the)? (?!(?:ground|land|car|private)\b)[a-z]+( (?!(?:since|because|and|but|when)\b)[a-z]+)?)$/.test(
        between,
      ) &&
      !/\./.test(between)
    ) {
      const second = named[next + 1];
      // "By Medic 2 and AMR": who took which, nobody tells.
      const mixed =
        second && second.transport !== behind.transport && wordsOf(reading, behind.to, second.from) === 'and';
      return mixed ? { ...behind, transport: undefined } : behind;
    }
  }
  // "Transported to Phoenix Children's by PMT": behind "by" any name is a company's.
  const by = BY_WHOM.exec(wordsOf(reading, hit.to, hit.to + 7));
  const place = by ? hit.to + (by[1]?.split(' ').length ?? 1) : -1;
  if (by && isNamelessCompany(reading, place))
    return { from: place, to: place + 1, transport: 'OTHER_AGENCY_TRANSPORT' };
  // Whoever "they" are, they were named a while ago; who a sentence begins with does all of it, "and took her".
  const far =
    THEY.test(wordsOf(reading, hit.from - 8, hit.from)) ||
    (reading.punctuated && reading.items[hit.from - 1]?.text === 'and');
  const reach = far ? 25 : 14;
  const before = named
    .slice(Math.max(0, next - 4), next)
    .filter(({ to, air }) => {
      if (to > hit.from || hit.from - to > reach) return false;
      return !(air && AIRCRAFT_OFF.test(wordsOf(reading, to, hit.from)));
    })
    .at(-1);
  if (before) {
    const between = wordsOf(reading, before.to, hit.from);
    if (!/\./.test(between)) return before;
    // "Cox ambulance was waiting. They gave him something and took him": they all along.
    if (THEIRS.test(between)) return before;
  }
  // "Diluzio took her": a name that is no unit's and nobody's.
  if (/^(?:took|transported|flew|hauled|carried)\b/.test(hit.text) && isNamelessCompany(reading, hit.from - 1))
    return { from: hit.from - 1, to: hit.from, transport: 'OTHER_AGENCY_TRANSPORT' };
  // "They bagged her all the way in": who they are is not told, and a rescue is not always an ambulance.
  const isRescue = /^(?:Rescue|Squad)/.test(reading.items[usual?.from ?? -1]?.unit ?? '');
  if (isRescue && /\bthey(?: then| all)?$/.test(wordsOf(reading, hit.from - 2, hit.from))) return undefined;
  // "We transported" from an engine with no ambulance named is still the department's transport.
  const subject = wordsOf(reading, hit.from - 3, hit.from);
  if (/\b(we|i)( then| also)?$/.test(subject) && usual?.transport !== 'OTHER_AGENCY_TRANSPORT') {
    return { from: hit.from, to: hit.from, transport: 'TRANSPORT_BY_EMS_UNIT' };
  }
  return usual;
}
