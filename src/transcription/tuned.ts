/**
 * What decides whether a recording was understood, and how near heard words must be to a phrase of the fire service. All lie
 * between the English and the other recordings of bench/asr/README.md, on which they were chosen: those recordings are no
 * measure of them.
 */

/** English has three to five a second; the rest may be other voices behind the one that tells. */
export const LEAST_TOKENS_PER_SECOND = 1;
/** More doubt a token than this is no English that can be drafted from, and less where the language is in question too. */
export const MOST_DOUBT = 1.25;
export const MOST_DOUBT_OF_OTHERS = 0.9;
export const LEAST_ENGLISH = -1;
/** A second or two tell little of a language: all begin as English. */
export const ENGLISH_AT_FIRST = { seconds: 2, english: 3 };
/** A few words are doubted more than a whole account, so all begin with so many heard as well as English usually is. */
export const HEAD_START = { tokens: 12, doubt: 0.45 };
/** Of English that is mostly drowned in noise some stretches come through, of other languages none do. */
export const STRETCH = { tokens: 12, doubt: 0.7 };
export const LEAST_HEARD_WELL = 0.1;

/** Of a phrase's sounds, how many may be others when a misheard word of the fire service is put right. */
export const TOLERANCE = 0.16;
