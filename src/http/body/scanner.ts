import { type Base64Decoder, base64Decoder, SentRecording } from './base64-text.ts';
import { BACKSLASH, CLOSE_LIST, CLOSE_OBJECT, COLON, COMMA, OPEN_LIST, OPEN_OBJECT, QUOTE } from './json-characters.ts';

export interface ScanLimits {
  /** Bytes of everything but the recording. */
  textBytes: number;
  /** Values at every depth, and how many of them may have keys, which cost the parser ten times as much. */
  values: number;
  keys: number;
  /** Objects and lists within each other. */
  depth: number;
  /** Where a recording in base64 may stand, and how large it may be once decoded. */
  recording?: { at: readonly [field: string, member: string]; maxBytes: number };
}

/** Why a body is not read any further, and in which field of the outermost object that came to light. */
export interface Excess {
  of: 'text' | 'recording' | 'values' | 'keys' | 'depth';
  field: string | undefined;
}

/**
 * Reads JSON as it arrives. The text is kept for the parser, within the limits; a recording is taken out of it and
 * decoded on the way, so that it never is a text, let alone part of a tree. Whether the text is JSON is not decided
 * here: what is not is left as it stands, for the parser to refuse.
 */
export interface BodyScanner {
  /** Answers once a limit is exceeded; nothing may be written after that. */
  write(chunk: Uint8Array): Excess | undefined;
  /** The text without the recording, and the recording that stood in it. */
  finish(): { text: Buffer; recording: SentRecording | undefined };
}

/** What the next byte is part of. */
type State = 'between' | 'string' | 'escape' | 'recording head' | 'recording' | 'recording escape';

/** A data: URL may stand in front of the base64. With every character escaped its prefix is no longer than this. */
const MAX_PREFIX_BYTES = 1536;
const DATA_URL = /^data:[^,]{0,200};base64,$/i;

/** No field has a key longer than this, with every character escaped. */
const MAX_KEY_BYTES = 200;
const NO_KEY: [number, number] = [0, 0];

/** What may stand escaped amid base64: for each letter after the backslash, the character meant. */
const ESCAPED: Record<number, number> = { 47: 0x2f, 110: 0x0a, 114: 0x0d, 116: 0x09 };
const UNICODE = 0x75;
const HEX = Int8Array.from({ length: 256 }, (_, code) =>
  '0123456789abcdef'.indexOf(String.fromCharCode(code).toLowerCase()),
);
const BLANKS = [0x09, 0x0a, 0x0d, 0x20];

export function bodyScanner(limits: ScanLimits, expectedBytes: number): BodyScanner {
  const { textBytes, depth: maxDepth, recording: wanted } = limits;
  let text = Buffer.allocUnsafe(Math.min(textBytes, Math.max(expectedBytes, 1024), 64 * 1024));
  let size = 0;
  let state: State = 'between';
  let excess: Excess | undefined;
  let depth = 0;
  let values = 0;
  let keys = 0;
  /** For each open object or list, whether it is an object. */
  const isObject = new Uint8Array(maxDepth + 1);
  let expectsKey = false;
  /** Of the first two levels, where in the text the key last read stands. */
  const keyAt: [from: number, to: number][] = [];
  let keyFrom = -1;
  /** Whether these are the recording's keys: asked once for each, since strings may follow in any number. */
  let isPlace: boolean | undefined;
  let decoder: Base64Decoder | undefined;
  let broken = false;
  /** Bytes of a recording's text that cannot be judged yet: its beginning, and an escape within it. */
  let head: number[] = [];
  const escaped = new Uint8Array('\\u0000'.length);
  let escapeSize = 0;
  const single = new Uint8Array(1);

  function keep(byte: number): void {
    if (size === text.length) {
      if (size >= textBytes) {
        // A recording that is no base64 is kept as text, and is what is too long then.
        exceed(broken ? 'recording' : 'text');
        return;
      }
      const larger = Buffer.allocUnsafe(Math.min(2 * size, textBytes));
      text.copy(larger);
      text = larger;
    }
    text[size++] = byte;
  }

  function exceed(of: Excess['of']): void {
    excess ??= { of, field: isObject[1] === 1 ? keyOf(1) : undefined };
  }

  function between(byte: number): void {
    keep(byte);
    switch (byte) {
      case OPEN_OBJECT:
      case OPEN_LIST:
        count();
        if (depth === maxDepth) {
          exceed('depth');
          return;
        }
        isObject[++depth] = byte === OPEN_OBJECT ? 1 : 0;
        if (depth <= 2) keyAt[depth] = NO_KEY;
        expectsKey = byte === OPEN_OBJECT;
        return;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        depth = Math.max(0, depth - 1);
        expectsKey = false;
        return;
      case COMMA:
        count();
        expectsKey = isObject[depth] === 1;
        return;
      case COLON:
        if (++keys > limits.keys) exceed('keys');
        expectsKey = false;
        return;
      case QUOTE:
        keyFrom = expectsKey && depth <= 2 ? size - 1 : -1;
        if (!expectsKey && depth === 2 && wanted && !decoder && standsAt(wanted.at)) {
          decoder = base64Decoder(wanted.maxBytes, Math.ceil((expectedBytes * 3) / 4));
          state = 'recording head';
        } else {
          state = 'string';
        }
    }
  }

  function count(): void {
    if (++values > limits.values) exceed('values');
  }

  function standsAt([field, member]: readonly [string, string]): boolean {
    isPlace ??= isObject[1] === 1 && isObject[2] === 1 && keyOf(1) === field && keyOf(2) === member;
    return isPlace;
  }

  function keyOf(level: number): string | undefined {
    const [from, to] = keyAt[level] ?? NO_KEY;
    return to - from > MAX_KEY_BYTES ? undefined : textOf(text.subarray(from, to));
  }

  function string(byte: number): void {
    keep(byte);
    if (byte === BACKSLASH) state = 'escape';
    else if (byte === QUOTE) {
      state = 'between';
      if (keyFrom >= 0) {
        keyAt[depth] = [keyFrom, size];
        isPlace = undefined;
      }
    }
  }

  /** The beginning of a recording's text, up to the first comma: a data: URL's prefix stays in the text. */
  function recordingHead(byte: number): void {
    const isEnd = byte === QUOTE && !endsAmidEscape(head);
    head.push(byte);
    if (byte !== COMMA && !isEnd && head.length < MAX_PREFIX_BYTES) return;
    const bytes = Uint8Array.from(head);
    head = [];
    state = 'recording';
    if (byte === COMMA && DATA_URL.test(textOf([QUOTE, ...bytes, QUOTE]) ?? '')) for (const one of bytes) keep(one);
    else scan(bytes);
  }

  /** A run of base64 is decoded at once; what it stops at is judged here. Answers where to go on. */
  function recording(chunk: Uint8Array, from: number): number {
    const at = (decoder as Base64Decoder).take(chunk, from);
    if (at === chunk.length) return at;
    const byte = chunk[at] as number;
    if (byte === QUOTE) {
      keep(byte);
      state = 'between';
    } else if (byte === BACKSLASH) {
      escaped[0] = byte;
      escapeSize = 1;
      state = 'recording escape';
    } else {
      spill(escaped.subarray(0, 0));
      return at;
    }
    return at + 1;
  }

  function recordingEscape(byte: number): void {
    escaped[escapeSize++] = byte;
    const unicode = escaped[1] === UNICODE;
    if (unicode && escapeSize < escaped.length && byte !== QUOTE) return;
    const code = unicode ? hexOf(escaped, 2, escapeSize) : (ESCAPED[byte] ?? -1);
    if (BLANKS.includes(code) || (code >= 0 && code < 0x80 && takes(code))) state = 'recording';
    else spill(escaped.subarray(0, escapeSize));
  }

  function takes(code: number): boolean {
    single[0] = code;
    return (decoder as Base64Decoder).take(single, 0) === 1;
  }

  /** What is no base64 is kept like any other text from there on: it will be named as what it is. */
  function spill(raw: Uint8Array): void {
    broken = true;
    state = 'string';
    keyFrom = -1;
    for (const byte of raw) keep(byte);
  }

  function scan(chunk: Uint8Array): void {
    for (let i = 0; i < chunk.length && !excess; ) {
      if (state === 'recording') {
        i = recording(chunk, i);
        continue;
      }
      const byte = chunk[i++] as number;
      if (state === 'string') string(byte);
      else if (state === 'between') between(byte);
      else if (state === 'escape') {
        keep(byte);
        state = 'string';
      } else if (state === 'recording escape') recordingEscape(byte);
      else recordingHead(byte);
    }
  }

  return {
    write(chunk) {
      scan(chunk);
      return excess;
    },
    finish: () => ({
      text: text.subarray(0, size),
      recording: decoder && (broken ? new SentRecording('not base64') : decoder.finish()),
    }),
  };
}

/** The text that a JSON string stands for; none when it is not one. */
function textOf(json: ArrayLike<number>): string | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(json).toString());
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The number that the hexadecimal digits from one place to another stand for, or -1. */
function hexOf(bytes: Uint8Array, from: number, to: number): number {
  let code = 0;
  for (let i = from; i < to; i++) {
    const digit = HEX[bytes[i] as number] as number;
    if (digit < 0) return -1;
    code = 16 * code + digit;
  }
  return code;
}

function endsAmidEscape(bytes: number[]): boolean {
  let backslashes = 0;
  while (bytes.at(-1 - backslashes) === BACKSLASH) backslashes++;
  return backslashes % 2 === 1;
}
