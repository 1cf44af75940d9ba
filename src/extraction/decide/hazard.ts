import type { Filled } from '../../neris/report.ts';
import type { Claim, Heard } from '../reader/heard.ts';
import { SUBSTANCES } from '../vocabulary/chemicals.ts';
import { fromClaims, fromWords, strongest } from './evidence.ts';
import type { DecidedType } from './types.ts';

/** The substances of a hazardous situation, and whether they got out. */
export function decideSubstances(heard: Heard, types: readonly DecidedType[]): Filled[] {
  const claims = heard.claims('chem');
  const wordsOf = ({ start, end }: Claim) => heard.transcript.slice(start, end);
  const burnt = new Set(claims.map((claim) => knownName(wordsOf(claim))).filter((name) => BURNT_GASES.has(name ?? '')));
  // "The gas leak … a propane tank": where one is named, that is the gas; of several, nobody knows which.
  const gas = burnt.size > 1 ? undefined : ([...burnt][0] ?? PIPED_GAS);
  const named = claims.flatMap((claim) => {
    const name = knownName(wordsOf(claim)) ?? nameOf(wordsOf(claim), gas);
    return name ? [{ name, claim }] : [];
  });
  // "Ammonia", where it is called anhydrous ammonia too, is the same in fewer words.
  const fullest = (name: string) => {
    const [fuller, ...others] = new Set(named.map((each) => each.name).filter((each) => each.endsWith(` ${name}`)));
    return others.length === 0 ? (fuller ?? name) : name;
  };
  const substances = new Map<string, Claim[]>();
  for (const { name, claim } of named) substances.set(fullest(name), [...(substances.get(fullest(name)) ?? []), claim]);
  const meter = types.find(({ type }) => type === MEASURED_GAS);
  if (substances.size === 0 && meter) return measured(meter);
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
/** What people burn and call gas. */
const BURNT_GASES: ReadonlySet<string> = new Set([PIPED_GAS, 'Propane', 'Butane']);

/** The table's name for a substance. */
function knownName(words: string): string | undefined {
  const plain = words.toLowerCase();
  return SUBSTANCES.find(({ said }) => new RegExp(`\\b(?:${said})(?![a-z\\d])`).test(plain))?.name;
}

/** The name of a substance that the table does not know: the words themselves. */
function nameOf(words: string, gas: string | undefined): string | undefined {
  if (/\bgas\b/i.test(words)) return gas;
  const name = words.replace(/^(the|a|an|some|of|about) /i, '').trim();
  return name.length > 2 && name.length <= 40 ? name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : undefined;
}
