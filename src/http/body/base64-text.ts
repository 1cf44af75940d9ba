/** What stood where a recording in base64 belongs: its bytes, or what is wrong with it. */
export class SentRecording {
  constructor(readonly found: Buffer | 'empty' | 'too large' | 'not base64') {}
}

export const NOT_BASE64 = 'audio.data is not valid base64. Encode the bytes of the file as they are.';

/** Decodes base64 piece by piece, as it arrives. */
export interface Base64Decoder {
  /** Takes characters from `at` on, and answers where the first one stands that cannot be there. */
  take(text: Uint8Array, at: number): number;
  finish(): SentRecording;
}

/** Characters decoded at once, and the bytes they make. */
const [BLOCK, MADE] = [2048, 1536];
const SPACE = 0x20;
const PADDING = 0x3d;
const NONE = 64;
/** Six bits for each character, of the plain alphabet and of the one for addresses. */
const SIX_BITS = new Uint8Array(256).fill(NONE);
for (const last of ['+/', '-_']) {
  const alphabet = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789${last}`;
  for (let i = 0; i < alphabet.length; i++) SIX_BITS[alphabet.charCodeAt(i)] = i;
}

function latin1({ buffer, byteOffset }: Uint8Array, from: number): string {
  return Buffer.from(buffer, byteOffset + from, BLOCK).toString('latin1');
}

/** `expected` bytes are made room for at once; untouched room costs nothing until something is written to it. */
export function base64Decoder(maxBytes: number, expected: number): Base64Decoder {
  let bytes = Buffer.allocUnsafeSlow(Math.min(maxBytes, Math.max(expected, 1024)) + 3);
  let length = 0;
  let characters = 0;
  let padding = 0;
  /** From this character on a whole block is tried again. */
  let plainFrom = 0;
  /** The bits of characters that do not make three bytes yet. */
  let held = 0;

  function makeRoom(more: number): void {
    const needed = Math.min(length + more, maxBytes + 3);
    if (needed <= bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.min(Math.max(needed, 2 * bytes.length), maxBytes + 3));
    bytes.copy(larger, 0, 0, length);
    bytes = larger;
  }

  return {
    take(text, at) {
      makeRoom(Math.ceil(((text.length - at) * 3) / 4) + 3);
      let i = at;
      let count = characters;
      let bits = held;
      let to = length;
      const room = bytes.length;
      for (; i < text.length; i++) {
        // Nearly all of it is nothing but base64, which Node decodes by the block; it writes less where anything else is in it.
        while (
          count >= plainFrom &&
          (count & 3) === 0 &&
          padding === 0 &&
          i + BLOCK <= text.length &&
          to + MADE <= room
        ) {
          if (bytes.write(latin1(text, i), to, MADE, 'base64') < MADE) plainFrom = count + BLOCK;
          else [i, count, to] = [i + BLOCK, count + BLOCK, to + MADE];
        }
        // With something in between, most of it still comes in fours.
        while ((count & 3) === 0 && padding === 0 && i + 4 <= text.length && to + 3 <= room) {
          const a = SIX_BITS[text[i] as number] as number;
          const b = SIX_BITS[text[i + 1] as number] as number;
          const c = SIX_BITS[text[i + 2] as number] as number;
          const d = SIX_BITS[text[i + 3] as number] as number;
          if ((a | b | c | d) >= NONE) break;
          bytes[to] = (a << 2) | (b >> 4);
          bytes[to + 1] = (b << 4) | (c >> 2);
          bytes[to + 2] = (c << 6) | d;
          i += 4;
          count += 4;
          to += 3;
        }
        if (i === text.length) break;
        const character = text[i] as number;
        const six = SIX_BITS[character] as number;
        if (six === NONE) {
          if (character === SPACE) continue;
          if (character !== PADDING || padding === 2) break;
          padding++;
          continue;
        }
        if (padding > 0) break;
        bits = (bits << 6) | six;
        if ((++count & 3) !== 0) continue;
        // Past the limit they are only counted.
        if (to + 3 <= room) {
          bytes[to] = bits >> 16;
          bytes[to + 1] = bits >> 8;
          bytes[to + 2] = bits;
        }
        to += 3;
      }
      // Whoever mixes other characters into it pays for trying in vain no more than once a block.
      if (i < text.length) plainFrom = count + BLOCK;
      characters = count;
      held = bits;
      length = to;
      return i;
    },
    finish() {
      const left = characters & 3;
      const size = length + Math.max(0, left - 1);
      if (characters === 0 && padding === 0) return new SentRecording('empty');
      if (size > maxBytes) return new SentRecording('too large');
      if (left === 1 || size === 0) return new SentRecording('not base64');
      makeRoom(3);
      const last = held << (6 * (4 - left));
      if (left > 1) bytes[length] = last >> 16;
      if (left > 2) bytes[length + 1] = last >> 8;
      // What a long text of blanks made room for is given back.
      const whole = bytes.subarray(0, size);
      return new SentRecording(size < bytes.length / 2 ? Buffer.from(whole) : whole);
    },
  };
}
