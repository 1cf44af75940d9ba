import { FIRE_SUBJECTS } from '../../vocabulary/natures-fire.ts';
import { type Mention, wordsAfter, wordsBefore } from '../phrases.ts';
import { type Facts, HEADLINE, isOtherCall } from './facts.ts';

export type Subject = keyof typeof FIRE_SUBJECTS;

export const INSIDE: readonly Subject[] = ['BUILDING', 'ROOM', 'CONTENTS', 'APPLIANCE', 'CHIMNEY'];
/** What drives, sails, flies or rolls. */
export const VEHICLES: readonly Subject[] = [
  'FOOD_TRUCK',
  'RV',
  'COMMERCIAL',
  'PASSENGER',
  'BOAT',
  'TRAIN',
  'AIRCRAFT',
  'MOBILITY',
  'TRUCK',
];
export const ALL: readonly Subject[] = Object.keys(FIRE_SUBJECTS) as Subject[];

/** "Building fire alarm", "house fire marshal": what comes after makes "fire" part of another name. */
const OTHER_NAME =
  /^(alarms?|panel|department|dept|marshal'?s?|drill|extinguishers?|sprinklers?|station|watch|escape|hydrant|hall|code|inspector|investigators?|investigation|chief|truck|engine|protection|suppression|doors?|system|pump|hose|prevention|safety|command|pit|place|academy|school|police|ems|district|company|rating|wall|exit|bell|bells|horn|horns|service)$/;
/** "A truck burning off its filter", "a guy burning leaves": doing it, not suffering it. */
const BURNS_OTHER =
  /^(pain|sensation|feeling|stomach|smell|odor|a|off|oil|leaves|brush|trash|rubber|his|her|some|wood|garbage)$/;

/** What is said to burn, of these kinds. */
export function burnsIn(facts: Facts, ...kinds: Subject[]): Mention[] {
  const { items } = facts.reading;
  return facts
    .subjects()
    .said(...kinds)
    .filter(
      ({ from, to, text, ...mention }) =>
        !isOtherCall(facts, { from, to, text, ...mention }) &&
        !(/\bfires?$/.test(text) && OTHER_NAME.test(items[to]?.text ?? '')) &&
        // "Why the fire department is in his bedroom".
        !(/^fires?$/.test(items[from]?.text ?? '') && OTHER_NAME.test(items[from + 1]?.text ?? '')) &&
        !(/\bburning$/.test(text) && BURNS_OTHER.test(items[to]?.text ?? '')) &&
        // "In a bedroom, she smelled something burning"; "a two car garage fully involved".
        !/\b(smell\w*|odor|whiff)\b/.test(text) &&
        // "Dishwasher pods, mouth was burning": a pain.
        !/\b(mouth|throat|eyes?|chest|stomach|tongue|lips|skin|hands?|nose|lungs|feet|legs?|arms?|face)( \w+){0,2} burn(ing|ed)$/.test(
          text,
        ) &&
        !(/^cars?$/.test(items[from]?.text ?? '') && /^(garage|port|barn)$/.test(items[from + 1]?.text ?? '')) &&
        // "Her throat was burning", "he was burning trash": a deed or a pain, and the thing is another's.
        !(
          /^burning /.test(text) &&
          /\b(was|were|is|are|been|be|still|started|eyes|throat)$/.test(wordsBefore(facts.reading, from, 1))
        ) &&
        !(/^burning /.test(text) && AT_IT.test(wordsBefore(facts.reading, from, 4))) &&
        !(/^burning /.test(text) && IN_ITS_PLACE.test(wordsBefore(facts.reading, from, 6))) &&
        // "Its tires caught fire": a vehicle's own.
        !(
          /^tires\b/.test(text) &&
          /\b(its|his|her|the|front|rear|back|trailer|truck|drive|inside|outside|car)$/.test(
            wordsBefore(facts.reading, from, 1),
          )
        ) &&
        // "The alarm in the upstairs hall was still going".
        !(/\bgoing\b/.test(text) && SOUNDS.test(wordsBefore(facts.reading, from, 6).split('.').at(-1) ?? '')) &&
        // "Gas cans in the bed" of a pickup.
        !(
          /^bed\b/.test(text) &&
          /\b(pickup|truck|silverado|tacoma|ram|f 150|f 250)\b|\b(mulch|flower|garden|planter|landscap\w+|raised|bark)$/.test(
            wordsBefore(facts.reading, from, 12),
          )
        ) &&
        // "A space heater lit up the drapes".
        !(
          /\b(lit|lit up|lit off|torched)$/.test(text) &&
          /^(up )?(the|an?|some|his|her|their)\b/.test(wordsAfter(facts.reading, to, 2))
        ) &&
        // "Thought a cabin was on fire": a guess.
        !/\b(thought|swore|figured|assumed|convinced|afraid|worried|sure|called the|reported the|called in the)( \w+){0,3}$/.test(
          wordsBefore(facts.reading, from, 4),
        ) &&
        // "Laundry next to the furnace burning": where it was, not what it was.
        !(
          (!/\b(on|caught|in) (fire|flames)$/.test(text) || / (it|which) (was|is|had)\b/.test(text)) &&
          NEXT_TO.test(wordsBefore(facts.reading, from, 4))
        ) &&
        // "Homeless camp under the overpass, a tent burning": a place, when another thing stands between.
        !(
          OVERHEAD.test(text) &&
          /\b(under|near|by|at|behind|beside|next to|off|along|below|beneath) (the|an?|that|this)( \w+)?$/.test(
            wordsBefore(facts.reading, from, 4),
          )
        ) &&
        // "Hit a tree and caught fire": what was hit is not what caught.
        !(
          /\band\b/.test(text) &&
          /\b(hit|struck|into|against|clipped|snagged|took out)( an?| the| some)?( \w+)?$/.test(
            wordsBefore(facts.reading, from, 3),
          )
        ),
    );
}

/** What goes on by sounding or running. */
const SOUNDS =
  /\b(alarms?|detectors?|horns?|strobes?|bells?|sirens?|sounders?|fans?|heat|furnace|generators?|tv|radio|music|lights|pumps?|party|saws?)( \w+){0,5}$/;

/** "A man had been burning brush": a deed, no fire yet. */
export const AT_IT =
  /\b(he|she|they|man|guy|guys|owner|homeowner|farmer|neighbor|woman|lady|gentleman|somebody|someone|people|kids)( (had been|has been|was|were|is|been|out|just|legally))*$/;

/** "A fire pit going, burning scrap wood": where such things are meant to burn. */
const IN_ITS_PLACE =
  /\b(fire ?pit|fire ring|burn barrel|chiminea|campfire|fireplace|wood ?stove|smoker|outdoor boiler)\b/;

const OVERHEAD = /^(bridge|trestle|tunnel|overpass|pier|dock|wharf|culvert|billboard|pole|power line|substation)\b/;

const NEXT_TO =
  /\b(next to|beside|behind|near|close to|in front of|alongside|across from|outside|above) (the|an?|his|her|their)( \w+)?$/;

/** "A couch on fire in the alley" is rubbish, no contents of a room. */
const OUTDOORS =
  /^(?:(?:can|cans|bin|on fire|afire|burning|going) )*(out )?(in|on|at|by|along|behind|under|next to|near|beside|out in|out on|out at|out by|outside|dumped|sitting)( (?!and|it|we)\w+){0,3} (alley|curb|street|yard|backyard|sidewalk|road|roadside|highway|lot|lawn|field|ditch|bridge|overpass|underpass|dumpsters?|gutter|woods|driveway|tracks|railroad|park|creek|shoulder|apartments|complex|store|pavilion|playground|dugout|bleachers|trail|beach|bus stop|picnic \w+|ball field|ballfield|skate park)\b/;

/** "Dragged the couch out in the yard": it burned inside. */
const CARRIED_OUT =
  /\b(drug|dragged|pulled|hauled|threw|tossed|carried|brought|took|moved|got|put|shoved)( (the|an?|his|her|that|burning|smoking|smoldering))*$/;

export const isOutdoors = (facts: Facts, { from, to }: Mention): boolean =>
  !CARRIED_OUT.test(wordsBefore(facts.reading, from, 4)) &&
  (OUTDOORS.test(wordsAfter(facts.reading, to, 7).split('.')[0] ?? '') || opensOutdoors(facts));

/** "Alley behind 40 Pins Way. Somebody's old sofa, going good." */
const opensOutdoors = ({ reading, things }: Facts): boolean =>
  /\b(alley|curb|roadside|vacant lot|underpass|overpass|median|landfill)\b/.test(reading.words(0, HEADLINE)) &&
  things().said('BUILDING', 'ROOM').length === 0;

export interface Named {
  subject: Subject;
  mention: Mention;
}
