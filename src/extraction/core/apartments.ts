import type { LocationUse } from '../../neris/values/location.ts';
import type { Context } from '../context.ts';
import { APARTMENTS } from '../vocabulary/occupancies.ts';
import { indexPhrases } from './phrase-table.ts';
import { type Mention, mentionsIn, wordsAfter } from './phrases.ts';
import { NEXT_DOOR } from './place-kinds.ts';

const APARTMENT_INDEX = indexPhrases(APARTMENTS);

/** Apartments by their storeys; `absent` when it is one whose storeys nobody said. */
export function apartments(context: Context): { type: LocationUse | 'absent'; from: Mention[] } | undefined {
  const mentions = mentionsIn(context.reading, APARTMENT_INDEX);
  const plain = (mention: Mention) =>
    mention.doubts.every((doubt) => doubt === 'hearsay') && !NEXT_DOOR.test(wordsAfter(context.reading, mention.to, 4));
  const three = mentions.all('THREE').filter(plain)[0];
  const tall = mentions.all('TALL').filter(plain)[0];
  const hit = mentions.all('APARTMENT').filter(plain)[0];
  if (tall) return { type: 'RESIDENTIAL||MULTI_FAMILY_HIGHRISE_DWELLING', from: [tall] };
  if (!hit && !three) return undefined;
  const storeys = [...mentions.all('APARTMENT').filter(plain), ...(three ? [three] : [])]
    .map((mention) => storeysNear(context, mention))
    .find((count) => count !== undefined);
  if (storeys !== undefined && hit) {
    const type =
      storeys <= 4
        ? 'RESIDENTIAL||MULTI_FAMILY_LOWRISE_DWELLING'
        : storeys <= 8
          ? 'RESIDENTIAL||MULTI_FAMILY_MIDRISE_DWELLING'
          : 'RESIDENTIAL||MULTI_FAMILY_HIGHRISE_DWELLING';
    return { type, from: [hit] };
  }
  if (three) return { type: 'RESIDENTIAL||MULTI_FAMILY_LOWRISE_DWELLING', from: [three] };
  if (hit && /^apartment$/.test(hit.text)) return undefined;
  return { type: 'absent', from: [] };
}

/** What recognisers make of "two" and "four". */
const HEARD_NUMBERS: Readonly<Record<string, number>> = { too: 2, to: 2, for: 4 };

/** Storeys of the building: "a 22 story apartment building", "apartment building 5 stories". */
function storeysNear(context: Context, hit: Mention): number | undefined {
  for (const story of context.reading.find(
    /\b(?<count>\d+|too|to|for) (?:and a half )?(?:story|stories|storey|storeys|floors)\b/,
  )) {
    if (!context.reading.doubts(story).every((doubt) => doubt === 'hearsay')) continue;
    if (Math.abs(story.from - hit.from) <= 8)
      return HEARD_NUMBERS[story.groups.count ?? ''] ?? Number(story.groups.count);
  }
  return undefined;
}
