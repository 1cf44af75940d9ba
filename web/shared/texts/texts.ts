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
  unsentTyped: string;
  keptWaiting: string;
  sendUnsent: string;
  openTyped: string;
  listen: string;
  stopListening: string;
  englishOnly: string;
  notKept: string;
  typeInstead: string;
  typeTitle: string;
  typeHint: string;
  typeKept: string;
  typeNotKept: string;
  typeLabel: string;
  typeSend: string;
  typeBack: string;

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
  pausedExpired: string;
  pausedExpiredHere: string;
  resume: string;

  discardQuestion: string;
  discardAddition: string;
  discardTyped: string;
  discardYes: string;
  discardNo: string;

  working: string;
  uploading: string;
  preparing: string;
  sent: string;
  usual: string;
  usualText: string;
  overdue: string;
  stopWaiting: string;
  genericLine: string;

  doneTitle: string;
  doneDelivered: string;
  doneHere: string;
  checkTitle: string;
  rightTitle: string;
  rightHint: string;
  what: string;
  where: string;
  when: string;
  who: string;
  more: string;
  notSaid: string;
  youSaid: string;
  estimated: string;
  inferred: string;
  townInferred: string;
  heardNotPlaced: string;
  leftOut: string;
  doubt: string;
  /** The service's sentences of doubt in the page's language; one that is not here is shown as it came. */
  doubts: Readonly<Record<string, string>>;
  otherIncident: string;
  contradiction: string;
  inferences: Readonly<Record<string, string>>;
  narrative: string;
  transcript: string;
  fixHint: string;
  fixLine: string;
  fixSave: string;
  fixUndo: string;
  draftAgain: string;
  changed: string;
  rows: Readonly<Record<string, string>>;
  questionsTitle: string;
  dispatchTitle: string;
  noQuestions: string;
  addToIt: string;
  addHint: string;
  question: string;
  nextQuestion: string;
  previousQuestion: string;
  lastQuestion: string;
  addTitle: string;
  addTypedTitle: string;
  recordAgain: string;
  recordAnother: string;
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
  backToDraft: string;
  keptNote: string;
  keptPage: string;
  keptHost: string;
  /** Instead of what would lead away from the only page that has it. */
  keptHere: string;
  save: string;
  waitNote: string;
  heardSoFar: string;
  code: string;
}

export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
