import type { OutsideFireCause, StructureFireCause } from '../../../neris/values/fire.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import {
  CAUSE_AFTER,
  CAUSE_BEFORE,
  CAUSE_GUESS,
  CAUSE_OPEN,
  CAUSE_SAID,
  NOT_YET,
  UNDETERMINED,
} from '../../vocabulary/cause-talk.ts';
import { type CauseRow, OUTSIDE_CAUSE_ROWS, STRUCTURE_CAUSE_ROWS } from '../../vocabulary/causes.ts';
import { ARSON_SQUAD } from '../../vocabulary/investigation.ts';
import { after, before, type Found, phrase, stated, statedDenial, textOf } from './statements.ts';

interface Compiled<C> {
  cause: C;
  plain: RegExp;
  framed: RegExp;
}

const compileRows = <C>(rows: readonly CauseRow<C>[]): Compiled<C>[] =>
  rows.map(({ cause, plain, framed }) => ({ cause, plain: phrase(plain.join('|')), framed: phrase(framed.join('|')) }));

const STRUCTURE = compileRows(STRUCTURE_CAUSE_ROWS);
const OUTSIDE = compileRows(OUTSIDE_CAUSE_ROWS);
const NEVER_FOUND = phrase(UNDETERMINED.join('|'));
const LEFT_OPEN = phrase(CAUSE_OPEN.join('|'));
/** "It was a bad outlet": an answer right after the words, not a house that has an outlet. */
const ANSWER =
  "(?:it was|that was|it's|was just|was all)(?: (?:just|all|only|actually|a|an|the|his|her|their|some|from|that|those|1|of|started on|caused by)){0,3}(?: (?!in|on|with|and|at|to|by|story|house|building|home|apartment|we|i|they|near|behind|fire|room)\\S+){0,2}";
const INTRODUCED = new RegExp(
  `(?:^| )(?:(?:${CAUSE_BEFORE})(?: \\S+){0,5}|(?:so|(?<!(?:smoke|flames?|fire|coming|heat|odor|smell|showing|pushing|rolling|water|away|feet|haze) )from|just)(?: (?:a|an|the|some|his|her|their|just))*|${CAUSE_SAID}|${ANSWER})$`,
);
const CONFIRMED = new RegExp(`^(?:\\S+ ){0,10}?(?:${CAUSE_AFTER})(?![\\w-])`);
/** The strongest introductions; where causes disagree, theirs stands. */
const DECLARED =
  /(?:^| )(?:causes?|caused by|culprit|determined|ruled|traced|put (?:it|this) (?:down )?(?:to|on|as)|confirmed|blamed|listed|attributed to)(?: \S+){0,7}$/;

export function structureCause(reading: Reading): Found<StructureFireCause> | undefined {
  return causeOf(reading, STRUCTURE);
}

export function outsideCause(reading: Reading): Found<OutsideFireCause> | undefined {
  return causeOf(reading, OUTSIDE);
}

function causeOf<C extends string>(
  reading: Reading,
  rows: Compiled<C>[],
): Found<C | 'UNABLE_TO_BE_DETERMINED'> | undefined {
  const [never] = statedDenial(reading, NEVER_FOUND).filter(
    (hit) => !NOT_YET.test(`${hit.text} ${after(reading, hit, 5)} ${before(reading, hit, 2)}`),
  );
  if (
    never &&
    (FINDING.test(never.text) ||
      (!LOOKED_INTO.test(after(reading, never, 14)) && !LOOKED_INTO.test(before(reading, never, 12))))
  )
    return { value: 'UNABLE_TO_BE_DETERMINED', hit: never };
  const plain = rows.flatMap(({ cause, plain: pattern }) =>
    facts(reading, pattern, cause).map((hit) => ({ value: cause, hit })),
  );
  const named = rows.flatMap(({ cause, framed: pattern }) =>
    facts(reading, pattern, cause).map((hit) => ({ value: cause, hit })),
  );
  const all = placesDropped(reading, [...plain, ...named]);
  const framed = all.filter(({ hit }) => isFramed(reading, hit) || isSaidAlone(reading, hit));
  const declared = framed.filter(({ hit }) => DECLARED.test(before(reading, hit, 10)) || isNamedKind(reading, hit));
  const open = reading.find(LEFT_OPEN).length > 0;
  const verdict = agreed(declared);
  if (verdict) return verdict;
  // Whoever leaves the cause open names none by the way.
  const told = open ? undefined : agreed(longest(framed));
  const merely = told ?? (framed.length === 0 && !open ? agreed(longest(plain)) : undefined);
  return merely && !rows.some(({ cause, framed: pattern }) => cause !== merely.value && isGuessedAt(reading, pattern))
    ? merely
    : undefined;
}

/** "Could be the dryer, could be the wiring": another cause was thought of, so none is told. */
const isGuessedAt = (reading: Reading, pattern: RegExp) =>
  reading
    .find(pattern)
    .some((hit) => GUESSED.test(before(reading, hit, 6)) && !OTHERS_GUESS.test(before(reading, hit, 9)));
/** What it was taken for before the crew looked. */
const OTHERS_GUESS =
  /\b(?:dispatch\w*|callers?|neighbors?|bystanders?|1st|originally|initially|thought|came in|reported)\b/;
const GUESSED =
  /\b(?:thinks?|guess|believes?|suspects?|figures?|could be|could have been|might be|might have been|may have been|maybe|possibly|either)(?: (?:it|was|is|that|it's|a|an|the|his|her|their|bad|old|some|from|been))*$/;

/** The value set's own answer, given as what was found, whoever is to look again. */
const FINDING = /\b(?:could not|couldn't|cannot) be determined$/;

/** "Cause undetermined, the marshal will be out in the morning": left open until then. */
const LOOKED_INTO =
  /\b(?:marshal|investigator|arson)\S*(?: \S+){0,3} (?:will|coming|en route|on (?:his|her|their|the) way|going to|tomorrow|in the morning|is still|are still|later|to (?:look|determine|investigate|come))\b/;

/** "The motor shorted … it's an electrical fire": the kind named in the end is the verdict. */
const isNamedKind = (reading: Reading, hit: Hit) =>
  /^(?:electrical|mechanical|cooking|intentional|incendiary|arson)\b/.test(hit.text) &&
  /(?:^| )(?:it's|its|it is|it was|call(?:ed|ing)? it|that's|this was|this is|so)(?: (?:just|definitely|an?|basically|all)){0,2}$/.test(
    before(reading, hit, 4),
  );

/** "Bad wiring at the attic fan": what stands behind the preposition is where, not why. */
function placesDropped<C>(reading: Reading, found: Found<C>[]): Found<C>[] {
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.value !== one.value &&
          // "An air conditioner cord" is a cord.
          ((one.hit.to === other.hit.from && !isPauseAt(reading, other.hit.from)) ||
            (other.hit.to < one.hit.from &&
              one.hit.from - other.hit.to <= 3 &&
              /^(?:at|in|near|behind|inside|to|for|feeding|by|above|under) (?:the|a|an|his|her|their)(?: \S+)?$/.test(
                textOf(reading, other.hit.to, one.hit.from),
              ))),
      ),
  );
}

const isPauseAt = ({ items }: Reading, at: number) => items[at]?.pause === true;

/** "Electrical." or "fireworks" as an answer of its own, or after the word cause. */
function isSaidAlone(reading: Reading, hit: Hit): boolean {
  const { items } = reading;
  const closed = items[hit.to]?.pause || items[hit.to]?.text === '.';
  if (reading.punctuated && closed && items[hit.from - 1]?.text === '.') return true;
  return /(?:^|\. )(?:\S+ )?causes?$/.test(textOf(reading, hit.from - 4, hit.from));
}

/** Stoves that heat, and pipes of stoves, are no cooking. */
const HEATING_STOVE = /\b(wood|pellet|coal|pot belly|potbelly|wood burning) ?stoves?|stove ?pipe/;

const FIRE_BEHIND =
  /\bfire (?:in|inside|up|was in) the (?:\S+ )?(?:walls?|ceiling|floor|joists|void|cabinets?|corner) (?:behind|beside|next to|near|above|over|under|by) (?:the|a|his|her|their)(?: \S+){1,3}$/;

/** "He figures a bearing got hot, and that's sure where it looks like it started": a guess the crew bears out. */
const BORNE_OUT =
  /\b(?:that's|that is|it's) (?:\S+ )?(?:where|how|what) (?:it (?:looks|looked|appears|appeared) like )?(?:it started|it looks like|started it)|\b(?:he|she|they)(?:'s|'re| is| was| are) right\b|\bi agree\b/;

/** "He put it up damp last week, so call it spontaneous": the verdict is today's, whenever it was brought about. */
const VERDICT =
  /\bso (?:we're |i'm |we'll |i'll )?(?:just )?(?:call|calling|putting|put) it(?: down)?(?: as| to| a| an)*$/;

function facts(reading: Reading, pattern: RegExp, cause: string): Hit[] {
  const verdicts = reading
    .find(pattern)
    .slice(0, 40)
    .filter((hit) => VERDICT.test(before(reading, hit, 5)) && reading.doubts(hit).join() === 'earlier');
  return [...stated(reading, pattern), ...verdicts].filter((hit) => {
    const rest = after(reading, hit, 6);
    if (hit.text === 'arson' && ARSON_SQUAD.test(rest)) return false;
    if (cause === 'COOKING' && HEATING_STOVE.test(`${before(reading, hit, 1)} ${hit.text} ${rest.split(' ')[0]}`))
      return false;
    if (/^(?:\S+ ){0,2}?(?:was|were|is|been|has been|had been|got|can be) (?:ruled out|eliminated|not)\b/.test(rest))
      return false;
    if (/^(?:\S+ ){0,1}?(?:wasn't|weren't|isn't|ruled out|had nothing)\b/.test(rest)) return false;
    // "Fire in the wall behind the dryer": where, not why.
    if (FIRE_BEHIND.test(`${before(reading, hit, 9)} ${hit.text}`)) return false;
    return (
      (BORNE_OUT.test(after(reading, hit, 12)) ||
        !CAUSE_GUESS.test(before(reading, hit, 6).replace(/^.*(?:^| )but (?=.)|\bcould (?:see|tell|smell)\b/g, ''))) &&
      !/^(?:(?:out of|out|off|into|in|on|from) (?:\S+ ){1,3}?)?(?:probably|most likely|likely|maybe|i'd guess)(?: |$)/.test(
        rest,
      ) &&
      !/^(?:\S+ )?(?:is|was) (?:just )?(?:a guess|my guess|what (?:he|she|they) (?:think|figure)\w*)/.test(rest)
    );
  });
}

function isFramed(reading: Reading, hit: Hit): boolean {
  return INTRODUCED.test(before(reading, hit, 11)) || CONFIRMED.test(after(reading, hit, 14));
}

/** Of words that share words only the fuller count: "grease on the stove" over "stove". */
function longest<C>(found: Found<C>[]): Found<C>[] {
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.value !== one.value &&
          other.hit.from < one.hit.to &&
          other.hit.to > one.hit.from &&
          other.hit.to - other.hit.from > one.hit.to - one.hit.from,
      ),
  );
}

/** The one cause that all of them name, or none. */
function agreed<C>(found: Found<C>[]): Found<C> | undefined {
  const kept = longest(found);
  const [first] = kept;
  return first && kept.every(({ value }) => value === first.value) ? first : undefined;
}
