import type { Filled } from '../../neris/report.ts';
import type { Claim, Heard } from '../reader/heard.ts';
import type { AddressMention } from '../text/addresses.ts';
import { type Evidence, fromClaims, strongest } from './draft.ts';
import { addressFields, incidentAddress } from './place.ts';
import { bySubject } from './subjects.ts';

type Statement = Claim & { address?: AddressMention };

/** What the fire damaged or threatened beside itself, in the order told, with its damage and its own address. */
export function decideExposures({ reading, heard }: Evidence): Filled[] {
  const own = incidentAddress(reading, heard);
  // A street or corner is where a hydrant was, or an engine; a house next door has its number.
  const addresses = reading.items.flatMap(({ address, start, end }): Statement[] =>
    address?.number && address.from !== own?.from
      ? [{ start, end, address, field: 'place', code: '', strength: 0.5 }]
      : [],
  );
  const statements: Statement[] = [...heard.claims('exp'), ...heard.claims('expdamage'), ...addresses];
  return bySubject(heard, statements)
    .filter((thing) => thing.some(({ field }) => field === 'exp'))
    .flatMap((thing, i) => {
      const path = `exposures[${i}]`;
      const named = thing.filter(({ field }) => field === 'exp');
      const address = thing.find((statement) => statement.address)?.address;
      return [
        ...best(heard, `${path}.location_detail.item_type`, named),
        fromClaims(heard, `${path}.location_detail.type`, 'EXTERNAL_EXPOSURE', named),
        ...best(
          heard,
          `${path}.damage_type`,
          thing.filter(({ field }) => field === 'expdamage'),
        ),
        ...(address ? addressFields(reading, address, `${path}.location`) : []),
      ];
    });
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
