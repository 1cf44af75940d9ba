import { type Mention, wordsAfter, wordsBefore } from '../phrases.ts';
import type { Facts } from './facts.ts';

/** Small words that may stand between a thing and what is said of it. */
const BETWEEN =
  '(?:was|were|is|are|had|has|have|been|being|got|gotten|getting|all|already|just|still|pretty|much|well|really|fully|totally|completely|partially|partly|mostly|basically|half|about|starting|started|beginning|to|also|both|then|ended|up|there|above|over|them|it|inside|us|badly|heavily|good|now|the|way|clear)';

/** States of a part of a building that only fire leaves. */
const PART_STATE =
  '(?:on fire|afire|ablaze|in flames|burning|smoldering|smouldering|burned|burnt|involved|engulfed|going(?! to\\b)|lit(?: up| off)?|cooking|rolling|off|charred|alight|gone|lost|destroyed|caught|catching|ignited|igniting|flaming|roaring|consumed|fire|flames|collapsed|collapsing|caved|caving|came in|come in|fell|fallen|falling|coming down|came down|come down|dropped in|gave way|showing fire|showing flames|venting fire|with fire|full of fire)';

/** Heat bends siding from afar; roofs and floors sag when they burn. */
const SAGS = new RegExp(`^(?:${BETWEEN} )*(?:sagging|sagged|soft|spongy|bowing|bouncy)\\b`);

/** "The attic was going", "trusses over the kitchen were charred". */
const PART_AFTER = new RegExp(
  `^(?:(?:space|area|line|deck|decking|joists|boards|framing|sheathing|bay|bays|void|assembly|tile|tiles)\\b ?)?(?:(?:over|above|of|in|on|at|around|behind|off)(?: \\w+){1,4} )?(?:(?:and|or) (?:the |some |its )?\\w+ (?:\\w+ )?)?(?:${BETWEEN} )*${PART_STATE}\\b`,
);

const DETERMINED =
  '(?: (?:the|that|this|his|her|their|its|our|both|all|some|most|half|part|parts|of|a|an|any|good|whole|entire|1|2|3|several|more))*(?: (?!and|or|it|we|they|he|she|U\\d|T\\d)[\\w-]+){0,3}';

/** What carries the fire to the place named next. */
const CARRIED = new RegExp(
  `\\b(?:in|into|in to|inside|through|thru|throughout|across|along|up|over|above|under|underneath|behind|to|on|out of|out|from|of|between|around|via|reached|reaching|got|took|taken|running|ran|run|climbed|climbing|involving|involved|lapping|licking|venting|vented|exposed)${DETERMINED}$`,
);
const CONSUMED = new RegExp(
  `\\b(?:burned|burnt|burning|charred|charring|ate|eaten|eating|chewed|chewing|lost|losing|consumed|consuming|gutted|destroyed|ignited|igniting|melted and burned|lit|torched|set fire to|set off|smoldering in|smoldering behind|smoldering inside)(?: (?:up|through|off|out|away|into|up into|down|thru|in|back|along|across))?${DETERMINED}$`,
);
const FIRE_DAMAGE = new RegExp(
  `\\b(?:fire|burn|heavy|major|severe|extensive|serious|significant|structural|considerable) (?:fire |structural )?damage(?: \\w+)? (?:to|in|through|throughout|of)${DETERMINED}(?: and(?: the)?)?$`,
);

const ACTORS =
  /\b(fire|flames?|it|blaze|smoke|heat|water|steam|we|i|they|he|she|crews?|truck|ladder|engine|U\d+|roof team|guys?|homeowner|owner|tenant|occupant|sparks?|tree|limb|wires?|car|vehicle)\b(?! (alarms?|department|dept|marshal|investigators?|inspector|wall|doors?|watch|escape|attack|heater|can|line|supply|sprinklers?|truck|engine|damage|side|extinguishers?|marks?|stains?|crews?))/g;

const MOVES =
  /\b(was|is|were|had|has|got|gotten|gone|went|goes|gets|ran|run|runs|running|burn\w*|spread\w*|extend\w*|mov(ed|ing)|work(ed|ing)|climb\w*|crept|creeping|travel\w*|jump\w*|broke|broken|came|come|coming|made|rac(ed|ing)|chew\w*|ate|eat|eating|eaten|ripp\w+|roll\w*|took|taken|tak(en|ing)|lapp\w+|lick\w*|shot|shooting|vent\w+|punch\w+|bl(ew|own|owing)|reach\w*|showing|visible|pushing|roaring|found|headed|heading|turned up|followed|dropped|communicated|show(?:s|ed|n)( itself)?|popp(?:ed|ing)( up)?|getting|catch\w*|caught|involv\w+|wrapp\w+|advanc\w+|progress\w+|flash\w*)\b/;

const NEXT_VERB =
  /\b(?:and|then) (?=(?:was|had|then|is|ran|got|went|burned|spread|extended|made|worked|climbed|took|traveled|moved|running)\b)/;

/** The crew's own work, or words that it did not get so far. */
const BLOCKED =
  /\b(check\w*|open\w*|pull\w*|cut|cutting|hole|ladder\w*|(?<!\b(?:got|gotten|came|come|coming|broke|went|gone|burned|vented) )out(?! (of|the|both|through|from|every|each|all|a|an|1|2|3|onto|under))|extension|search\w*|smoke|haze|soot|water|lines?|hoses?|camera|imager|tic|extinguish\w*|stopped|stop|before|short|close|near|threaten\w*|alarm|department|marshal|inspector|investigator|wall of|start(ed|s|ing)|began|originat\w+|stain\w*|heat|warm|hot|kept|keep|keeping|held|hold|away|saved|sav(e|ing)|protect\w*|no|not|never|\w+n't|until|till|without|if|would|could|might|nothing|none|outlet|breaker|wiring|short in|looks like|sent|went to the|assigned|vent hole|put|blow(n|ing)? (in|insulation)|metered|meter|probe\w*|felt|sprinkler|clear|negative|from the street|dispatched|responded)\b/;

/** Of another building than the one on fire. */
const ELSEWHERE =
  /\b(next door|neighbor|neighbor's|neighbors|neighbors'|neighboring|exposure|exposures|adjacent|adjoining house|house beside|other house|nearby)\b|\b(house|home|garage|shed|building|place|residence) (at|on the) (\d+|A\d+|bravo|delta|b|d)\b/;

/** A fire of another day, told of for comparison: "that one took half the floor", "we had one last March that …". */
const ANOTHER_FIRE =
  /\b(that|the other|the last) (1|time|job)( of (these|them|those))?( here| there)? (had|was|were|took|got|gotten|went|burned|did|we|lost|ended|came|ran|spread)\b|\b(1|fires?|job|call|ones|blaze)( (?!was|is|were|start|began|got|they|he|she|which|into|and|but|remodel|built|bought|put|add)\w+){0,8} (last (year|winter|summer|spring|fall|month|week|time|season|january|february|march|april|may|june|july|august|september|october|november|december|christmas|thanksgiving)|(back )?in (T\d+|(19|20)\d\d)|(years?|months?|weeks?|winters?|summers?) (ago|back))\b|\b(19|20)\d\d (fire|1|job)\b|\b(compar\w+|similar) (it |this |that )?(to|with)\b|\b(unlike|like) the (1|fire|job)\b|\blast time\b/;

/** Whether these words tell of another fire than this one. */
export function ofAnotherFire({ reading }: Facts, { from, to, text }: Mention): boolean {
  const before = wordsBefore(reading, from, 18).split(SENTENCE_END).at(-1) ?? '';
  const after = reading.punctuated ? (wordsAfter(reading, to, 10).split(SENTENCE_END)[0] ?? '') : '';
  if (ANOTHER_FIRE.test(`${before} ${text} ${after}`)) return true;
  // "B shift had a house fully involved last night. This one stayed in the oven."
  const next = reading.punctuated ? wordsAfter(reading, to, 24).split(SENTENCE_END)[1] : undefined;
  return (
    next !== undefined &&
    /^(this 1|ours|(today|tonight)'s)\b/.test(next.trim()) &&
    /\b(last|yesterday|other|shift|week|year|month)\b/.test(`${before} ${wordsAfter(reading, to, 10)}`)
  );
}

const SENTENCE_END = /(?:^| )\.(?: |$)/;

/** "The overhead door", "a battery wall", "the siding company": the word belongs to another name. */
function isOtherThing({ reading }: Facts, { from, to, text }: Mention): boolean {
  return (
    /^(doors?|fans?|lights?|detectors?|alarms?|smokes?|heads?|sensors?|crane|bin|storage|wires?|lines|sprinklers?|heater|units?|oven|clock|panel|outlet|hanging|street|road|avenue|company|contractor|crew|guys?|ladder)$/.test(
      reading.items[to]?.text ?? '',
    ) ||
    /^(scraps?|pile|piles|debris|waste)$/.test(reading.items[to]?.text ?? '') ||
    /\b(pile|piles|heap|stack|stacks|bundles?|pallets?|scraps?)( of| and)?( \w+){0,2}$/.test(
      wordsBefore(reading, from, 4).split(SENTENCE_END).at(-1) ?? '',
    ) ||
    (/^walls?$/.test(text) && /^(battery|power|fire|retaining|sea|rock)$/.test(reading.items[from - 1]?.text ?? ''))
  );
}

/** Parts of the building that the account says burned, in any order of words. */
export function burntParts(facts: Facts): Mention[] {
  const { reading } = facts;
  return facts
    .things()
    .said('PART')
    .filter((part) => {
      const { from, to, text } = part;
      if (ofAnotherFire(facts, part) || isOtherThing(facts, part)) return false;
      const before = wordsBefore(reading, from, 26).split(SENTENCE_END).at(-1) ?? '';
      const after = wordsAfter(reading, to, 9).split(SENTENCE_END)[0] ?? '';
      if (ELSEWHERE.test(`${before} ${text} ${after}`)) return false;
      // Fire climbs stairs; what merely lies on them is no part of the building.
      if (
        /^stair/.test(text) &&
        !/\b(up|down)( the)?( \w+)?$/.test(before) &&
        !/^(were|was|had) (\w+ )?(burn\w*|lost|gone|charred)\b/.test(after)
      )
        return false;
      // "Took an inch and three quarter up the stairs": the crew's way, not the fire's.
      if (/^stair/.test(text) && CREWS_WAY.test(before)) return false;
      if (
        /^(walls?|roof)$/.test(text) &&
        /^((was|were|had|already|all|is|are|come) )+(down\b|in(?: (?:when|on|by|before|and|already)\b|$))/.test(after)
      )
        return true;
      if (/^(roof|ceiling|rafters|trusses|joists)/.test(text) && SAGS.test(after)) return true;
      const state = PART_AFTER.exec(after)?.[0];
      if (state && /\b(not|never|\w+n't)\b/.test(state)) return false;
      return state && !/\b(smoke|water|no|not|never|\w+n't|if)$/.test(before) ? true : reached(before);
    });
}

const CREWS_WAY =
  /\b(took|carried|stretched|advanced|pulled|brought|dragged|humped|line|hose|crosslay|quarter|half|can|went|we|crews?|guys)( (?!fire|flames|it\b)\w+){0,6} (up|down)( the)?( \w+)?$/;

/** "A display in the corner caught from the lights", "his recliner by the window was going". */
const THING_AFTER = new RegExp(
  `^(?:(?:in|on|by|next to|under|behind|near|against|at|beside|over|of) (?:[\\w-]+ ){1,6})?(?:${BETWEEN} )*(?:on fire|afire|in flames|burning|burned(?! (?:his|her|my|himself|herself))|burnt|caught(?! (?:on|in|up|me|us|him|her|under)\\b)|ignited|flaming|smoldering|going(?= (?:and|when|good|pretty|real|in|on)\\b|$)|lit|consumed|torched)\\b`,
);

/** "The bed and the nightstand going": furniture goes only when it burns, a television also when it plays. */
export const UPHOLSTERED =
  /^(mattress|couch|sofa|bed|bedding|recliner|curtains?|drapes|furniture|dresser|box spring|futon|loveseat|nightstand|chair|blankets?|clothes|carpet|rug|desk|table|boxes|cabinets|bookcase|bookshelf|shelves)\b/;
const GOING =
  /^(?:(?:and|or) (?:(?:an?|the|some|his|her) )?(?:\w+ ){1,2})?going(?! (?:to|through|off|home|back|over|up|down|by|in and)\b)/;

/** Mulch, flowers and loads lie in beds too. */
export const isBedOutside = (reading: Facts['reading'], from: number, text: string): boolean =>
  /^beds?\b/.test(text) &&
  /\b(mulch|flower|garden|planter|landscap\w+|truck|pickup|raised|bark|creek|river|trailer)$/.test(
    wordsBefore(reading, from, 1),
  );

/** Contents of a room that the account says burned. */
export function burntContents(facts: Facts): Mention[] {
  const { reading } = facts;
  return facts
    .things()
    .said('CONTENTS')
    .filter(({ from, to, text }) => {
      const after = wordsAfter(reading, to, 10).split(SENTENCE_END)[0] ?? '';
      return (
        !isBedOutside(reading, from, text) &&
        (THING_AFTER.test(after) || (UPHOLSTERED.test(text) && GOING.test(after))) &&
        !/\b(alley|curb|sidewalk|street|roadside|parking lot|dumpster)\b/.test(after) &&
        !/\b(smoke|no|not|never|\w+n't|if|table|counter)$/.test(wordsBefore(reading, from, 1)) &&
        !/\b(thought|swore|figured|assumed|worried|afraid)( \w+){0,3}$/.test(wordsBefore(reading, from, 4))
      );
    });
}

/** What fails by burning out without setting anything on fire: "a burned out motor on the roof". */
const FAILING =
  '(motors?|blower|ballasts?|bulbs?|belts?|bearings?|compressor|fan|fans|capacitor|contactor|relay|transformer|element|pump|breaker|fuse|starter|switch|thermostat|igniter|control board|circuit board|board|inducer|condenser|coil)';
export const WORN_OUT = new RegExp(`^(?:(?!and|in|on|of|it|the)[\\w-]+ ){0,3}?${FAILING}\\b`);
const BURNED_OUT = new RegExp(`\\b(?:burned|burnt)(?: out| up)? (?:an? |the |its |[\\w-]+ ){0,3}?${FAILING}\\b`);

/** Whether the words before a part of the building bring the fire there. */
export function reached(before: string): boolean {
  if (FIRE_DAMAGE.test(before) && !/\b(smoke|water)\b/.test(before)) return true;
  const carried = CARRIED.exec(before);
  const eaten = CONSUMED.exec(before);
  const link = eaten ?? carried;
  if (!link) return false;
  const lead = before.slice(0, link.index);
  let actor: { word: string; end: number; start: number } | undefined;
  for (const match of lead.matchAll(ACTORS)) {
    actor = { word: match[1] ?? '', start: match.index, end: match.index + match[0].length };
  }
  // "It had started in the kitchen and was already up in the ceiling": only the last thing said of it counts.
  const between = `${actor ? lead.slice(actor.end) : lead}${link[0]}`.split(NEXT_VERB).at(-1) ?? '';
  if (BLOCKED.test(between) || BURNED_OUT.test(link[0])) return false;
  if (eaten)
    return (
      !actor ||
      !/^(smoke|heat|water|steam|we|i|they|he|she|crews?|truck|ladder|engine|homeowner|owner|tenant|occupant|tree|limb|car|vehicle|guys?)$/.test(
        actor.word,
      ) ||
      /^lost|^los/.test(eaten[0])
    );
  if (!actor || !/^(fire|flames?|it|blaze)$/.test(actor.word)) return false;
  // "Knocked down before it got to the roof".
  if (/(?<!\bnot )\b(before|until|till|kept|keep|keeping)( the)? $/.test(lead.slice(0, actor.start))) return false;
  if (actor.word !== 'it') return true;
  // "It was a bad outlet in the wall" names a thing, "chased it through the attic" a fire.
  if (
    /^ (was|is|had been|has been|'s|looked|looks)( \w+)?( to be)? (an?|the|some|his|her|their|from|because)\b/.test(
      between,
    )
  )
    return false;
  return (
    MOVES.test(`${between} ${carried?.[0].split(' ')[0]}`) ||
    /\b(chas(ed|ing)|fought|fighting|found|met|caught|had|followed|hit)( \w+)? $/.test(lead.slice(0, actor.start))
  );
}
