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
    const status = /^status (\d+)$/.exec(this.code)?.[1];
    return status === undefined ? this.code !== 'late' : Number(status) >= 500 || status === '429' || status === '408';
  }
}
