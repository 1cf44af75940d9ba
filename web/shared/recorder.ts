import type { Graph } from './graph.ts';
import { openMicrophone, recordableType } from './microphone.ts';

/** One take. Pauses are not in it, neither as sound nor as time. */
export interface Take {
  readonly mime: string;
  elapsedMs(): number;
  level(): number | undefined;
  pause(): void;
  resume(): void;
  /** Lets go of the microphone and answers with all that was said; where it can, the take stays open for more. */
  rest(): Promise<Blob>;
  /** Whether a take at rest can be gone on with. */
  canGoOn(): boolean;
  /** Asks for the microphone anew and records on, into the same file. */
  goOn(): Promise<void>;
  discard(): void;
}

export interface TakeEvents {
  /** About one a second; `ms` is the length of the take with it. */
  onPiece(piece: Blob, ms: number): void;
  /** The system took the microphone away for a while, as a phone call does. */
  onInterrupted(): void;
  /** The microphone is gone for good; what was recorded until then can still be had from rest(). */
  onLost(): void;
}

/** Speech needs no more, and fifteen minutes stay under four megabytes. */
const BITS_PER_SECOND = 32_000;
const PIECE_MS = 1_000;
const PATIENCE_MS = 5_000;
/** What the encoder still holds when the firefighter says that is all. */
const TAIL_MS = 150;

/** Opens the microphone and records at once. `graph` was made inside the tap, while the browser allows sound. */
export async function startTake(graph: Graph, given: () => boolean, events: TakeEvents): Promise<Take | undefined> {
  let microphone: MediaStream | undefined;
  try {
    microphone = await openMicrophone();
    if (given()) return await record(graph, microphone, events);
  } catch (error) {
    letGo();
    throw error;
  }
  letGo();
  return undefined;

  function letGo(): void {
    graph.close();
    if (microphone) stop(microphone);
  }
}

async function record(graph: Graph, opened: MediaStream, events: TakeEvents): Promise<Take> {
  let microphone = opened;
  const mimeType = recordableType() ?? '';
  graph.listen(microphone);
  // A graph that sleeps would record silence. Then the microphone itself is recorded, and Done ends the take.
  const through = await graph.wokenSoon();
  const source = through ? graph.sound : microphone;
  const recorder = new MediaRecorder(source, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  const pieces: Blob[] = [];
  let before = 0;
  let runningSince: number | undefined;
  let open = true;
  let resting = false;
  const elapsedMs = () => before + (runningSince === undefined ? 0 : performance.now() - runningSince);
  const halt = () => {
    before = elapsedMs();
    runningSince = undefined;
  };
  const ended = happened(recorder, 'stop');

  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return;
    pieces.push(data);
    if (open) events.onPiece(data, elapsedMs());
  });
  recorder.addEventListener('error', () => open && !resting && events.onLost());
  graph.onAsleep(() => open && !resting && through && runningSince !== undefined && events.onInterrupted());
  watch(microphone);
  recorder.start(PIECE_MS);
  runningSince = performance.now();

  function watch(stream: MediaStream): void {
    for (const track of stream.getAudioTracks()) {
      const matters = () => open && !resting && microphone === stream;
      track.addEventListener('mute', () => matters() && events.onInterrupted());
      track.addEventListener('ended', () => matters() && events.onLost());
    }
  }

  /** What is recorded through a graph that does not wake up is silence. */
  async function stayAwake(): Promise<void> {
    if (!through || (await graph.wokenSoon())) return;
    if (open && !resting && runningSince !== undefined) events.onInterrupted();
  }

  function close(): void {
    open = false;
    if (recorder.state !== 'inactive') recorder.stop();
    graph.close();
    stop(microphone);
  }

  return {
    mime: recorder.mimeType || mimeType,
    elapsedMs,
    level: () => graph.level(),
    pause() {
      if (recorder.state === 'recording') {
        // What it still holds is kept now: whoever pauses may not come back.
        recorder.requestData();
        recorder.pause();
      }
      halt();
    },
    resume() {
      graph.wake();
      if (recorder.state === 'paused') recorder.resume();
      runningSince ??= performance.now();
      void stayAwake();
    },
    canGoOn: () => open && through && recorder.state !== 'inactive',
    async rest() {
      halt();
      resting = true;
      if (through && recorder.state !== 'inactive') {
        if (recorder.state === 'recording') await pause(TAIL_MS);
        const flushed = happened(recorder, 'dataavailable');
        recorder.requestData();
        if (recorder.state === 'recording') recorder.pause();
        await soon(flushed);
        graph.letGo();
        stop(microphone);
      } else {
        if (recorder.state !== 'inactive') recorder.stop();
        // Some webviews never say that they have stopped; the pieces so far are there all the same.
        await soon(ended);
        close();
      }
      return new Blob(pieces, { type: recorder.mimeType || mimeType });
    },
    async goOn() {
      graph.wake();
      const next = await openMicrophone();
      microphone = next;
      graph.listen(next);
      watch(next);
      resting = false;
      if (recorder.state === 'paused') recorder.resume();
      runningSince = performance.now();
      void stayAwake();
    },
    discard() {
      halt();
      close();
      pieces.length = 0;
    },
  };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function happened(recorder: MediaRecorder, event: 'stop' | 'dataavailable'): Promise<void> {
  return new Promise((resolve) => recorder.addEventListener(event, () => resolve(), { once: true }));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function soon(event: Promise<void>): Promise<void> {
  return Promise.race([event, pause(PATIENCE_MS)]);
}
