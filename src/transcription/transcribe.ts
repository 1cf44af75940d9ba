import { heardPieces } from './heard-pieces.ts';
import { loadLanguage } from './language/language.ts';
import { textOf } from './moonshine/tokens.ts';
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

/** `vocabulary` off shows what the recogniser writes by itself; for measuring, as are other beams, leans and languages. */
export function transcription(
  recognise: Recognise,
  { vocabulary = true, beam = BEAM, lean = FIRE_LEAN, ownLean = OWN_LEAN, language = loadLanguage() } = {},
): Transcribe {
  const fire = phraseTree(FIRE_PHRASES);
  return async (samples, own, onProgress = () => {}) => {
    const trees = [[fire, lean] as const, [phraseTree(own), ownLean] as const];
    const bias = vocabulary ? leanTowards(trees, language) : undefined;
    const pieces = await recognise(samples, { bias, beam, onProgress });
    const written = (texts: readonly string[]) => {
      const heard = readableNumbers(joined(texts));
      return vocabulary ? repair(heard, own) : heard;
    };
    const said = pieces.filter((piece) => piece.text);
    const text = written(said.map((piece) => piece.text));
    // Of speech backwards the model makes figures it is sure of; nobody tells anything without a word.
    const hasWords = text === '' || /[a-z]/i.test(text);
    // Nobody takes what it sounded like for what was said, so what was only guessed is told too.
    if (!hasWords || !isUnderstood(pieces))
      return { soundedLike: written(pieces.map(({ tokens }) => textOf([...tokens]))) };
    return {
      text,
      pieces: heardPieces(
        said.map((piece) => ({ ...piece, to: piece.from + piece.seconds })),
        text,
      ),
    };
  };
}

/**
 * A piece ends where somebody drew breath, and the model closes it with a stop. Where the next one goes on in small letters
 * with a word that opens none, there was none: "Southgate Road. and South 30th Street".
 */
function joined(texts: readonly string[]): string {
  return texts
    .reduce(
      (said, text) => `${GOES_ON.test(text) ? said.replace(/(?<=[a-z\d])(?<!\b[ap]\.m)\.$/, '') : said} ${text}`,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();
}
const GOES_ON = /^(?:and|along|because|for|from|of|or|that|to|which|who)\b/;
