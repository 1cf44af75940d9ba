import { createHash } from 'node:crypto';
import type { Call } from '../../kit/call.ts';
import type { FailureEvent } from '../../kit/failure-events.ts';
import type { ModuleName } from '../../neris/report.ts';
import { openedBy } from '../decide/opened.ts';
import type { Account, Engine } from '../engine.ts';
import { payloadValue } from '../reader/concepts.ts';
import { readingSeconds } from '../serving/served-engine.ts';
import { askTwice, type Limit, withinLimit } from './ask.ts';
import { breaker } from './breaker.ts';
import type { ModelAnswer, ModelClaim, Stage, Weighing } from './claims.ts';
import { type FaultCode, ModelFault } from './fault.ts';
import { accountText, type Prompt, promptOf } from './prompts.ts';
import type { ModelServer } from './protocols.ts';
import { QUESTIONS } from './questions.ts';
import { turns } from './turns.ts';

export interface ModelOptions {
  server: ModelServer;
  /** The time the model has for one account, all its questions together. */
  seconds: number;
  /** Questions that may be under way at once, of all accounts. */
  calls: number;
  /** What takes the model's place where it fails: the reader, or nothing. */
  fallback: 'reader' | 'none';
  /** How long a model that failed three times running is left alone. */
  pauseMs?: number;
  /** Told, with the call it happened in, what its caller is not told. */
  onFailure(event: FailureEvent, error: unknown, call?: Call): void;
  /** Told after every account, for the log: counts only, no words. */
  onAsked(counts: ModelCounts, call?: Call): void;
}

export interface ModelCounts extends Partial<Weighing> {
  calls: number;
  tokens_in: number;
  tokens_out: number;
  ms: number;
  /** Stages that were not answered, and why. */
  failed: Partial<Record<Stage, FaultCode>>;
}

/**
 * A language model beside the reader: it is asked for claims, the core first and then the modules that its types open, in
 * parallel. The reader's process holds them against what was said and decides.
 */
export function modelEngine(reader: Engine, options: ModelOptions): Engine {
  const { server, seconds, calls, fallback, onFailure, onAsked } = options;
  const prompts = new Map((Object.keys(QUESTIONS) as Stage[]).map((stage) => [stage, promptOf(stage)]));
  const version = versionOf(reader.version, server, prompts);
  const inTurn = turns(calls);
  const circuit = breaker(undefined, options.pauseMs);

  return {
    version,
    queues: () => [{ name: 'model', ...inTurn.load() }, ...(reader.queues?.() ?? [])],
    trouble: () => reader.trouble?.(),
    async extract(account, signal, asking) {
      const { until = Number.POSITIVE_INFINITY, call } = asking ?? {};
      const started = performance.now();
      const counts: ModelCounts = { calls: 0, tokens_in: 0, tokens_out: 0, ms: 0, failed: {} };
      // The reader needs its part of the call's time after the model had its own.
      const limit = Math.min(Date.now() + seconds * 1000, until - readingSeconds(account.transcript) * 1000);
      const told = await withinLimit(limit, signal, (limit) => askForAll(account, limit, counts, call));
      counts.ms = Math.round(performance.now() - started);
      const fault = counts.failed.core;
      if (fault !== undefined && fallback === 'none') {
        onAsked(counts, call);
        throw new ModelFault(fault);
      }
      const heard = fault === undefined ? { ...account, model: told.answer } : account;
      const extracted = await reader.extract(heard, signal, asking);
      const model: ModelCounts = { ...counts, ...(extracted.extras?.model as Weighing | undefined) };
      onAsked(model, call);
      return {
        ...extracted,
        ...(fault === undefined ? {} : { version: `${version}.fallback.${reader.version}` }),
        extras: { ...extracted.extras, model },
        timings: {
          stage1Ms: extracted.timings.stage1Ms + told.coreMs,
          stage2Ms: extracted.timings.stage2Ms + counts.ms - told.coreMs,
        },
      };
    },
    async close() {
      await reader.close?.();
    },
  };

  async function askForAll(account: Account, limit: Limit, counts: ModelCounts, call: Call | undefined) {
    const started = performance.now();
    const answer: ModelAnswer = { claims: [], answered: [], failed: [] };
    const text = accountText(account.transcript);
    await askFor('core', text, limit, counts, answer, call);
    const coreMs = Math.round(performance.now() - started);
    if (counts.failed.core === undefined) {
      const modules = modulesOf(answer.claims);
      await Promise.all(modules.map((stage) => askFor(stage, text, limit, counts, answer, call)));
    }
    return { answer, coreMs };
  }

  async function askFor(
    stage: Stage,
    text: string,
    limit: Limit,
    counts: ModelCounts,
    answer: ModelAnswer,
    call: Call | undefined,
  ) {
    const prompt = prompts.get(stage) as Prompt;
    let asked: number | undefined;
    try {
      if (stage === 'core' && !circuit.allows()) throw new ModelFault('resting');
      const { claims, tokensIn, tokensOut } = await inTurn(limit.signal, () =>
        askTwice(server, prompt, text, limit, () => {
          counts.calls++;
          asked ??= performance.now();
        }),
      );
      if (stage === 'core') circuit.answered();
      counts.tokens_in += tokensIn;
      counts.tokens_out += tokensOut;
      answer.claims.push(...claims);
      answer.answered.push(stage);
    } catch (error) {
      const fault = error instanceof ModelFault ? error : new ModelFault('unreachable');
      counts.failed[stage] = fault.code;
      if (stage !== 'core' && fallback === 'none') answer.failed.push(stage);
      if (fault.code === 'resting') return;
      if (stage === 'core' && asked !== undefined) judge(fault, performance.now() - asked);
      onFailure(`model failed: ${stage}`, fault, call);
    }
  }

  /** One account that cannot be answered, or comes with little time left, must not switch the model off for the others. */
  function judge({ code, isOfTheServer }: ModelFault, ms: number): void {
    const hadItsTime = ms > (seconds * 1000) / 2;
    if (isOfTheServer || (code === 'late' && hadItsTime)) circuit.failed();
    else if (code !== 'late') circuit.answered();
  }
}

/** The modules that the claimed types open; where the reader hears others, it fills those by itself. */
function modulesOf(claims: readonly ModelClaim[]): ModuleName[] {
  const types = claims.flatMap(({ concept }) => {
    const [field, code = ''] = concept.split('=');
    return field === 'type' ? [String(payloadValue('type', code))] : [];
  });
  return openedBy(types);
}

/** Changes with what is asked, of whom, and with everything that turns the answer into a draft. */
function versionOf(
  reader: string,
  { protocol, output, model }: ModelServer,
  prompts: ReadonlyMap<Stage, Prompt>,
): string {
  const hash = createHash('sha256').update(JSON.stringify([reader, protocol, output, model, [...prompts]]));
  return `model-${hash.digest('hex').slice(0, 12)}`;
}
