import { ApiError } from './errors.ts';
import { mimeOfBlob } from './mime.ts';

/** Where the bytes of a recording come from. A string is base64 already. */
export type AudioData =
  | Blob
  | ArrayBuffer
  | Uint8Array
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>
  | string;

export interface Audio {
  data: AudioData;
  /** Such as `audio/webm`; a Blob that has a type and a File need none. */
  mime?: string;
  duration_seconds?: number | null;
}

const MAX_BYTES = 25 * 1024 * 1024;

/** The recording as it travels. A stream is read to its end first: a retry must be able to send it again. */
export async function audioInput({ data, mime, duration_seconds }: Audio) {
  const type = mime ?? (data instanceof Blob ? mimeOfBlob(data) : '');
  const base64 = typeof data === 'string' ? data : encode(await bytesOf(data));
  return { data: base64, mime: type, ...(duration_seconds == null ? {} : { duration_seconds }) };
}

async function bytesOf(data: Exclude<AudioData, string>): Promise<Uint8Array[]> {
  if (data instanceof Uint8Array) return [data];
  if (data instanceof ArrayBuffer) return [new Uint8Array(data)];
  if (data instanceof Blob) return [new Uint8Array(await data.arrayBuffer())];
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(data)) {
    size += chunk.length;
    // A stream that does not end must not fill the memory.
    if (size > MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return chunks;
}

/** Not every browser lets a ReadableStream be iterated. */
async function* chunksOf(data: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (!('getReader' in data)) return yield* data;
  const reader = data.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function tooLarge(): ApiError {
  return new ApiError({
    status: 400,
    code: 'AUDIO_TOO_LARGE',
    message: 'The audio is larger than 25 MB. Send it compressed, for example as audio/webm, or in parts.',
  });
}

/** A multiple of three, so that the pieces' texts can be joined, and small enough for one call's arguments. */
const PIECE = 3 * 8192;

function encode(chunks: Uint8Array[]): string {
  const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : joined(chunks);
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += PIECE) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(start, start + PIECE))));
  }
  return pieces.join('');
}

function joined(chunks: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
