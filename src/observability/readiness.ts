import { describeError } from '../kit/describe-error.ts';

export type PartName = 'database' | 'secret' | 'limiter' | 'recogniser' | 'reader' | 'audio_store';

/** A part of the service, and how it is asked whether it works. */
export interface PartCheck {
  /** Whether this node is of no use without it. What all nodes share and calls survive is not. */
  required: boolean;
  /** Says why it does not work, or fails, or says nothing. */
  trouble(): Promise<string | undefined>;
}

export type Parts = Record<PartName, { ok: boolean; required: boolean; why?: string }>;

const PATIENCE_MS = 2000;
const SILENT = `no answer within ${PATIENCE_MS / 1000} s`;

/** Asks every part at once. One that still owes an answer is not asked again: questions must not pile up. */
export function partsOf(checks: Record<PartName, PartCheck>): () => Promise<Parts> {
  const asked = new Map<string, Promise<string | undefined>>();
  const troubleOf = (name: string, { trouble }: PartCheck): Promise<string | undefined> => {
    const owed = asked.get(name);
    if (owed) return owed;
    const answer = trouble()
      .catch((error: unknown) => describeError(error).failure)
      .finally(() => asked.delete(name));
    asked.set(name, answer);
    return answer;
  };
  return async () => {
    const standings = Object.entries(checks).map(async ([name, check]) => {
      const why = await withinPatience(troubleOf(name, check));
      return [
        name,
        { ok: why === undefined, required: check.required, ...(why === undefined ? {} : { why }) },
      ] as const;
    });
    return Object.fromEntries(await Promise.all(standings)) as Parts;
  };
}

/** For what only fails or does not. */
export function troubleOf(check: Promise<unknown>): Promise<undefined> {
  return check.then(() => undefined);
}

async function withinPatience(answer: Promise<string | undefined>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, SILENT);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
