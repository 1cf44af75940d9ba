import type { PROBLEMS } from '../../vocabulary/natures-medical.ts';
import { type Mention, wordsAfter, wordsBefore } from '../phrases.ts';
import { type Facts, isOtherCall } from './facts.ts';

// Whether words of illness and injury are meant of a patient of this call.

export type Problem = keyof typeof PROBLEMS;
export const ARREST: Problem = 'MEDICAL||ILLNESS||CARDIAC_ARREST';

/** "Dispatched for a possible stroke", "probably a broken hip": nobody's finding, but what it was treated as. */
export function isSupposed({ reading }: Facts, { from, doubts }: Mention): boolean {
  if (doubts.length === 0) return false;
  if (doubts.every((doubt) => doubt === 'hearsay')) return true;
  return (
    doubts.every((doubt) => doubt === 'hearsay' || doubt === 'hypothetical') &&
    /\b(possible|possibly|probable|probably|suspected|likely)( an?)?( \w+)?$/.test(wordsBefore(reading, from, 3))
  );
}

/** "Not a stroke", "she never was unconscious" takes back what was called in before it. */
export function isDenied({ reading }: Facts, { from, to, doubts }: Mention): boolean {
  if (!doubts.includes('negated')) return false;
  // "Sent for a seizure. No seizure."
  const plainly =
    /(^|\. )no( actual| real)?$/.test(wordsBefore(reading, from, 3)) &&
    !/^(now|anymore|currently|at|on|since|activity|symptoms?|history|radiating|with|when|while|or)\b/.test(
      wordsAfter(reading, to, 1),
    );
  return (
    plainly ||
    /\b(not|never|\w+n't|ruled out|there was no)( been| be| was| really| actually| even| ever| any kind of| having| had)*( an?| any| the)?$/.test(
      wordsBefore(reading, from, 5),
    )
  );
}

/** Called in as an arrest, found with a pulse; who was worked on had none. */
export function hadPulse(facts: Facts): boolean {
  const named = facts
    .medical()
    .said(ARREST)
    .every(
      ({ from, to, text }) =>
        /^(cardiac arrest|full arrest|arrest call|code blue|cpr in progress|c p r in progress)/.test(text) ||
        (/compressions|cpr|c p r/.test(text) &&
          (BY_BYSTANDER.test(wordsBefore(facts.reading, from, 6)) ||
            /^in progress/.test(wordsAfter(facts.reading, to, 2)))),
    );
  return (
    named &&
    // Without marks what the caller said has no end; a pulse is felt by the crew.
    (facts.reading.punctuated ? facts.reading.said : withHearsay(facts.reading))(
      /\b(had|has|have|found|with|never lost) (a |an |good |strong |weak |slow )*pulses?\b(?! back)|\b(awake|breathing fine|breathing on (his|her) own|alert|sitting up|talking) (and|when|by the time)\b/,
    ).length > 0
  );
}

/** "The girlfriend was doing compressions because the dispatcher told her to": it shows no arrest. */
const BY_BYSTANDER =
  /\b(she|he|they|family|wife|husband|girlfriend|boyfriend|mother|mom|father|dad|son|daughter|roommate|friends?|staff|bystanders?|neighbors?|coworkers?|somebody|someone|people|caller|officers?|pd|deputy|deputies|lifeguards?)( (was|were|had|been|started|already|kept|is|just|all))*( \w+)?$/;

const withHearsay = (reading: Facts['reading']) => (pattern: RegExp) =>
  reading.find(pattern).filter((hit) => reading.doubts(hit).every((doubt) => doubt === 'hearsay'));

/** Trees and walls fall too; what somebody feared it was, it was not; a stroke exam is no stroke. */
export function isThing(facts: Facts, mention: Mention): boolean {
  const { reading } = facts;
  const { from, to, text } = mention;
  if (isOtherCall(facts, mention) || OURS.test(wordsBefore(reading, from, 8).split(' . ').at(-1) ?? '')) return true;
  if (
    /\b(thought|afraid|worried|feared|figured|assumed|swore|convinced)( [\w']+){0,4}$/.test(
      wordsBefore(reading, from, 5),
    )
  )
    return true;
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
  // Taken for unconscious by who called, and only asleep.
  if (
    /^(man|male|female|woman|person|subject|unconscious|unresponsive|passed out)\b/.test(text) &&
    /\b(down|unconscious|unresponsive|passed out)\b/.test(text) &&
    /\b(he|she|guy|man|was|just|only|been) (just |only |been |sound )*(asleep|sleeping|napping|taking a nap|sleeping it off)\b/.test(
      wordsAfter(reading, to, 30),
    )
  )
    return true;
  // "He fell Sunday and went to the ER then, today he just slid": another day's fall, where today is told apart from it.
  if (
    /^(fell|fallen|slipped|tripped)/.test(text) &&
    /^(on )?(last \w+|yesterday|(sun|mon|tues|wednes|thurs|fri|satur)day|the other day|a (few|couple) days ago|earlier in the week)\b/.test(
      wordsAfter(reading, to, 4),
    ) &&
    /\b((today|this time) (he|she) (just |only )?(slid|slipped|couldn't|needed|sat)|isn't hurt|not hurt|wasn't hurt|nothing new|unhurt)\b/.test(
      reading.text,
    )
  )
    return true;
  // "Called as a fall, it wasn't one."
  if (
    /^(but |and )?(it|that|which|there) (wasn't|was not|isn't)( 1| 1 of those| it| that| the case)?( \.|$)/.test(
      wordsAfter(reading, to, 5),
    )
  )
    return true;
  // "Husband said it was a stroke, but we did the scale and she was perfect".
  if (/^(stroke|cva|tia)/.test(text) && CLEARED.test(wordsAfter(reading, to, 20))) return true;
  // Heat stroke is the heat's.
  if (/^stroke/.test(text) && /\b(heat|sun|back|breast|2|4)$/.test(wordsBefore(reading, from, 1))) return true;
  return (
    /^(fell|fall|fallen|falls|slipped)/.test(text) &&
    /\b(trees?|limbs?|branch|branches|ladder|scaffold|wall|pole|wires?|lines?|ceiling|roof|sign|rocks?|it|below the|debris|tiles?|bale|beam|pallets?|box|boxes|shelf|shelves|rack|pipes?|sheets?|load|crate|tv|dresser|door|bricks?|pressure|temperature|snow|rain|in the)$/.test(
      wordsBefore(reading, from, 2),
    )
  );
}
/** One of the crew: hurt, but no patient of the call. */
const OURS =
  /\b(?:1 of (?:my|our|the) (?:guys|crew|people|firefighters|members|men)|1 of ours|my (?:probie|firefighter|engineer|driver|guy|partner)|our (?:probie|driver))(?: \w+){0,5}$/;
const CLEARED =
  /\bbut\b.*\b(exam|scale|screen|test|fast|cincinnati|assessment)\b.*\b(perfect|negative|clean|normal|fine|0|good|clear|nothing)\b|\bbut (it |that )?(wasn't|was not)\b/;
/** Words of harm that mean something else between these neighbours. */
const NO_HARM: readonly (readonly [said: RegExp, before: RegExp, after: RegExp])[] = [
  [/^(slipped|tripped)/, /\b(we|i|just|it|breaker|alarm|they)$/, /^/],
  [/^shooting/, /^/, /^(water|flames|sparks|fire|out|up|across|straight|pains?|range|hoops|baskets)\b/],
  [
    /^(falls?|fell|fallen)$/,
    /^/,
    /^(asleep|ill|victim|apart|behind|back on|through the|in love|short|out of (love|favor|touch|use|service|line))\b/,
  ],
  [/^feet\b/, /\b(\d+|square|cubic)$/, /^/],
  [/^meth/, /^/, /^lab/],
  [
    /^falls?$/,
    /^/,
    /^(road|street|trail|park|township|creek|avenue|drive|lane|river|fire|general|city|engine|village|church|lake|canyon|under|within|on the|into)\b/,
  ],
  [
    /^falls?$/,
    /\b(this|last|in the|niagara|cedar|wichita|sioux|twin|idaho|great|klamath|cuyahoga|menomonee|black river|water|glens|little)$/,
    /^/,
  ],
  [/^falls$/, /\bthe$/, /^/],
  [/^(we|they|medics?|crews?|worked)\b.*worked|^worked/, /^/, /^(up|over|loose|free|out|on)\b/],
  [
    /^slipped out of (the|his|her|their) (\w+ )?(house|home|yard|apartment|room|building|facility|unit|door|fence)/,
    /^/,
    /^/,
  ],
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
  [
    /^(came|coming|comes|come|went|going|fell|falling)/,
    /\b(smoke|steam|water|snow|ice|shingles|frost|sparks|flames|tin|siding|tarp|debris|vapor|heat|something)$/,
    /^/,
  ],
  [/^bleed/, /^/, /^(off|down|it|out|the|valve|screw)\b/],
  [
    /^(cpr|c p r)$/,
    /^/,
    /^(class|classes|training|course|courses|certified|certification|card|instructor|dummy|mannequin|trained|demo|awareness|kit)\b/,
  ],
  [
    /^(cpr|c p r)$/,
    /\b(knows?|knew|teach|taught|teaches|learn|learned|certified in|trained in|no|need|ready for)$/,
    /^/,
  ],
  [
    /(cpr|c p r|compressions)$/,
    /^/,
    /^(instructions?|directions|coaching|over the|by phone|class|classes|training|course|certif\w+)\b/,
  ],
  [/^flu$/, /^/, /^(pipe|pipes|vent|liner|cap|damper|stack|shot|shots|season)\b/],
  [
    /^out of it$/,
    /\b(slid|slides?|slipped|fell|got|gets?|getting|climbed|came|scooted|rolled|gotten|helped|tipped|him|her|them)$/,
    /^/,
  ],
  [
    /^(fentanyl|ketamine|versed|ativan)/,
    /^/,
    /^(for|iv|i v|\d+|mics|micrograms|helped|took|and (zofran|ketamine|versed|fluids|an?))\b/,
  ],
  [/\bshot\b/, /^/, /^in (vietnam|iraq|afghanistan|korea|the)\b/],
  [/^allergic$/, /(?:'s|\b(?:is|was|are|not|you))$/, /^to\b/],
  [/^poison/, /\b(food|blood)$/, /^/],
  [/^stroke/, /\b(there's your|much for the|much for a|there goes the)$/, /^/],
  [/^(sick|weak)/, /\b(called|out|spot|homesick)$/, /^/],
  [/^(cut|sliced)/, /\b(we|i|crew|crews)$/, /^/],
];
const OF_NAME =
  /^(exam|scale|screen|screening|assessment|test|check|history|meds|medication|unit|floor|ward)\b|^(was|were) (negative|clear|normal)\b/;

/** "Gave him Narcan anyhow and it did nothing": what changed nothing tells of no overdose. */
const NO_EFFECT =
  /\b(?:did nothing|no (?:effect|change|response|improvement)|nothing happened|(?:didn't|did not) (?:do|work|touch|help|change|respond|make))\b/;

/** A blood sugar taken and found in order is no diabetic problem. */
export function isNormal({ reading }: Facts, { text, to }: Mention): boolean {
  if (/^(narcan|naloxone)$/.test(text)) return NO_EFFECT.test(reading.words(to, to + 14));
  const sugar = /^(?:blood )?(?:sugar|glucose|bgl|b g l)\b.* (\d+)$/.exec(text)?.[1];
  if (sugar === undefined) return false;
  // "1 20" is a hundred and twenty.
  const rest = /^[1-6]$/.test(sugar) ? /^\d{2}$/.exec(reading.items[to]?.text ?? '')?.[0] : undefined;
  const value = Number(sugar + (rest ?? ''));
  return value >= 65 && value <= 300;
}
