import type { IncidentType } from '../../../neris/values/incident-types.ts';
import { type StatementKind, statementsOf } from '../../modules/medical/statements.ts';
import { PROBLEMS } from '../../vocabulary/natures-medical.ts';
import { SYMPTOMS } from '../../vocabulary/natures-symptoms.ts';
import { type Mention, wordsAfter, wordsBefore } from '../phrases.ts';
import { type Facts, type FoundType, found, inHeadline, isOtherCall, isTold, saidOrHeard } from './facts.ts';

type Problem = keyof typeof PROBLEMS;
const RANKED = Object.keys(PROBLEMS) as Problem[];
const ARREST: Problem = 'MEDICAL||ILLNESS||CARDIAC_ARREST';
/** Calls about care as such; a patient's own problem comes before them. */
const GENERAL = 'MEDICAL||OTHER||';

/** What the account gives for one problem of the patient. */
interface Evidence {
  type: Problem;
  mention: Mention;
  weight: number;
  /** Told by the crew, not only called in or feared. */
  told: boolean;
}

/** How much each way of saying a problem counts. What brought a state about outweighs the state itself. */
const NAMED = 4;
const SIGN = 2.5;
/** Feared, or only called in: more than a state, less than any finding. */
const SUSPECTED = 2.25;
const CONSEQUENCE = 1.5;
const STATE = 1;
const OPENING = 2;
const COMPLAINT = 1;
const TURN = 4;

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

/** The patient's problem: the one with the most evidence; between equals the more telling, which the table puts first. */
export function medical(facts: Facts, dispatched = false): FoundType[] {
  const evidence = evidenceOf(facts, dispatched);
  const lift = liftOnly(facts, evidence, dispatched);
  if (lift) return [found('PUBSERV||CITIZEN_ASSIST||LIFT_ASSIST', lift)];
  const patient = evidence.filter(({ type }) => !type.startsWith(GENERAL));
  const best = strongest(patient) ?? strongest(evidence);
  if (best) return [found(harmOf(facts, best), best.mention)];
  const pendant = facts.alarm().said('MEDICAL_ALARM')[0];
  return pendant ? [found('MEDICAL||OTHER||MEDICAL_ALARM', pendant)] : [];
}

/** Kicked or trampled by an animal is a blow, no bite. */
function harmOf(facts: Facts, { type, mention }: Evidence): IncidentType {
  if (type !== 'MEDICAL||INJURY||ANIMAL_BITES') return type as IncidentType;
  const blow = facts
    .medical()
    .said(type)
    .every(({ text }) => BLOW.test(text));
  return blow && BLOW.test(mention.text) ? 'MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY' : type;
}
const BLOW = /\b(kicked|trampled|stomped|butted|stepped on|charged)\b/;

function strongest(evidence: Evidence[]): Evidence | undefined {
  return evidence.find(({ type }) => type === ARREST) ?? evidence.toSorted((a, b) => b.weight - a.weight)[0];
}

/** All that speaks for each problem, in the order of the table; a caller's word counts once somebody was seen to be ill. */
function evidenceOf(facts: Facts, dispatched: boolean): Evidence[] {
  const told = RANKED.flatMap((type) => weigh(facts, type, false));
  if (told.length === 0 && !dispatched) return [];
  const all = RANKED.flatMap((type) => {
    const known = told.find((each) => each.type === type);
    return known ? [known] : weigh(facts, type, true);
  });
  const arrest = all[0]?.type === ARREST && (hadPulse(facts) || (told.length > 0 && told[0]?.type !== ARREST));
  return arrest ? all.slice(1) : all;
}

function weigh(facts: Facts, type: Problem, heard: boolean): Evidence[] {
  const named = facts.medical().all(type);
  const signs = type in SYMPTOMS ? facts.symptoms().all(type as keyof typeof SYMPTOMS) : [];
  const denials = named.filter((each) => isDenied(facts, each));
  const counts = (each: Mention) =>
    !denials.some((denial) => each.from < denial.from && shareWord(each, denial)) &&
    !isThing(facts, each) &&
    !isNormal(facts, each) &&
    (heard ? isSupposed(facts, each) : each.doubts.length === 0 || isEarly(facts, each));
  const weightOf = (each: Mention, sign: boolean): number => {
    const base = heard ? Math.min(SUSPECTED, baseOf(type)) : Math.min(sign ? SIGN : NAMED, baseOf(type));
    const strong = base >= SIGN;
    const opening = !inHeadline(each) || sign || sentFor(facts, each) ? 0 : strong ? OPENING : 0.5;
    return base + opening + (complainedOf(facts, each) ? COMPLAINT : 0) + (afterTurn(facts, each) ? TURN : 0);
  };
  const weighed = [
    ...named.filter(counts).map((mention) => ({ type, mention, told: !heard, weight: weightOf(mention, false) })),
    ...signs.filter(counts).map((mention) => ({ type, mention, told: !heard, weight: weightOf(mention, true) })),
  ].sort((a, b) => b.weight - a.weight || a.mention.from - b.mention.from);
  const [best] = weighed;
  return best ? [{ ...best, weight: best.weight + Math.min(weighed.length - 1, 3) * 0.2 }] : [];
}

function baseOf(type: Problem): number {
  if (STATES.has(type)) return STATE;
  return CONSEQUENCES.has(type) ? CONSEQUENCE : NAMED;
}

/** "Dispatched for a possible stroke", "probably a broken hip": nobody's finding, but what it was treated as. */
function isSupposed({ reading }: Facts, { from, doubts }: Mention): boolean {
  if (doubts.length === 0) return false;
  if (doubts.every((doubt) => doubt === 'hearsay')) return true;
  return (
    doubts.every((doubt) => doubt === 'hearsay' || doubt === 'hypothetical') &&
    /\b(possible|possibly|probable|probably|suspected|likely)( an?)?( \w+)?$/.test(wordsBefore(reading, from, 3))
  );
}

/** "Not a stroke", "she never was unconscious" takes back what was called in before it. */
function isDenied({ reading }: Facts, { from, doubts }: Mention): boolean {
  return (
    doubts.includes('negated') &&
    /\b(not|never|\w+n't|ruled out|there was no)( been| be| was| really| actually| even| ever| any kind of| having| had)*( an?| any| the)?$/.test(
      wordsBefore(reading, from, 5),
    )
  );
}

/** "Fallen" takes back "a fall", "no STEMI" leaves the chest pain. */
const shareWord = (a: Mention, b: Mention): boolean =>
  a.text
    .split(' ')
    .some((word) => word.length > 3 && b.text.split(' ').some((other) => other.slice(0, 4) === word.slice(0, 4)));

/** "Engine 3 for a fall" is what it was sent for, not yet what it found. */
const sentFor = ({ reading }: Facts, { from }: Mention): boolean =>
  /\b(for|as|on|to) an?( \w+)?$/.test(wordsBefore(reading, from, 3));

const COMPLAINS = /\b(complain(ing|ed|s|t)( was)?( of)?|chief complaint( was| is)?|presenting with)( \w+){0,2}$/;
const complainedOf = ({ reading }: Facts, { from }: Mention): boolean => COMPLAINS.test(wordsBefore(reading, from, 5));

/** Here the account turns from what was called in to what the patient had. */
const TURNED_OUT =
  /\b((turned|turns|turning) out|ended up (being|having)|it was (actually|really)|was (actually|really) (having|an?)|in fact|called it an?|found to be|diagnosed)\b( [^. ]+){0,8}$/;
const afterTurn = ({ reading }: Facts, { from }: Mention): boolean => TURNED_OUT.test(wordsBefore(reading, from, 11));

/** The complaint that opens an account without punctuation is of today, whatever day is told of later. */
const isEarly = (facts: Facts, mention: Mention): boolean =>
  inHeadline(mention) && !mention.doubts.includes('negated') && isTold(facts, mention);

/** Called in as an arrest, found with a pulse; who was worked on had none. */
function hadPulse(facts: Facts): boolean {
  const named = facts
    .medical()
    .said(ARREST)
    .every(({ text }) =>
      /^(cardiac arrest|full arrest|arrest call|code blue|cpr in progress|c p r in progress)/.test(text),
    );
  return (
    named &&
    // Without marks what the caller said has no end; a pulse is felt by the crew.
    (facts.reading.punctuated ? facts.reading.said : withHearsay(facts.reading))(
      /\b(had|has|have|found|with|never lost) (a |an |good |strong |weak |slow )*pulses?\b(?! back)|\b(awake|breathing fine|breathing on (his|her) own|alert|sitting up|talking) (and|when|by the time)\b/,
    ).length > 0
  );
}

const withHearsay = (reading: Facts['reading']) => (pattern: RegExp) =>
  reading.find(pattern).filter((hit) => reading.doubts(hit).every((doubt) => doubt === 'hearsay'));

/** Trees and walls fall too; what somebody feared it was, it was not; a stroke exam is no stroke. */
function isThing(facts: Facts, mention: Mention): boolean {
  const { reading } = facts;
  const { from, to, text } = mention;
  if (isOtherCall(facts, mention)) return true;
  if (/\b(thought|afraid|worried|feared)( \w+){0,4}$/.test(wordsBefore(reading, from, 5))) return true;
  if (
    /^(stroke|cva|seizure|diabetic|overdose|asthma|cardiac|psych)/.test(text) &&
    OF_NAME.test(wordsAfter(reading, to, 2))
  )
    return true;
  if (
    NO_HARM.some(
      ([said, before, after]) =>
        said.test(text) && before.test(wordsBefore(reading, from, 2)) && after.test(wordsAfter(reading, to, 2)),
    )
  )
    return true;
  if (
    /\bshot\b/.test(text) &&
    /\b(nerf|paintballs?|airsoft|dart|rubber band|water gun)\b/.test(wordsAfter(reading, to, 7))
  )
    return true;
  // Heat stroke is the heat's.
  if (/^stroke/.test(text) && /\b(heat|sun|back|breast|2|4)$/.test(wordsBefore(reading, from, 1))) return true;
  return (
    /^(fell|fall|fallen|falls|slipped)/.test(text) &&
    /\b(trees?|limbs?|branch|branches|wall|pole|wires?|lines?|ceiling|roof|sign|rocks?|it|below the|debris|tiles?|bale|beam|pressure|temperature|snow|rain|in the)$/.test(
      wordsBefore(reading, from, 2),
    )
  );
}
/** Words of harm that mean something else between these neighbours. */
const NO_HARM: readonly (readonly [said: RegExp, before: RegExp, after: RegExp])[] = [
  [/^(slipped|tripped)/, /\b(we|i|just|it|breaker|alarm|they)$/, /^/],
  [/^shooting/, /^/, /^(water|flames|sparks|fire|out|up|across|straight|pains?|range|hoops|baskets)\b/],
  [/^feet\b/, /\b(\d+|square|cubic)$/, /^/],
  [/^meth/, /^/, /^lab/],
  [
    /^falls?$/,
    /^/,
    /^(road|street|trail|park|township|creek|avenue|drive|lane|river|fire|general|city|engine|village|church|lake|canyon|under|within|on the|into)\b/,
  ],
  [
    /^falls?$/,
    /\b(this|last|in the|niagara|cedar|wichita|sioux|twin|idaho|great|klamath|cuyahoga|menomonee|black river|water|glens|little|the)$/,
    /^/,
  ],
  [/^(we|they|medics?|crews?|worked)\b.*worked|^worked/, /^/, /^(up|over|loose|free|out|on)\b/],
  [/^slipped/, /^/, /^(under|away|past|loose|free)\b/],
  [
    /^(went|gone|goes|came)/,
    /\b(we|i|crews?|rescuers?|firefighters?|helicopter|plane|aircraft|chopper|glider|drone)$/,
    /^/,
  ],
  [
    /^(fentanyl|ketamine|versed|ativan)/,
    /\b(gave|given|giving|pushed|got|of|with|received|him|her|them|some|iv|and|more)$/,
    /^/,
  ],
  [/^bleed/, /^/, /^(off|down|it|out|the|valve|screw)\b/],
  [/^(sick|weak)/, /\b(called|out|spot|homesick)$/, /^/],
  [/^(cut|sliced)/, /\b(we|i|crew|crews)$/, /^/],
];
const OF_NAME =
  /^(exam|scale|screen|screening|assessment|test|check|history|meds|medication|unit|floor|ward)\b|^(was|were) (negative|clear|normal)\b/;

/** A blood sugar taken and found in order is no diabetic problem. */
function isNormal({ reading }: Facts, { text, to }: Mention): boolean {
  const sugar = /^(?:blood )?(?:sugar|glucose|bgl|b g l)\b.* (\d+)$/.exec(text)?.[1];
  if (sugar === undefined) return false;
  // "1 20" is a hundred and twenty.
  const rest = /^[1-6]$/.test(sugar) ? /^\d{2}$/.exec(reading.items[to]?.text ?? '')?.[0] : undefined;
  const value = Number(sugar + (rest ?? ''));
  return value >= 65 && value <= 300;
}

/** Helped up and left: named so, or a fall or slide with nothing hurt. */
function liftOnly(facts: Facts, evidence: Evidence[], dispatched: boolean): Mention | undefined {
  const lifts = saidOrHeard(facts.care(), dispatched || evidence.length > 0, 'LIFT');
  const lift = lifts[0];
  if (!lift) return undefined;
  const named = lifts.find((each) => LIFT_CALL.test(each.text) && inHeadline(each) && each.doubts.length === 0);
  const taken =
    facts.reading.said(/\b(transported|transporting|took (him|her|them) (in|to)|to the (hospital|er))\b/).length > 0;
  if (
    named &&
    !taken &&
    !evidence.some((each) => inHeadline(each.mention) && each.weight >= NAMED && !MILD.test(each.type))
  )
    return named;
  if (evidence.some(({ type, told }) => told && !MILD.test(type))) return undefined;
  return facts.care().said('INJURED_FALL').length > 0 ? undefined : lift;
}
const LIFT_CALL = /assist|^lift/;
const MILD = /FALL$|SICK_CASE$|WELL_PERSON|MEDICAL_ALARM|COMMUNITY/;

const INHALED: Problem = 'MEDICAL||INJURY||CARBON_MONOXIDE_OTHER_INHALATION_INJURY';

/** What hurts people at a fire, the most telling first. */
const AT_FIRE: readonly Problem[] = [
  ARREST,
  'MEDICAL||INJURY||BURNS_EXPLOSION',
  INHALED,
  'MEDICAL||INJURY||FALL',
  'MEDICAL||INJURY||HEMORRHAGE_LACERATION',
  'MEDICAL||ILLNESS||CHEST_PAIN_NON_TRAUMA',
  'MEDICAL||ILLNESS||BREATHING_PROBLEMS',
  'MEDICAL||INJURY||HEAT_COLD_EXPOSURE',
  'MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY',
];
/** What a substance or a current does; where something was breathed, any complaint comes from that. */
const AT_HAZARD: readonly Problem[] = [
  ARREST,
  INHALED,
  'MEDICAL||INJURY||ELECTROCUTION',
  'MEDICAL||INJURY||BURNS_EXPLOSION',
];
const AIRBORNE = /CARBON_MONOXIDE_RELEASE|GAS_LEAK|HAZMAT_RELEASE/;

/** What is said of somebody only where somebody was seen to. */
const CARED_FOR = new Set<StatementKind>(['care', 'transported', 'refused transport', 'refused care']);

/** The type of a patient looked after at a fire, a rescue or a hazard. */
export function patientBeside(facts: Facts, incident: FoundType[]): FoundType[] {
  const type = incident[0]?.type ?? '';
  const care = [
    ...facts
      .care()
      .said('CARE')
      .filter((each) => !ofTheAir(facts, each)),
    ...facts.medical().said(ARREST),
    ...statementsOf(facts.reading)
      .filter(({ kind, hit }) => CARED_FOR.has(kind) && !/^sign/.test(hit.text))
      .map(({ hit }) => hit),
  ];
  if (care.length === 0) return [];
  const beside = (problem: Problem, heard: boolean): Mention | undefined => {
    const signs = problem in SYMPTOMS ? facts.symptoms().said(problem as keyof typeof SYMPTOMS) : [];
    return [...saidOrHeard(facts.medical(), heard, problem), ...signs].find(
      (each) =>
        !isThing(facts, each) &&
        !isOurs(facts, each) &&
        (!type.startsWith('FIRE') || care.some((cared) => Math.abs(cared.from - each.from) < 40)),
    );
  };
  const first = (problems: readonly Problem[], heard: boolean): FoundType[] => {
    for (const problem of problems) {
      const mention = beside(problem, heard);
      if (mention) return [found(problem as IncidentType, mention, care[0])];
    }
    return [];
  };
  if (type.startsWith('FIRE')) {
    const [hurt] = first(AT_FIRE, false);
    return hurt ? [hurt.type.includes('BREATHING') ? { ...hurt, type: INHALED } : hurt] : [];
  }
  if (type.startsWith('HAZSIT')) {
    const hurt = first(AT_HAZARD, true);
    // What burns at a live wire is the current.
    if (type.includes('ELEC_') && hurt[0]?.type === 'MEDICAL||INJURY||BURNS_EXPLOSION')
      return [{ ...hurt[0], type: 'MEDICAL||INJURY||ELECTROCUTION' }];
    if (hurt.length > 0) return hurt;
    const breathed = AIRBORNE.test(type)
      ? saidOrHeard(facts.care(), true, 'IRRITATED').find((each) => !isOurs(facts, each))
      : undefined;
    const eye = beside('MEDICAL||INJURY||EYE_TRAUMA', true);
    if (eye && (!breathed || /flush|irrigat|rins|^(in|to) |splash/.test(eye.text)))
      return [found('MEDICAL||INJURY||EYE_TRAUMA', eye, care[0])];
    if (breathed) return [found(INHALED, breathed, care[0])];
  }
  const best = strongest(
    evidenceOf(facts, false).filter(
      (each) => !each.type.startsWith(GENERAL) && !isOurs(facts, each.mention) && !isWayIn(facts, type, each),
    ),
  );
  return best ? [found(harmOf(facts, best), best.mention, care[0])] : [];
}

const CAUGHT: Problem = 'MEDICAL||INJURY||INDUSTRIAL_INACCESSIBLE_ENTRAPMENT';

/** Falling in, being pulled out or caught is the rescue itself, not what the patient had. */
function isWayIn(facts: Facts, rescue: string, { type, mention }: Evidence): boolean {
  if (rescue.startsWith('RESCUE||WATER'))
    return type === 'MEDICAL||INJURY||FALL' || (type.includes('DROWNING') && /^pulled/.test(mention.text));
  const harmed = () =>
    facts
      .medical()
      .said(CAUGHT)
      .some(({ text }) => /crush|mangl|deglov/.test(text));
  return rescue.startsWith('RESCUE') && type === CAUGHT && !harmed();
}

/** The oxygen a meter shows is nobody's treatment. */
const ofTheAir = ({ reading }: Facts, { text, to }: Mention): boolean =>
  /^(oxygen|o 2|o2)$/.test(text) &&
  /^(levels?|was|were|at|readings?|sensor|tanks?|bottles?|cylinders?|deficien\w+|content|normal|good|fine|low|\d+)\b/.test(
    wordsAfter(reading, to, 1),
  );

/** A hurt firefighter is no patient of the call. */
function isOurs(facts: Facts, mention: Mention): boolean {
  return facts
    .care()
    .all('OURS')
    .some(({ from }) => from <= mention.to && mention.from - from < 8);
}
