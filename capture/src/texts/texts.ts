import type { About } from '../problems.ts';

/** Every word the page says, in one language. `{name}` marks what is filled in. */
export interface Texts {
  title: string;
  test: string;
  testMeaning: string;
  connecting: string;

  prompt: string;
  /** What a good account covers, shown before recording and, small, while recording. */
  cues: readonly string[];
  cuesTitle: string;
  start: string;
  asking: string;
  offline: string;
  unsent: string;
  sendUnsent: string;

  recording: string;
  finish: string;
  pause: string;
  cancel: string;
  hears: string;
  quiet: string;
  leftByLength: string;
  leftBySession: string;

  paused: { user: string; hidden: string; interrupted: string };
  pausedTitle: string;
  resume: string;
  finishPaused: string;

  discardQuestion: string;
  discardYes: string;
  discardNo: string;
  replaceQuestion: string;

  working: string;
  uploading: string;
  sent: string;
  usual: string;
  overdue: string;
  stopWaiting: string;
  genericLine: string;

  doneTitle: string;
  doneDelivered: string;
  doneHere: string;
  what: string;
  where: string;
  when: string;
  who: string;
  more: string;
  notSaid: string;
  tapHint: string;
  youSaid: string;
  estimated: string;
  inferences: Readonly<Record<string, string>>;
  narrative: string;
  transcript: string;
  rows: Readonly<Record<string, string>>;
  questionsTitle: string;
  questionsHint: string;
  dispatchTitle: string;
  noQuestions: string;
  recordAgain: string;
  draftTitle: string;
  copy: string;
  copied: string;
  copyFailed: string;

  errorTitle: string;
  problems: Readonly<Record<About, { title: string; what: string; todo: string }>>;
  micFrame: string;
  tryMicrophone: string;
  sendAgain: string;
  sendRecorded: string;
  checkAgain: string;
  replace: string;
  keptNote: string;
  keptHost: string;
  save: string;
  waitNote: string;
  connectionBack: string;
  heardSoFar: string;
  code: string;
}

export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
