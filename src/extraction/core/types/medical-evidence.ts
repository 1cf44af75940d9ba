import { PROBLEMS } from '../../vocabulary/natures-medical.ts';
import { SYMPTOMS } from '../../vocabulary/natures-symptoms.ts';
import { type Mention, wordsAfter, wordsBefore } from '../phrases.ts';
import { type Facts, inHeadline, isTakenBack, isTold } from './facts.ts';
import { ARREST, hadPulse, isDenied, isNormal, isSupposed, isThing, type Problem } from './harm.ts';

const RANKED = Object.keys(PROBLEMS) as Problem[];
/** What the account gives for one problem of the patient. */
export interface Evidence {
  type: Problem;
  mention: Mention;
  weight: number;
  /** Told by the crew, not only called in or feared. */
  told: boolean;
}

/** How much each way of saying a problem counts. What brought a state about outweighs the state itself. */
export const NAMED = 4;
const SIGN = 2.5;
/** Feared, or only called in: more than a state, less than any finding. */
const SUSPECTED = 2.25;
/** A faint is a state that is told as what happened. */
const FAINT = 2.4;
const CONSEQUENCE = 1.5;
const STATE = 1;
const OPENING = 2;
const COMPLAINT = 1;
const TURN = 4;
const MEASURED = 1;
const BESIDES = 1;

/** How the patient was, whatever brought it about. */
const STATES = new Set<Problem>([
  'MEDICAL||ILLNESS||UNCONSCIOUS_VICTIM',
  'MEDICAL||ILLNESS||ALTERED_MENTAL_STATUS',
  'MEDICAL||ILLNESS||SICK_CASE',
  'MEDICAL||ILLNESS||NAUSEA_VOMITING',
  'MEDICAL||ILLNESS||UNKNOWN_PROBLEM',
  'MEDICAL||ILLNESS||WELL_PERSON_CHECK',
  'MEDICAL||ILLNESS||NO_APPROPRIATE_CHOICE',
  'MEDICAL||INJURY',
  'MEDICAL||ILLNESS',
]);
/** What a fall, a blow or a blade did. */
const CONSEQUENCES = new Set<Problem>([
  'MEDICAL||INJURY||HEMORRHAGE_LACERATION',
  'MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY',
  'MEDICAL||INJURY||INDUSTRIAL_INACCESSIBLE_ENTRAPMENT',
]);

/** All that speaks for each problem, in the order of the table; a caller's word counts once somebody was seen to be ill. */
export function evidenceOf(facts: Facts, dispatched: boolean): Evidence[] {
  const told = RANKED.flatMap((type) => weigh(facts, type, false));
  if (told.length === 0 && !dispatched) return [];
  const all = RANKED.flatMap((type) => {
    const known = told.find((each) => each.type === type);
    return known ? [known] : weigh(facts, type, true);
  });
  const arrest = all[0]?.type === ARREST && (hadPulse(facts) || (told.length > 0 && told[0]?.type !== ARREST));
  return withoutItsSlur(arrest ? all.slice(1) : all);
}

/** Cold, sugar and drugs slur the speech too: only slurred, with one of them told, is no stroke. */
function withoutItsSlur(evidence: Evidence[]): Evidence[] {
  const other = evidence.some(({ type, told }) => told && SLURS.test(type));
  return other
    ? evidence.filter(
        ({ type, mention }) =>
          type !== 'MEDICAL||ILLNESS||STROKE_CVA' || !/slur|garbled|mumbl|thick|talk/.test(mention.text),
      )
    : evidence;
}
const SLURS = /HEAT_COLD|DIABETIC|OVERDOSE|INTOXICAT|ALCOHOL/;

function weigh(facts: Facts, type: Problem, heard: boolean): Evidence[] {
  const named = facts.medical().all(type);
  const signs = type in SYMPTOMS ? facts.symptoms().all(type as keyof typeof SYMPTOMS) : [];
  const denials = named.filter((each) => isDenied(facts, each));
  const counts = (each: Mention) =>
    !(type === STANDBY && !forCare(facts, each)) &&
    !denials.some((denial) => each.from < denial.from && shareWord(each, denial)) &&
    !isThing(facts, each) &&
    !isNormal(facts, each) &&
    (heard
      ? isSupposed(facts, each) && !isTakenBack(facts, each) && !(CRIMES.has(type) && byAccident(facts))
      : each.doubts.length === 0 ||
        isEarly(facts, each) ||
        (type === ARREST && isTold(facts, each)) ||
        isBeforeHistory(facts, each) ||
        isOwnClause(facts, each));
  const weightOf = (each: Mention, sign: boolean): number => {
    const base =
      heard || isErrand(facts, each)
        ? Math.min(SUSPECTED, baseOf(type))
        : Math.min(sign ? signWeight(each) : NAMED, isFaint(each) ? FAINT : baseOf(type));
    const strong = base >= SIGN;
    const opening = !inHeadline(each) || sign || sentFor(facts, each) ? 0 : strong ? OPENING : 0.5;
    return (
      base +
      (isMeasured(each) ? MEASURED : 0) +
      opening +
      (complainedOf(facts, each) ? COMPLAINT : 0) +
      (afterTurn(facts, each) ? TURN : 0) -
      (isBesides(facts, each) ? BESIDES : 0)
    );
  };
  const weighed = [
    ...named.filter(counts).map((mention) => ({ type, mention, told: !heard, weight: weightOf(mention, false) })),
    ...signs.filter(counts).map((mention) => ({ type, mention, told: !heard, weight: weightOf(mention, true) })),
  ].sort((a, b) => b.weight - a.weight || a.mention.from - b.mention.from);
  const [best] = weighed;
  return best
    ? [{ ...best, weight: best.weight + Math.min(weighed.length - 1, 3) * (named.length > 0 ? 0.2 : 0.5) }]
    : [];
}

/** An engine at the fair stands by for anything; a medic, or a standby called medical, for patients. */
const STANDBY: Problem = 'MEDICAL||OTHER||STANDBY_REQUEST';
const forCare = ({ reading }: Facts, { text }: Mention): boolean =>
  /medical|ems/.test(text) ||
  /\b(medical|ems|first aid|patients?|paramedics?)\b/.test(reading.text) ||
  reading.items.some(
    ({ unit }) => unit !== undefined && /^(medic|ambulance|rescue|als|bls|paramedic|ems|squad)/i.test(unit),
  );

/** Called in as a crime, told as an accident. */
const CRIMES = new Set<Problem>([
  'MEDICAL||INJURY||STAB_PENETRATING_TRAUMA',
  'MEDICAL||INJURY||GUNSHOT_WOUND',
  'MEDICAL||INJURY||ASSAULT',
]);
const byAccident = ({ reading }: Facts): boolean =>
  reading.said(/\b((by|on) accident|accidentally|accidental|himself|herself)\b/).length > 0;

function baseOf(type: Problem): number {
  if (STATES.has(type)) return STATE;
  return CONSEQUENCES.has(type) ? CONSEQUENCE : NAMED;
}

const isFaint = ({ text }: Mention): boolean => /\b(faint\w*|syncop\w*)\b/.test(text);

/** "Fallen" takes back "a fall", "no STEMI" leaves the chest pain. */
const shareWord = (a: Mention, b: Mention): boolean =>
  a.text
    .split(' ')
    .some((word) => word.length > 3 && b.text.split(' ').some((other) => other.slice(0, 4) === word.slice(0, 4)));

/** "No droop no drift sugar was 31": a number read off is a thought of its own. */
const isMeasured = ({ text }: Mention): boolean =>
  /^(?:blood )?(?:sugar|glucose|bgl|b g l)\b.* (?:\d+|low|lo)$/.test(text);
const isOwnClause = ({ reading }: Facts, mention: Mention): boolean =>
  !reading.punctuated &&
  isMeasured(mention) &&
  mention.doubts.every((doubt) => doubt === 'negated') &&
  !/\b(no|not|never|without|\w+n't)$/.test(wordsBefore(reading, mention.from, 1));

/** Whoever lies on the floor may have got there in any way. */
const signWeight = ({ text }: Mention): number => (/\bfloor$/.test(text) ? STATE : SIGN);

/** "Dispatched at 0333 for a heart attack": what somebody was sent for, whatever it turned out to be. */
const isErrand = ({ reading }: Facts, { from }: Mention): boolean =>
  ERRAND.test(wordsBefore(reading, from, 12).split(' . ').at(-1) ?? '');
const ERRAND =
  /\b(dispatched|toned( out)?|paged( out)?|sent( out)?|alerted|dispatch had it|put out|given out|came in|went out|toned it|called( it)?( in)?)(?: \S+){0,7}? (for|as|to)(?: (?:an?|the|some|possible|reported))*$/;

/** "Engine 3 for a fall" is what it was sent for, not yet what it found. */
const sentFor = ({ reading }: Facts, { from }: Mention): boolean =>
  /\b(for|as|on|to) an?( \w+)?$/.test(wordsBefore(reading, from, 3));

/** "She also had a little chest tightness". */
const isBesides = ({ reading }: Facts, { from }: Mention): boolean =>
  /\b(also|a little|slight|some mild|as well as|along with)( (had|has|having|an?|some|little|complained of|complaining of))*$/.test(
    wordsBefore(reading, from, 5),
  );

const COMPLAINS = /\b(complain(ing|ed|s|t)( was)?( of)?|chief complaint( was| is)?|presenting with)( \w+){0,2}$/;
const complainedOf = ({ reading }: Facts, { from }: Mention): boolean => COMPLAINS.test(wordsBefore(reading, from, 5));

/** Here the account turns from what was called in to what the patient had. */
const TURNED_OUT =
  /\b((turned|turns|turning) out|ended up (being|having)|it was (actually|really)|was (actually|really) (having|an?)|in fact|called it an?|found to be|diagnosed)\b( [^. ]+){0,8}$/;
const afterTurn = ({ reading }: Facts, { from }: Mention): boolean => TURNED_OUT.test(wordsBefore(reading, from, 11));

/** The complaint that opens an account without punctuation is of today, whatever day is told of later. */
const isEarly = (facts: Facts, mention: Mention): boolean =>
  inHeadline(mention) && !mention.doubts.includes('negated') && isTold(facts, mention);

/** "Chest pain, history of heart attacks": what was before reaches on, not back. */
function isBeforeHistory({ reading }: Facts, { from, to, doubts }: Mention): boolean {
  if (doubts.length !== 1 || doubts[0] !== 'earlier') return false;
  const ahead = wordsAfter(reading, to, 16).split(/ ?\. /)[0] ?? '';
  const behind = wordsBefore(reading, from, 16).split(' . ').at(-1) ?? '';
  return (
    /\bhistory of\b/.test(ahead) &&
    !/\b(?:history|last|ago|previous(?:ly)?|used to|always|before|back in|every)\b/.test(behind)
  );
}
