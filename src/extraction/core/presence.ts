import type { Filled } from '../../neris/report.ts';
import { type Context, fill } from '../context.ts';
import type { Hit, Reading } from '../text/reading.ts';
import { ANY_ANIMAL, OCCUPANTS } from '../vocabulary/occupants.ts';
import { indexPhrases } from './phrase-table.ts';
import { type Mention, mentionsIn, wordsBefore } from './phrases.ts';

const INDEX = indexPhrases(OCCUPANTS);
const ON_LAND = /OUTSIDE_FIRE\|\|W|VEGETATION/;
const PATH = 'base.people_present';

/** Whether occupants were there: somebody and a state that is said of them. Who rides in a car is not asked. */
export function presence(context: Context): Filled[] {
  if (context.types.some((type) => /^NOEMERG\|\|CANCELLED|MOTOR_VEHICLE|TRANSPORTATION/.test(type))) return [];
  const { reading } = context;
  const sickOnly = context.types.length > 0 && context.types.every((type) => type.startsWith('MEDICAL'));
  const mentions = mentionsIn(reading, INDEX);
  const subjects = mentions.all('NAMED', 'LOOSE', 'NOBODY');
  const kinds = new Map<Mention, 'NAMED' | 'LOOSE' | 'NOBODY'>();
  for (const kind of ['LOOSE', 'NAMED', 'NOBODY'] as const)
    for (const each of mentions.all(kind)) kinds.set(each, kind);
  const present: Mention[] = mentions
    .all('FULL', 'BROUGHT')
    .filter(
      (each) =>
        firm(reading, each) && !nextDoor(reading, each) && !isCrews(reading, each) && !ANY_ANIMAL.test(each.text),
    );
  const away: Mention[] = mentions.all('EMPTY').filter((each) => firm(reading, each) && !isCrews(reading, each));
  const nobody: Mention[] = [];
  // Where one unit came alone it is "we", and "they" are others.
  const alone = new Set(reading.items.flatMap(({ unit }) => unit ?? [])).size <= 1;
  for (const key of ['THERE', 'OUT', 'AWAY'] as const) {
    for (const state of mentions.all(key)) {
      const who = subjects.findLast(
        (each) => each.from < state.from && each.to <= state.from + 1 && state.from - each.to <= REACH,
      );
      const kind = who && kinds.get(who);
      if (!who || !kind || !isTold(reading, who, state)) continue;
      // "The custodian met us with the keys": who looks after a place comes to open it.
      if (
        key === 'OUT' &&
        OPENS.test(state.text) &&
        (CARETAKERS.test(who.text) ||
          /^(maintenance|security|alarm|desk|building)$/.test(reading.items[who.from - 1]?.text ?? ''))
      )
        continue;
      // "Squatters had been in there": before it all.
      if (
        key === 'THERE' &&
        /^in (it|there)$/.test(state.text) &&
        /\bhad been$/.test(reading.words(who.to, state.from))
      )
        continue;
      const denied = /\b(not|never|\w+n't)\b/.test(reading.words(who.to, state.from));
      const whole = { ...state, from: who.from, source: reading.sourceOf(who.from, state.to) };
      if (kind === 'NOBODY') {
        // "Nobody cooking, no steam" looks for a cause.
        if (
          key === 'THERE' &&
          !ACTIVITY.test(state.text) &&
          PLAIN.test(reading.words(who.to, state.from)) &&
          !isOnlyPart(reading, state) &&
          !SAVE_FOR.test(reading.words(state.to, state.to + 3))
        )
          nobody.push(whole);
        continue;
      }
      if (kind === 'LOOSE' && !AT_HOME.test(state.text) && !isOccupant(reading, who, subjects, kinds, alone)) continue;
      if (key === 'AWAY') {
        // A patient or worker who had gone home says nothing of the place.
        const known =
          !/^(he|she)/.test(who.text) ||
          subjects.some((each) => kinds.get(each) === 'NAMED' && each.from < who.from && who.from - each.from < 15);
        if (!denied && known && !sickOnly) away.push(whole);
      } else if (!denied) present.push(whole);
      else if (key === 'THERE') away.push(whole);
    }
  }
  // A grass fire has no occupants but those of the house beside it.
  if (context.types.some((type) => ON_LAND.test(type))) {
    const home = present.filter(({ text }) => /^(home|at home|inside|in the (house|home|barn)|asleep)$/.test(text))[0];
    return home ? [fill(PATH, true, home)] : [];
  }
  // Where somebody is sick, "nobody home" is said of wits or of neighbors.
  if (sickOnly) nobody.length = 0;
  const [none, there, gone] = [nobody, present, away].map((each) => each.toSorted((a, b) => a.from - b.from)[0]);
  // "Nobody was home, she said, but her son was asleep upstairs."
  const after = none && present.find(({ from }) => from >= none.to && from - none.to < 9);
  if (after && EXCEPT.test(reading.words(none.to, after.from)) && STAYED.test(after.text))
    return [fill(PATH, true, after)];
  // Who came out left nobody inside.
  if (none && !(there && /\b(inside|in|trapped|stuck|around)\b/.test(none.text) && !STANDS_EMPTY.test(reading.text)))
    return [fill(PATH, false, none)];
  if (there) return [fill(PATH, true, there)];
  return gone ? [fill(PATH, false, gone)] : [];
}

/** Whoever came out came out next door. */
const STANDS_EMPTY = /\b(vacant|abandoned|boarded up)(?! (lot|field|land))\b/;

const OPENS = /^(met|meet|meets|let|showed|opened|opens|answered|walked|took|brought|led|silenced|reset)\b/;
const CARETAKERS = /^(custodian|janitor|manager|landlord|principal|caretaker|maid|pastor)/;

/** "Nobody in the building but the cleaning lady". */
const SAVE_FOR =
  /^((but|except)( for)? (the|a|an|1|2|her|his|their|him|me)\b|besides|other than|apart from|aside from|save for)/;

const EXCEPT = /\b(but|except|actually|turned out|turns out)\b/;
const STAYED = /\b(home|asleep|sleeping|in bed|upstairs|downstairs|inside|napping)\b/;

/** Where no crew is said to be. */
const AT_HOME = /^(home|at home|asleep|in bed|napping)$/;

const ACTIVITY =
  /^(cooking|frying|baking|showering|in the (shower|tub|bathtub)|taking|having|eating|making|fixing|getting|doing|watching|playing|working|fell|fallen|stuck|trapped|there (said|told|says|tells|stated))/;

/** "Nobody was ever home", but not "nobody's displaced, they'll sleep downstairs". */
const PLAIN =
  /^((was|were|is|been|be|had|has|have|ever|even|still|actually|living|left|found|up|that|could|really|been|currently|working|anywhere|at all|at the time|in there or) ?)*$/;

/** "Nobody was home on the A side": there may have been somebody in the rest of it. */
function isOnlyPart(reading: Reading, { to }: Mention): boolean {
  return (
    /^(on|in|at|up|down|over) (the |that |our )?(\w+ )?(side|half|unit|apartment|upstairs|downstairs|next door|there)\b(?! when)/.test(
      reading.words(to, to + 5),
    ) || /^(next door|upstairs|downstairs|across)\b/.test(reading.words(to, to + 2))
  );
}

/** "Everybody out of the basement", "nobody there was hurt": words of the crews, or of something else. */
function isCrews({ items }: Reading, { text, from, to }: Mention): boolean {
  const next = items[to]?.text ?? '';
  if (/^every/.test(text) && ORDERED.test(items[from - 1]?.text ?? '')) return true;
  // "The building was otherwise empty": but for those it is told of.
  if (/\b(otherwise|almost|mostly|nearly|other side|half)\b/.test(text)) return true;
  if (/^(everybody|everyone)\S* out$/.test(text)) return /^(of|and|there|on)$/.test(next);
  return (
    /^(nobody|no 1|no one) there$/.test(text) &&
    !/^(\.|when|at|we|so|and|but|the|it's|just|house|place|because|since|)$/.test(next) &&
    !items[to]?.pause
  );
}

/** "I pulled everybody out when the roof sagged", "kept everybody outside": what command does with its crews. */
const ORDERED =
  /^(pull|pulled|pulling|keep|kept|keeping|back|backed|backing|order|ordered|ordering|call|called|hold|held|withdrew|evacuate|want|wanted|put|send|sent)$/;

/** Words between somebody and what is said of them. */
const REACH = 8;

/** One clause, stated as a fact, and of nobody's neighbors. */
function isTold(reading: Reading, who: Mention, state: Mention): boolean {
  const gap = reading.words(who.to, state.from);
  if (isOtherwise(reading, state) || (/^every/.test(who.text) && ORDERED.test(reading.items[who.from - 1]?.text ?? '')))
    return false;
  // "The owner left a candle in the bedroom", "he puts it on a power strip in the office": a thing is there, not who is named.
  if (/^in (the|her|his|their|that|a|our) /.test(state.text) && (THING_BETWEEN.test(gap) || THING_LAST.test(gap)))
    return false;
  // "Homeowner's truck was parked in the garage", "the owner has cameras in the building".
  if (/'s?$/.test(who.text) && gap !== '' && !OF_WHOM.test(gap)) return false;
  if (/^in /.test(state.text) && KEEPS.test(gap)) return false;
  // "The house was between renters".
  if (reading.items[who.from - 1]?.text === 'between') return false;
  // "The landlord got there around five and let us in", "a man walking his dog across the street": come from elsewhere.
  // "They had a dog, it ran out".
  if (CAME_LATER.test(gap) || /\b(dogs?|cats?|pets?|puppy|kitten) (it|that|who|which)?\b/.test(gap)) return false;
  // "They can all sleep upstairs", "they are out of the house until the power is back": what comes after.
  if (/\b(can|will|they'll|going to|able to|allowed to)\b/.test(gap)) return false;
  if (
    /\bout of (the|their|that|his|her) \w+ (until|till|for)\b/.test(
      `${state.text} ${reading.words(state.to, state.to + 4)}`,
    )
  )
    return false;
  // "Kids get in there" now and then.
  if (
    /^in (it|there)$/.test(state.text) &&
    /\b(get|gets|go|goes|hang|hangs|come|comes|used to|always|sometimes)\b/.test(gap)
  )
    return false;
  // "The lady across the street" lives there.
  if (gap === '' && /^(across|next)/.test(state.text)) return false;
  if (/(^| )(\.|[UTA]\d+|we|i|my|our|crews?|if|but|next door|neighbors?|because|before)( |$)/.test(gap)) return false;
  return firm(reading, { ...state, from: who.from }) && !nextDoor(reading, { ...state, from: who.from });
}

const CAME_LATER =
  /\b(showed up|got (there|here|home|back)|came (back|over|by)|pulled (up|in)|arrived|drove|driving|passing|walking (by|past|his|her|their|a)|fueling|jogging|later)\b/;

/** What is put, left or seen in a room, between who did it and the room. */
const THING_BETWEEN =
  /\b(left|leaves|leaving|put|puts|plugged|had|has|keeps|kept|says|said|told|thinks|figures|saw|seen|heard|smelled|noticed|found|blames|stored|set|started|starting|placed|traced|shut|turned|reported) (it|a|an|the|his|her|their|some|that|something|smoke|fire|flames|2|on|there|us|me)\b/;

/** Behind "the family's" when it means "the family is". */
const OF_WHOM =
  /^(in|at|on|out|all|both|still|already|up|down|inside|outside|asleep|home|just|been|safe|safely|fine|okay|ok|here|there|and|not|gone|away|over|back|now|\w+ing|got|had|1|\d+)\b/;
const KEEPS =
  /\b(has|have|keeps?|stores?|uses?|owns?|rents?|parks?|installed|built|parked|remodeled|bought) (?!been|had|already|just|all|both|to|got)\w+/;
const THING_LAST =
  /\b(fire|smoke|flames|water|leak|alarm|detector|odor|smell|gas|heat|haze|damage|sprinkler|candle|heater)$/;

/** "Gone home", "he was out there till midnight", "a mobile home": the words, but not the state. */
function isOtherwise({ items }: Reading, { from, to, text }: Mention): boolean {
  const [before, after] = [items[from - 1]?.text ?? '', items[to]?.text ?? ''];
  if (/^home/.test(text))
    return /^(gone|went|go|going|driving|drove|headed|came|come|coming|got|sent|way|nursing|mobile|drive|get|back|group|care|funeral|walking|walked|walk|heading|take|took|taken|sending|send|return|returned|returning|run|ran|flew|flown|riding|staying|stayed|ride|the|a|their|her|his|out)$/.test(
      before,
    );
  if (text === 'out of the') return /^(country|state|city|county|hospital|area|woods|question)$/.test(after);
  // "She wasn't turning around fast enough".
  if (text === 'around')
    return !/^(was|were|wasn't|weren't|is|isn't|aren't|are|be|been|nobody|anybody|anyone|1|still|people|folks|always|not)$/.test(
      before,
    );
  if (/ out$/.test(text) && !/\b(\w+sel(f|ves)|every(body|one)) (\w+ )?out$/.test(text))
    return (
      /^(there|of|to|shopping|until|till|late|here|for|the|a|his|her|their|as|because|with)$/.test(after) &&
      !/^(of (the(?! (country|state|city|county|hospital|area))|it|their|her|his|there|bed)|(the|a|his|her|their) (back|front|side|rear|window|door|basement|garage|kitchen|bedroom|2nd)|with (the|her|his|their|no|a))\b/.test(
        `${after} ${items[to + 1]?.text} ${items[to + 2]?.text}`,
      )
    );
  return false;
}

/** "They were inside" is said of the crew where the crew was named last. */
function isOccupant(
  { items, words }: Reading,
  who: Mention,
  subjects: Mention[],
  kinds: Map<Mention, 'NAMED' | 'LOOSE' | 'NOBODY'>,
  alone: boolean,
): boolean {
  // "The crew was inside when the roof let go. Everybody got out."
  if (/^every/.test(who.text) && CREW_INSIDE.test(words(who.from - 16, who.from))) return false;
  if (/^(people|folks|everybody|everyone|man|woman|lady|gentleman)/.test(who.text)) return true;
  const named = subjects.findLast((each) => each.to <= who.from && kinds.get(each) === 'NAMED')?.from ?? -1;
  for (let at = who.from - 1; at > Math.max(named, who.from - 20); at--) {
    const { text, unit } = items[at] ?? { text: '' };
    if ((unit !== undefined && !(alone && named >= 0)) || OTHERS.test(text)) return false;
  }
  return /^(they|he|she)/.test(who.text) || named >= 0 || /lives|lived/.test(words(who.to, who.to + 4));
}
const CREW_INSIDE =
  /\b(crews?|guys|firefighters|U\d+|interior)\b.*\b(inside|interior|roof|collapse\w*|ceiling|mayday|evacuation)\b/;
const OTHERS =
  /^(crews?|guys|firefighters?|police|pd|deput(y|ies)|troopers?|officers?|neighbors?|neighbor's|caller|medics?|paramedics?|company|captain|lieutenant|chief|investigator|marshal|driver|drivers|passerby|units|engine|truck|ladder|keyholder|patient)$/;

/** Said of a neighbor's house or of those in a car. */
function nextDoor(reading: Reading, { from, to }: Pick<Mention, 'from' | 'to'>): boolean {
  return (
    /\b(next door|neighbor's|neighbors?|the house behind)( \w+){0,2}$/.test(wordsBefore(reading, from, 4)) ||
    /\b(house|building|place|home|trailer) (next door|behind (it|us)|on the (bravo|delta|b|d) side)( (?!\.)\S+){0,8}$/.test(
      wordsBefore(reading, from, 12),
    ) ||
    /^\S*( \S+){0,3} ?(next door|down the (street|road)|house behind|in the (car|vehicle|truck|pickup|boat|van|suv|sedan))\b/.test(
      reading.words(to, to + 4),
    )
  );
}

/** Without punctuation a denial reaches into the next statement; only one that stands right before counts. */
export function firm(reading: Reading, hit: Mention | Hit): boolean {
  const before = wordsBefore(reading, hit.from, 3);
  // "Maybe forty people out in the lot" is unsure of the count only.
  const counts = /\b(maybe|probably|possibly)( about| around| some)?( \d+)?( or \d+| \d+)?$/.test(before);
  const doubts = reading.doubts(hit).filter((doubt) => doubt !== 'negated' && !(counts && doubt === 'hypothetical'));
  // "It wasn't, the store was closed": a pause ends the denial.
  const paused = [hit.from, hit.from - 1].some((at) => reading.items[at]?.pause);
  return (
    doubts.length === 0 && (paused || !/\b(no|not|never|none|nobody|without|\w+n't)( of| the| of the)?$/.test(before))
  );
}
