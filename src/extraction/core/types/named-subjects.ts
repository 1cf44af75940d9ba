import { FIRE_THINGS } from '../../vocabulary/natures-fire.ts';
import { type Mention, wordsAfter, wordsBefore } from '../phrases.ts';
import { ALL, burnsIn, INSIDE, type Named, VEHICLES } from './burning.ts';
import { disproved, type Facts, inHeadline } from './facts.ts';

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
      ({ subject, mention }) =>
        inHeadline(mention) &&
        // "Car 2" is a chief's.
        !/^\d+$/.test(facts.reading.items[mention.to]?.text ?? '') &&
        // A truck of somebody's, not the ladder truck.
        (subject !== 'TRUCK' || OWNED.test(wordsBefore(facts.reading, mention.from, 2))) &&
        !(mention.text === 'home' && HOMEWARD.test(wordsBefore(facts.reading, mention.from, 1))) &&
        !AT_PLACE.test(wordsBefore(facts.reading, mention.from, 3)) &&
        !OF_THING.test(wordsAfter(facts.reading, mention.to, 1)),
    )
    .sort((a, b) => a.mention.from - b.mention.from || b.mention.to - a.mention.to)[0];
  return opening && !INSIDE.includes(opening.subject) ? opening : undefined;
}
/** "Driving home", "on her way home". */
const HOMEWARD =
  /^(driv(e|ing)|drove|way|went|go|going|came|coming|gets?|got|getting|headed|heading|back|walking|took|take|riding|almost|nobody|anybody|someone|somebody|everybody|one|1|not|was|were|is|arrived)$/;

const OWNED =
  /\b(an?|his|her|their|guy's|man's|lady's|old|company|white|red|blue|black|green|silver|grey|gray|brown|tan|pulling|1)( \w+)?$/;

/** "Bus driver", "boat ramp". */
export const OF_THING =
  /^(drivers?|mechanic|body|repair|repairs|parts|glass|sales|salvage|detailing|zone|operator|park|station|storage|stop|yard|shop|dealer|dealership|lot|company|crew|worker|accident|crash|garage|barn|wash|show|ramp|dock|propeller|rider|owner|trimmer|salesman|conductor|pilot|captain)$/;
const AT_PLACE =
  /\b(in|on|at|as|like|near|behind|by|beside|outside|front of|back of|across from|off|along|from|to|into|under|(?<!(pile|stack|bunch|load|heap|row|couple) )of|inside|next to|past|over|with|our|my|used|tear|hit|struck|cut|nicked) (the |an? |his |her |their |that |some |old )*\w*$/;

export const OPEN_AIR_THINGS = (Object.keys(FIRE_THINGS) as (keyof typeof FIRE_THINGS)[]).filter(
  (subject): subject is Exclude<keyof typeof FIRE_THINGS, 'PART'> =>
    subject !== 'PART' && !INSIDE.includes(subject) && subject !== 'UTILITY' && subject !== 'INFRASTRUCTURE',
);

/** So many acres of something, when nothing else is said to burn, is vegetation. */
export function acres(facts: Facts): Named | undefined {
  const hit = facts.reading.said(
    /\b((\d+|half|quarter|an|a|hundred) (of an )?acres?|acre (and a half|or so|or 2))\b/,
  )[0];
  const trees =
    facts.reading.said(/\b(timber|woods|forest|backcountry|canyon|ridge|mountain|chaparral|sagebrush|rangeland)\b/)
      .length > 0;
  return hit ? { subject: trees ? 'WILDLAND' : 'GRASS', mention: { ...hit, doubts: [] } } : undefined;
}
