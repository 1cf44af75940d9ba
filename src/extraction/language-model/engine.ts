import { createHash } from 'node:crypto';
import type { Call } from '../../kit/call.ts';
import type { FailureEvent } from '../../kit/failure-events.ts';
import type { Account, Engine } from '../engine.ts';
import { readingSeconds } from '../serving/served-engine.ts';
import { ask, BESIDE, ModelFault, type ModelServer, PROMPT } from './ask.ts';

export interface ModelOptions {
  server: ModelServer;
  /** The time the model has for one account. */
  seconds: number;
  /** Questions that may be under way at once, of all accounts. */
  calls: number;
  /** How long a model that failed three times running is left alone. */
  pauseMs?: number;
  /** Told, with the call it happened in, what its caller is not told. */
  onFailure(event: FailureEvent, error: unknown, call?: Call): void;
  /** Told after every account, for the log: counts only, no words. */
  onAsked(counts: ModelCounts, call?: Call): void;
}

export interface ModelCounts {
  tokens_in: number;
  tokens_out: number;
  ms: number;
  /** Claims, and how many of them were refused. */
  claims?: number;
  refused?: number;
  /** Why there was no answer. */
  failed?: string;
}

const FAILURES = 3;
/** Any other account would fare alike: the server is down, full or closed to us. */
const OF_THE_SERVER = /^(unreachable|status (5\d\d|401|403|408|429))$/;

/**
 * A language model beside the reader: asked what an account states. The reader's process holds its claims against what was
 * said and decides; without an answer the draft is the reader's own.
 */
export function modelEngine(reader: Engine, options: ModelOptions): Engine {
  const { server, seconds, calls, pauseMs = 30_000, onFailure, onAsked } = options;
  // Changes with what is asked, of whom, and with everything that turns the answer into a draft.
  const parts = JSON.stringify([reader.version, server.model, PROMPT, BESIDE]);
  const version = `model-${createHash('sha256').update(parts).digest('hex').slice(0, 12)}`;
  let [working, failures, restsUntil] = [0, 0, 0];

  return {
    version,
    queues: () => [{ name: 'model', waiting: 0, working }, ...(reader.queues?.() ?? [])],
    trouble: () => reader.trouble?.(),
    async extract(account, signal, asking) {
      const { until = Number.POSITIVE_INFINITY, call } = asking ?? {};
      const started = performance.now();
      const counts: ModelCounts = { tokens_in: 0, tokens_out: 0, ms: 0 };
      // The reader needs its part of the call's time after the model had its own.
      const left = Math.min(seconds * 1000, until - Date.now() - readingSeconds(account.transcript) * 1000);
      const heard: Account = { ...account };
      try {
        const { claims, tokensIn, tokensOut } = await answerFor(account, left, signal);
        Object.assign(counts, { tokens_in: tokensIn, tokens_out: tokensOut });
        heard.model = claims;
      } catch (error) {
        const fault = error instanceof ModelFault ? error : new ModelFault('unreachable');
        counts.failed = fault.code;
        if (fault.code !== 'resting') onFailure('model failed', fault, call);
      }
      counts.ms = Math.round(performance.now() - started);
      const extracted = await reader.extract(heard, signal, asking);
      const model = { ...counts, ...(extracted.extras?.model as Partial<ModelCounts> | undefined) };
      onAsked(model, call);
      const { stage1Ms, stage2Ms } = extracted.timings;
      return {
        ...extracted,
        ...(heard.model ? {} : { version: `${version}.fallback.${reader.version}` }),
        extras: { ...extracted.extras, model },
        timings: { stage1Ms: stage1Ms + counts.ms, stage2Ms },
      };
    },
    close: async () => reader.close?.(),
  };

  async function answerFor(account: Account, ms: number, signal: AbortSignal) {
    // Nobody waits for what has just failed three times running; after a pause one account tries it.
    if (failures >= FAILURES && Date.now() < restsUntil) throw new ModelFault('resting');
    if (failures >= FAILURES) restsUntil = Date.now() + pauseMs;
    if (working >= calls) throw new ModelFault('busy');
    working++;
    try {
      const answer = await within(ms, signal, (limit) => ask(server, account, limit));
      failures = 0;
      return answer;
    } catch (error) {
      const code = error instanceof ModelFault ? error.code : 'unreachable';
      // One account that cannot be answered, or comes with little time left, must not switch the model off for the others.
      if (OF_THE_SERVER.test(code) || (code === 'late' && ms > (seconds * 1000) / 2)) {
        failures++;
        restsUntil = Date.now() + pauseMs;
      } else if (code !== 'late') failures = 0;
      throw error;
    } finally {
      working--;
    }
  }
}

/** With a timer of our own: Node 20 may collect a signal made of others before it has fired, and the call would hang. */
async function within<T>(ms: number, given: AbortSignal, work: (limit: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  let giveUp = () => {};
  const late = new Promise<never>((_, reject) => {
    giveUp = () => {
      reject(new ModelFault('late'));
      limit.abort();
    };
  });
  const timer = setTimeout(giveUp, Math.max(0, ms));
  given.addEventListener('abort', giveUp);
  try {
    // Whatever `fetch` makes of the signal, nobody waits for an answer once the time is up.
    return await Promise.race([given.aborted ? late : work(limit.signal), late]);
  } finally {
    clearTimeout(timer);
    given.removeEventListener('abort', giveUp);
  }
}
