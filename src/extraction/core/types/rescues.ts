import type { IncidentType } from '../../../neris/values/incident-types.ts';
import { RESCUES } from '../../vocabulary/natures-rescue.ts';
import { type Mention, wordsBefore } from '../phrases.ts';
import { type Facts, type FoundType, found, saidOrHeard } from './facts.ts';
import { scenes } from './scenes.ts';

type Rescue = keyof typeof RESCUES;
const KINDS = Object.keys(RESCUES) as Rescue[];

const ANIMAL =
  /\b(dogs?|puppy|cats?|kittens?|horses?|cows?|calf|deer|ducks?|ducklings|goat|sheep|owl|bird|raccoon|steer|bull|pony|donkey|alpaca)\b/;
const NONE = /\b(no|not an?|never an?|wasn't (an?|any|no)|weren't any)( \w+)?$/;

const HURT = [
  'MEDICAL||INJURY||HEMORRHAGE_LACERATION',
  'MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY',
  'MEDICAL||INJURY||BURNS_EXPLOSION',
  'MEDICAL||ILLNESS||UNCONSCIOUS_VICTIM',
  'MEDICAL||ILLNESS||CARDIAC_ARREST',
] as const;

const CALLED_IN =
  /\b(came in|came across|called in|reported|dispatched|toned|paged|went out|put out)( as| for| with)?( \w+){0,2}$/;

/** A crash: who was trapped, who was hurt. */
export function crash(facts: Facts, dispatched = false): FoundType[] {
  const crashes = facts.crash();
  // "Called in as a wreck. There was no wreck": what was denied is not what was found.
  const denied = crashes.all('CRASH').findLast(({ from }) => NONE.test(wordsBefore(facts.reading, from, 3)));
  const wreck = saidOrHeard(crashes, dispatched && !denied, 'CRASH').find(
    ({ from }) =>
      !(denied && from < denied.from) &&
      !/\b(plane|airplane|aircraft|helicopter|train|jet|cessna|boat|glider)$/.test(wordsBefore(facts.reading, from, 1)),
  );
  if (!wreck) return [];
  const trapped = crashes.said('ENTRAPPED').find(({ from }) => !CALLED_IN.test(wordsBefore(facts.reading, from, 5)));
  const cut = crashes.said('CUT_OUT')[0];
  const free = crashes.said('NOT_TRAPPED')[0];
  // Whoever is said to be hurt was looked at.
  const care = facts.care().said('CARE')[0] ?? facts.medical().said(...HURT)[0];
  // Without punctuation what the caller said has no end; that nobody was hurt is what the crew found.
  const unhurt = saidOrHeard(facts.care(), !facts.reading.punctuated, 'NO_PATIENT')[0];
  const types: FoundType[] = [];
  if ((cut && (trapped || !free)) || (trapped && !free)) {
    types.push(found('RESCUE||TRANSPORTATION||MOTOR_VEHICLE_EXTRICATION_ENTRAPPED', trapped ?? cut, cut));
  }
  if (care && !(types.length === 0 && unhurt && weakCare(facts)))
    types.push(found('MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION', wreck, care));
  else if (types.length === 0 && unhurt)
    types.push(found('HAZSIT||HAZARD_NONCHEM||MOTOR_VEHICLE_COLLISION', wreck, unhurt));
  return types;
}

/** Words of care that stand beside "no patients" as easily as beside one. */
function weakCare(facts: Facts): boolean {
  return facts
    .care()
    .said('CARE')
    .every(({ text }) => /^(checked|looked|0 patients?|.* pain$|complain|critical)/.test(text));
}

/** Out before the crew came: a patient, no rescue. */
const ALREADY_FREE =
  /\b(already (out|free|freed|loose)|(freed|got) (himself|herself) (out|loose|free)?|(co ?workers?|they|family|bystanders|employees|neighbors|his (son|brother|boss|buddy)) (had )?(already )?(freed (him|her)|got (him|her|it) (out|loose|off)))\b/;

/** Rescues other than from vehicles: the kind named most plainly, in the order of the table when several fit. */
export function rescue(facts: Facts, dispatched = false): FoundType[] {
  const rescues = facts.rescue();
  if (aboutAnimal(facts)) return [];
  const told = scenes(facts);
  let best: { type: IncidentType; mention: Mention; score: number } | undefined;
  const freed = facts.reading.said(ALREADY_FREE)[0] !== undefined;
  for (const type of KINDS) {
    if (freed && /EXTRICATION|LIMITED/.test(type)) continue;
    const mentions = saidOrHeard(rescues, dispatched, type).filter(
      (each) => !ofAnimal(facts, each) && !byOthers(facts, each),
    );
    const scene = told.find((each) => each.type === type);
    const mention = mentions[0] ?? scene?.mention;
    if (!mention) continue;
    const score =
      mentions.length * 10 +
      (scene?.weight ?? 0) -
      KINDS.indexOf(type) / 10 +
      // Ropes down a slope are a rope rescue, wherever the trail.
      (mentions.some(({ text }) => / angle\b/.test(text)) ? 50 : 0) +
      (/rescue|angle|trench|elevator|swift|confined space/.test(mention.text) ? 20 : 0);
    if (!best || score > best.score) best = { type, mention, score };
  }
  // "Confined space" says no more than that; a manhole or a wet well lies outside.
  if (best?.type === 'RESCUE||STRUCTURE||CONFINED_SPACE_RESCUE' && !facts.scene().has(best.type)) {
    const outside = facts.scene().said('RESCUE||OUTSIDE||CONFINED_SPACE_RESCUE')[0];
    if (outside) return [found('RESCUE||OUTSIDE||CONFINED_SPACE_RESCUE', best.mention, outside)];
  }
  const ropes = best?.type.includes('ANGLE') || best?.type.includes('WATER') ? undefined : slope(facts);
  if (ropes) return [ropes];
  // Moving water makes any water rescue a swiftwater one.
  const swift = rescues.said('RESCUE||WATER||PERSON_IN_WATER_SWIFTWATER')[0];
  if (swift && best?.type === 'RESCUE||WATER||PERSON_IN_WATER_STANDING')
    return [found('RESCUE||WATER||PERSON_IN_WATER_SWIFTWATER', swift)];
  return best ? [found(best.type, best.mention)] : [];
}

/** Pulled from the pool by a lifeguard: the crew had a patient, no rescue. */
function byOthers({ reading }: Facts, { from }: Mention): boolean {
  return /\b(lifeguards?|dad|mom|father|mother|parents?|bystanders?|friends?|neighbors?|family|brother|sister|uncle|wife|husband|officers?|deputy|deputies|police|pd|already|grandfather|grandmother|staff|swimmers|boaters) (had |was |were |already )*(pulled|got|gotten|dragged|fished|brought|hauled)$/.test(
    wordsBefore(reading, from, 5),
  );
}

/** Ropes or a hauled basket on a slope, told in whatever order. */
function slope({ reading }: Facts): FoundType | undefined {
  const bank = reading.said(
    /\b(embankment|ravine|gully|hillside|steep (bank|slope|hill|trail|terrain|grade)|(down|off|over) (a|the) (\w+ )?(bank|slope|hill)|\d+ degree (slope|bank))\b/,
  )[0];
  const rope = reading.said(
    /\b((rope|haul|lowering|raising) (system|team)|rope rescue|(rigged|set up|used|threw|ran) (a |the |our |some )?(ropes?|haul|anchors?|pulleys?|mechanical advantage)|(hauled|raised|pulled|brought) (him|her|them|the patient) (back )?up( \w+){0,4} (stokes|strokes|basket|litter|ropes?|haul)|(stokes|strokes)( basket)?( \w+){0,5} ropes?)\b/,
  )[0];
  return bank && rope && !ANIMAL.test(wordsBefore(reading, bank.from, 6))
    ? { type: 'RESCUE||OUTSIDE||LOW_ANGLE_RESCUE', sources: [bank.source, rope.source] }
    : undefined;
}

/** The call is about an animal, and nobody had to be got out beside it. */
function aboutAnimal(facts: Facts): boolean {
  const { reading } = facts;
  const opening = ANIMAL.test(wordsBefore(reading, 45, 45));
  return opening && !facts.care().has('CARE') && reading.said(PERSON_HELD).length === 0;
}
const PERSON_HELD =
  /\b(man|woman|owner|kid|boy|girl|guy|lady|teenager|neighbor|he|she|who|hunter|driver|rider|worker|hiker|farmer)( \w+){0,4} (went (in|through|out|under)|fell|stuck|trapped|pinned|broke through|stranded|caught|overcome|passed out)\b/;

/** Animals in trouble are a service to their owners, not a rescue of persons. */
function ofAnimal(facts: Facts, { from, text }: Mention): boolean {
  return ANIMAL.test(`${wordsBefore(facts.reading, from, 4)} ${text}`);
}
