import type { IncidentType } from '../../../neris/values/incident-types.ts';
import { RESCUES } from '../../vocabulary/natures-rescue.ts';
import { type Mention, wordsAfter, wordsBefore } from '../phrases.ts';
import {
  cared,
  type Facts,
  type FoundType,
  found,
  inHeadline,
  isOtherCall,
  isTakenBack,
  saidOrHeard,
} from './facts.ts';
import { isThing } from './harm.ts';
import { byOthers, isName, scenes } from './scenes.ts';

type Rescue = keyof typeof RESCUES;
const KINDS = Object.keys(RESCUES) as Rescue[];

const ANIMAL =
  /\b(dogs?|puppy|cats?|kittens?|horses?|cows?|calf|deer|ducks?|ducklings|goat|sheep|owl|bird|raccoon|steer|bull|pony|donkey|alpaca)\b/;
/** "A woman walking her dog" is about the woman. */
const COMPANION =
  /\b(?:walking|chasing|after|with|and|getting|riding) (?:her|his|their|the|a) (?:dogs?|puppy|cat|horse)\b|\b(?:dogs?|puppy|cat|horse) and (?=(?:an?|the|his|her|its) )/g;
const NONE =
  /\b(no|not an?|never an?|wasn't (an?|any|no)|weren't any)( (actual|real|such|car|vehicle|visible|apparent|traffic|active))?$/;

/** "The tools never came off the truck", "had the jaws ready but the door opened by hand": a tool named is no tool used. */
function isIdleTool({ reading }: Facts, { from, to, text }: Mention): boolean {
  if (!TOOL.test(text)) return false;
  return IDLE.test(wordsAfter(reading, to, 8).split('.')[0] ?? '') || IDLE_BEFORE.test(wordsBefore(reading, from, 4));
}
const TOOL =
  /^(the )?(jaws|hurst|spreaders?|cutters?|hydraulic tools|tools|combi tool|rams?|rescue tools|e tools|hydraulics)$/;
const IDLE =
  /^(never|stayed|stay|(were|was) (never|not)|weren't|wasn't|didn't|did not|(were |was |all |set up and )?(ready|staged|out|laid out|set up|standing by|on standby|on the ground)|just in case|in case)\b(?! .*\b(cut|popped|took|pried|used|spread|rolled|removed)\b)/;
const IDLE_BEFORE =
  /\b(need|needing|needed|staged|staging|readied|ready|without|before|request\w*|asked for|called for|reached for)( \w+)?$/;

/** "No rollover, a Kia rear ended a truck" denies how it crashed, not that it did. */
const KIND_OF_CRASH = /^(rollover|head on|hit and run|pileup|pile up|chain reaction|overturned)/;

const HURT = [
  'MEDICAL||INJURY||HEMORRHAGE_LACERATION',
  'MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY',
  'MEDICAL||INJURY||BURNS_EXPLOSION',
  'MEDICAL||ILLNESS||UNCONSCIOUS_VICTIM',
  'MEDICAL||ILLNESS||CARDIAC_ARREST',
] as const;

const CALLED_IN =
  /\b(came in|came across|called in|called(?= as| for)|reported|dispatched|toned|paged|went out|(?:put|given|sent) out|(?:given|billed|typed|coded|told) (?:to us|it was)?)( as| for| with)?( (?!he|she|they|was|were|had|driver|passenger|it|we)\w+){0,4}$/;

/** A crash: who was trapped, who was hurt. */
export function crash(facts: Facts, dispatched = false): FoundType[] {
  const crashes = facts.crash();
  // "Called in as a wreck. There was no wreck": what was denied is not what was found.
  const denied = crashes.all('CRASH').findLast(({ from }) => NONE.test(wordsBefore(facts.reading, from, 3)));
  const wreck = saidOrHeard(crashes, dispatched && !denied, 'CRASH').find(
    (each) =>
      !(denied && each.from < denied.from && (!KIND_OF_CRASH.test(denied.text) || denied.text === each.text)) &&
      !isOtherCall(facts, each) &&
      !isName(facts, each) &&
      // A dog that was hit is nobody's crash.
      !(
        /^(hit|struck|run over|ran over|clipped)/.test(each.text) &&
        ANIMAL.test(wordsBefore(facts.reading, each.from, 4))
      ) &&
      // Two cars at a corner are a crash where the account opens with them; later they may stand parked there.
      (inHeadline(each) || !/^\d (cars|vehicles|pickups) (?!slid|skid|ran|bump)/.test(each.text)) &&
      // "Took the UTV down the trail": driven there, not laid down.
      !(/ down$/.test(each.text) && DRIVEN.test(wordsBefore(facts.reading, each.from, 2))) &&
      !(/^(windshield|hood)\b/.test(each.text) && FELL_ON_IT.test(facts.reading.text)) &&
      !/\b(plane|airplane|aircraft|helicopter|train|jet|cessna|boat|glider|horse|horseback)$/.test(
        wordsBefore(facts.reading, each.from, 1),
      ),
  );
  if (!wreck || facts.rescue().has('RESCUE||TRANSPORTATION||AVIATION_COLLISION_CRASH')) return [];
  const trapped = crashes
    .said('ENTRAPPED')
    .find(({ from }) => !CALLED_IN.test(wordsBefore(facts.reading, from, 7).split('.').at(-1) ?? ''));
  // "Cut up by the windshield" is the driver's harm.
  const cut = crashes
    .said('CUT_OUT')
    .find((each) => !/^cut (up|by|on|from) /.test(each.text) && !isIdleTool(facts, each));
  const free = crashes.said('NOT_TRAPPED')[0];
  // Whoever is said to be hurt was looked at.
  const hurt = facts
    .medical()
    .said(...HURT)
    .filter((each) => !isThing(facts, each));
  const care = facts.care().said('CARE')[0] ?? hurt[0];
  // Without punctuation what the caller said has no end; that nobody was hurt is what the crew found.
  const unhurt = saidOrHeard(facts.care(), !facts.reading.punctuated, 'NO_PATIENT')[0];
  // A sheared hydrant with nobody there is the hydrant's call.
  if (!care && !trapped && facts.service().has('PUBSERV||OTHER||DAMAGED_HYDRANT')) return [];
  const types: FoundType[] = [];
  // A door forced at a wreck frees somebody only where somebody is told of.
  const freed = cut && (trapped || (!free && (care || !unhurt)));
  if (freed || (trapped && !free)) {
    types.push(found('RESCUE||TRANSPORTATION||MOTOR_VEHICLE_EXTRICATION_ENTRAPPED', trapped ?? cut, cut));
  }
  // Who broke a wrist was a patient, whoever else was fine.
  const weak = () => weakCare(facts) && hurt.length === 0;
  if (care && !(types.length === 0 && unhurt && weak()))
    types.push(found('MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION', wreck, care));
  else if (types.length === 0 && unhurt)
    types.push(found('HAZSIT||HAZARD_NONCHEM||MOTOR_VEHICLE_COLLISION', wreck, unhurt));
  return types;
}

const DRIVEN = /\b(took|drove|rode|ran|brought|backed|sent|hauled)( the| our| an?| their)?$/;
/** What dents a car that stands still. */
const FELL_ON_IT = /\b(tree|limb|branch|hail|vandal\w*|baseball bat|boulder|ice fell)\b/;

/** Words of care that stand beside "no patients" as easily as beside one. */
function weakCare(facts: Facts): boolean {
  return facts
    .care()
    .said('CARE')
    .every(
      ({ text, to }) =>
        /^(checked|looked|0 patients?|.* pain$|complain|critical)/.test(text) ||
        // Who would not even be looked at was no patient.
        (/^(refused|declined)/.test(text) &&
          /^to (be|get) (checked|looked|seen|evaluated)/.test(
            wordsAfter(facts.reading, to - text.split(' ').length + 1, 3),
          )),
    );
}

/** "A line on the roof let go": what gave way is something else. */
const ON_IT = /\b(on|off|from|in|above|under|across|through|at) (the|a|an|his|her|their|our)$/;

/** What a tree falls on besides people. */
const OF_THINGS =
  /\b(wires?|lines?|cables?|cars?|trucks?|poles?|house|garage|shed|fence|vehicles?|roof)\b(?!.*\b(man|woman|worker|driver|people|he|she|guy|kids?|hikers?|campers?)\b)/;

/** "The windshield and roof are caved in": a roof that a car has. */
const isOfVehicle = ({ reading }: Facts, { from, to, text }: Mention): boolean =>
  /^(roof|floor|ceiling)/.test(text) &&
  /\b(windshield|hood|cab|bumper|fender|trunk|car|suv|pickup|sedan|van|camper|semi|jeep|subaru|vehicle)('s)?( \S+){0,4}$/.test(
    wordsBefore(reading, from, 6).split(' . ').at(-1) ?? '',
  ) &&
  !/\b(house|building|porch|garage|barn|store)\b/.test(`${text} ${wordsAfter(reading, to, 6)}`);

const IN_FURNITURE =
  /\b(?:stuck|wedged|trapped) (?:down )?(?:in|on|between) (?:his|her|the|an?|their) (?:\w+ )?(?:bathtub|tub|chair|recliner|toilet|bed|shower|couch|commode|wheelchair)\b/;

/** Words that name the rescue itself. */
const PLAIN = /rescue|angle|trench|elevator|swift|confined space/;

/** Out before the crew came: a patient, no rescue. */
const ALREADY_FREE =
  /\b(already (out|free|freed|loose)|(?:was|were|had gotten|had got) (?:all )?out (?:when|before|by the time|prior)|had (him|her|them|it) (out|off|loose|free) (before|when|by the time|prior)|(freed|got) (himself|herself) (out|loose|free)?|(co ?workers?|they|family|bystanders|employees|neighbors|(his|her) (son|brother|boss|buddy|husband|wife|dad|mom|daughter|partner)) (had )?(already )?(freed (him|her)|(got|pulled|lifted) (him|her|it) (out|loose|off|up|free)))\b/;

/** The same of the water. */
const ASHORE =
  /\bwalked home\b|\b(?:got|pulled|climbed|crawled|made it|swam) (?:(?:him|her|them)sel(?:f|ves) out|out on (?:his|her|their) own)\b|\b(?:pulled|got|dragged|fished|brought|hauled|helped) (?:him|her|them) (?:out|in|back in|ashore|to shore)(?: of the \w+| onto the \w+)? (?:before|prior to|by the time) (?:we|our|U\d+|crews?|anybody)\b|\b(?:lifeguards?|bystanders?|(?:his|her) (?:dad|mom|father|mother|brother|sister|uncle|aunt|husband|wife|buddy|friends?)|dad|mom|neighbors?|family|friends|staff|grand\w+|good samaritan|swimmers?) (?:had )?(?:already )?(?:pulled|got|had|dragged|fished|brought|hauled) (?:him|her|them|the \w+) (?:out|ashore|to shore|(?:up )?on(?:to)? (?:the )?(?:deck|dock|beach|bank|shore|side))\b/;

/** Rescues other than from vehicles: the kind named most plainly, in the order of the table when several fit. */
export function rescue(facts: Facts, dispatched = false): FoundType[] {
  const rescues = facts.rescue();
  const animal = forAnimal(facts);
  if (animal) return [animal];
  const told = scenes(facts);
  let best: { type: IncidentType; mention: Mention; score: number } | undefined;
  const freed = facts.reading.said(ALREADY_FREE)[0] !== undefined;
  const ashore = facts.reading.said(ASHORE)[0] !== undefined;
  const empty = nobodyThere(facts);
  for (const type of KINDS) {
    if (freed && /EXTRICATION|LIMITED|ELEVATOR/.test(type)) continue;
    if ((ashore || empty) && /WATER/.test(type)) continue;
    if (empty && /BACKCOUNTRY|ANGLE/.test(type)) continue;
    const mentions = saidOrHeard(rescues, dispatched, type).filter(
      (each) =>
        !ofAnimal(facts, each) &&
        !byOthers(facts, each) &&
        !isName(facts, each) &&
        !isOtherCall(facts, each) &&
        !isTakenBack(facts, each) &&
        // A car nose down in a culvert holds nobody by itself.
        !(
          /^down in/.test(each.text) &&
          /\b(nose|car|pickup|truck|suv|van|vehicle)$/.test(wordsBefore(facts.reading, each.from, 1))
        ) &&
        // Stuck in a tub or a chair wants a hand, no tools.
        !(type.includes('EXTRICATION') && IN_FURNITURE.test(`${each.text} ${wordsAfter(facts.reading, each.to, 4)}`)) &&
        // A stair lift or a car on its lift strands nobody in the open.
        !(
          /^lift/.test(each.text) &&
          /\b(stair|wheelchair|car|patient|hoyer|tail|vehicle)$/.test(wordsBefore(facts.reading, each.from, 1))
        ) &&
        !(/\bon (them|it)$/.test(each.text) && OF_THINGS.test(wordsBefore(facts.reading, each.from, 12))) &&
        !(
          type.endsWith('COLLAPSE') &&
          /^ceiling/.test(each.text) &&
          /\b(leak\w*|pipes?|rain|water|burst)\b/.test(facts.reading.text)
        ) &&
        !(
          type.endsWith('COLLAPSE') &&
          (ON_IT.test(wordsBefore(facts.reading, each.from, 2)) || isOfVehicle(facts, each))
        ),
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
      ([...mentions, ...(scene ? [scene.mention] : [])].some(({ text }) => PLAIN.test(text)) ? 20 : 0);
    if (!best || score > best.score) best = { type, mention, score };
  }
  // "Confined space" says no more than that; a manhole or a wet well lies outside.
  if (best?.type === 'RESCUE||STRUCTURE||CONFINED_SPACE_RESCUE' && !facts.scene().has(best.type)) {
    const outside = facts.scene().said('RESCUE||OUTSIDE||CONFINED_SPACE_RESCUE')[0];
    if (outside) return [found('RESCUE||OUTSIDE||CONFINED_SPACE_RESCUE', best.mention, outside)];
  }
  // Rollers taken apart are a farm machine's where one is named.
  const farm = facts
    .rescue()
    .said('RESCUE||OUTSIDE||EXTRICATION_ENTRAPPED')
    .find(({ text }) => FARM.test(text));
  if (farm && best?.type === 'RESCUE||STRUCTURE||EXTRICATION_ENTRAPPED')
    return [found('RESCUE||OUTSIDE||EXTRICATION_ENTRAPPED', farm)];
  const ropes =
    (best?.type.includes('ANGLE') && !/gorge|bluff|ravine/.test(best.mention.text)) || best?.type.includes('WATER')
      ? undefined
      : slope(facts);
  if (ropes) return [ropes];
  // Moving water makes any water rescue a swiftwater one.
  const swift = rescues.said('RESCUE||WATER||PERSON_IN_WATER_SWIFTWATER')[0];
  if (swift && best?.type === 'RESCUE||WATER||PERSON_IN_WATER_STANDING')
    return [found('RESCUE||WATER||PERSON_IN_WATER_SWIFTWATER', swift)];
  return best ? [found(best.type, best.mention)] : [];
}

/** Looked for somebody in the water or on the hill, and found nobody. */
const nobodyThere = (facts: Facts): boolean =>
  facts
    .looked()
    .said('UNFOUNDED')
    .some(({ text }) =>
      /\b(anybody|anyone|nobody|no one|no 1|victim|patient|swimmer|unfounded|unable to locate)\b/.test(text),
    ) &&
  !facts
    .held()
    .said('FREED')
    .some(({ text }) => /\b(him|her|them|out|pulled|rescued|brought)\b/.test(text)) &&
  !cared(facts);

const FARM = /\b(tractor|auger|baler|combine|pto|picker|hay|chipper|splitter|mower|post driver)\b/;

/** Ropes or a hauled basket on a slope, told in whatever order. */
function slope({ reading }: Facts): FoundType | undefined {
  const bank = reading.said(
    /\b(embankment|ravine|gully|hillside|(in|into|down) (a|the) draw|up the slope|steep (bank|slope|hill|trail|terrain|grade)|(down|off|over) (a|the) (\w+ )?(bank|slope|hill)|\d+ degree (slope|bank))\b/,
  )[0];
  const rope = reading.said(
    /\b((rope|haul|lowering|raising) (system|team)|rope rescue|(rigged|set up|set|used|threw|ran) (a |the |our |some )?(ropes?|haul|anchors?|pulleys?|mechanical advantage)|(hauled|raised|pulled|brought|walked|carried) (him|her|them|the patient) (back )?up( \w+){0,4} (stokes|strokes|basket|litter|ropes?|haul)|(stokes|strokes)( basket)?( \w+){0,5} (ropes?|haul))\b/,
  )[0];
  return bank && rope && !ANIMAL.test(wordsBefore(reading, bank.from, 6).replace(COMPANION, ''))
    ? { type: 'RESCUE||OUTSIDE||LOW_ANGLE_RESCUE', sources: [bank.source, rope.source] }
    : undefined;
}

/** The call is about an animal in trouble, and nobody had to be got out beside it. */
function forAnimal(facts: Facts): FoundType | undefined {
  const { reading } = facts;
  const animal = reading
    .said(ANIMAL_HELD)
    .find(
      ({ from }) =>
        from < ANIMAL_OPENING &&
        !/\b(and|with|bomb|police|k9|search|cadaver)( an?| the| her| his| their)?$/.test(wordsBefore(reading, from, 2)),
    );
  if (!animal || facts.care().has('CARE') || reading.said(PERSON_HELD).length > 0) return undefined;
  return { type: 'PUBSERV||CITIZEN_ASSIST||CITIZEN_ASSIST_SERVICE_CALL', sources: [animal.source] };
}
const ANIMAL_OPENING = 40;
const ANIMAL_HELD =
  /\b(dogs?|puppy|puppies|beagle|lab|retriever|shepherd|cats?|kittens?|horses?|mare|pony|cows?|heifer|calf|steer|bull|deer|fawn|elk|moose|ducks?|ducklings?|geese|goose|goats?|sheep|owl|hawk|eagle|birds?|parrot|raccoon|donkey|mule|alpaca|llama|pig|iguana|ferret)( (?!owner)[\w']+){0,7} (stuck|trapped|wedged|fell|fallen|(went|gone|jumped|got|slipped|chased) (in|into|down|under|over)|down (in|a|the)|in (a|an|the) (\w+ )?(drain|basin|pond|well|pit|pipe|ditch|tree|mud|pool|culvert|hole|canal|wall|chimney|engine|river|lake|tank)|up (a|an|the|in)|out on the ice|through the ice|cast|mired|tangled|caught|couldn't get)\b/;
const PERSON_HELD =
  /\b(man|woman|owner|kids?|boys?|girls?|guy|lady|teenagers?|neighbor|hunter|driver|rider|worker|hiker|farmer|people|persons?|couple|family|riders?|occupants?|father|mother|dad|mom|son|daughter|husband|wife|child|children|student|fisherman)( (?!(was|were) (upset|worried))[\w']+){0,4} (went (in|through|out|under|after)|fell|stuck|trapped|pinned|broke through|stranded|caught|overcome|passed out)\b/;

/** Animals in trouble are a service to their owners, not a rescue of persons. */
function ofAnimal(facts: Facts, { from, text }: Mention): boolean {
  return ANIMAL.test(`${wordsBefore(facts.reading, from, 4)} ${text}`.replace(COMPANION, ''));
}
