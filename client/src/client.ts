import { type Audio, audioInput } from './audio.ts';
import { type Call, type Connection, exchange } from './exchange.ts';
import type { components } from './openapi.ts';

export type Schemas = components['schemas'];

export interface ClientOptions {
  /** The service's base address, `/v1` included. */
  baseUrl: string;
  /** An API key on a server, a session token on a device; or what fetches one, asked before every try. */
  credential?: string | (() => string | Promise<string>);
  /**
   * How long one try may take. Without it 120 s, as the contract asks of clients, and as long beside as a line of a megabit
   * a second needs to send the body.
   */
  timeoutMs?: number;
  /** How often a call is tried again where the contract allows it: 2. */
  retries?: number;
  /** When the service asks to wait longer than this, the error is thrown instead: 60. */
  maxWaitSeconds?: number;
  fetch?: typeof fetch;
}

export interface CallOptions {
  /** Ends the call, also while it waits for its next try. */
  signal?: AbortSignal;
  timeoutMs?: number;
}

export interface NarrationOptions extends CallOptions {
  /** One of your own, kept with the recording, lets even a restarted program ask for the same narration again. */
  idempotencyKey?: string;
}

/** A transcript, or a recording from a file, a Blob or a stream: exactly one of them. */
export type NarrationOrder =
  | Schemas['TranscriptNarrationRequest']
  | (Omit<Schemas['AudioNarrationRequest'], 'audio'> & { audio: Audio });

export type Client = ReturnType<typeof createClient>;

export function createClient(options: ClientOptions) {
  const connection = connectionOf(options);
  const send = <T>(call: Call) => exchange<T>(connection, call);
  const at = (path: string, place: string) => path.replace('{}', encodeURIComponent(place));

  return {
    /** Confirms the credential and tells its limits. */
    ping: (call: CallOptions = {}) => send<Schemas['Ping']>({ method: 'GET', path: '/ping', ...call }),

    /** A short-lived token for a device, good for one department. With an API key, on a server. */
    createSession: (request: Schemas['SessionRequest'] = {}, call: CallOptions = {}) =>
      send<Schemas['Session']>({ method: 'POST', path: '/sessions', body: request, ...call }),

    /** From a recording or a transcript to a draft. Every try carries the same key, so it is made and counted once. */
    async createNarration(order: NarrationOrder, call: NarrationOptions = {}): Promise<Schemas['Narration']> {
      const { idempotencyKey = newKey(), ...rest } = call;
      const body = order.audio ? { ...order, audio: await audioInput(order.audio) } : order;
      return send({ method: 'POST', path: '/narrations', body, idempotencyKey, ...rest });
    },

    /** What was sent with a reference, newest first, a page at a time. */
    listNarrations(query: { external_ref: string; limit?: number; cursor?: string }, call: CallOptions = {}) {
      const given = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value));
      const path = `/narrations?${given}`;
      return send<Schemas['NarrationList']>({ method: 'GET', path, ...call });
    },

    readNarration: (id: string, call: CallOptions = {}) =>
      send<Schemas['Narration']>({ method: 'GET', path: at('/narrations/{}', id), ...call }),

    /** What the firefighter did with the draft. The latest report wins. */
    reportOutcome: (id: string, outcome: Schemas['OutcomeRequest'], call: CallOptions = {}) =>
      send<Schemas['OutcomeReceipt']>({
        method: 'POST',
        path: at('/narrations/{}/outcome', id),
        body: outcome,
        ...call,
      }),

    readDepartment: (nerisId: string, call: CallOptions = {}) =>
      send<Schemas['Department']>({ method: 'GET', path: at('/departments/{}', nerisId), ...call }),

    /** Lines for the waiting screen; needs no credential. `rotateMessages` shows them. */
    processingMessages: (call: CallOptions = {}) =>
      send<Schemas['ProcessingMessages']>({ method: 'GET', path: '/processing-messages', isPublic: true, ...call }),
  };
}

function connectionOf({ baseUrl, credential, ...options }: ClientOptions): Connection {
  const { protocol, hostname } = new URL(baseUrl);
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  if (protocol !== 'https:' && !isHere) throw new TypeError(`${baseUrl}: a credential is sent over https:// only.`);
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    credential: typeof credential === 'string' ? () => credential : credential,
    timeoutMs: options.timeoutMs,
    retries: options.retries ?? 2,
    maxWaitSeconds: options.maxWaitSeconds ?? 60,
    // Called as a method of something else, the browsers' own fetch refuses to work.
    fetch: options.fetch ?? ((...request) => fetch(...request)),
  };
}

/** Not randomUUID, which browsers have on https:// pages only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
