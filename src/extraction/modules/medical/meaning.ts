import type { Hit, Reading } from '../../text/reading.ts';
import { NOUNS } from '../../vocabulary/persons.ts';
import { wordsOf } from './carriers.ts';

// Whether what is said of a patient was done, here and by responders.

/** Whether the words before a hit may deny it, and how. */
export type Denial = 'near' | 'own';

const NEGATION =
  /^(no|not|never|without|nor|neither|\w+n't|nobody|none|didnt|wasnt|werent|refused|declined|denied|denies|no-1)$/;
/** Words that may stand between a denial and the verb it denies. */
const BETWEEN =
  /^(have|to|need|needed|even|get|got|really|any|ever|be|been|had|a|an|the|want|wanted|start|actually|give|be|further|more|attempt|try|1|real|much|significant|major|noticeable|let|us|anybody|anyone|them|me|medics|nobody)$/;
const THOUGHTS =
  /\b(if|would have|would've|'d (?:have|of|be)|could have|in case|thought about|thinking about|considered|was going to|were going to|about to|talked about|offered|offered to|ready to|prepared to|wanted to|planned to|asked (for|about)|might|should|(?:is|are) going to|gonna|will|tried to (?:get|talk)|supposed to|didn't think|before (we|they) could)\b(?! \w+ (he|she|they|we|i) )[^.]*$/;

/** Medical talk is full of "possible" and "history of" that cast no doubt on what was done; only nearer words do. */
export function isMeant(reading: Reading, hit: Hit, denial: Denial): boolean {
  const words: string[] = [];
  for (let i = hit.from - 1; i >= 0 && words.length < 6; i--) {
    const item = reading.items[i];
    if (!item || item.text === '.' || item.clock) break;
    words.unshift(item.text);
    if (item.text === 'but') break;
    if (/^(we|i|they|he|she|so|medics|until|till)$/.test(item.text) && words.length > 1) {
      if (/^(if|unless|before|when)$/.test(reading.items[i - 1]?.text ?? ''))
        words.unshift(reading.items[i - 1]?.text ?? '');
      break;
    }
    if (item.unit || item.pause) break;
  }
  if (THOUGHTS.test(words.join(' '))) return false;
  if (denial === 'near') {
    for (const word of words.reverse()) {
      if (NEGATION.test(word)) return false;
      if (!BETWEEN.test(word)) break;
    }
  }
  return !isEarlier(reading, hit);
}

/** What others had done before the crew came is not the crew's care. */
export function isBystanders(reading: Reading, hit: Hit): boolean {
  const before =
    wordsOf(reading, hit.from - 5, hit.from)
      .split(' . ')
      .at(-1) ?? '';
  const after = wordsOf(reading, hit.to, hit.to + 10).split(' . ')[0] ?? '';
  if (/\boff duty\b/.test(before)) return true;
  // "Dispatch started CPR instructions", "his wife had an EpiPen": told how, or had at hand, and not yet done.
  if (/^(?:instructions?|directions|coaching|over the phone|by phone|class(?:es)?|training|course)\b/.test(after))
    return true;
  if (
    HAD_AT_HAND.test(hit.text) &&
    !/^(?:\w+ )?(?:given|used|on board|in (?:him|her)|and (?:used|gave|stuck))\b/.test(after)
  )
    return true;
  if (/\b(U\d+|we|i|medics?|paramedics?|crews?|ems|ambulance)\b/.test(before)) return false;
  if (/\bbystanders?\b|\b(?:his|her|their) own$/.test(before)) return true;
  // "The deputy had given him Narcan", "she had tried compressions": done before, by one who is none of the crew.
  if (
    PLUPERFECT.test(`${before} ${hit.text}`) &&
    OTHERS.test(
      wordsOf(reading, hit.from - 12, hit.from)
        .split(' . ')
        .at(-1) ?? '',
    )
  )
    return true;
  if (KIN_DID.test(before) || (DOES.test(hit.text) && RELATIVE.test(before))) return true;
  // "A woman from the next table gave him back blows": the doer is told, and is none of the crew.
  if (isDoneByOther(reading, hit)) return true;
  // "She had been doing compressions": whoever is named as doing it is none of the crew.
  if (/\b(?:cpr|c p r|compressions|breaths|breathing|the cord)$/.test(hit.text) && RELATIVE.test(before)) return true;
  return (
    /\b(had|has|have) already\b/.test(before) ||
    /\b(before|prior to|when) (we|our|U\d+|crews?)( \w+)? ?(arriv|got|walked|pulled|came|made)/.test(after)
  );
}

function isDoneByOther(reading: Reading, hit: Hit): boolean {
  const object = /\b(?:gave|did|put|started|held|wrapped|used|got) (?:\w+ )?(him|her)\b/.exec(
    wordsOf(reading, hit.from - 3, hit.to),
  )?.[1];
  if (!object) return false;
  for (let at = hit.from - 1; at >= 0 && hit.from - at < 16; at--) {
    const { text = '.', unit } = reading.items[at] ?? {};
    if (text === '.' || unit || OURS.test(text)) return false;
    const sex = NOUNS.get(text)?.sex;
    if (sex) return sex === (object === 'him' ? 'f' : 'm') && !/\b(?:his|her)$/.test(reading.items[at - 1]?.text ?? '');
  }
  return false;
}
const OURS = /^(?:we|us|our|ours|i|my|they|them|medics?|paramedics?|crews?|ems|ambulance|squad|he|she|he's|she's)$/;

const HAD_AT_HAND =
  /^had (?:an?|his|her|their|some) (?:\w+ )?(?:epi|epi ?pens?|inhaler|narcan|benadryl|aspirin|nitro)$/;

const PLUPERFECT =
  /\b(?:had|he'd|she'd|they'd) (?:already |just |then |even )*(?:tried|done|did|given|gave|got|gotten|put|started|begun|pulled|held|wrapped|tied|used|been|administered|squirted|performed|applied|made|stuck|iced|washed|rinsed|run|moved)\b/;
/** A doer who came before the crew. */
const OTHERS =
  /\b(?:he|she|he'd|she'd|they'd|somebody|someone|guy|lady|man|woman|wife|husband|son|daughter|mom|mother|dad|father|brother|sister|neighbor|friend|buddy|coworker|coworkers|roommate|girlfriend|boyfriend|nurse|teacher|coach|lifeguards?|officers?|deput(?:y|ies)|police|pd|troopers?|staff|family|clerk|manager|guard|security|boss|foreman|supervisor|employees?|partner|host|principal|director|caregiver|aide)\b(?!.*\b(?:we|i|medics?|paramedics?|crews?|ems|ambulance|U\d+)\b)/;

const KIN_DID =
  /\b(?:wife|husband|son|daughter|mom|mother|dad|father|brother|sister|neighbor|friend|coworker|roommate|girlfriend|boyfriend|nurse|teacher|coach|lifeguard|officers?|deput(?:y|ies)|police|pd|trooper|staff|family|grandson|caregiver|manager|guard|partner)(?: (?:had|was|then|already|just))* (?:did|does|tried|performed|gave|giving|doing|used|put|holding|held|washed|rinsed|wrapped)(?: (?:him|her|the baby|the kid|some|the|a|a few|a couple))*$/;
/** Done by whoever is named right before: "teacher put ice on it". */
const DOES = /^(?:put (?:ice|pressure|direct|a|some|an)|gave|held|did|used|started|rinsed|flushed|iced)\b/;
const RELATIVE =
  /\b(?:he|she|who|wife|husband|son|daughter|mom|mother|dad|father|brother|sister|neighbor|friend|coworker|roommate|girlfriend|boyfriend|nurse|teacher|coach|lifeguard|officers?|deput(?:y|ies)|police|pd|trooper|staff|family|grandson|caregiver|manager|guard|partner)(?: (?:had|was|were|has|been|already|there|just|then|and|on the phone))*$/;

/** What the patient had or took all along reaches over what was done for it today. */
const ALL_ALONG = /\b(history of|always|used to|previous(ly)?)\b/;

/** Told of another call, and not of what the patient has had for long. */
export function isEarlier(reading: Reading, hit: Pick<Hit, 'from' | 'to'>): boolean {
  if (!reading.doubts(hit).includes('earlier')) return false;
  let from = hit.from;
  while (from > 0 && hit.from - from < 14 && reading.items[from - 1]?.text !== '.') from--;
  let to = hit.to;
  while (to < reading.items.length && to - hit.to < 12 && reading.items[to]?.text !== '.') to++;
  return !ALL_ALONG.test(wordsOf(reading, from, to));
}
