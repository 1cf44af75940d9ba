import type { Item } from '../item.ts';
import { anyOf, oneOf } from '../words.ts';

export const AT_TIME = '((at|by|around|about|just|right) ){0,2}T\\d';

export const wordsOf = (items: Item[], from: number, to: number) =>
  items
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

type Reference = { units: string[]; to: number };

/** Other departments by their name, for the units they sent; and "our three" for the others. */
export function lenders(items: Item[], names: string[]): (i: number) => Reference | undefined {
  const allLent = new Set<string>();
  return (i) => (/^(our|ours)$/.test(items[i]?.text ?? '') ? ownUnits(i) : lentBy(i));

  /** "Our own four rigs cleared at 0325": those that nobody lent us. */
  function ownUnits(i: number): Reference | undefined {
    const said =
      OWN_RIGS.exec(wordsOf(items, i, i + 5))?.[0]
        .trim()
        .split(' ') ?? [];
    const own = names.filter((name) => !allLent.has(name));
    const count = Number(said.find((word) => /^\d$/.test(word)));
    const to = i + said.length;
    return allLent.size > 0 && own.length === count && WAS_LET_GO.test(wordsOf(items, to, to + 5))
      ? { units: own, to }
      : undefined;
  }

  /** "… and CAL FIRE Engine 2476. CAL FIRE was released at 1720", "Sandy Creek's two cleared at 0215". */
  function lentBy(i: number): Reference | undefined {
    const before = items[i - 1]?.text ?? '';
    const begins =
      /^(\.|and|then|so|but|)$/.test(before) || items[i]?.pause === true || items[i - 1]?.clock !== undefined;
    const isTaken = /^(turned|waved|sent|called|cancelled|canceled|released)$/.test(before);
    if (!begins && !isTaken) return undefined;
    for (const length of [1, 2]) {
      const name = wordsOf(items, i, i + length).replace(/ ?'?s$/, '');
      if (!/^[a-z]{3,}( [a-z]{3,})?$/.test(name) || NO_LENDER.test(name)) continue;
      let to = i + length;
      if (items[to]?.text === 'fire') to++;
      const count = COUNTED.exec(items[to]?.text ?? '')?.[0];
      if (count) to++;
      const behind = wordsOf(items, to, to + 5);
      const isObject = isTaken && (/^(turned|waved|sent|called)$/.test(before) ? SENT_BACK : AT_SOME_TIME).test(behind);
      if (!isObject && !(begins && WAS_LET_GO.test(behind))) continue;
      const lent = unitsOf(name, i);
      if (lent.length === 0 || (count && Number(count) > 0 && Number(count) !== lent.length)) continue;
      for (const unit of lent) allLent.add(unit);
      return { units: lent, to };
    }
    return undefined;
  }

  /** The units that were named beside a department before. */
  function unitsOf(name: string, end: number): string[] {
    const words = name.split(' ');
    const lent = new Set<string>();
    for (let at = 0; at < end; at++) {
      if (!words.every((word, k) => items[at + k]?.text.replace(/'s$/, '') === word)) continue;
      const after = at + words.length + (items[at + words.length]?.text === 'fire' ? 1 : 0);
      const origin = /^(from|of)$/.test(items[at - 1]?.text ?? '') ? at - (items[at - 2]?.text === 'out' ? 3 : 2) : -1;
      const own = items[after]?.unit === undefined ? sentBy(items, after) : [items[after]?.unit as string];
      for (const each of [...own, items[origin]?.unit]) if (each !== undefined) lent.add(each);
    }
    return [...lent];
  }
}

/** "called for Belfield and they started their Brush 11", "Westby got called at 2206, Engine 51 and Tender 54". */
function sentBy(items: Item[], from: number): string[] {
  const words = wordsOf(items, from, from + 9);
  const sent = SENT.exec(words);
  return sent ? listAt(items, from + sent[0].trim().split(' ').length) : [];
}
const SENT = new RegExp(
  String.raw`^${anyOf(['(and )?(they |he )?(sent|started|brought|gave|rolled|put) (us |me |their |a |the |out )*', String.raw`(got |was |were )?(called|paged|toned|dispatched|requested)( out)? (at )?T\d+ (for |with )?(their )?`, String.raw`((?!U\d|T\d|\.)\S+ ){0,4}(and |with )their `])}(?=U\d)`,
);

/** Units one after the other, with what joins them. */
export function listAt(items: Item[], from: number): string[] {
  const units: string[] = [];
  for (let at = from; at < from + 10; at++) {
    const { unit, text = '' } = items[at] ?? {};
    if (unit !== undefined) units.push(unit);
    else if (!/^(us|and|with|their|in|over|the|plus|a)$/.test(text)) break;
  }
  return units;
}

const OWN_RIGS = /^(our|ours) (own )?\d (rigs |units |trucks |engines |companies |pieces )?/;
const COUNTED = /^(\d|both|units|rigs|trucks|crews|guys|companies|people)$/;
const SENT_BACK = /^(around|off|back|home)\b/;
const AT_SOME_TIME = /^(at|around|about)\b/;
const WAS_LET_GO = new RegExp(
  `^(all |both )?((was|were|got) (released|cleared|cancel\\w*|turned around|sent home|let go|clear|on scene|dispatched|toned|paged|there)|(cleared|arrived|left|pulled (in|up)|rolled in|showed up|got (there|here|in))( (together|up|out|home))? ${AT_TIME})`,
);
const NO_LENDER =
  oneOf(`the and our both all then with that was were had when which they also from for but command dispatch captain
    lieutenant chief officer fire medics everybody everyone units crew crews scene police pd sheriff deputies
    deputy troopers trooper ems patrol hazmat`);
