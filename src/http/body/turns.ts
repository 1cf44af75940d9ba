import type { IncomingMessage } from 'node:http';

/**
 * Large bodies take turns. Node reads a connection for as long as something comes, up to two megabytes at once; where scanning
 * them costs, a few senders would hold up everybody for as long. So in each turn of the event loop bodies are scanned for
 * a few milliseconds, and who sends on after that waits for another turn: one of them at a time, in order.
 */
const TURN_MS = 2;
/**
 * Between two turns the thread is everybody else's. Clearing up the memory that bodies go through takes some of it too, and
 * the faster they come, the more.
 */
const REST_MS = 5;
/** A body up to here is hardly more than a transcript, and never waits. */
const SMALL_BYTES = 128 * 1024;

const waiting: IncomingMessage[] = [];
let spent = 0;
let isTurning = false;

/** What came of a body was scanned, which took so long; `size` is what came of it in all. */
export function scanned(request: IncomingMessage, size: number, ms: number): void {
  spent += ms;
  if (!isTurning) {
    isTurning = true;
    setImmediate(endTurn);
  }
  if (spent < TURN_MS || size <= SMALL_BYTES) return;
  request.pause();
  waiting.push(request);
}

function endTurn(): void {
  spent = 0;
  isTurning = waiting.length > 0;
  if (isTurning) setTimeout(nextTurn, REST_MS);
}

function nextTurn(): void {
  waiting.shift()?.resume();
  setImmediate(endTurn);
}
