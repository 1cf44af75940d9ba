import { ApiError } from '../../kit/errors.ts';
import type { Recording } from '../../transcription/recogniser.ts';
import { namesIn } from '../../transcription/vocabulary/prompt.ts';

/** What a recogniser node is asked. */
export interface Asked {
  recording: Recording;
  /** Names that may be said, from the prompt. */
  names: string[];
  format: (typeof FORMATS)[number];
}

const FORMATS = ['json', 'verbose_json', 'text'] as const;
/** As of a narration. */
const MAX_AUDIO_BYTES = 25 * 1024 * 1024;
/** With room for the other parts and for what stands between them. */
export const MAX_FORM_BYTES = MAX_AUDIO_BYTES + 64 * 1024;

/** The fields of OpenAI's form that mean something here. There is one model and one temperature, whatever is asked for. */
export async function readForm(body: Buffer | undefined, contentType: string): Promise<Asked> {
  const form = await parse(body, contentType);
  const file = form.get('file');
  if (!(file instanceof Blob) || file.size === 0) throw refused('Send the recording in a part named file.');
  if (file.size > MAX_AUDIO_BYTES) throw new ApiError('AUDIO_TOO_LARGE');
  const format = textOf(form, 'response_format') ?? 'json';
  if (!isFormat(format)) throw refused(`response_format must be one of ${FORMATS.join(', ')}.`);
  if (!/^(en|en-.*|english)$/i.test(textOf(form, 'language') ?? 'en')) throw refused('language must be en.');
  if (textOf(form, 'stream') === 'true') throw refused('stream is not offered. Leave it out.');
  const [mime = ''] = file.type.split(';');
  return {
    recording: { bytes: Buffer.from(await file.arrayBuffer()), mime: mime.trim().toLowerCase() },
    names: namesIn(textOf(form, 'prompt') ?? ''),
    format,
  };
}

async function parse(body: Buffer | undefined, contentType: string): Promise<FormData> {
  try {
    const bytes = (body ?? Buffer.alloc(0)) as Buffer<ArrayBuffer>;
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw refused('The body is no whole multipart/form-data. Send it with an HTTP library.');
  }
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isFormat(text: string): text is Asked['format'] {
  return (FORMATS as readonly string[]).includes(text);
}

function refused(message: string): ApiError {
  return new ApiError('INVALID_BODY', message);
}
