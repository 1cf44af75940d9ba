import { SAMPLE_RATE } from '../decode/sample-sink.ts';
import { WINDOW } from './voice-activity.ts';

const WINDOWS_PER_SECOND = SAMPLE_RATE / WINDOW;
const windows = (seconds: number) => Math.round(seconds * WINDOWS_PER_SECOND);

/** Speech begins above one likelihood and goes on above the lower one, so that a word's weak end stays with it. */
const BEGIN = 0.5;
const GO_ON = 0.35;
/** A gap shorter than this is inside a phrase. */
const PAUSE = windows(0.25);
/** Less than this is a click or a cough. */
const SHORTEST = windows(0.2);
/** Quiet left on either side, for consonants that the detector is late to hear. */
const MARGIN = windows(0.22);
/** The recogniser fails or loops on pieces much longer than this. */
const LONGEST = windows(9);
/** A breath this long ends a piece that is long enough to stand alone. */
const BREATH = windows(0.7);
const STANDS_ALONE = windows(5);

export interface Span {
  /** In samples. */
  from: number;
  to: number;
}

interface Stretch {
  first: number;
  /** The window after the last. */
  end: number;
}

/** Pieces of speech of at most nine seconds, cut where the speaker pauses. None when nobody speaks. */
export function cutPieces(likely: Float32Array, samples: Float32Array): Span[] {
  const stretches = findSpeech(likely).flatMap((stretch) => splitLong(stretch, samples));
  const pieces: Stretch[] = [];
  for (const stretch of stretches) {
    const last = pieces.at(-1);
    const joined = last && stretch.end - last.first <= LONGEST - 2 * MARGIN;
    const breath = last && stretch.first - last.end >= BREATH && last.end - last.first >= STANDS_ALONE;
    if (last && joined && !breath) last.end = stretch.end;
    else pieces.push({ ...stretch });
  }
  return pieces.map(({ first, end }, index) => {
    // The quiet between two pieces is shared, so that nothing is heard twice.
    const before = pieces[index - 1];
    const after = pieces[index + 1];
    const from = Math.max(first - MARGIN, before ? Math.ceil((before.end + first) / 2) : 0, 0);
    const to = Math.min(end + MARGIN, after ? Math.ceil((end + after.first) / 2) : likely.length);
    return { from: from * WINDOW, to: Math.min(to * WINDOW, samples.length) };
  });
}

function findSpeech(likely: Float32Array): Stretch[] {
  const found: Stretch[] = [];
  let current: Stretch | undefined;
  for (const [window, value] of likely.entries()) {
    if (value >= (current && window - current.end < PAUSE ? GO_ON : BEGIN)) {
      if (current && window - current.end < PAUSE) current.end = window + 1;
      else {
        current = { first: window, end: window + 1 };
        found.push(current);
      }
    }
  }
  return found.filter(({ first, end }) => end - first >= SHORTEST);
}

/** Speech without a pause is cut where it is quietest in the second half of the time a piece may take. */
function splitLong(stretch: Stretch, samples: Float32Array): Stretch[] {
  const longest = LONGEST - 2 * MARGIN;
  const parts: Stretch[] = [];
  let { first } = stretch;
  while (stretch.end - first > longest) {
    let cut = first + longest;
    let quietest = Number.POSITIVE_INFINITY;
    for (let window = first + Math.floor(longest * 0.5); window < first + longest; window++) {
      const loudness = loudnessAround(window, samples);
      if (loudness < quietest) {
        quietest = loudness;
        cut = window;
      }
    }
    parts.push({ first, end: cut });
    first = cut;
  }
  return [...parts, { first, end: stretch.end }];
}

/** Over a tenth of a second on either side: the silence inside a consonant is shorter, the one between words is not. */
function loudnessAround(window: number, samples: Float32Array): number {
  const middle = window * WINDOW;
  const reach = SAMPLE_RATE / 14;
  let sum = 0;
  for (let i = Math.max(0, middle - reach); i < Math.min(samples.length, middle + reach); i++) {
    const nearness = 1 - Math.abs(i - middle) / reach;
    sum += (samples[Math.floor(i)] ?? 0) ** 2 * nearness;
  }
  return sum;
}
