export type State = 'idle' | 'recording' | 'paused' | 'processing' | 'done' | 'error';

export type Trigger =
  /** The microphone is granted and a new recording begins. */
  | 'start'
  | 'pause'
  | 'resume'
  /** A finished recording goes to the service, for the first time or again. */
  | 'send'
  | 'complete'
  | 'fail'
  | 'cancel'
  /** What was being added is thrown away; the draft it was to be added to stays. */
  | 'back'
  /** A new session was accepted. */
  | 'accept';

/** Every way from one state to another; what is not in the table cannot happen. docs/capture.md shows the same table. */
export const TRANSITIONS: Readonly<Record<State, Readonly<Partial<Record<Trigger, State>>>>> = {
  idle: { start: 'recording', send: 'processing', fail: 'error', cancel: 'idle', accept: 'idle' },
  recording: { pause: 'paused', send: 'processing', fail: 'error', cancel: 'idle', back: 'done' },
  paused: { resume: 'recording', send: 'processing', fail: 'error', cancel: 'idle', back: 'done' },
  processing: { complete: 'done', fail: 'error', cancel: 'idle', back: 'done' },
  done: { start: 'recording', send: 'processing', fail: 'error', accept: 'idle' },
  error: { start: 'recording', send: 'processing', fail: 'error', cancel: 'idle', accept: 'idle', back: 'done' },
};

export function after(state: State, trigger: Trigger): State | undefined {
  return TRANSITIONS[state][trigger];
}
