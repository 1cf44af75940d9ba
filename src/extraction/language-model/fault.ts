/** What can go wrong with a language model's server. */
export type FaultCode =
  | 'late'
  /** Not asked: it failed too often just now. */
  | 'resting'
  | 'unreachable'
  | 'no JSON'
  | 'another shape'
  | 'truncated'
  | 'another content type'
  | 'too large'
  | `status ${number}`;

/** A failure of the model's server, by a code that says nothing of what was asked or answered. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault';
  constructor(
    readonly code: FaultCode,
    /** What the server asks to be left alone for. */
    readonly retryAfterMs?: number,
  ) {
    super(`the language model failed: ${code}`);
  }

  /** Whether the same question may get a better answer: not where the question itself was refused, or time is up. */
  get isWorthARetry(): boolean {
    const { status } = this;
    return status === undefined ? this.code !== 'late' : status >= 500 || status === 429 || status === 408;
  }

  /** Whether any other question would fare alike: the server is down, full or closed to us, whatever it is asked. */
  get isOfTheServer(): boolean {
    const { status = 0 } = this;
    return this.code === 'unreachable' || status >= 500 || [401, 403, 408, 429].includes(status);
  }

  private get status(): number | undefined {
    const status = /^status (\d+)$/.exec(this.code)?.[1];
    return status === undefined ? undefined : Number(status);
  }
}
