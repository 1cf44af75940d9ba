import type { Call, Stage } from '../kit/call.ts';
import { describeError } from '../kit/describe-error.ts';
import type { FailureEvent, OnFailure } from '../kit/failure-events.ts';

/** How a request ended. Everything in it is of a closed set, except how long it took. */
export interface Answer {
  method: string;
  /** The route's pattern, never the address itself: a query could hold a token. */
  route: string;
  status: number;
  /** The contract's error code, when it was refused. */
  code: string | undefined;
  /** The limit it was refused for. */
  limit: string | undefined;
  ms: number;
}

export interface StageOver {
  stage: Stage;
  ms: number;
  /** By the clock, in milliseconds. */
  endedAt: number;
  ok: boolean;
}

/** Somebody who is told what happens: the figures, the traces. */
export interface Watcher {
  answered?(call: Call, answer: Answer): void;
  staged?(call: Call, stage: StageOver): void;
  failed?(event: FailureEvent): void;
  dropped?(values: number): void;
  swept?(): void;
}

/** The one place that the rest of the service reports to. */
export interface Watch {
  /** A request has come in. */
  begin(id: string): Call;
  answered(call: Call, answer: Answer): void;
  /** Something failed in nobody's name. */
  failed: OnFailure;
  swept(): void;
}

export function watchWith(watchers: readonly Watcher[], log: (line: object) => void): Watch {
  const report = (event: FailureEvent, error: unknown, about: { id?: string; narration?: string | undefined }) => {
    log({ event, ...about, ...describeError(error) });
    for (const watcher of watchers) watcher.failed?.(event);
  };
  return {
    begin(id) {
      const staged = (stage: Stage, ms: number, endedAt: number, ok: boolean) => {
        for (const watcher of watchers) watcher.staged?.(call, { stage, ms, endedAt, ok });
      };
      const call: Call = {
        id,
        begunAt: Date.now(),
        narration: undefined,
        failed: (event, error) => report(event, error, { id, narration: call.narration }),
        async timed(stage, work) {
          const begun = performance.now();
          let ok = false;
          try {
            const done = await work();
            ok = true;
            return done;
          } finally {
            staged(stage, performance.now() - begun, Date.now(), ok);
          }
        },
        took: (stage, ms, endedAt = Date.now()) => staged(stage, ms, endedAt, true),
        dropped(values) {
          for (const watcher of watchers) watcher.dropped?.(values);
        },
      };
      return call;
    },
    answered(call, answer) {
      for (const watcher of watchers) watcher.answered?.(call, answer);
    },
    failed: (event, error) => report(event, error, {}),
    swept() {
      for (const watcher of watchers) watcher.swept?.();
    },
  };
}
