import type { Filled } from '../../neris/report.ts';
import { type Context, fill } from '../context.ts';
import type { Reading } from '../text/reading.ts';
import {
  ANIMAL_COUNT,
  ANIMAL_FREED,
  ANIMAL_ONLY,
  ANIMALS_SAVED,
  ANY_ANIMAL,
  LIVING,
  ONE_ANIMAL,
} from '../vocabulary/occupants.ts';
import { displacement } from './displacement.ts';
import { wordsAfter, wordsBefore } from './phrases.ts';
import { presence } from './presence.ts';

/** Who was there, who is displaced and why, which animals were saved. */
export function people(context: Context): Filled[] {
  return [...presence(context), ...displacement(context), ...animals(context)];
}

/** What people save themselves is no rescue of the crews'. */
const OWN_PET =
  /\b(owners?|homeowners?|she|he|residents?|tenants?|neighbors?|family|mom|mother|dad|father|kids?|wife|husband|son|daughter|couple|lady|guy|occupants?|marshal|investigator|handler|deputy|officer|hunter)( had| also| already| even)?$/;

/** Living animals brought out; a number, or one for "a dog" and "the cat". */
function animals({ reading }: Context): Filled[] {
  if (!ANY_ANIMAL.test(reading.text)) return [];
  for (const pattern of ANIMALS_SAVED) {
    const hit = reading.said(pattern).find(({ from }) => !OWN_PET.test(wordsBefore(reading, from, 3)));
    if (!hit) continue;
    const after = wordsAfter(reading, hit.to, 6);
    if (/\b(dead|deceased|didn't make it|perished|died)\b/.test(`${hit.text} ${after}`)) continue;
    // "a dog and two axolotls": a list that goes on with something unknown cannot be counted.
    if (
      /^(and|plus) (\d+|a|an|the|their|her|his) (?!(bit|few|little|couple|minute|owner|family|rest|fire|patient)\b)[a-z]+s?( out\b| \.|$)/.test(
        after,
      )
    )
      return [];
    let total = 0;
    for (const { groups } of (hit.groups.list ?? '').matchAll(ANIMAL_COUNT)) {
      const many = /s$|calves|deer|sheep|ponies|puppies|geese/.test(groups?.animal ?? '');
      if (/^\d+$/.test(groups?.count ?? '')) total += Number(groups?.count);
      else if (groups?.count === 'both') total += 2;
      else if (many) return [];
      else total += 1;
    }
    if (total > 0) return [fill('base.animals_rescued', total, hit)];
  }
  return freedAnimal(reading);
}

/** "A beagle went in the drain … we slid him out": who was named last is the animal. */
function freedAnimal(reading: Reading): Filled[] {
  const hit = reading.said(ANIMAL_FREED).find(({ from }) => {
    const named =
      wordsBefore(reading, from, 80)
        .match(LIVING)
        ?.filter((each) => each !== 'owner') ?? [];
    return ONE_ANIMAL.test(named.at(-1) ?? '') && named.every((each) => ANIMAL_ONLY.test(each));
  });
  return hit ? [fill('base.animals_rescued', 1, hit)] : [];
}
