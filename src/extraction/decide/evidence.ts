import type { Filled, Source } from '../../neris/report.ts';
import type { Account } from '../engine.ts';
import type { Claim, Heard } from '../reader/heard.ts';
import type { Mentions, Span } from '../text/mentions.ts';
import type { Reading } from '../text/reading.ts';

/** Everything a decision is made from. */
export interface Evidence {
  account: Account;
  reading: Reading;
  mentions: Mentions;
  heard: Heard;
}

/** The strongest claim of each code, strongest first. */
export function strongest(claims: readonly Claim[]): Claim[] {
  const best = new Map<string, Claim>();
  for (const claim of claims) if (claim.strength > (best.get(claim.code)?.strength ?? 0)) best.set(claim.code, claim);
  return [...best.values()].sort((a, b) => b.strength - a.strength);
}

/** A value with the words of every claim for it. */
export function fromClaims(heard: Heard, path: string, value: unknown, claims: readonly Claim[]): Filled {
  return { path, value, sources: claims.map((claim) => heard.sourceOf(claim)) };
}

/** The words of claims that all say the same, and those that say it less clearly: where there is one such value only. */
export function wordsFor(heard: Heard, claims: readonly Claim[]): Source[] {
  const also = claims.slice(0, 1).flatMap((claim) => heard.alsoSaid(claim));
  const facts = also.filter((span) => heard.scopeOf(span) === 'fact');
  const spans = [...claims, ...facts].toSorted((a, b) => a.start - b.start);
  const apart: Span[] = [];
  for (const { start, end } of spans) {
    const last = apart.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else apart.push({ start, end });
  }
  return apart.map((span) => heard.sourceOf(span));
}

export function fromWords(path: string, value: unknown, ...sources: Source[]): Filled {
  return { path, value, sources };
}
