import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { ApiError, type ErrorCode } from '../../kit/errors.ts';
import { NOT_BASE64, type SentRecording } from './base64-text.ts';
import { noRoom, type Reception } from './budget.ts';
import { type Json, MAX_DEPTH, parseJson } from './json-text.ts';
import { bodyScanner, type Excess } from './scanner.ts';
import { scanned } from './turns.ts';

/** How a route wants its body read, and which codes its failures answer with. */
export interface BodyRule {
  maxBytes: number;
  tooLarge: ErrorCode;
  /** The body as a whole is wrong. */
  invalid: ErrorCode;
  /** The named top-level field is wrong. */
  fields: Record<string, ErrorCode>;
  /** Where a body may hold more values, and more of them with keys, than requests do. */
  atMost?: { values: number; keys: number };
  /** The largest part of the body, which is not kept as text, and what may stand beside it. */
  recording?: {
    at: readonly [field: string, member: string];
    maxBytes: number;
    besideBytes: number;
    /** Of a field that has a code of its own for being too long. */
    tooLong: Record<string, ErrorCode>;
  };
}

/** A request comes nowhere near this many; a body made to cost the parser does. */
const AT_MOST = { values: 20_000, keys: 5000 };
/** How much of a body that is refused is still read, so that a client that sends before it listens gets its answer. */
const DRAIN_BYTES = 64 * 1024 * 1024;

/**
 * Reads and parses a JSON body; undefined when none was sent, whatever its headers say of it. Limits hold while it
 * arrives: a body past one of them is no longer kept, but read to its end and thrown away, so that the answer arrives.
 */
export async function readBody(
  request: IncomingMessage,
  rule: BodyRule,
  reception: Reception,
): Promise<Json | undefined> {
  const { text, recording } = (await receive(request, rule, reception)) ?? {};
  if (!text?.length) return undefined;
  if (!isUtf8(text)) throw new ApiError(rule.invalid, 'The body is not valid UTF-8. Send JSON in UTF-8.');
  const parsed = parseJson(decode(text));
  if ('path' in parsed) throw faultAt(rule, parsed.path, parsed.message);
  if (recording && rule.recording) {
    const [field, member] = rule.recording.at;
    (parsed.value as Record<string, Record<string, unknown>>)[field] = {
      ...(parsed.value as Record<string, Record<string, unknown>>)[field],
      [member]: recording,
    };
  }
  return parsed;
}

function receive(
  request: IncomingMessage,
  rule: BodyRule,
  reception: Reception,
): Promise<{ text: Buffer; recording: SentRecording | undefined } | undefined> {
  const declared = Number(request.headers['content-length'] ?? 0);
  const { recording } = rule;
  const limits = {
    textBytes: recording?.besideBytes ?? rule.maxBytes,
    ...(rule.atMost ?? AT_MOST),
    // One more than the parser's: it tells an empty list at the limit from a full one.
    depth: MAX_DEPTH + 1,
    ...(recording ? { recording } : {}),
  };
  let scanner: ReturnType<typeof bodyScanner> | undefined = bodyScanner(limits, Math.min(declared, rule.maxBytes));
  let refusal = notJson(request, rule);
  let size = 0;
  return new Promise((resolve, reject) => {
    const settle = (error: ApiError | undefined) => {
      request.off('data', take).off('end', end).off('error', gone).off('close', gone);
      reception.over();
      if (!error) {
        const body = scanner?.finish();
        const decoded = body?.recording?.found;
        reception.keep(decoded instanceof Buffer ? decoded.length : 0);
        return resolve(body);
      }
      reception.keep(0);
      // What still comes is thrown away by Node.
      request.on('error', () => {}).resume();
      reject(error);
    };
    const refuse = (error: ApiError) => {
      refusal ??= error;
      scanner = undefined;
      reception.keep(0);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > rule.maxBytes) refuse(new ApiError(rule.tooLarge));
      else if (!refusal && !reception.take(chunk.length)) return settle(noRoom());
      const begun = performance.now();
      const excess = scanner?.write(chunk);
      if (excess) refuse(tooMuch(rule, excess));
      if (size > rule.maxBytes + DRAIN_BYTES) settle(refusal);
      else scanned(request, size, performance.now() - begun);
    };
    const end = () => settle(size > 0 ? refusal : undefined);
    const gone = () => settle(refusal ?? new ConnectionEnded());
    if (refusal) refuse(refusal);
    reception.watch(settle, () => request.isPaused());
    request.on('data', take).on('end', end).on('error', gone).on('close', gone);
  });
}

function notJson({ headers }: IncomingMessage, rule: BodyRule): ApiError | undefined {
  if (!/^application\/json *(;|$)/i.test(headers['content-type'] ?? '')) {
    return new ApiError(rule.invalid, 'Send JSON with the header Content-Type: application/json.');
  }
  if (!/^(identity)?$/i.test(headers['content-encoding'] ?? '')) {
    return new ApiError(rule.invalid, 'The body must not be compressed. Send it without Content-Encoding.');
  }
  return undefined;
}

/** The client has gone: nobody hears this, and it is no failure of ours. */
export class ConnectionEnded extends ApiError {
  constructor() {
    super('INVALID_REQUEST', 'The connection ended before the whole body had arrived. Send the request again.');
  }
}

function tooMuch(rule: BodyRule, { of, field }: Excess): ApiError {
  const atMost = rule.atMost ?? AT_MOST;
  const path = field === undefined ? [] : [field];
  switch (of) {
    case 'depth':
      return faultAt(rule, path, `The JSON is nested more than ${MAX_DEPTH} levels deep. Send less depth.`);
    case 'values':
    case 'keys':
      return faultAt(rule, path, `The JSON holds more than ${atMost[of]} ${of}. Send fewer.`);
    case 'recording':
      return faultAt(rule, [...(rule.recording?.at ?? [])], NOT_BASE64);
    case 'text': {
      const { recording } = rule;
      if (!recording) return new ApiError(rule.tooLarge);
      const tooLong = field !== undefined && Object.hasOwn(recording.tooLong, field) && recording.tooLong[field];
      if (tooLong) return new ApiError(tooLong, undefined, { details: { field } });
      const place = recording.at.join('.');
      const limit = `${recording.besideBytes / 1024 / 1024} MB`;
      return faultAt(rule, path, `What stands beside ${place} is larger than ${limit}. Send less.`);
    }
  }
}

/** A fault in a field has the field's own code. */
function faultAt(rule: BodyRule, path: (string | number)[], message: string): ApiError {
  const [field] = path;
  const code = (field !== undefined && Object.hasOwn(rule.fields, field) && rule.fields[field]) || rule.invalid;
  return new ApiError(code, message, path.length ? { details: { field: path.join('.') } } : {});
}

function decode(bytes: Buffer): string {
  const bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return bytes.toString('utf8', bom);
}
