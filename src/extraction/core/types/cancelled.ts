import { type Mention, wordsAfter, wordsBefore } from '../phrases.ts';
import { type Facts, type FoundType, found } from './facts.ts';

/** Helpers sent back say nothing of our own response. */
const OTHERS =
  /\b(ambulance|helicopter|chopper|medevac|life ?flight|hazmat|coroner|investigator|tow|wrecker|red cross|(power|gas|utility) company|forestry|forest service)( \w+){0,4}$|\b(requested|ordered|added|asked for|called for|also|too)( \w+){0,2} (but|and)( \w+){0,2}$/;

/** Whatever else gets called off is no response. */
const NO_RESPONSE =
  /\b(aide|nurse|caregiver|sitter|relief|game|practice|class|classes|school|flights?|appointment|show|event|concert|party|meeting|drill|training|order|boat|lift|ride)( (was|were|had|got|been|has|is))*$/;

/** "I cancelled him": the crew turned others around. */
const SENT_BACK =
  /^(cancell?ed|canceled|called off|turned( around| back)?|released|disregarded|recalled) (him|her|them|U\d+|medics?|ems|our|the (?!both|2|3|rest|call|response|assignment|run|whole|entire|full))/;

/** "Dispatch cancelled Engine 6 and Ladder 2" with nobody told to have got there. */
const byDispatch = (facts: Facts, at: number): boolean =>
  /\b(dispatch|dispatchers?|dispatch center|communications|comm center|fire alarm|alarm office|central|county)( (then|just|finally|had|has|went ahead and))?$/.test(
    wordsBefore(facts.reading, at, 4).split('.').at(-1) ?? '',
  ) &&
  facts.off().all('ARRIVED').length === 0 &&
  !atWork(facts);

const ONE_OF_US =
  /\b(ladder|truck|tanker|tender|brush|medic|squad|battalion|chief|helicopter|2nd engine|second engine|other engine)s? (was|were|got|had been)( \w+)?$/;
const BY_US = /\b(we|i)( (just|then|also|later|even|quickly|had|already|went))*$/;
const HAD_OTHERS =
  /\b(?:we|i|command|chief|captain) (?:\w+ )?(?:had|got|sent|have) (?:them|him|her|both|U\d+|the \w+)$/;
const HAS_OBJECT =
  /^(cancell?ed|canceled|cancel|called|turned|returned|released|held|recalled|disregarded|cut|sent|waved|stood)( back| off| around| down)? (it|him|her|them|that|those|everybody|everyone|all|both|the|an?|our|another|any|2|3|2nd|medics?|U\d+) /;

/** A second run told along with this one. */
const OTHER_CALL =
  /\b(another|second|2nd|other|next|separate|different|new) (call|run|alarm|job|1|one)\b|\bon the way (back|home)\b/;

function sentenceAround({ reading }: Facts, at: number): string {
  const before = wordsBefore(reading, at, 14).split('.').at(-1) ?? '';
  return `${before} ${wordsAfter(reading, at, 8).split('.')[0]}`;
}

const isOtherRun = (facts: Facts, { from }: Pick<Mention, 'from'>): boolean =>
  OTHER_CALL.test(sentenceAround(facts, from));

/** "We got cancelled", "cancelled all of us". */
function ofUs({ reading }: Facts, { from, to }: Mention): boolean {
  const before = wordsBefore(reading, from, 5).split('.').at(-1) ?? '';
  return /\b(we|us|our|everybody|everyone|all|both|me|i|(whole|entire|full) (assignment|response|box))\b/.test(
    `${before} ${wordsAfter(reading, from, to - from + 2).split('.')[0]}`,
  );
}

/** Others who put the fire out or took the patient before the crew could. */
const BY_OTHERS =
  /\b(pd|police|officers?|deput(y|ies)|troopers?|sheriff|owners?|neighbors?|homeowner|residents?|tenants?|occupants?|bystanders?|they|command|staff|security|manager|driver|employees?|family|ambulance)( \w+){0,3}$/;
const DONE_BY_OTHERS = new RegExp(`${BY_OTHERS.source}|U\\d+( \\w+){0,3}$`);

/** The crew did something: whoever was cancelled, it was not all of them. */
function atWork(facts: Facts): boolean {
  const before = ({ from }: Mention) => wordsBefore(facts.reading, from, 4);
  const fought = facts
    .signs()
    .said('FIRE')
    .some((each) => !DONE_BY_OTHERS.test(before(each)));
  const cared = facts
    .care()
    .said('CARE')
    .some((each) => TREATED.test(each.text) && !BY_OTHERS.test(before(each)));
  return fought || cared || facts.reading.said(ACTED).length > 0;
}
/** What only those do who got there. */
const ACTED =
  /\b(we|i|crews?|my guys|they) (just |then |all |both |finally |went in and )?(found|helped|picked|lifted|checked|shut|metered|investigated|searched|walked|pulled|used|cut|opened|forced|reset|splinted|evaluated|assessed|treated|stayed|stood by|cleaned|swept|blocked|extricated|extinguished|disconnected|absorbed|ventilated|put (him|her|them|down|out|some|a|the|it out)|got (him|her|them|it) (up|out|back|into|free|loose))\b|(?:^|\. )(got the (?!call|tone|page)|got (him|her|them) |picked (him|her)|lifted|helped|shut (off|down|the)|swept|put down|stood by for|forced)/;
const TREATED = /transport|took|treated|splint|bandag|evaluated|assessed|oxygen|vital|12 lead|narcan/;

/** The words of a turning back with those that say whose it was. */
function turning({ reading }: Facts, { from, to }: Mention): string {
  const before = wordsBefore(reading, from, 12).split('.').at(-1) ?? '';
  return `${before} ${wordsAfter(reading, from, to - from + 3)}`;
}
/** The narrator's own crew went no further; whoever is named later than "we" is another. */
const WE_TURNED =
  /^ ?turned (?:around|back)\b|\bwe (?!(?:cancell?ed|called|had|told|sent|turned (?!around|back))\b)(?:(?!he |she |they |it |i |U\d)\S+ ){0,8}(turned around|turned back)\b(?! (?:an?|the|our|2|3|both|medic|another|2nd|second|everybody|everyone|them|him|her|U\d+)\b(?! (?:mile|miles|block|blocks|few|couple|half|county|city|town|corner|light|bridge|ramp|end)\b))/;
const TOLD_US = /\b(told|advised|let|turned|called|waved|sent|cancell?ed|canceled|recalled|disregarded)( \w+)? us\b/;
/** Each who is said to have got there then speaks to those on the road. */
const othersThere = (facts: Facts): boolean =>
  facts
    .off()
    .said('ARRIVED')
    .every(
      ({ from, to }) =>
        facts.reading.items[from]?.unit !== undefined &&
        SPEAKS.test(wordsAfter(facts.reading, to, 14).split(' . ')[0] ?? ''),
    );
const SPEAKS =
  /\b(said|says|told|advised|reported|reports|cancell?ed|canceled|cancelling|(turned|sent|waved) (us|everybody|everyone)|called (us|it|everybody)|disregarded|held)\b/;
/** What the narrator's crew does only where it was called to. */
const WE_THERE =
  /\bwe (\w+ )?(arrived|got there|got on scene|pulled up|got in|found|were on scene|made the scene|rolled up|staged|checked|stretched|pulled|forced|walked|helped|searched|stood by)\b/;

const BESIDE_TURNING =
  /^(was|were|got|gets|had|has|been|both|all|then|just|also|i|we|went|and|being|later|each|actually|is|are)$/;

/** The units named as turned back: "Rescue 1 got cancelled", "Battalion 1 I turned around". */
function turnedUnits({ reading: { items } }: Facts, at: number): Set<string> {
  const units = new Set<string>();
  for (let i = at - 1; i >= 0; i--) {
    const { unit, text } = items[i] ?? { text: '' };
    if (unit !== undefined) units.add(unit);
    else if (!BESIDE_TURNING.test(text)) break;
  }
  return units;
}

/** Others were turned back: not who speaks first, or another is told at work. */
function ofOtherUnits(facts: Facts, { from }: Pick<Mention, 'from'>): boolean {
  const turned = turnedUnits(facts, from);
  if (turned.size === 0) return false;
  const { items } = facts.reading;
  // A chief sent back is never the whole response.
  if ([...turned].every((unit) => /^(battalion|chief|car|safety|division|district)\b/i.test(unit))) return true;
  if (!turned.has(items.find(({ unit }) => unit !== undefined)?.unit ?? '')) return true;
  return items.some(
    ({ unit }, i) => unit !== undefined && !turned.has(unit) && UNIT_ACTED.test(wordsAfter(facts.reading, i + 1, 2)),
  );
}
const UNIT_ACTED =
  /^(\w+ )?(transported|treated|lifted|picked|helped|extinguished|handled|worked|assessed|evaluated|took|extricated|splinted|loaded)\b/;

/** Who stands before did it. */
const TURNED_US = /^\w+ (us|everybody|everyone)\b(?! else)/;

/** Let go, as those are too who did their work; with none told, only those on the road. */
const LET_GO = /^(put|placed|marked) us|\bcut (us )?loose/;
const onlyOnTheRoad = (facts: Facts): boolean => facts.off().all('NEVER_ARRIVED').length > 0 && !atWork(facts);

/** The whole response was called off before anybody of the department got there. */
export function cancelled(facts: Facts): FoundType[] {
  const off = facts.off();
  const { items } = facts.reading;
  const turnings = off.all('CANCELLED').filter(({ from, text, doubts }) => {
    if (SENT_BACK.test(`${wordsAfter(facts.reading, from, 4)} `) && !byDispatch(facts, from)) return false;
    // "Engine 8 was called off by us", "the ladder was cancelled enroute".
    if (/\bby (us|me|our|my)\b/.test(wordsAfter(facts.reading, from, 5).split('.')[0] ?? '')) return false;
    if (ONE_OF_US.test(wordsBefore(facts.reading, from, 4).split('.').at(-1) ?? '')) return false;
    // "I had them turned around".
    if (HAD_OTHERS.test(wordsBefore(facts.reading, from, 4))) return false;
    // "I cancelled it", "we held the balance": the narrator did it to others.
    if (BY_US.test(wordsBefore(facts.reading, from, 3)) && HAS_OBJECT.test(`${wordsAfter(facts.reading, from, 4)} `))
      return false;
    if (
      doubts.some(
        (doubt) => doubt !== 'negated' && doubt !== 'hearsay' && !(doubt === 'hypothetical' && / us\b/.test(text)),
      )
    )
      return false;
    if (off.all('WE_NEVER').length === 0 && !TURNED_US.test(text) && ofOtherUnits(facts, { from })) return false;
    if (LET_GO.test(text) && !onlyOnTheRoad(facts)) return false;
    if (NO_RESPONSE.test(wordsBefore(facts.reading, from, 4))) return false;
    if (isOtherRun(facts, { from })) return false;
    if (OTHERS.test(wordsBefore(facts.reading, from, 6).split('.').at(-1) ?? '')) return false;
    return ![from - 1, from - 2].some((i) => /^(not|never|n't|\w+n't)$/.test(items[i]?.text ?? ''));
  });
  const calledOff = turnings.find((each) => ofUs(facts, each)) ?? turnings[0];
  const arrived = off.said('ARRIVED').some(({ from }) => {
    // "Before we arrived" and "when Kanorado got there" are no arrival of ours.
    return !/\b(before|prior|until|till|when)\b/.test(wordsBefore(facts.reading, from, 3).split('.').at(-1) ?? '');
  });
  // "Engine 26 got there first and cancelled everybody else, we turned around": others got there, we did not.
  const ours = off
    .all('CANCELLED')
    .find(
      (each) =>
        (WE_TURNED.test(turning(facts, each)) ||
          TOLD_US.test(wordsAfter(facts.reading, each.from, each.to - each.from + 2)) ||
          (LET_GO.test(each.text) && ofUs(facts, each) && onlyOnTheRoad(facts))) &&
        !isOtherRun(facts, each),
    );
  if (ours && othersThere(facts) && facts.reading.said(WE_THERE).length === 0) {
    return [found('NOEMERG||CANCELLED', ours)];
  }
  const never = off.all('WE_NEVER').find(
    ({ from, text }) =>
      !/\b(he|she|they|it|who|that|U\d+)( \w+)?$/.test(wordsBefore(facts.reading, from, 2)) &&
      !isOtherRun(facts, { from }) &&
      // Some got there: only the narrator's own word says that the narrator did not.
      (!arrived || /\b(we|i|us|our)\b/.test(`${wordsBefore(facts.reading, from, 8).split('.').at(-1)} ${text}`)),
  );
  if (!calledOff) {
    const home = off.all('WENT_HOME')[0];
    return never && home && !arrived ? [found('NOEMERG||CANCELLED', home, never)] : [];
  }
  if (!never && (arrived || (atWork(facts) && !ofUs(facts, calledOff)))) return [];
  return [found('NOEMERG||CANCELLED', calledOff, never ?? off.said('NEVER_ARRIVED')[0])];
}
