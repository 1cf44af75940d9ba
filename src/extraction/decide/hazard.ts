import type { Filled } from '../../neris/report.ts';
import type { Claim, Heard } from '../reader/heard.ts';
import { SUBSTANCES } from '../vocabulary/chemicals.ts';
import { fromClaims, fromWords, strongest } from './draft.ts';
import type { DecidedType } from './types.ts';

/** The substances of a hazardous situation, and whether they got out. */
export function decideSubstances(heard: Heard, types: readonly DecidedType[]): Filled[] {
  const named = heard.claims('chem').flatMap((claim) => {
    const name = nameOf(heard.transcript.slice(claim.start, claim.end));
    return name ? [{ name, claim }] : [];
  });
  // "Ammonia", where it is called anhydrous ammonia too, is the same in fewer words.
  const fullest = (name: string) => {
    const [fuller, ...others] = new Set(named.map((each) => each.name).filter((each) => each.endsWith(` ${name}`)));
    return others.length === 0 ? (fuller ?? name) : name;
  };
  const substances = new Map<string, Claim[]>();
  for (const { name, claim } of named) substances.set(fullest(name), [...(substances.get(fullest(name)) ?? []), claim]);
  const gas = types.find(({ type }) => type === MEASURED_GAS);
  if (substances.size === 0 && gas) return measured(gas);
  const released = strongest(heard.claims('released'))[0];
  return [...substances].flatMap(([name, claims], i) => {
    const path = `hazsit_detail.chemicals[${i}]`;
    const [best] = strongest(claims);
    const filled = [fromClaims(heard, `${path}.name`, name, claims)];
    if (best) filled.push(fromClaims(heard, `${path}.dot_class`, best.code, claims));
    if (released)
      filled.push(fromWords(`${path}.release_occurred`, released.code === 'true', heard.sourceOf(released)));
    return filled;
  });
}

/** Carbon monoxide on a meter is a substance that got out, whether or not its name falls again. */
const MEASURED_GAS = 'HAZSIT||HAZARDOUS_MATERIALS||CARBON_MONOXIDE_RELEASE';

function measured({ sources }: DecidedType): Filled[] {
  const path = 'hazsit_detail.chemicals[0]';
  return [
    fromWords(`${path}.name`, 'Carbon Monoxide', ...sources),
    fromWords(`${path}.dot_class`, 'GASES', ...sources),
    fromWords(`${path}.release_occurred`, true, ...sources),
  ];
}

/** What comes out of a broken main or service line and is only called gas. */
const PIPED_GAS = 'Natural Gas';

/** The table's name for a substance, or the words themselves. */
function nameOf(words: string): string | undefined {
  const plain = words.toLowerCase();
  const known = SUBSTANCES.find(({ said }) => new RegExp(`\\b(?:${said})(?![a-z\\d])`).test(plain));
  if (known) return known.name;
  if (/\bgas\b/.test(plain)) return PIPED_GAS;
  const name = words.replace(/^(the|a|an|some|of|about) /i, '').trim();
  return name.length > 2 && name.length <= 40 ? name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : undefined;
}
