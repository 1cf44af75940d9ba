import { readFileSync } from 'node:fs';
import { decodeAudio } from '../../../src/transcription/decode/decode.ts';
import { textOf } from '../../../src/transcription/recogniser.ts';
import type { Transcribe } from '../../../src/transcription/transcribe.ts';
import type { Clip } from './corpus.ts';

export interface Judged extends Clip {
  refused: boolean;
  text: string;
}

/** Each recording as the service would take it: refused where it was not understood, or where nothing was heard. */
export async function judge(clips: Clip[], transcribe: Transcribe): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const clip of clips) {
    const heard = await transcribe(await decodeAudio(readFileSync(clip.file)), []);
    const text = textOf(heard);
    judged.push({ ...clip, refused: 'soundedLike' in heard || text === '', text });
  }
  return judged;
}
