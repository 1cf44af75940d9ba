import { departmentAnswer } from '../departments/answer.ts';
import type { Engine } from '../extraction/engine.ts';
import { namesToHear } from '../extraction/known/names.ts';
import { ApiError } from '../kit/errors.ts';
import type { OnFailure } from '../kit/failure-events.ts';
import { randomName } from '../kit/ids.ts';
import { assemble } from '../neris/assemble.ts';
import type { IncidentDraft } from '../neris/payload/incident.ts';
import type { AudioStore } from '../storage/audio/store.ts';
import { documentChecksum, knownChecksum } from '../storage/checksum.ts';
import { fromNow } from '../storage/database/clock.ts';
import type { Db, NarrationRow } from '../storage/database/tables.ts';
import { withoutWaitingForDisk } from '../storage/database/without-waiting.ts';
import type { Secrets } from '../storage/secrets/secrets.ts';
import { type HeardPiece, type Recogniser, textOf } from '../transcription/recogniser.ts';
import { emptyTranscript, failureDetails } from './failures.ts';
import type { NarrationOrder } from './order.ts';
import { failExtraction, failModules, failTranscription, sandboxWordsIn, slowDown } from './sandbox-words.ts';

export interface Pipeline {
  db: Db;
  audio: AudioStore;
  recogniser: Recogniser;
  engine: Engine;
  callSeconds: number;
  hashRequest: Secrets['hashRequest'];
  /** Reports what fails in no call's name. */
  onFailure: OnFailure;
}

/**
 * Runs one narration from its first record to its last: `processing` is stored before the work starts,
 * and the record ends `complete` or `failed` whatever happens in between.
 */
export async function createNarration(
  pipeline: Pipeline,
  order: NarrationOrder,
  id = newNarrationId(),
): Promise<NarrationRow> {
  const started = performance.now();
  const { call } = order;
  call.narration = id;
  const begun = newRow(pipeline, order, id);
  const record = (db: Db) =>
    db
      .insertInto('narrations')
      .values({ ...begun, created_at: fromNow(db, 0) })
      .returning('created_at')
      .executeTakeFirstOrThrow();
  // Nothing is answered yet: the last write makes the first one durable too.
  const { created_at } = await call.timed('record', () => withoutWaitingForDisk(pipeline.db, record));
  const row: NarrationRow = { ...begun, created_at };
  const kept = keepAudio(pipeline, row, order);
  const progress: Progress = { transcript: row.transcript, measuredSeconds: null };
  const until = Date.now() + pipeline.callSeconds * 1000;
  const result = await withinDeadline(pipeline.callSeconds, (signal) =>
    draft(pipeline, row, order, progress, { started, until, signal }),
  ).catch((error: unknown) => failure(error, row.id, progress));
  const audio_file = await kept;
  const { transcript, measuredSeconds: measured_seconds } = progress;
  const worked = { ...row, audio_file, transcript, measured_seconds };
  if (result instanceof ApiError) {
    await call.timed('finish', () => finish(pipeline, { ...worked, status: 'failed', error_code: result.code }));
    throw result;
  }
  return call.timed('finish', () => finish(pipeline, { ...worked, ...result }));
}

export function newNarrationId(): string {
  return randomName('nar_', 24);
}

/** How far a narration has come: once there is a transcript, a failure is the extraction's. */
interface Progress {
  transcript: string | null;
  measuredSeconds: number | null;
}

function failure(error: unknown, id: string, { transcript }: Pick<Progress, 'transcript'>): ApiError {
  const details = failureDetails(id, transcript);
  if (error instanceof ApiError) {
    const { code, message, retryAfterSeconds, cause } = error;
    return new ApiError(code, message, {
      details,
      // Where it was thrown, which this new one does not know.
      cause: cause ?? error,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    });
  }
  return new ApiError(stageOf(transcript), undefined, { details, cause: error });
}

function stageOf(transcript: string | null): 'TRANSCRIPTION_FAILED' | 'EXTRACTION_FAILED' {
  return transcript === null ? 'TRANSCRIPTION_FAILED' : 'EXTRACTION_FAILED';
}

const OUTLIVED =
  'This narration took longer than one may take, and its record was closed as failed meanwhile. Send it again.';

function newRow(
  pipeline: Pipeline,
  { credential, department, input, externalRef, metadata, known, terms, addressHash, call }: NarrationOrder,
  id: string,
): Omit<NarrationRow, 'created_at'> {
  const audio = 'recording' in input;
  const kept = audio && credential.partner.audioRetentionDays > 0;
  // What is no recording will be refused: 25 MB of anything are not written for that.
  const named = kept && pipeline.recogniser.isRecording?.(input.recording.bytes) !== false;
  return {
    id,
    partner_id: credential.partner.id,
    key_id: credential.keyId,
    mode: credential.mode,
    department_id: department.neris_id,
    department: JSON.stringify(departmentAnswer(department)),
    external_ref: externalRef,
    metadata,
    input_kind: audio ? 'audio' : 'text',
    input_mime: audio ? input.declaredMime : null,
    audio_seconds: audio ? input.audioSeconds : null,
    measured_seconds: null,
    audio_file: named ? pipeline.audio.newName() : null,
    address_hash: addressHash,
    request_id: call.id,
    status: 'processing',
    transcript: audio ? null : input.transcript,
    neris: null,
    svc_report: null,
    gaps: '[]',
    modules: JSON.stringify({ activated: [], failed: [] }),
    timings: null,
    model: versions(pipeline.engine, pipeline.recogniser),
    error_code: null,
    outcome: null,
    outcome_at: null,
    completed_at: null,
    checksum: null,
    outcome_checksum: null,
    known: known ?? null,
    terms: terms ?? null,
    known_checksum: knownChecksum({ known: known ?? null, terms: terms ?? null }),
  };
}

function versions(engine: Engine, recogniser: Recogniser, extraction = engine.version): string {
  return JSON.stringify({ extraction, transcription: recogniser.version });
}

/**
 * Keeping the audio never costs anybody their draft: a full disk or a store that is away is reported to the operator, not
 * to the firefighter.
 */
async function keepAudio(
  { audio }: Pipeline,
  { audio_file }: NarrationRow,
  { input, call }: NarrationOrder,
): Promise<string | null> {
  if (audio_file === null || !('recording' in input)) return null;
  try {
    await call.timed('keep_audio', () => audio.save(audio_file, input.recording.bytes));
    return audio_file;
  } catch (error) {
    call.failed('audio not kept', error);
    // Half a recording is of no use to anybody, but nobody waits for it to be gone; where even this fails, the sweep
    // finds a recording that no record names.
    void audio.remove(audio_file).catch(() => {});
    return null;
  }
}

type Draft = Pick<
  NarrationRow,
  'status' | 'transcript' | 'neris' | 'svc_report' | 'gaps' | 'modules' | 'timings' | 'model'
>;

async function draft(
  { recogniser, engine }: Pipeline,
  row: NarrationRow,
  order: NarrationOrder,
  progress: Progress,
  { started, until, signal }: { started: number; until: number; signal: AbortSignal },
): Promise<Draft> {
  const { input, department, call } = order;
  const known = order.known ? (JSON.parse(order.known) as IncidentDraft) : undefined;
  const terms = order.terms ? (JSON.parse(order.terms) as string[]) : undefined;
  const caller = order.credential.keyId;
  const asked = sandboxWordsIn(order);
  await slowDown(asked, signal);
  failTranscription(asked, progress);
  let transcribeMs: number | null = null;
  let pieces: HeardPiece[] | undefined;
  if ('recording' in input) {
    const begun = performance.now();
    const heard = await call.timed('transcribe', () =>
      recogniser.transcribe(input.recording, department, {
        caller,
        signal,
        names: namesToHear(known, terms),
        onMeasured(seconds) {
          progress.measuredSeconds = seconds;
        },
      }),
    );
    const words = textOf(heard);
    progress.transcript = storable(words);
    transcribeMs = Math.round(performance.now() - begun);
    const misheard = typeof heard !== 'string' && 'soundedLike' in heard;
    if (misheard || !progress.transcript.trim()) throw emptyTranscript(progress.transcript);
    // Places in a text that had to be changed would be wrong ones.
    if (typeof heard !== 'string' && progress.transcript === words) pieces = heard.pieces;
  }
  const transcript = progress.transcript ?? '';
  failExtraction(asked);
  const account = {
    transcript,
    department,
    receivedAt: new Date(row.created_at),
    ...(known && { known }),
    ...(terms && { terms }),
  };
  const asking = { caller, until, call };
  const extracted = failModules(asked, await call.timed('extract', () => engine.extract(account, signal, asking)));
  const { stage1Ms, stage2Ms } = extracted.timings;
  call.took('core', stage1Ms, Date.now() - stage2Ms);
  call.took('modules', stage2Ms);
  for (const { module, error } of extracted.failures) call.failed(`module failed: ${module}`, error);
  const { neris, svc_report, gaps } = assemble(extracted);
  call.dropped(svc_report.dropped.length);
  return {
    status: 'complete',
    transcript,
    neris: JSON.stringify(neris),
    svc_report: JSON.stringify(pieces ? { ...svc_report, heard: pieces } : svc_report),
    gaps: JSON.stringify(gaps),
    modules: JSON.stringify(extracted.modules),
    model: versions(engine, recogniser, extracted.version),
    timings: JSON.stringify({
      transcribe_ms: transcribeMs,
      stage1_ms: stage1Ms,
      stage2_ms: stage2Ms,
      total_ms: Math.round(performance.now() - started),
    }),
  };
}

/** Without what a database cannot keep: NUL, and halves of surrogate pairs. */
function storable(words: string): string {
  return words.replaceAll('\0', '').toWellFormed();
}

/** A stage that does not stop when asked to is left behind when the call's time is up. */
async function withinDeadline<T>(seconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const overrun = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new Error('the call took too long'));
    }, seconds * 1000);
  });
  try {
    return await Promise.race([work(controller.signal), overrun]);
  } finally {
    clearTimeout(timer);
  }
}

async function finish(pipeline: Pipeline, row: NarrationRow): Promise<NarrationRow> {
  const { db } = pipeline;
  const checksum = documentChecksum(row);
  const { audio_file, measured_seconds, status, transcript, error_code } = row;
  const { neris, svc_report, gaps, modules, model, timings } = row;
  const finished = await db
    .updateTable('narrations')
    .set({ audio_file, measured_seconds, status, transcript, error_code, completed_at: fromNow(db, 0), checksum })
    .set({ neris, svc_report, gaps, modules, model, timings })
    .where('id', '=', row.id)
    .where('status', '=', 'processing')
    .returning('completed_at')
    .executeTakeFirst();
  if (!finished) {
    const left = await db.selectFrom('narrations').select('id').where('id', '=', row.id).executeTakeFirst();
    // Taken for the remains of a dead process, by a sweep or a repetition: what was read as failed stays failed.
    if (left) throw failure(new ApiError(stageOf(transcript), OUTLIVED), row.id, { transcript });
    // Deleted on request while it was being worked on: what was asked to be gone stays gone.
    if (audio_file !== null) {
      await pipeline.audio.remove(audio_file).catch((error: unknown) => pipeline.onFailure('audio not removed', error));
    }
    throw deletedMeanwhile();
  }
  return { ...row, ...finished, checksum };
}

export function deletedMeanwhile(): ApiError {
  return new ApiError(
    'NOT_FOUND',
    'This narration was deleted while it was being processed, so there is no draft. Send it again if that was a mistake.',
  );
}
