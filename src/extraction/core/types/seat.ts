import { type Mention, wordsAfter, wordsBefore } from '../phrases.ts';
import { UPHOLSTERED } from './burnt.ts';
import type { Facts } from './facts.ts';

/** "It was one back bedroom, the bed and a dresser", "found it in the den, a recliner": a bare list tells what the fire was. */
const NAMES_IT =
  /^.*\b(?:(?:it|fire|this|which|all(?: that burned| it was| we had)?|that) (?:was|is|were)|it's|looked (?:like|to be)|appeared to be|found (?:it|the fire|fire|a fire|the seat(?: of (?:it|the fire))?)|(?:traced|tracked|followed|chased) it (?:back )?(?:to|down to|into)|located (?:it|the fire|fire))((?: [\w-]+){0,14})$/;

/** What makes it more than a bare list: a deed, a cause, a place beside, a smell. */
const MORE_THAN_LIST =
  /\b(was|were|had|has|have|got|gotten|from|caused?|because|when|where|who|that|which|by|behind|under|near|next|beside|against|above|over|through|between|no|not|never|\w+n't|smoke|steam|smell\w*|odor|dust|burnt|food|popcorn|toast|out|off|to|if|nothing|water|we|he|she|they|i|U\d+|T\d+|then|so|but|after|before|until|left|sitting|sleeping|asleep|trapped|alarm|detector|like|looks?|for|set|too|overheated|plugged|outside|yard|porch|driveway|alley|curb|truck|car|pickup|neighbor'?s?)\b/;

/** Contents of a room named as what the fire was: one that only burns, or several things. */
export function seatContents(facts: Facts): Mention[] {
  const named = facts
    .things()
    .said('CONTENTS')
    .filter(({ from, to }) => {
      const before = wordsBefore(facts.reading, from, 18).split(' . ').at(-1) ?? '';
      const list = NAMES_IT.exec(before)?.[1];
      return (
        list !== undefined &&
        !MORE_THAN_LIST.test(list) &&
        !/^(alarm|detector|fire|panel|unit)$/.test(facts.reading.items[to]?.text ?? '')
      );
    });
  if (named.length === 0) return listed(facts);
  return named.length > 1 || named.some(({ text }) => UPHOLSTERED.test(text)) ? named : [];
}

/** "Had it in check when we walked in, desk and a poster and some papers": a clause that is nothing but contents. */
function listed(facts: Facts): Mention[] {
  const { items } = facts.reading;
  const things = facts.things().said('CONTENTS', 'APPLIANCE');
  return things.filter((thing, i) => {
    const next = things.slice(i + 1).find(({ from }) => from >= thing.to);
    if (!next || next.from - thing.to > 4 || !opensClause(items, thing.from)) return false;
    const between = items.slice(thing.to, next.from).map(({ text }) => text);
    const last = things.findLast(({ from }) => from >= next.from && from - next.to < 8) ?? next;
    const end = items[last.to];
    const furnished = facts
      .things()
      .said('CONTENTS')
      .some(({ from }) => from >= thing.from && from <= last.from);
    return (
      furnished &&
      /^(and )?((an?|the|some|his|her|a few|couple|of) )*(\w+ )?$/.test(`${between.join(' ')} `.trimStart()) &&
      !between.some((word) => MORE_THAN_LIST.test(word)) &&
      (end === undefined ||
        end.pause ||
        end.text === '.' ||
        /^(over|above|beside|next to|by|around) /.test(wordsAfter(facts.reading, last.to, 2)))
    );
  });
}

/** Nothing stands before it in its clause but what goes with a noun. */
function opensClause(items: Facts['reading']['items'], from: number): boolean {
  for (let i = from; i >= from - 2; i--) {
    if (items[i]?.pause || items[i - 1]?.text === '.') return true;
    if (!/^(an?|the|some|his|her|their|just|only|old|kid's|bunk|1|2|3)$/.test(items[i - 1]?.text ?? '')) return false;
  }
  return false;
}
