import type { Extraction, Filled } from '../../src/neris/report.ts';

/** Every plain value of a payload as a located value, said somewhere. */
export function filledFrom(value: unknown, path = ''): Filled[] {
  if (typeof value !== 'object' || value === null || path.endsWith('additional_attributes')) {
    return [{ path, value, sources: [{ start: 3, end: 8, words: 'words' }] }];
  }
  return Object.entries(value).flatMap(([key, part]) =>
    filledFrom(part, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  );
}

export function extraction(filled: Filled[], extra: Partial<Extraction> = {}): Extraction {
  return { filled, modules: { activated: [], failed: [] }, ...extra };
}

/** A copy of a payload with one value set deep inside. */
export function withValue<T>(payload: T, path: string, value: unknown): T {
  return set(structuredClone(payload), path.match(/\w+/g) ?? [], value) as T;
}

function set(whole: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<string, unknown>;
  copy[step] = set(copy[step] ?? (/^\d/.test(rest[0] ?? '') ? [] : {}), rest, value);
  return copy;
}
