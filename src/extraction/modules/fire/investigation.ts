import type { InvestigationNeed, InvestigationType } from '../../../neris/values/fire.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import {
  ARSON_SQUAD,
  CAUSE_OBVIOUS,
  CREW_INVESTIGATED,
  FIRE_INVESTIGATOR,
  FUTURE_WORDS,
  HANDED_OVER,
  INVESTIGATION_NO,
  LAW_INVESTIGATOR,
  OUTSIDE_AGENCY,
  PRESENT_VERBS,
  STATE_MARSHAL,
} from '../../vocabulary/investigation.ts';
import { after, before, type Found, phrase, stated, statedDenial, textOf } from './statements.ts';

const REFUSED = phrase(INVESTIGATION_NO.join('|'));
const OBVIOUS = phrase(CAUSE_OBVIOUS.join('|'));
const OWN = phrase(CREW_INVESTIGATED.join('|'));
const WHO = [
  ['INVESTIGATED_BY_STATE_FIRE_MARSHAL', phrase(STATE_MARSHAL)],
  ['INVESTIGATED_BY_ARSON_FIRE_INVESTIGATOR', phrase(FIRE_INVESTIGATOR)],
  ['INVESTIGATED_BY_NONFIRE_LAW_ENFORCEMENT', phrase(LAW_INVESTIGATOR)],
  ['INVESTIGATED_BY_OUTSIDE_AGENCY', phrase(OUTSIDE_AGENCY)],
] as const satisfies readonly (readonly [InvestigationType, RegExp])[];
const CAME = new RegExp(
  `^(?:(?!but |nobody |no |never |didn't |wasn't |and (?:we|i|U\\d)|T\\d|U\\d)\\S+ ){0,5}?${PRESENT_VERBS}\\b`,
);
const COMING = new RegExp(`\\b${FUTURE_WORDS}\\b`);
const MET = new RegExp(`${HANDED_OVER}(?: \\S+){0,3}$`);
const ASKED =
  /\b(ask(?:ed|ing)?|request(?:ed|ing)?|call(?:ed|ing)?|notif(?:ied|ying)|wait(?:ed|ing)|need(?:ed)?|pag(?:ed|ing)|sent)(?: \S+){0,4}$/;

const SENT_FOR_AND_CAME =
  /^(?:\S+ ){0,2}?(?:was |were |been )?(?:requested|called(?: out)?|notified|paged(?: out)?|summoned|asked for) (?:and |then |and then )?(?:he |she |they |he's |she's |they're |is |are |he is |she is |they are )?(?:now |already |currently )?(?:on ?scene|here|out here|inside|investigating|working|came|arrived|responded|showed up|made it|got (?:there|here)|was here|were here|determined|ruled|found|traced|investigated|concluded|did|took|worked|looked|went through)\b/;

export interface Investigation {
  need?: Found<InvestigationNeed>;
  types: Found<InvestigationType>[];
}

export function investigation(reading: Reading): Investigation {
  const called = investigators(reading);
  const types = called.filter(({ value, hit }) => wasThere(reading, hit, value));
  const [own] = stated(reading, OWN);
  if (own && types.length === 0) types.push({ value: 'INVESTIGATED_ON_SCENE_RESOURCE', hit: own });
  const need = needOf(reading, called);
  return { ...(need && { need }), types: unique(types) };
}

function needOf(reading: Reading, called: Found<InvestigationType>[]): Found<InvestigationNeed> | undefined {
  const [refused] = statedDenial(reading, REFUSED);
  const [obvious] = statedDenial(reading, OBVIOUS);
  const [asked] = called.filter(({ hit }) => !refused || hit.from >= refused.to || hit.to <= refused.from);
  if (asked) return refused ? undefined : { value: 'YES', hit: asked.hit };
  if (obvious) return { value: 'NO_CAUSE_OBVIOUS', hit: obvious };
  if (refused) return { value: 'NO', hit: refused };
  const [answered] = reading.find(WHO[1][1]).filter((hit) => isAnsweredNo(reading, hit));
  return answered && { value: 'NO', hit: answered };
}

/** Investigators said to have been called, to be coming or to have come. */
function investigators(reading: Reading): Found<InvestigationType>[] {
  const found: Found<InvestigationType>[] = [];
  for (const [value, pattern] of WHO) {
    for (const hit of stated(reading, pattern)) {
      if (found.some((each) => each.hit.from < hit.to && hit.from < each.hit.to)) continue;
      if (isTurnedDown(reading, hit) || OTHER_FIRE.test(after(reading, hit, 8))) continue;
      if (PRIVATE.test(before(reading, hit, 3))) continue;
      // "It was arson" names nobody.
      if (hit.text === 'arson' && !ARSON_SQUAD.test(after(reading, hit, 4)) && !ASKED.test(before(reading, hit, 5)))
        continue;
      // A detective or agency counts by working the fire, not by being named.
      if (/NONFIRE|OUTSIDE/.test(value) && !CAME.test(after(reading, hit, 9))) continue;
      found.push({ value, hit });
    }
  }
  // "Investigator 1" is a unit of its own.
  reading.items.forEach(({ unit }, i) => {
    if (!unit || !/^(?:fire )?(?:investigator|arson|marshal|fire marshal)\b/i.test(unit)) return;
    const hit = reading.hit(i, i + 1);
    if (!isTurnedDown(reading, hit)) found.push({ value: 'INVESTIGATED_BY_ARSON_FIRE_INVESTIGATOR', hit });
  });
  return found.sort((a, b) => a.hit.from - b.hit.from);
}

/** The insurer's man looks for the insurer. */
const PRIVATE = /\b(?:insurance|adjuster's|insurer's|private|landlord's|owner's)(?: company's| company| carrier's)?$/;

/** "The marshal says the other one was set": he speaks of another fire. */
const OTHER_FIRE = /\b(?:the|that) (?:other|last|previous|1st|earlier) (?:1|fire|\S+ fire|dumpster)\b/;
const CAME_NEXT = new RegExp(
  `^(?:and |yes |yeah |yep )?(?:they|he|she|1 of them|both of them) (?:\\S+ )?${PRESENT_VERBS}\\b`,
);

/** "Fire marshal? Not needed.": a question of its own, and the answer to it. */
function isAnsweredNo(reading: Reading, hit: Hit): boolean {
  const { items, transcript } = reading;
  const stop = items.findIndex(({ text }, i) => i >= hit.to && (text === '.' || i > hit.to + 2));
  if (items[stop]?.text !== '.') return false;
  const asked = transcript[items[stop - 1]?.end ?? 0] === '?';
  if (!asked && (stop > hit.to || !/^(?:the|a|an|any)?$/.test(before(reading, hit, 4)))) return false;
  const answer = items[stop + 1];
  if (asked && answer?.text === 'no' && /[.,]/.test(transcript[answer.end] ?? '.')) return true;
  return NO_ANSWER.test(textOf(reading, stop + 1, stop + 4));
}

const NO_ANSWER =
  /^(?:no(?: \.|$| (?:we|i|not|didn't|need|he|they)\b)|nope\b|negative\b|not (?:needed|called|on|for|this|necessary|requested|required)\b|didn't (?:need|call|bother)|wasn't (?:needed|called))/;

const NO_WORK = /\b(?:did not|didn't|wasn't there to|not there to) (?:do an? )?investigat(?:e|ion)\b/;

function isTurnedDown(reading: Reading, hit: Hit): boolean {
  if (isAnsweredNo(reading, hit) || NO_WORK.test(after(reading, hit, 14))) return true;
  const rest = after(reading, hit, 5);
  if (
    /^(?:\S+ ){0,2}?(?:(?:wasn't|weren't|isn't)(?! (?:there|here|on ?scene|out|able|in|back|done|finished|at|showed|sure|gonna|going|coming (?:until|till))\b)|(?:was |were |is |has )?not (?:called|needed|requested|notified|required|coming|available)|unavailable|(?:was|is) (?:on vacation|off|out of town|unavailable)|declined|cancell?ed|turned (?:it|us) down|(?:didn't|did not|doesn't|don't|won't|wouldn't|not) (?:even |really |ever )?(?:need|have) to\b|(?:didn't|did not|never) (?:come|respond|get called|bother))\b/.test(
      rest,
    )
  )
    return true;
  return /\b(cancell?ed|disregarded|turned around|declined|no need for|didn't need|never called|without|i'm the|i am the)(?: \S+){0,2}$/.test(
    before(reading, hit, 5),
  );
}

/** Who came and worked, not who was only asked for. */
function wasThere(reading: Reading, hit: Hit, value: InvestigationType): boolean {
  const rest = after(reading, hit, 11);
  const lead = before(reading, hit, 6);
  const came = CAME.exec(rest);
  if (came) {
    if (SENT_FOR_AND_CAME.test(rest)) return true;
    if (/\band (?:he|she|they) (?!will|are|is)/.test(came[0])) return true;
    if (COMING.test(came[0]) || COMING.test(rest.slice(came[0].length).trim().split(' ').slice(0, 4).join(' ')))
      return false;
    return !(ASKED.test(lead) && /^(?:\S+ ){3,}/.test(came[0]) && !/\b(who|and|he|she|they)\b/.test(came[0]));
  }
  // "I called the arson squad. They came out": told of in a sentence of their own.
  const stop = reading.items.findIndex(({ text }, i) => i >= hit.to && text === '.');
  if (stop >= 0 && stop - hit.to <= 4) {
    const next = textOf(reading, stop + 1, stop + 9);
    if (CAME_NEXT.test(next) && !COMING.test(next)) return true;
  }
  if (MET.test(lead)) return !COMING.test(rest.split(' ').slice(0, 5).join(' '));
  return (
    value === 'INVESTIGATED_BY_STATE_FIRE_MARSHAL' &&
    /\b(?:ruled|determined|investigated|confirmed|found) by (?:the )?$/.test(`${lead} `)
  );
}

function unique(found: Found<InvestigationType>[]): Found<InvestigationType>[] {
  const state = found.some(({ value }) => value === 'INVESTIGATED_BY_STATE_FIRE_MARSHAL');
  return found.filter(({ value }, i) => {
    // "The investigator" after a state fire marshal is the same person.
    if (state && value === 'INVESTIGATED_BY_ARSON_FIRE_INVESTIGATOR') return false;
    return found.findIndex((each) => each.value === value) === i;
  });
}
