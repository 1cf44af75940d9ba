import { AudioInput } from './audio.ts';
import { NarrationListQuery } from './narration-list.ts';
import { NarrationRequest, OutcomeRequest, SessionRequest } from './requests.ts';
import type { Operation } from './routes.ts';

/** The fields of a request by the field they stand in, '' for the outermost. What stands in other places is the partner's. */
const FIELDS: Partial<Record<Operation, Record<string, readonly string[]>>> = {
  createSession: { '': Object.keys(SessionRequest.pinned.shape) },
  createNarration: { '': Object.keys(NarrationRequest.pinned.shape), audio: Object.keys(AudioInput.in.shape) },
  listNarrations: { '': Object.keys(NarrationListQuery.shape) },
  reportOutcome: { '': Object.keys(OutcomeRequest.shape) },
};

export const WARNINGS_HEADER = 'X-Svc-Warnings';
/** Whoever misspells more reads of the rest once these are mended. */
const MOST = 5;
/** A header holds no more than these. */
const PLAIN = /^[ \w.-]{1,60}$/;

export function isWarned(operation: Operation): boolean {
  return FIELDS[operation] !== undefined;
}

/** Of each field that is not read though it looks like one that is (`externalRef`, `transcripts`), which one is meant. */
export function misspelt(operation: Operation, sent: unknown): string[] {
  const found: string[] = [];
  for (const [place, known] of Object.entries(FIELDS[operation] ?? {})) {
    const fields = place === '' ? sent : (sent as Record<string, unknown> | null | undefined)?.[place];
    if (typeof fields !== 'object' || fields === null) continue;
    const before = place && `${place}.`;
    for (const name of Object.keys(fields)) {
      if (known.includes(name) || !PLAIN.test(name)) continue;
      const meant = known.find((field) => isNearly(lettersOf(name), lettersOf(field)));
      if (meant) found.push(`${before}${name} is not read; did you mean ${before}${meant}?`);
      if (found.length === MOST) return found;
    }
  }
  return found;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Whether one letter at most is missing, too many, another, or swapped with the next. */
function isNearly(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [a, b] = [one.slice(same), other.slice(same)];
  const swapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || swapped;
}
