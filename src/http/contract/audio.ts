import { z } from 'zod';
import { NOT_BASE64, SentRecording } from '../body/base64-text.ts';
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

/** `data` was decoded while it arrived, since its text is too large to keep; what is wrong with it is told in its turn. */
export const AudioInput = z
  .object(
    {
      data: z
        .custom<SentRecording>((data) => data instanceof SentRecording, {
          error: problem('INVALID_AUDIO', 'audio.data must be a base64 string.'),
          abort: true,
        })
        .refine(
          ({ found }) => found !== 'empty',
          problem('INVALID_AUDIO', 'audio.data is empty. Send the recording in base64.'),
        )
        .refine(({ found }) => found !== 'too large', problem('AUDIO_TOO_LARGE'))
        .meta({
          type: 'string',
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
      ).describe('Lets a recording that is too long be refused before it is decoded.'),
    },
    problem('INVALID_AUDIO'),
  )
  .meta({ id: 'AudioInput' })
  .transform(({ data, mime, duration_seconds }, context) => {
    if (!(data.found instanceof Buffer)) {
      context.addIssue(problem('INVALID_AUDIO', NOT_BASE64));
      return z.NEVER;
    }
    return { bytes: data.found, mime, mediaType: mediaType(mime), audioSeconds: duration_seconds ?? null };
  });

function mediaType(mime: string): string {
  return (mime.split(';')[0] ?? '').trim().toLowerCase();
}
