import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings.ts';
import type { BodyIntake } from '../body/intake.ts';

/** What brings bodies in, told that no more of them are wanted. */
type Intake = Pick<BodyIntake, 'stop' | 'refuseUnfinished'>;

/** Sends its next request soon, or does not notice that its connection is gone. */
const IDLE_GRACE_MS = 500;
/** A body that is nearly there still comes in. */
const BODY_GRACE_MS = 3000;
/**
 * The system takes in megabytes of an answer before its client has read any, and then nothing until a third of them is
 * read: at 25 kB a second nearly a minute.
 */
const MOST_CREDIT_SECONDS = 60;
/** Open files for everything that is no connection: database, recordings, child processes, log. */
const FILES_OF_OUR_OWN = 100;
const WITHOUT_KNOWN_LIMIT = 10_000;

export interface Guard {
  /** A stop waits for this too, whether its client is still there or not. */
  waitFor<T>(work: Promise<T>): Promise<T>;
}

/** Node counts what was sent only in here; of TLS too, as it is on the line. */
interface Sending {
  _handle?: { bytesWritten: number; writeQueueSize: number } | null;
}

interface Connection {
  socket: Socket;
  /** Requests being read or answered. */
  underWay: number;
}

/**
 * Keeps connections from costing more than they bring. Each stands in one of three rows, the oldest first: on which
 * nothing was asked yet, on which nothing is asked now, and those with a request. When there are too many, one without
 * a request makes room for the new one. One whose answers are not read ends. A stop closes the first row at once, answers
 * what is under way with `Connection: close` so that nobody sends into a connection that is being closed, and ends in
 * time whatever happens.
 */
export function guardConnections(app: FastifyInstance, settings: Settings, intake: Intake): Guard {
  const { server } = app;
  const most = settings.MAX_CONNECTIONS || connectionsThatFit();
  const unused = new Set<Connection>();
  const idle = new Set<Connection>();
  const busy = new Set<Connection>();
  const byPeer = new Map<string, Connection>();
  const working = new Set<Promise<unknown>>();
  let stopping = false;

  // Of TLS this is the connection underneath, which is there before a word was exchanged.
  server.on('connection', (socket: Socket) => {
    const [oldest] = unused.size > 0 ? unused : idle;
    if (byPeer.size >= most) (oldest?.socket ?? socket).destroy();
    if (socket.destroyed) return;
    const connection = { socket, underWay: 0 };
    const peer = peerOf(socket);
    unused.add(connection);
    byPeer.set(peer, connection);
    endWhenUnread(socket, settings);
    socket.once('close', () => {
      for (const row of [unused, idle, busy]) row.delete(connection);
      byPeer.delete(peer);
    });
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = byPeer.get(peerOf(request.socket));
    if (!connection) return;
    unused.delete(connection);
    idle.delete(connection);
    busy.add(connection);
    connection.underWay++;
    response.once('close', () => {
      if (--connection.underWay > 0 || !busy.delete(connection)) return;
      idle.add(connection);
      linger(request, settings);
    });
  });

  app.addHook('onSend', async (_, reply) => {
    if (stopping) reply.header('connection', 'close');
    // Fastify would hang up on whoever sent a body that was refused, who may still be sending and lose the answer.
    else reply.removeHeader('connection');
  });

  app.addHook('preClose', async () => {
    stopping = true;
    intake.stop();
    // Takes in nobody new. The server's own close would also cut connections off that are about to be used.
    NetServer.prototype.close.call(server);
    const deadline = performance.now() + settings.DRAIN_SECONDS * 1000;
    const until = async (over: () => boolean, ms: number) => {
      const end = Math.min(deadline, performance.now() + ms);
      while (!over() && performance.now() < end) await sleep(10);
    };
    destroyAll(unused);
    await until(() => idle.size === 0, IDLE_GRACE_MS);
    destroyAll(unused);
    destroyAll(idle);
    await until(() => byPeer.size === 0, BODY_GRACE_MS - IDLE_GRACE_MS);
    intake.refuseUnfinished();
    while (byPeer.size + working.size > 0 && performance.now() < deadline) {
      // What was answered before it was whole, and whoever came back after an answer.
      destroyAll(idle);
      await sleep(10);
    }
    for (const { socket } of byPeer.values()) socket.destroy();
  });

  return {
    waitFor(work) {
      const over = work.finally(() => working.delete(over));
      working.add(over);
      return over;
    },
  };
}

/**
 * A request may be answered before it is all there. Cutting its sender off amid a word could cost it the answer, so the
 * rest is let in and thrown away, for as long as it comes.
 */
function linger(request: IncomingMessage, settings: Settings): void {
  const { socket } = request;
  const before = socket.bytesRead;
  const least = settings.CONNECTION_SECONDS * settings.BODY_KB_PER_SECOND * 1024;
  const look = () => {
    if (request.complete) return;
    if (socket.bytesRead - before <= least) socket.destroy();
    else linger(request, settings);
  };
  if (!request.complete) setTimeout(look, settings.CONNECTION_SECONDS * 1000).unref();
}

/**
 * Whoever does not read an answer is cut off, as is whoever does not send a request. While bytes wait to be sent, patience
 * runs out, and each byte that is taken earns some: it lasts for whoever reads as fast as senders have to send. While none
 * wait, the client waits for us.
 */
function endWhenUnread(socket: Socket, settings: Settings): void {
  const { CONNECTION_SECONDS, BODY_KB_PER_SECOND } = settings;
  let taken = 0;
  let patience = CONNECTION_SECONDS;
  const look = () => {
    const { _handle: sending } = socket as Sending;
    if (!sending) return;
    const before = taken;
    taken = sending.bytesWritten - sending.writeQueueSize;
    if (taken > before) patience += (taken - before) / (BODY_KB_PER_SECOND * 1024);
    patience = Math.min(patience, CONNECTION_SECONDS + MOST_CREDIT_SECONDS) - 1;
    if (sending.writeQueueSize === 0) patience = Math.max(patience, CONNECTION_SECONDS);
    if (patience < 0) socket.destroy();
  };
  // Seconds are counted, not measured, and looked at once what could be sent was: a busy moment of ours is not the reader's.
  const looking = setInterval(() => setImmediate(look), 1000).unref();
  socket.once('close', () => clearInterval(looking));
}

function destroyAll(row: Set<Connection>): void {
  for (const { socket } of row) socket.destroy();
}

/** The same for a connection and for the TLS that runs over it. */
function peerOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}

/** Node has raised the limit of open files as far as it may. */
function connectionsThatFit(): number {
  try {
    const files = Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
    return files > 0 ? Math.floor(Math.max(files - FILES_OF_OUR_OWN, files / 2)) : WITHOUT_KNOWN_LIMIT;
  } catch {
    return WITHOUT_KNOWN_LIMIT;
  }
}
