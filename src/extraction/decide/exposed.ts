import type { Filled } from '../../neris/report.ts';
import type { Words } from '../../neris/words.ts';
import type { Claim, Heard } from '../reader/heard.ts';
import type { AddressMention } from '../text/addresses/addresses.ts';
import { housesNextTo } from '../text/addresses/claimed.ts';
import type { Mentions } from '../text/mentions.ts';
import { type Evidence, fromClaims, fromWords, strongest } from './evidence.ts';
import { addressFields, incidentAddress } from './place.ts';
import { isTimed } from './response/response.ts';
import { bySubject } from './subjects.ts';

type Statement = Claim & { address?: AddressMention; house?: string };

const PLACE = { field: 'place', code: '', strength: 0.5 };

/** What the fire damaged or threatened beside itself, in the order told, with its damage and its own address. */
export function decideExposures({ reading, heard, mentions }: Evidence): Filled[] {
  const own = incidentAddress(reading, heard);
  // A street or corner is where a hydrant was, or an engine; a house next door has its number.
  const addresses = reading.items.flatMap(({ address, start, end }): Statement[] =>
    address?.number && address.from !== own?.from ? [{ start, end, address, ...PLACE }] : [],
  );
  const next = housesNextTo(reading.tokens, reading.transcript, Number(own?.number?.value), (digits) =>
    isAboutThen(mentions, digits),
  )
    .map(({ from, to, value }): Statement => ({ ...reading.tokenSource(from, to), house: value, ...PLACE }))
    .filter(
      (house) => !isTimed(heard, house) && !addresses.some(({ start, end }) => house.start < end && house.end > start),
    );
  const statements: Statement[] = [...heard.claims('exp'), ...heard.claims('expdamage'), ...addresses, ...next];
  return bySubject(heard, statements)
    .filter((thing) => thing.some(({ field }) => field === 'exp'))
    .flatMap((thing, i) => {
      const path = `exposures[${i}]`;
      const named = thing.filter(({ field }) => field === 'exp');
      const address = thing.find((statement) => statement.address)?.address;
      const neighbour = address ? undefined : thing.find(({ house }) => house);
      return [
        ...best(heard, `${path}.location_detail.item_type`, named),
        fromClaims(heard, `${path}.location_detail.type`, 'EXTERNAL_EXPOSURE', named),
        ...best(
          heard,
          `${path}.damage_type`,
          thing.filter(({ field }) => field === 'expdamage'),
        ),
        ...(address ? addressFields(reading, address, `${path}.location`) : []),
        ...(neighbour?.house ? houseFields(`${path}.location`, neighbour.house, heard.sourceOf(neighbour)) : []),
      ];
    });
}

/** Whether something is told to have been within two hours of what would be a time, on the twelve hours of a dial. */
function isAboutThen({ times }: Mentions, digits: string): boolean {
  if (!/^(?:[01]?\d|2[0-3])[0-5]\d$/.test(digits)) return false;
  const minutes = Number(digits.slice(0, -2)) * 60 + Number(digits.slice(-2));
  return times.some(({ clock, bare }) => {
    const away = Math.abs(clock.hour * 60 + clock.minute - minutes) % 720;
    return !bare && Math.min(away, 720 - away) <= 120;
  });
}

/** A house next door of which only the number is said; its street is nobody's words. */
function houseFields(path: string, house: string, words: Words): Filled[] {
  return [fromWords(`${path}.number`, Number(house), words), fromWords(`${path}.complete_number`, house, words)];
}

function best(heard: Heard, path: string, claims: readonly Claim[]): Filled[] {
  const [top] = strongest(claims);
  if (!top) return [];
  return [
    fromClaims(
      heard,
      path,
      top.code,
      claims.filter(({ code }) => code === top.code),
    ),
  ];
}
