import type { DamageType } from '../../../neris/values/fire.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import { ALL_HARMED, NONE_HARMED } from '../../vocabulary/exposures.ts';
import { GUARDED_NEXT, type Near } from './evidence.ts';
import { EXTENTS, NAMED_BUILDING, OF_ONE } from './extent.ts';
import { after, type Found, phrase, sentenceEnd, sentenceStop, stated, statedDenial, textOf } from './statements.ts';
import type { Exposed, Thing } from './thing.ts';

const SPARED = phrase(NONE_HARMED);
const ALIKE = phrase(ALL_HARMED);

/** Words of extent that belong to the thing: "minor damage to the fence", "the fence … call it minor". */
export function damageOf(
  reading: Reading,
  { hit }: Thing,
  { from, to, onwardTo }: Near,
  damages: Found<DamageType>[],
): Found<DamageType> | undefined {
  const pointed = damages.find(
    ({ hit: said }) =>
      said.to <= hit.from &&
      said.from >= from &&
      (/^(?:to|on|for) (?:(?:the|its) (?:vinyl |back |side |front )?(?:siding|roof|eaves|soffit|windows?|wall|corner|side|trim|gutters?) (?:of|on) )?(?:\S+ ){0,4}$/.test(
        `${textOf(reading, said.to, hit.from)} `,
      ) ||
        (hit.text === 'next door' && said.to === hit.from)) &&
      !/\band (?:we|i|it|they|U\d)|^(?:to|on|for) (?:it|them|either|anything|anyone|anybody|nothing|that 1|1)\b|^(?:to|on|for) (?:the|a|its|his|her|their) \S+ (?:the|a|his|her|their)$/.test(
        textOf(reading, said.to, hit.from),
      ),
  );
  const own = damages.find(({ value, hit: said }) => {
    if (said.from < hit.from || said.from >= (value === 'NO_DAMAGE' ? Math.max(to, onwardTo) : to)) return false;
    // "The garages caught, the south one has minor damage": said of one of them.
    if (/s$/.test(hit.text) && OF_ONE.test(textOf(reading, hit.to, said.from))) return false;
    // "The truck got its paint blistered, fire damage was minor" goes back to the fire itself.
    if (/^(?:the |fire |overall |total )*damage (?:was|is|to)\b/.test(said.text) && !isThere(reading, said))
      return false;
    const rest = textOf(reading, said.to, sentenceEnd(reading, said.to, 4));
    // "Scorched the wall but no damage inside": outside there was some.
    if (value === 'NO_DAMAGE' && /^(?:on the )?inside\b|^(?:to|in) the (?:inside|interior)\b/.test(rest)) return false;
    // "… heavy damage to the house" names its own subject.
    if (NAMED_BUILDING.test(rest)) return false;
    return !/^(?:to|in|throughout) (?:the|that|his|her|their|this) (?!(?:\S+ )?(?:siding|roof|side|wall|eaves|soffit|attic|windows?|exterior|paint|bumper|hood|front|rear|back|door|vinyl|corner|gutters?|trim|tires?|lights?)\b)/.test(
      rest,
    );
  });
  // "Moderate damage to its roof, and a pickup had minor damage": the nearer words are the pickup's.
  const listed = pointed && /\band\b/.test(textOf(reading, pointed.hit.to, hit.from));
  return pointed && !(listed && own) ? pointed : own;
}

/** Words of extent said apart from the thing: later, in the next sentence, or of all of them. */
export function settleDamage(reading: Reading, things: Thing[], found: Exposed[], damages: Found<DamageType>[]): void {
  // "No damage to the tank", said later and of a word too plain to be a thing by itself.
  for (const damage of damages) {
    const said = /^to (?:the|that|his|her|their) (\S+)(?: \S+)?$/.exec(
      textOf(reading, damage.hit.to, damage.hit.to + 4),
    );
    const number = numberIn(reading, damage.hit);
    const each = found.find((one) => (said && one.noun === said[1]) || (number && numbersOf(one).includes(number)));
    if (each) each.damage ??= damage;
  }
  for (const each of found) {
    for (const mention of each.mentions) {
      const damage = each.damage ?? damageToldNext(reading, things, mention, damages);
      if (damage) each.damage = damage;
    }
  }
  const [alike] = stated(reading, ALIKE);
  const extent = alike && EXTENTS[alike.groups.extent ?? alike.groups.to ?? ''];
  if (extent && found.reduce((sum, { count }) => sum + count, 0) > 1)
    for (const each of found) each.damage ??= { value: extent, hit: alike };
  const [spared] = statedDenial(reading, SPARED);
  if (spared) for (const each of found) each.damage ??= { value: 'NO_DAMAGE', hit: spared };
}

/** "Damage to 24 was minor", "minor damage to 24": a house told by its number. */
const numberIn = (reading: Reading, hit: Hit) =>
  /\bdamage (?:to|at|on|over at|in) (?:number |the house at )?(\d{1,5})\b(?! (?:of|rooms?|units?|apartments?|floors?|houses|homes|cars|vehicles))/.exec(
    `${hit.text} ${after(reading, hit, 4)}`,
  )?.[1];
const numbersOf = ({ number, address }: Exposed) => [number, address?.address?.number?.value];

/** "The rear wall was at risk. It was wetted down and was not damaged": the next sentence is still about it. */
function damageToldNext(
  reading: Reading,
  things: Thing[],
  last: Hit,
  damages: Found<DamageType>[],
): Found<DamageType> | undefined {
  const stop = sentenceStop(reading, last.to);
  const verdict = damages.find(
    ({ hit }) => hit.from === stop + 1 && VERDICT.test(after(reading, hit, 4)) && !OF_ANOTHER.test(hit.text),
  );
  // "The tank was cooled. Total loss": whatever was kept from the fire is not what was lost.
  const told = textOf(reading, last.to, stop);
  const kept =
    (/^(?:MAJOR|MODERATE)/.test(verdict?.value ?? '') && KEPT_FROM_FIRE.test(told)) ||
    // "The shrubs got singed. Heavy damage": no more than singed is not heavily damaged.
    (verdict?.value === 'MAJOR_DAMAGE' && /\b(?:singed|scorched|blistered|warped|bubbled|curled)\b/.test(told));
  if (verdict && !kept) return verdict;
  const there = damages.find(
    ({ hit }) => hit.from >= last.to && hit.from < last.to + THERE_REACH && isThere(reading, hit),
  );
  if (there && !things.some(({ hit }) => hit.from >= last.to && hit.from < there.hit.from)) return there;
  if (
    !GUARDED_NEXT.test(textOf(reading, stop + 1, stop + NEXT_REACH)) &&
    !/^(?:it|that|that 1|this|they|those|that damage|damage there) (?:was|were|is|are|had|has|got|took|did|didn't|only|just|suffered|sustained|wasn't|weren't)\b/.test(
      textOf(reading, stop + 1, stop + 5),
    )
  )
    return undefined;
  const end = sentenceEnd(reading, stop + 1, NEXT_REACH + 8);
  if (things.some(({ hit }) => hit.from >= last.to && hit.from < end)) return undefined;
  return damages.find(({ hit }) => hit.from > stop && hit.from < end);
}

/** A sentence that is nothing but the verdict on what was told before: "No damage." */
const VERDICT = /^(?:(?:to|on) (?:it|that|them|either|that 1)|there|over there|at all)?$/;
/** "Damage to the house was heavy": a verdict that names what it is on. */
const OF_ANOTHER =
  /^(?:the |fire |overall |total )*damage\b|\b(?:to|in|on|of|throughout) (?:the|that|his|her|their|this|our) /;
const KEPT_FROM_FIRE = /\b(?:cooled|cooling|protected|kept|saved|wet|wetted|covered|foamed|guarded|defended)\b/;
const THERE_REACH = 26;
const NEXT_REACH = 14;

/** "Minor damage over there": not here. */
export function isThere(reading: Reading, hit: Hit): boolean {
  if (/^(?:the )?damage (?:over )?(?:there|next door|to (?:that|it|the neighbor\S*))\b/.test(hit.text)) return true;
  return /^(?:(?:in|to|on) the \S+ )?(?:over there|there|next door|over next door|on that (?:1|side|house|building))(?: (?:as well|too|and))?(?: |$)/.test(
    after(reading, hit, 4),
  );
}
