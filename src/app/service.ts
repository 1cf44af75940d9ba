import type { FastifyInstance } from 'fastify';
import { findDepartment } from '../departments/directory.ts';
import type { Engine } from '../extraction/engine.ts';
import { readerEngine } from '../extraction/serving/served-engine.ts';
import { extractionVersion } from '../extraction/version.ts';
import { buildApp } from '../http/app.ts';
import { sharedPerTurn } from '../kit/shared-per-turn.ts';
import { admission } from '../limits/admission.ts';
import { databaseLimiter } from '../limits/database-limiter.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Pipeline } from '../narrations/create.ts';
import { narrationsOf } from '../narrations/narrations.ts';
import type { PrivateServer } from '../observability/private-server.ts';
import { troubleOf } from '../observability/readiness.ts';
import { verifyCredential } from '../partners/credentials.ts';
import { keyUse } from '../partners/key-use.ts';
import { signSession } from '../partners/sessions.ts';
import type { Settings } from '../settings.ts';
import { chooseAudioStore } from '../storage/audio/choose.ts';
import type { AudioStore } from '../storage/audio/store.ts';
import { openDatabase } from '../storage/database/database.ts';
import type { Db } from '../storage/database/tables.ts';
import { confirmSecret, followSecret, loadSecrets, type Secrets } from '../storage/secrets/secrets.ts';
import { chooseRecogniser } from '../transcription/choose.ts';
import type { Recogniser } from '../transcription/recogniser.ts';
import { chooseEngine, type EngineEvents } from './choose-engine.ts';
import { observe } from './observe.ts';
import { delivering, regularly, sweeping } from './upkeep.ts';

export interface Service {
  app: FastifyInstance;
  db: Db;
  secrets: Secrets;
  /** Opens the operator's port, where one is set. */
  openPrivatePort(): Promise<PrivateServer | undefined>;
  /** Stops taking requests, lets the ones under way finish, then lets go of everything. */
  close(): Promise<void>;
}

/** Puts the parts together. Nothing listens yet. */
export async function buildService(
  settings: Settings,
  engines: { recogniser?: Recogniser; engine?: Engine } = {},
): Promise<Service> {
  const secrets = await loadSecrets(settings);
  const db = await openDatabase(settings);
  let audio: AudioStore;
  try {
    await confirmSecret(db, secrets);
    audio = await chooseAudioStore(settings, db, (event, error) => watch.failed(event, error));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const limiter = await limiterOf(settings, db);
  let draining = false;
  const observation = await observe(settings, {
    log: (line) => app.log.error(line),
    closed: () => (draining ? 'draining' : app.server.listening ? undefined : 'starting'),
    queues: () => [...(recogniser.queues?.() ?? []), ...(engine.queues?.() ?? [])],
    parts: {
      database: { required: true, trouble: () => troubleOf(askDatabase(db)) },
      secret: { required: true, trouble: async () => (secrets.knowsLeading() ? undefined : SECRET_UNKNOWN) },
      limiter: { required: false, trouble: () => troubleOf(limiter.check()) },
      // A remote one is shared by all nodes, and texts are drafted without it.
      recogniser: { required: settings.RECOGNISER === 'local', trouble: async () => recogniser.trouble?.() },
      reader: { required: true, trouble: async () => engine.trouble?.() },
      audio_store: { required: false, trouble: () => troubleOf(audio.check()) },
    },
  });
  const { watch } = observation;
  const recogniser = engines.recogniser ?? chooseRecogniser(settings, watch.failed);
  const engine =
    engines.engine ??
    engineOf(settings, {
      onFailure: (event, error, call) => (call ?? watch).failed(event, error),
      onAsked: (counts, call) =>
        app.log.info({ event: 'model asked', id: call?.id, narration: call?.narration, ...counts }),
    });
  const pipeline: Pipeline = {
    db,
    audio,
    recogniser,
    engine,
    callSeconds: settings.CALL_SECONDS,
    hashRequest: secrets.hashRequest,
    onFailure: watch.failed,
  };
  const use = keyUse(db, secrets, watch.failed);
  const app = buildApp({
    settings,
    watch,
    admission: admission(limiter),
    narrations: narrationsOf(pipeline),
    verifyCredential: sharedPerTurn((authorization) => verifyCredential(db, secrets, authorization, use.note)),
    signSession: (session, ttlSeconds) => signSession(secrets.sessionKeys(), session, ttlSeconds),
    findDepartment: (nerisId) => findDepartment(db, nerisId),
    speechLanguages: recogniser.languages ?? ['en'],
    hashAddress: secrets.hashAddress,
  });
  // Wrong settings of the store are known from the start on, not when the first recording does not arrive.
  if (settings.AUDIO_S3_BUCKET) audio.check().catch((error: unknown) => watch.failed('audio store away', error));
  const stopSweeping = regularly(settings.SWEEP_SECONDS, sweeping(pipeline, watch.swept));
  const stopDelivering = regularly(
    settings.SWEEP_SECONDS,
    delivering(pipeline, (delivered) => app.log.info({ event: 'audio delivered', delivered })),
  );
  const stopFollowing = followRegularly(db, secrets, watch.failed);
  return {
    app,
    db,
    secrets,
    openPrivatePort: observation.openPrivatePort,
    async close() {
      draining = true;
      await app.close();
      await Promise.all([stopSweeping(), stopDelivering(), stopFollowing()]);
      await use.settled();
      await recogniser.close?.();
      await engine.close?.();
      await limiter.close();
      await db.destroy();
      await observation.close();
    },
  };
}

/** The smallest question of which the answer is in a table of ours. */
function askDatabase(db: Db): Promise<unknown> {
  return db.selectFrom('installation').select('name').limit(1).execute();
}

/** What speaks to Redis is loaded only where there is one: every start would wait for it. */
async function limiterOf({ REDIS_URL }: Settings, db: Db): Promise<Limiter> {
  if (!REDIS_URL) return databaseLimiter(db);
  return (await import('../limits/redis-limiter.ts')).redisLimiter(REDIS_URL);
}

function engineOf(settings: Settings, events: EngineEvents): Engine {
  const reader = readerEngine(extractionVersion(), events);
  try {
    return chooseEngine(settings, reader, events);
  } catch (error) {
    void reader.close();
    throw error;
  }
}

/** How soon every node signs with another secret once it leads; until then each takes what the other signed. */
const SECONDS_TO_FOLLOW = 2;

const SECRET_UNKNOWN = 'the secret was changed and is not known here';

function followRegularly(db: Db, secrets: Secrets, onFailure: Pipeline['onFailure']): () => Promise<void> {
  return regularly(SECONDS_TO_FOLLOW, () => {
    const wasKnown = secrets.knowsLeading();
    return followSecret(db, secrets).then(
      (isKnown) => {
        if (wasKnown && !isKnown) onFailure(SECRET_UNKNOWN, new Error('restart with the new secret'));
      },
      // The database is away, which others say.
      () => {},
    );
  });
}
