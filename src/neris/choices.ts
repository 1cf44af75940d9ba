import { INCIDENT } from './payload/incident.ts';
import { type Spec, specsBelow } from './payload/spec.ts';
import type { Choice } from './words.ts';

/** A longer list is one to search in, not to choose from. */
const MOST = 8;

/** The answers to a gap that has few: yes and no, and the codes of a short list. */
export function choicesOf(field: string): Choice[] | undefined {
  let specs: Spec[] = [INCIDENT];
  for (const step of field.split('.')) specs = specs.flatMap((spec) => specsBelow(itemOf(spec), step));
  if (specs.length > 0 && specs.every(({ kind }) => kind === 'boolean'))
    return [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ];
  const labels = Object.assign({}, ...specs.map((spec) => (spec.kind === 'code' ? spec.codes : {})));
  const choices = Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
  const isClosed = specs.every(({ kind }) => kind === 'code');
  return isClosed && choices.length > 1 && choices.length <= MOST ? choices : undefined;
}

/** Gaps leave places in lists out. */
function itemOf(spec: Spec): Spec {
  return spec.kind === 'list' ? itemOf(spec.item) : spec;
}
