import type { DamageType } from '../../../neris/values/fire.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import { DAMAGE_ROWS } from '../../vocabulary/damage.ts';
import { compile, type Found, stated, statedDenial } from './statements.ts';

const ROWS = compile(DAMAGE_ROWS);

/** "Total loss on the double wide": whatever stood before it, the words name the building. */
export const NAMED_BUILDING =
  /^(?:on|to|of|for) (?:the |that |his |her |their )(?:main |whole |original |fire )?(?:house|home|building|structure|mobile home|double wide|single wide|residence|dwelling|duplex|apartment)(?! (?:next|behind|to|on|across|at|beside|above|below|\d)\b)/;

/** "The south one has minor damage": one of several. */
export const OF_ONE =
  /\b(?:1|1's|1s) (?:has|had|got|took|is|was|side|of them|with|gone)\b|\b(?:north|south|east|west|left|right|bravo|delta|other) 1\b/;

const CORRECTED =
  /^(?:\. )?(?:no|well|wait|actually|sorry|scratch that|make that|make it|i mean)(?: (?:no|wait|actually|make (?:it|that)|let's|call it|say|put))* (?<extent>minor|light|moderate|heavy|major)\b(?! (?:injur|smoke|fire))/;
/** Words for how much was harmed. */
export const EXTENTS: Readonly<Record<string, DamageType>> = {
  minor: 'MINOR_DAMAGE',
  light: 'MINOR_DAMAGE',
  moderate: 'MODERATE_DAMAGE',
  heavy: 'MAJOR_DAMAGE',
  major: 'MAJOR_DAMAGE',
};

/** "I'd say moderate, no, minor": the second word stands. */
const corrected = (reading: Reading, { to }: Hit): DamageType | undefined =>
  EXTENTS[CORRECTED.exec(reading.words(to, to + 6))?.groups?.extent ?? ''];

/** Every word of extent, whatever it is about, in narrated order; the longer of two that overlap. */
export function damageWords(reading: Reading): Found<DamageType>[] {
  const found = ROWS.flatMap(({ value, pattern }) => {
    const say = value === 'NO_DAMAGE' ? statedDenial : stated;
    return say(reading, pattern).map((hit) => ({ value: corrected(reading, hit) ?? value, hit }));
  });
  found.sort((a, b) => a.hit.from - b.hit.from || b.hit.to - a.hit.to);
  return found.filter(({ hit }, i) => {
    const previous = found[i - 1]?.hit;
    return !previous || hit.from >= previous.to;
  });
}
