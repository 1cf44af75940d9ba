import type { FastifyInstance } from 'fastify';
import { chooseEngine, type EngineEvents } from './choose-engine.ts';
import { findDepartment } from './departments/directory.ts';
import type { Engine } from './extraction/engine.ts';
import { readerEngine } from './extraction/reader/engine.ts';
import { extractionVersion } from './extraction/version.ts';
import { describeError } from './http/answer-error.ts';
import { buildApp } from './http/app.ts';
import { admission } from './limits/admission.ts';
import { databaseLimiter, sweepCounters } from './limits/database-limiter.ts';
import type { Limiter } from './limits/limiter.ts';
import { redisLimiter } from './limits/redis-limiter.ts';
import type { Pipeline } from './narrations/create.ts';
import { sweepIdempotencyKeys } from './narrations/create-once.ts';
import { narrationsOf } from './narrations/narrations.ts';
import { sweep } from './narrations/sweep.ts';
import { verifyCredential } from './partners/credentials.ts';
import { keyUse } from './partners/key-use.ts';
import { signSession } from './partners/sessions.ts';
import type { Settings } from './settings.ts';
import { sharedPerTurn } from './shared-per-turn.ts';
import { audioFolder } from './storage/audio-files.ts';
import { openDatabase } from './storage/database.ts';
import { confirmSecret, followSecret, loadSecrets, type Secrets } from './storage/secrets.ts';
import type { Db } from './storage/tables.ts';
import { chooseRecogniser } from './transcription/choose.ts';
import type { Recogniser } from './transcription/recogniser.ts';

export interface Service {
  app: FastifyInstance;
  db: Db;
  secrets: Secrets;
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
  try {
    await confirmSecret(db, secrets);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const limiter: Limiter = settings.REDIS_URL ? redisLimiter(settings.REDIS_URL) : databaseLimiter(db);
  const report = (event: string, error: unknown) => app.log.error({ event, ...describeError(error) });
  const recogniser = engines.recogniser ?? chooseRecogniser(settings, report);
  const pipeline: Pipeline = {
    db,
    audio: audioFolder(settings.DATA_DIR),
    recogniser,
    engine: engines.engine ?? engineOf(settings, report, (counts) => app.log.info({ event: 'model asked', ...counts })),
    callSeconds: settings.CALL_SECONDS,
    hashRequest: secrets.hashRequest,
    onFailure: report,
  };
  const use = keyUse(db, secrets, report);
  const app = buildApp({
    settings,
    admission: admission(limiter, (error) => report('limiter unavailable', error)),
    narrations: narrationsOf(pipeline),
    verifyCredential: sharedPerTurn((authorization) => verifyCredential(db, secrets, authorization, use.note)),
    signSession: (session, ttlSeconds) => signSession(secrets.sessionKeys(), session, ttlSeconds),
    findDepartment: (nerisId) => findDepartment(db, nerisId),
    speechLanguages: recogniser.languages ?? ['en'],
    hashAddress: secrets.hashAddress,
  });
  const stopSweeping = sweepRegularly(pipeline, settings.SWEEP_SECONDS);
  const stopFollowing = followRegularly(db, secrets, report);
  return {
    app,
    db,
    secrets,
    async close() {
      await app.close();
      await stopSweeping();
      await stopFollowing();
      await use.settled();
      await recogniser.close?.();
      await pipeline.engine.close?.();
      await limiter.close();
      await db.destroy();
    },
  };
}

function engineOf(settings: Settings, onFailure: Pipeline['onFailure'], onAsked: EngineEvents['onAsked']): Engine {
  const reader = readerEngine(extractionVersion(), { onFailure });
  try {
    return chooseEngine(settings, reader, { onFailure, onAsked });
  } catch (error) {
    void reader.close();
    throw error;
  }
}

/** Sweeps at once, so that what a crash left behind is settled, and then at intervals. */
function sweepRegularly({ db, audio, callSeconds, onFailure }: Pipeline, seconds: number): () => Promise<void> {
  return regularly(seconds, () =>
    sweep(db, audio, 'server', callSeconds)
      .then(() => sweepCounters(db))
      .then(() => sweepIdempotencyKeys(db))
      .catch((error: unknown) => onFailure('sweep failed', error)),
  );
}

/** How soon every node signs with another secret once it leads; until then each takes what the other signed. */
const SECONDS_TO_FOLLOW = 2;

function followRegularly(db: Db, secrets: Secrets, onFailure: Pipeline['onFailure']): () => Promise<void> {
  let wasKnown = true;
  return regularly(SECONDS_TO_FOLLOW, () =>
    followSecret(db, secrets).then(
      (isKnown) => {
        const event = 'the secret was changed and is not known here';
        if (wasKnown && !isKnown) onFailure(event, new Error('restart with the new secret'));
        wasKnown = isKnown;
      },
      // The database is away, which others say.
      () => {},
    ),
  );
}

/** Does the work at once and then at intervals, unless it is still at it; the answer ends it. */
function regularly(seconds: number, work: () => Promise<unknown>): () => Promise<void> {
  let working: Promise<unknown> | undefined;
  const begin = () => {
    working ??= work().finally(() => {
      working = undefined;
    });
  };
  begin();
  const timer = setInterval(begin, seconds * 1000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
