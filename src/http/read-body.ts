import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { ApiError, type ErrorCode } from '../errors.ts';
import { type Json, parseJson } from './json-text.ts';

/** How a route wants its body read, and which codes its failures answer with. */
export interface BodyRule {
  maxBytes: number;
  tooLarge: ErrorCode;
  /** The body as a whole is wrong. */
  invalid: ErrorCode;
  /** The named top-level field is wrong. */
  fields: Record<string, ErrorCode>;
}

/** Reads and parses a JSON body. A body that is too large is read to its end and thrown away, so that the answer arrives. */
export async function readBody(request: IncomingMessage, rule: BodyRule): Promise<Json> {
  const bytes = await collect(request, rule);
  if (!/^application\/json *(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new ApiError(rule.invalid, 'Send JSON with the header Content-Type: application/json.');
  }
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new ApiError(rule.invalid, 'The body must not be compressed. Send it without Content-Encoding.');
  }
  if (!isUtf8(bytes)) throw new ApiError(rule.invalid, 'The body is not valid UTF-8. Send JSON in UTF-8.');
  const parsed = parseJson(decode(bytes));
  if ('value' in parsed) return parsed;
  const [field] = parsed.path;
  const code = (field !== undefined && Object.hasOwn(rule.fields, field) && rule.fields[field]) || rule.invalid;
  throw new ApiError(code, parsed.message, parsed.path.length ? { details: { field: parsed.path.join('.') } } : {});
}

/** How much of a body that is too large is still read, so that a client that sends before it listens gets its answer. */
const DRAIN_BYTES = 64 * 1024 * 1024;

async function collect(request: IncomingMessage, rule: BodyRule): Promise<Buffer> {
  const declared = Number(request.headers['content-length'] ?? 0);
  const chunks: Buffer[] = [];
  // A declared length is filled in place: joining chunks at the end would hold a large recording twice.
  const whole = declared > 0 && declared <= rule.maxBytes ? Buffer.allocUnsafeSlow(declared) : undefined;
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      if (size + chunk.length <= rule.maxBytes) {
        if (whole) chunk.copy(whole, size);
        else chunks.push(chunk);
      } else {
        chunks.length = 0;
      }
      size += chunk.length;
      if (size > rule.maxBytes + DRAIN_BYTES) break;
    }
  } catch (cause) {
    // The client has gone: nobody hears this, and it is no failure of ours.
    throw new ApiError(
      'INVALID_REQUEST',
      'The connection ended before the whole body had arrived. Send the request again.',
      { cause },
    );
  }
  if (size > rule.maxBytes) throw new ApiError(rule.tooLarge);
  return whole ?? Buffer.concat(chunks);
}

function decode(bytes: Buffer): string {
  const bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return bytes.toString('utf8', bom);
}
