import type { Narration } from '../../../shared/narration.ts';
import type { State } from '../states.ts';
import { type BridgeName, post } from './bridges.ts';

/** Grows with the messages; a change of meaning would raise it. */
export const MESSAGE_VERSION = 1;

export type Message =
  | { type: 'svc:ready'; bridges: BridgeName[] }
  | { type: 'svc:state'; state: State; elapsed_ms: number }
  | { type: 'svc:draft'; narration: Narration; replaces?: string }
  | { type: 'svc:error'; code: string; message: string; retryable: boolean }
  | { type: 'svc:cancel' };

let silent = false;

/** While the page is gone, nothing is told. */
export function hush(silence: boolean): void {
  silent = silence;
}

/** Tells every host; answers with the bridges that took the message. */
export function tell({ type, ...fields }: Message): BridgeName[] {
  return silent ? [] : post({ type, version: MESSAGE_VERSION, ...fields });
}
