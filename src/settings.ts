import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { z } from 'zod';

const flag = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .default('false')
  .transform((value) => value === 'true' || value === '1');
const optional = z.string().optional();

/** In characters: a shorter secret could be found by trying, and with it sessions be forged. */
export const LEAST_SECRET = 32;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const Environment = z.object({
  PORT: wholeNumber(0, 65535).default(8080).describe('Port to listen on; 0 takes any free one.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on. Anything but loopback needs HTTPS.'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded database, the secret and the audio.'),
  DATABASE_URL: address('postgres', 'postgresql').describe(
    'postgres://… to use PostgreSQL instead of the embedded SQLite.',
  ),
  REDIS_URL: address('redis', 'rediss').describe('redis://… to share the rate limits of several nodes in Redis.'),
  AUDIO_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe('Bucket of an S3-compatible store that keeps the recordings, in place of DATA_DIR/audio.'),
  AUDIO_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address of that store, such as https://minio.internal:9000. Unset: Amazon’s in AUDIO_S3_REGION.'),
  AUDIO_S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a region')
    .default('us-east-1')
    .describe('Region that requests to the store are signed for.'),
  AUDIO_S3_PATH_STYLE: flag.describe(
    'true puts the bucket in the path of the address instead of its host name; MinIO, Ceph and Garage want it.',
  ),
  AUDIO_S3_PREFIX: z
    .string()
    .regex(/^([\w-]+\/)*$/, 'must be empty or folders that end with /, such as svc/audio/')
    .default('audio/')
    .describe('What the names of all recordings in the bucket begin with.'),
  AUDIO_S3_KEY_ID: optional.describe('Id of the access key to the store.'),
  AUDIO_S3_KEY: optional.describe('Secret of that access key.'),
  AUDIO_S3_KEY_FILE: optional.describe('File that holds that secret, in place of AUDIO_S3_KEY.'),
  AUDIO_S3_ENCRYPTION: z
    .enum(['none', 'AES256', 'aws:kms'])
    .default('none')
    .describe('Encryption asked of the store with each recording: none (the bucket’s own), AES256 or aws:kms.'),
  AUDIO_S3_KMS_KEY: optional.describe('Key that aws:kms encrypts with. Unset: the account’s own.'),
  AUDIO_S3_SECONDS: wholeNumber(1, 60)
    .default(5)
    .describe(
      'The longest an answer waits for the store; a recording it has not taken by then waits in DATA_DIR/audio.',
    ),
  AUDIO_SPOOL_MB: wholeNumber(0, 1_000_000)
    .default(1024)
    .describe('Megabytes of recordings that may wait there while the store is away. Beyond: not kept. 0: none wait.'),
  SVC_SECRET: z
    .string()
    .min(LEAST_SECRET, `must hold at least ${LEAST_SECRET} characters`)
    .optional()
    .describe('Secret behind stored key hashes and session tokens, the same on every node. Made in DATA_DIR if unset.'),
  SVC_SECRET_PREVIOUS: z
    .string()
    .min(LEAST_SECRET, `must hold at least ${LEAST_SECRET} characters`)
    .optional()
    .describe('The secret before this one, which still counts while it is being changed.'),
  SESSION_KEYS: z
    .string()
    .regex(/^[\w-]+:[^,:]{32,}(,[\w-]+:[^,:]{32,})*$/, 'must look like id:secret,id:secret with 32 characters or more')
    .optional()
    .describe('Signing keys of session tokens as id:secret,…; the first signs, all verify. Unset: from SVC_SECRET.'),
  TLS_CERT_FILE: optional.describe('Certificate chain (PEM) for native HTTPS.'),
  TLS_KEY_FILE: optional.describe('Private key (PEM) for native HTTPS.'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every(isAddressRange), 'must list IP addresses or CIDR ranges, separated by commas')
    .describe('Proxies in front of the service that terminate HTTPS and whose X-Forwarded headers count.'),
  ALLOW_PLAIN_HTTP: flag.describe('true lets the service answer plain HTTP beyond loopback. For closed networks only.'),
  CAPTURE_PATH: z
    .string()
    .regex(/^(\/[\w-]+)+$/, 'must be a path such as /capture')
    .refine((path) => !/^\/(v1|docs|console)(\/|$)/.test(path), 'must not lie under /v1, /docs or /console')
    .default('/capture')
    .describe('Path of the hosted capture page.'),
  SANDBOX: flag.describe('true prepares a sandbox partner, a directory and a test key at the first start.'),
  CONSOLE: flag.describe('true serves the console at /console outside the sandbox too.'),
  CALL_SECONDS: wholeNumber(1, 600)
    .default(110)
    .describe('The longest one narration may take; a record older than this still processing is swept to failed.'),
  BODY_MB: wholeNumber(40, 65_536)
    .default(512)
    .describe(
      'Megabytes that all request bodies being received, and recordings being worked on, may hold together; one partner three quarters of it.',
    ),
  BODY_MB_PER_CALLER: wholeNumber(40, 65_536)
    .default(128)
    .describe('Megabytes of them that any one key, and any one source address, may hold. Beyond either: 503.'),
  BODY_KB_PER_SECOND: wholeNumber(0, 1000)
    .default(4)
    .describe('A body that arrives more slowly than this over 10 s is cut off, and so is an answer read more slowly.'),
  REFUSED_PER_HOUR: wholeNumber(1, 1_000_000)
    .default(600)
    .describe(
      'Requests to one route that may be refused in an hour, by key and source, and twice as many by source alone. Beyond: 429.',
    ),
  CONNECTION_SECONDS: wholeNumber(1, 120)
    .default(10)
    .describe('A connection on which no request has arrived whole up to its body ends after this time.'),
  MAX_CONNECTIONS: wholeNumber(0, 1_000_000)
    .default(0)
    .describe('Connections at once; beyond it those without a request end first. 0: as many as open files allow.'),
  DRAIN_SECONDS: wholeNumber(1, 600)
    .default(115)
    .describe('The longest a stop waits for calls under way before it cuts them off.'),
  RECOGNISER: z
    .enum(['local', 'remote', 'none'])
    .default('local')
    .describe(
      'Who turns audio to text: local (this machine), remote (RECOGNISER_URL), or none (text narrations only).',
    ),
  RECOGNISER_PROCESSES: wholeNumber(0, 64)
    .default(0)
    .describe('Processes of the local recogniser, about 300 MB each; 0 takes one for each processor, up to four.'),
  RECOGNISER_MB: wholeNumber(400, 65_536)
    .default(900)
    .describe(
      'Megabytes that one of them may hold: beyond it is ended, and a recording that cannot be unpacked in them refused.',
    ),
  RECOGNISER_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Base address of a remote recogniser that answers POST /audio/transcriptions as OpenAI does, such as …/v1.',
    ),
  RECOGNISER_KEY: optional.describe(
    'Bearer key of the remote recogniser: sent to it, and asked for by svc recogniser.',
  ),
  RECOGNISER_MODEL: z.string().min(1).default('whisper-1').describe('Model asked for at the remote recogniser.'),
  RECOGNISER_FORMAT: z
    .enum(['json', 'verbose_json'])
    .default('json')
    .describe('Form of its answers: json, which all can give, or verbose_json with the seconds of each part.'),
  EXTRACTION_ENGINE: z
    .enum(['reader', 'model'])
    .default('reader')
    .describe(
      'Who reads accounts: reader (this machine), or model (a language model at MODEL_URL, beside the reader).',
    ),
  MODEL_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Base address of the language model’s server, such as http://127.0.0.1:8000/v1.'),
  MODEL_NAME: z.string().min(1).optional().describe('Model asked for at MODEL_URL.'),
  MODEL_KEY: optional.describe('Key sent to the language model’s server, if it wants one.'),
  MODEL_KEY_FILE: optional.describe('File that holds that key, in place of MODEL_KEY.'),
  MODEL_SECONDS: wholeNumber(1, 300)
    .default(40)
    .describe('Time the language model has for one narration; then the draft is the reader’s.'),
  MODEL_CALLS: wholeNumber(1, 1000)
    .default(32)
    .describe('Questions to the language model that may be under way at once; beyond, drafts are the reader’s.'),
  PRIVATE_PORT: wholeNumber(0, 65535)
    .optional()
    .describe('Port of /healthz, /readyz and /metrics, for the operator alone; 0 takes any free one. Unset: none.'),
  PRIVATE_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address of that port. It asks for no credential: never one that partners can reach.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Base address of an OpenTelemetry collector (OTLP over HTTP, JSON) that traces are sent to. Unset: none.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((pair) => pair.trim())
        .filter(Boolean),
    )
    .refine((pairs) => pairs.every(isHeader), 'must look like name=value,name=value')
    .transform((pairs) => Object.fromEntries(pairs.map(headerOf)))
    .describe('Headers sent with them, such as a key, as name=value,…; values may be percent-encoded.'),
  OTEL_SERVICE_NAME: z.string().min(1).default('svc').describe('The name that this service has in them.'),
  SWEEP_SECONDS: wholeNumber(1, 86_400).default(60).describe('How often expired audio and orphans are swept.'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info')
    .describe(`Detail of the log: ${LOG_LEVELS.join(', ')}.`),
});

export type Settings = z.infer<typeof Environment>;

/** Name, default and meaning of every setting, for the documentation and `svc settings`. */
export const SETTINGS: { name: string; default: string | null; meaning: string }[] = Object.entries(
  Environment.shape,
).map(([name, field]) => ({
  name,
  default: shown(field.parse(undefined)),
  meaning: field.description ?? '',
}));

function shown(value: unknown): string | null {
  return (typeof value === 'object' ? '' : String(value ?? '')) || null;
}

export class SettingsError extends Error {}

/** Settings of earlier versions, and what is so since: whoever still sets one counts on something else. */
const REMOVED: Readonly<Record<string, string>> = {
  MODEL_PROTOCOL: 'the language model is asked at MODEL_URL/chat/completions',
  MODEL_OUTPUT: 'the language model is asked for JSON by response_format, and JSON is taken out of other answers too',
  MODEL_MAX_TOKENS: 'an answer of the language model has at most 8192 tokens',
  MODEL_FALLBACK: 'where the language model fails, drafts are the reader’s',
};

/** Reads and checks the whole environment once; nothing else in the project looks at it. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  // Set to nothing means not set, as compose files and service units write it.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  for (const [name, since] of Object.entries(REMOVED))
    if (given[name] !== undefined) throw new SettingsError(`${name} is no setting any more: ${since}. Unset it.`);
  const read = Environment.safeParse(given);
  if (!read.success) {
    throw new SettingsError(
      `${read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}.`,
    );
  }
  const settings = read.data;
  if (!settings.TLS_CERT_FILE !== !settings.TLS_KEY_FILE) {
    throw new SettingsError('TLS_CERT_FILE and TLS_KEY_FILE go together: set both or neither.');
  }
  if (settings.RECOGNISER === 'remote' && !settings.RECOGNISER_URL) {
    throw new SettingsError('RECOGNISER=remote needs RECOGNISER_URL, the address of the remote recogniser.');
  }
  if (settings.EXTRACTION_ENGINE === 'model' && !(settings.MODEL_URL && settings.MODEL_NAME)) {
    throw new SettingsError(
      'EXTRACTION_ENGINE=model needs MODEL_URL and MODEL_NAME: where the language model is, and which.',
    );
  }
  if (settings.MODEL_KEY && settings.MODEL_KEY_FILE) {
    throw new SettingsError('MODEL_KEY and MODEL_KEY_FILE say the same thing: set one of them.');
  }
  confirmAudioStore(settings);
  const secured = settings.TLS_CERT_FILE || settings.TRUSTED_PROXIES.length > 0 || settings.ALLOW_PLAIN_HTTP;
  if (!secured && !isLoopback(settings.HOST)) {
    throw new SettingsError(
      `HOST=${settings.HOST} is reachable from other machines, and plain HTTP is for loopback only. ` +
        'Set TLS_CERT_FILE and TLS_KEY_FILE, or TRUSTED_PROXIES for a proxy that terminates HTTPS, ' +
        'or ALLOW_PLAIN_HTTP=true on a closed network.',
    );
  }
  return settings;
}

/** Half of the settings would keep recordings in the folder while the operator believes them in the bucket. */
function confirmAudioStore(settings: Settings): void {
  const { AUDIO_S3_BUCKET, AUDIO_S3_ENDPOINT, AUDIO_S3_KEY_ID, AUDIO_S3_KEY, AUDIO_S3_KEY_FILE } = settings;
  if (AUDIO_S3_KEY && AUDIO_S3_KEY_FILE) {
    throw new SettingsError('AUDIO_S3_KEY and AUDIO_S3_KEY_FILE say the same thing: set one of them.');
  }
  const secret = AUDIO_S3_KEY ?? AUDIO_S3_KEY_FILE;
  const [needed, other] = [AUDIO_S3_BUCKET && AUDIO_S3_KEY_ID && secret, AUDIO_S3_ENDPOINT];
  if (!needed && (AUDIO_S3_BUCKET || AUDIO_S3_KEY_ID || secret || other)) {
    throw new SettingsError(
      'Recordings in S3 need AUDIO_S3_BUCKET, AUDIO_S3_KEY_ID and AUDIO_S3_KEY (or AUDIO_S3_KEY_FILE): set all of them or none.',
    );
  }
  if (settings.AUDIO_S3_KMS_KEY && settings.AUDIO_S3_ENCRYPTION !== 'aws:kms') {
    throw new SettingsError('AUDIO_S3_KMS_KEY needs AUDIO_S3_ENCRYPTION=aws:kms.');
  }
}

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
}

function address(...schemes: string[]) {
  return optional.refine(
    (url) => url === undefined || (URL.canParse(url) && schemes.includes(new URL(url).protocol.slice(0, -1))),
    `must begin with ${schemes[0]}://`,
  );
}

function headerOf(pair: string): [name: string, value: string] {
  const [name = '', ...value] = pair.split('=');
  return [name.trim(), decodeURIComponent(value.join('=').trim())];
}

function isHeader(pair: string): boolean {
  try {
    new Headers([headerOf(pair)]);
    return pair.includes('=');
  } catch {
    return false;
  }
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

export function isLoopback(host: string): boolean {
  // Asked at every request, so the usual case comes without the list.
  if (isIPv4(host)) return host.startsWith('127.');
  return isIPv6(host) ? LOOPBACK.check(host, 'ipv6') : host === 'localhost';
}

function isAddressRange(range: string): boolean {
  const [address = '', bits] = range.split('/');
  const family = isIP(address);
  return family !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32)));
}
