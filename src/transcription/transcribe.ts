import { heardPieces } from './heard-pieces.ts';
import { BEAM, loadRecognition, type Recognise } from './recognise.ts';
import type { Heard, Misheard } from './recogniser.ts';
import { isUnderstood } from './understanding.ts';
import { FIRE_PHRASES } from './vocabulary/fire-words.ts';
import { readableNumbers } from './vocabulary/numbers.ts';
import { FIRE_LEAN, leanTowards, OWN_LEAN, phraseTree } from './vocabulary/phrase-tree.ts';
import { repair } from './vocabulary/repair.ts';

/** Samples at 16 kHz to the transcript, with names that may be said in it; empty when there is no usable speech. */
export type Transcribe = (
  samples: Float32Array,
  names: readonly string[],
  onProgress?: () => void,
) => Promise<Heard | Misheard>;

export async function loadTranscription(threads: number): Promise<Transcribe> {
  return transcription(await loadRecognition(threads));
}

/** `vocabulary` off shows what the recogniser writes by itself; for measuring, as are other beams and leans. */
export function transcription(
  recognise: Recognise,
  { vocabulary = true, beam = BEAM, lean = FIRE_LEAN } = {},
): Transcribe {
  const fire = phraseTree(FIRE_PHRASES);
  return async (samples, own, onProgress = () => {}) => {
    const trees = [[fire, lean] as const, [phraseTree(own), OWN_LEAN] as const];
    const bias = vocabulary ? leanTowards(trees) : undefined;
    const pieces = await recognise(samples, { bias, beam, onProgress });
    const said = pieces.filter((piece) => piece.text);
    const texts = said.map((piece) => piece.text);
    const heard = readableNumbers(texts.join(' ').replace(/\s+/g, ' ').trim());
    const text = vocabulary ? repair(heard, own) : heard;
    if (!isUnderstood(pieces)) return { soundedLike: text };
    return {
      text,
      pieces: heardPieces(
        said.map((piece) => ({ ...piece, to: piece.from + piece.seconds })),
        text,
      ),
    };
  };
}
