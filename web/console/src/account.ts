/** What is sent: words, or a recording and the name of its file. */
export type Account = { text: string } | { recording: Blob; mime: string; file: string } | Spoken;

/** Recorded here just now: it is nowhere but in this page. */
export interface Spoken {
  recording: Blob;
  mime: string;
  file: string;
  seconds: number;
}

export function isSpoken(account: Account): account is Spoken {
  return 'seconds' in account;
}
