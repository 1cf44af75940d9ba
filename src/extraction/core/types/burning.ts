import { FIRE_SUBJECTS, FIRE_THINGS } from '../../vocabulary/natures-fire.ts';
import { type Mention, wordsAfter, wordsBefore } from '../phrases.ts';
import { disproved, type Facts, inHeadline, turn } from './facts.ts';

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
      ({ from, to, text }) =>
        !(/\bfires?$/.test(text) && OTHER_NAME.test(items[to]?.text ?? '')) &&
        // "Why the fire department is in his bedroom".
        !(/^fires?$/.test(items[from]?.text ?? '') && OTHER_NAME.test(items[from + 1]?.text ?? '')) &&
        !(/\bburning$/.test(text) && BURNS_OTHER.test(items[to]?.text ?? '')) &&
        // "In a bedroom, she smelled something burning"; "a two car garage fully involved".
        !/\b(smell\w*|odor|whiff)\b/.test(text) &&
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
          /\b(pickup|truck|silverado|tacoma|ram|f 150|f 250)\b/.test(wordsBefore(facts.reading, from, 12))
        ) &&
        // "A space heater lit up the drapes".
        !(
          /\b(lit|lit up|lit off|torched)$/.test(text) &&
          /^(up )?(the|an?|some|his|her|their)\b/.test(wordsAfter(facts.reading, to, 2))
        ) &&
        // "Thought a cabin was on fire": a guess.
        !/\b(thought|swore|figured|assumed|convinced|afraid|worried|sure)( \w+){0,3}$/.test(
          wordsBefore(facts.reading, from, 4),
        ) &&
        // "Laundry next to the furnace burning": where it was, not what it was.
        !(!/\b(on|caught|in) (fire|flames)$/.test(text) && NEXT_TO.test(wordsBefore(facts.reading, from, 4))) &&
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

export const isOutdoors = ({ reading }: Facts, { to }: Mention): boolean =>
  OUTDOORS.test(wordsAfter(reading, to, 7).split('.')[0] ?? '');

export interface Named {
  subject: Subject;
  mention: Mention;
}

/** What is said to have burned, the account's own name for it ("car fire") first, then in the order told. */
export function namedSubjects(facts: Facts): Named[] {
  const all = ALL.flatMap((subject) =>
    burnsIn(facts, subject).map((mention) => standingIn(facts, { subject, mention }) ?? { subject, mention }),
  );
  const own = all.filter((each) => !all.some((other) => standsNearer(facts, other.mention, each)));
  const isName = ({ mention }: Named) =>
    /fires?$/.test(mention.text) &&
    mention.to - mention.from <= 4 &&
    !/\b(on|caught|catch|had|with|an?) fires?$/.test(mention.text);
  const length = ({ mention }: Named) => mention.to - mention.from;
  // "Toned for a dumpster fire, had it out in five minutes": with nothing else said to burn, it was that.
  if (own.length === 0 && !disproved(facts)) {
    own.push(
      ...ALL.flatMap((subject) =>
        facts
          .subjects()
          .heard(subject)
          .map((mention) => ({ subject, mention })),
      ),
    );
  }
  const ordered = own.sort(
    (a, b) =>
      a.mention.from - b.mention.from || length(b) - length(a) || ALL.indexOf(a.subject) - ALL.indexOf(b.subject),
  );
  const headline = ordered.filter((each) => isName(each) && inHeadline(each.mention));
  // A vehicle that burned first and lit the grass fire stays first.
  const [first] = ordered;
  if (first && headline[0]?.subject === 'GRASS' && VEHICLES.includes(first.subject)) return ordered;
  // "For a field fire on ten. Combine in the beans caught fire": what it was sent for gives way to what was found.
  if (headline[0]?.subject === 'GRASS' && SENT_FOR.test(wordsBefore(facts.reading, headline[0].mention.from, 3))) {
    const vehicle = ordered.find(
      ({ subject, mention }) =>
        VEHICLES.includes(subject) &&
        /\b(caught fire|on fire|burning|involved|engulfed|in flames)$/.test(mention.text) &&
        !STARTED_BY.test(wordsBefore(facts.reading, mention.from, 5)),
    );
    if (vehicle) return [vehicle, ...ordered.filter((each) => each !== vehicle)];
  }
  // "For a brush fire at the substation. It was a transformer burning".
  const sent = headline[0];
  const was =
    sent && SENT_FOR.test(wordsBefore(facts.reading, sent.mention.from, 3))
      ? ordered.find(
          ({ subject, mention }) =>
            subject !== sent.subject &&
            !INSIDE.includes(subject) &&
            mention.from > sent.mention.to &&
            IT_WAS.test(wordsBefore(facts.reading, mention.from, 6)),
        )
      : undefined;
  if (was) return [was, ...ordered.filter((each) => each !== was && each !== sent)];
  return [...headline, ...ordered.filter((each) => !headline.includes(each))];
}
const IT_WAS =
  /\bit (?:was|turned out to be|ended up being|is)(?: just| only| actually| really)?(?: an?| the| some| 1 of \w+)?(?: \w+)?$/;

const SENT_FOR = /\b(for|to|on|as) an?( \w+)?$/;
export const STARTED_BY =
  /\b(started (by|from|off|with)|set off by|came (from|off)|caused by|because of) (an?|the|his|her|that|this)( \w+)?$/;

/** "Car into a pole on the bypass, car was on fire": of two things before the same word, the nearer one burns. */
function standsNearer(facts: Facts, near: Mention, { subject, mention: far }: Named): boolean {
  if (near.to !== far.to || near.from <= far.from) return false;
  const apart = facts.reading.items[near.from]?.pause === true;
  if (!apart && JOINED.test(wordsBefore(facts.reading, near.from, Math.min(4, near.from - far.from)))) return false;
  // "Food truck": the nearer word is only the end of the farther name.
  const kinds = subject === 'TRUCK' || subject === 'WILDLAND' ? [] : [subject];
  return !facts
    .things()
    .all(...kinds)
    .some(({ from, to }) => from === far.from && to > near.from);
}
/** What makes the nearer thing part of the farther one, or its place. */
const JOINED =
  /\b(and|or|in|inside|at|behind|outside|beside|near|by|of|on|off|under|against|with|from|to|into|onto|full|next|for|as|like|over|along|above|between)( (the|an?|his|her|their|our|that|this|some|1|2|3|its|my|old|big|little|few|couple))*( \w+)?$/;

/** "A battery wall in the garage caught fire", "a car behind the store was burning": the building only says where. */
function standingIn(facts: Facts, { subject, mention }: Named): Named | undefined {
  if (subject !== 'BUILDING' || /\bfires?$/.test(mention.text.replace(/\b(on|caught|had|with|an?) fires?$/, '')))
    return undefined;
  const place = IN_PLACE.exec(wordsBefore(facts.reading, mention.from, 5));
  if (!place) return undefined;
  const at = mention.from - place[0].split(' ').length;
  return OPEN_AIR_THINGS.flatMap((kind) =>
    facts
      .things()
      .said(kind)
      .filter(({ to }) => to === at)
      .map((thing) => ({ subject: kind, mention: thing })),
  )[0];
}
const IN_PLACE =
  /\b(in|inside|at|behind|outside|outside of|beside|near|next to|by|in back of|in front of|alongside|against|under) (the|an?|his|her|their|our|this|that)( \w+)?$/;

/** "Cabin cruiser at the fuel dock … hit it with foam": with a fire told and nothing named as burning, it is what the account opens with. */
export function openingThing(facts: Facts): Named | undefined {
  const things = facts.things();
  const opening = (Object.keys(FIRE_THINGS) as (keyof typeof FIRE_THINGS)[])
    .filter((subject) => subject !== 'PART')
    .flatMap((subject) => things.said(subject).map((mention) => ({ subject, mention })))
    .filter(
      ({ mention }) =>
        inHeadline(mention) &&
        !AT_PLACE.test(wordsBefore(facts.reading, mention.from, 3)) &&
        !OF_THING.test(wordsAfter(facts.reading, mention.to, 1)),
    )
    .sort((a, b) => a.mention.from - b.mention.from || b.mention.to - a.mention.to)[0];
  return opening && !INSIDE.includes(opening.subject) ? opening : undefined;
}
/** "Bus driver", "boat ramp". */
export const OF_THING =
  /^(drivers?|mechanic|body|repair|repairs|parts|glass|sales|salvage|detailing|zone|operator|park|station|storage|stop|yard|shop|dealer|dealership|lot|company|crew|worker|accident|crash|garage|barn|wash|show|ramp|dock|propeller|rider|owner|trimmer|salesman|conductor|pilot|captain)$/;
const AT_PLACE =
  /\b(in|on|at|as|like|near|behind|by|beside|outside|front of|back of|across from|off|along|from|to|into|under|(?<!(pile|stack|bunch|load|heap|row|couple) )of|inside|next to|past|over|with|our|my|used|tear|hit|struck|cut|nicked) (the |an? |his |her |their |that |some |old )*\w*$/;

/** Whatever word a vehicle fire was given, this says what it was: "vehicle fire, a garbage truck it was". */
const IDENTIFIES =
  /\b(1 of (those|these)|(it|this|that|which|vehicle|car|truck|1) (was|is|turned out|ended up)( was| is| to be| being)?|turned out to be|found|had|have|got|involving|showing up to|pulled up to|being)( actually| just| really| only| like)?( (an?|the|1|of|those|these|propane|guy's|man's|lady's|some|this|that|his|her|old|older|big|full|size|loaded|empty|city|town|county|company|private|fully|involved|well|parked|\d+|foot|year|model|white|red|blue|black|green|yellow|commercial|rental|ford|chevy|freightliner|international|mack|peterbilt|kenworth|isuzu|john|deere|case|class|a|c|small|large|tandem|axle|diesel|ups|fedex|amazon))*$/;
/** How far on the burning vehicle gets its own name. */
const LATER = 60;
const NAMES_ONLY = /\b(vehicles?|cars?|auto|automobile|trucks?|vans?)( \w+)? fires?$/;
const IN_THE_WAY =
  /^(was |were |driver |that was )?(in (our|the) way|block\w*|stopp\w*|pass\w*|behind|ahead|in front|jack\w*|slow\w*|help\w*)\b/;
/** Those that come for a vehicle after it burned. */
export const CAME_FOR_IT = /^(tow truck|wrecker|flatbed|fire truck|ambulance|police car|patrol car|cruiser)/;

/** The kind of the vehicle that burned, when other words say what "the vehicle" was. */
export function vehicleKind(facts: Facts, { subject, mention }: Named): Named | undefined {
  if (subject !== 'PASSENGER' && subject !== 'TRUCK') return undefined;
  const { reading } = facts;
  // "Vehicle fire on the interstate. A motorhome, fully involved": what is said to burn by its own name.
  const own = NAMES_ONLY.test(mention.text)
    ? VEHICLES.filter((kind) => kind !== 'TRUCK' && kind !== subject)
        .flatMap((kind) => burnsIn(facts, kind).map((thing) => ({ subject: kind, mention: thing })))
        .filter(({ mention: thing }) => thing.from > mention.to && thing.from - mention.to < LATER)
        .sort((a, b) => a.mention.from - b.mention.from)[0]
    : undefined;
  const before = own && burnsIn(facts, 'PASSENGER').find(({ from }) => from > mention.to);
  if (own && !(before && before.from < own.mention.from)) return own;
  return VEHICLES.filter((kind) => kind !== 'TRUCK')
    .flatMap((kind) =>
      facts
        .things()
        .said(kind as keyof typeof FIRE_THINGS)
        .map((thing) => ({ subject: kind, mention: thing })),
    )
    .filter(({ mention: { from, to, text } }) => {
      if (from < mention.to || /^(vehicles?|cars?|auto|automobile)$/.test(text) || CAME_FOR_IT.test(text)) return false;
      if (OF_THING.test(wordsAfter(reading, to, 1))) return false;
      if (IN_THE_WAY.test(wordsAfter(reading, to, 4))) return false;
      const before = wordsBefore(reading, from, 10).split('.').at(-1) ?? '';
      // "Vehicle fire, a cement mixer".
      const apposed =
        from - mention.to <= 5 &&
        NAMES_ONLY.test(mention.text) &&
        !/\b(in|on|at|near|behind|by|beside|with|next|from|into|struck|hit|and|like)\b/.test(
          wordsAfter(reading, mention.to, from - mention.to),
        );
      return apposed || IDENTIFIES.test(before);
    })
    .sort((a, b) => a.mention.from - b.mention.from || b.mention.to - a.mention.to)[0];
}

/** "They had it as a garage fire, it wasn't, it was a rubbish pile": what it turned out to be, against what it was called in as. */
export function identified(facts: Facts, first: Named | undefined): Named | undefined {
  const heard = first && first.mention.doubts.length > 0 ? first.mention.to : undefined;
  const at = turn(facts)?.from ?? heard ?? (first && inHeadline(first.mention) ? first.mention.to : undefined);
  const plainly = turn(facts) || heard !== undefined ? IDENTIFIES : PLAINLY;
  if (at === undefined || (first && (first.mention.from >= at || first.subject !== 'BUILDING'))) return undefined;
  const { reading } = facts;
  return OPEN_AIR_THINGS.flatMap((subject) =>
    facts
      .things()
      .said(subject)
      .map((mention) => ({ subject, mention })),
  )
    .filter(
      ({ mention: { from, to } }) =>
        from >= at &&
        from - at < SOON &&
        plainly.test(wordsBefore(reading, from, 10).split('.').at(-1) ?? '') &&
        !OF_THING.test(wordsAfter(reading, to, 1)),
    )
    .sort((a, b) => a.mention.from - b.mention.from || b.mention.to - a.mention.to)[0];
}
/** "Structure fire behind the store. It was a dumpster". */
const PLAINLY =
  /\bit (?:was|is|turned out to be|ended up being)(?: just| only| actually| really)? (?:an?|the|somebody's|someone's|his|her|their)(?: \w+)?$/;
/** How soon after the turn it is named. */
const SOON = 14;
const OPEN_AIR_THINGS = (Object.keys(FIRE_THINGS) as (keyof typeof FIRE_THINGS)[]).filter(
  (subject): subject is Exclude<keyof typeof FIRE_THINGS, 'PART'> =>
    subject !== 'PART' && !INSIDE.includes(subject) && subject !== 'UTILITY' && subject !== 'INFRASTRUCTURE',
);

/** So many acres of something, when nothing else is said to burn, is vegetation. */
export function acres(facts: Facts): Named | undefined {
  const hit = facts.reading.said(/\b(\d+|half|quarter|an|a|hundred) (of an )?acres?\b/)[0];
  const trees =
    facts.reading.said(/\b(timber|woods|forest|backcountry|canyon|ridge|mountain|chaparral|sagebrush|rangeland)\b/)
      .length > 0;
  return hit ? { subject: trees ? 'WILDLAND' : 'GRASS', mention: { ...hit, doubts: [] } } : undefined;
}
