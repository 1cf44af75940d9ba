import { z } from 'zod';
import { optional, problem } from './field-codes.ts';

/** Section 8 of the contract; parameters such as codecs= may follow. */
export const AUDIO_TYPES = [
  'audio/webm',
  'audio/ogg',
  'audio/mp4',
  'audio/m4a',
  'audio/aac',
  'audio/wav',
  'audio/mpeg',
  'audio/mp3',
  'audio/flac',
];
export const MAX_AUDIO_BYTES = 25 * 1024 * 1024;
export const MAX_AUDIO_SECONDS = 900;

/** Checked field by field; only then is anything decoded. */
export const AudioInput = z
  .object(
    {
      data: z
        .string(problem('INVALID_AUDIO', 'audio.data must be a base64 string.'))
        .refine(
          (data) => decodedSize(data) > 0,
          problem('INVALID_AUDIO', 'audio.data is empty. Send the recording in base64.'),
        )
        .refine((data) => decodedSize(data) <= MAX_AUDIO_BYTES, problem('AUDIO_TOO_LARGE'))
        .meta({
          contentEncoding: 'base64',
          description: 'Base64 of the file, at most 25 MB decoded; a data: URL is tolerated.',
        }),
      mime: z
        .string(problem('INVALID_AUDIO', 'audio.mime must be a string, such as audio/webm.'))
        .refine(
          (mime) => AUDIO_TYPES.includes(mediaType(mime)),
          problem('UNSUPPORTED_AUDIO_TYPE', `audio.mime must be one of ${AUDIO_TYPES.join(', ')}.`),
        )
        .describe(`One of ${AUDIO_TYPES.join(', ')}; parameters such as ;codecs=opus may follow.`),
      duration_seconds: optional(
        z
          .number(problem('INVALID_AUDIO', 'audio.duration_seconds must be a number.'))
          .min(0, problem('INVALID_AUDIO', 'audio.duration_seconds must be from 0 to 900.'))
          .max(MAX_AUDIO_SECONDS, problem('AUDIO_TOO_LONG')),
      ),
    },
    problem('INVALID_AUDIO'),
  )
  .transform(({ data, mime, duration_seconds }, context) => {
    const bytes = decodeBase64(data);
    if (!bytes) {
      context.addIssue(
        problem('INVALID_AUDIO', 'audio.data is not valid base64. Encode the bytes of the file as they are.'),
      );
      return z.NEVER;
    }
    return { bytes, mime, mediaType: mediaType(mime), audioSeconds: duration_seconds ?? null };
  });

function mediaType(mime: string): string {
  return (mime.split(';')[0] ?? '').trim().toLowerCase();
}

const DATA_URL = /^data:[^,]{0,200};base64,/i;

function payloadStart(data: string): number {
  return DATA_URL.exec(data.slice(0, 256))?.[0].length ?? 0;
}

/** The size once decoded, told without decoding. */
function decodedSize(data: string): number {
  const start = payloadStart(data);
  const atMost = Math.floor(((data.length - start) * 3) / 4);
  if (atMost <= MAX_AUDIO_BYTES) return atMost;
  // Only past the limit does it matter that line breaks and padding hold nothing.
  let characters = 0;
  for (let i = start; i < data.length; i++) {
    const character = data.charCodeAt(i);
    if (character > SPACE && character !== PADDING) characters++;
  }
  return Math.floor((characters * 3) / 4);
}

const SPACE = 0x20;
const PADDING = 0x3d;

/** Node's decoder skips what it does not know, so the length tells whether everything was base64. */
function decodeBase64(data: string): Buffer | undefined {
  const start = payloadStart(data);
  const payload = start > 0 ? data.slice(start) : data;
  return decodeExactly(payload) ?? decodeExactly(payload.replace(/[\r\n\t ]+/g, ''));
}

function decodeExactly(base64: string): Buffer | undefined {
  const characters = base64.endsWith('==')
    ? base64.length - 2
    : base64.endsWith('=')
      ? base64.length - 1
      : base64.length;
  const bytes = Buffer.from(base64, 'base64');
  const whole = characters % 4 !== 1 && bytes.length === Math.floor((characters * 3) / 4);
  return whole && bytes.length > 0 ? bytes : undefined;
}
