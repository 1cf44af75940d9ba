import type { DamageType } from '../../../neris/values/fire.ts';
import type { Reading } from '../../text/reading.ts';
import { DAMAGE_ROWS } from '../../vocabulary/damage.ts';
import { compile, type Found, stated, statedDenial } from './statements.ts';

const ROWS = compile(DAMAGE_ROWS);

/** Every word of extent, whatever it is about, in narrated order; the longer of two that overlap. */
export function damageWords(reading: Reading): Found<DamageType>[] {
  const found = ROWS.flatMap(({ value, pattern }) => {
    const say = value === 'NO_DAMAGE' ? statedDenial : stated;
    return say(reading, pattern).map((hit) => ({ value, hit }));
  });
  found.sort((a, b) => a.hit.from - b.hit.from || b.hit.to - a.hit.to);
  return found.filter(({ hit }, i) => {
    const previous = found[i - 1]?.hit;
    return !previous || hit.from >= previous.to;
  });
}
