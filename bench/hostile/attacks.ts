import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEPARTMENT } from '../http/servers.ts';

// What strangers and careless callers do to a service. Each goes on until its process is ended.

export interface Target {
  host: string;
  port: number;
  key: string;
}

const MB = 1024 * 1024;
/** The attacker's address as the proxy in front would tell it; honest callers have others. */
const SOURCE = '203.0.113.66';

export const ATTACKS: Record<string, (target: Target) => Promise<void>> = {
  'lists of 18 million zeros': repeat(2, () => `{"x":[${'0,'.repeat(18 * MB)}0]}`),
  'two million keys': repeat(2, () => `{"metadata":{${keys(2_000_000)}}}`),
  'values and keys up to the limit': repeat(2, () => `{"x":[${'0,'.repeat(15_000)}{${keys(4900)}}]}`),
  'base64 with a blank after each character': repeat(2, () => recording('A '.repeat(18 * MB))),
  'base64 with every character escaped': repeat(2, () => recording('\\u0041'.repeat(6 * MB))),
  'what is no recording, of 25 MB': repeat(4, () => recording(Buffer.alloc(25 * MB, 'RIFF').toString('base64'))),
  'recordings of thirteen minutes': repeat(4, () => recording(noise(24 * MB).toString('base64'))),
  'refused requests': repeat(16, () => '{}'),
  'accounts of 50,000 characters': repeat(2, () =>
    JSON.stringify({ department: DEPARTMENT, transcript: 'be got by the engine at the '.repeat(1780) }),
  ),
  'strangers with large bodies': (target) =>
    repeat(4, () => recording('A'.repeat(33 * MB)))({ ...target, key: 'nobody' }),
  'sixty half-sent uploads': hold(60, (target) => head(target, 33 * MB) + recording('A'.repeat(8 * MB)).slice(0, -3)),
  'bodies of a byte a second': hold(200, (target) => head(target, 33 * MB), '{'),
  'silent connections': hold(1000, () => ''),
  'half a head': hold(1000, () => 'GET /v1/ping HTTP/1.1\r\nHost: x\r\nx-never:'),
};

function recording(data: string): string {
  return `{"department":"${DEPARTMENT}","audio":{"mime":"audio/wav","data":"${data}"}}`;
}

/** A WAV file of 16,000 samples a second, one hiss from end to end. */
function noise(bytes: number): Buffer {
  const head = Buffer.from('RIFF    WAVEfmt                     data    ', 'latin1');
  [bytes + 36, 16, 1, 16_000, 32_000, bytes].forEach((value, i) => {
    head.writeUInt32LE(value, [4, 16, 20, 24, 28, 40][i]);
  });
  head.writeUInt16LE(1, 22);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  const samples = Buffer.alloc(bytes);
  let state = 1;
  for (let at = 0; at < bytes; at += 2) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    samples.writeInt16LE((state % 4000) - 2000, at);
  }
  return Buffer.concat([head, samples]);
}

function keys(count: number): string {
  return Array.from({ length: count }, (_, i) => `"k${i}":0`).join();
}

function head({ key }: Target, bytes: number): string {
  const headers = [
    `authorization: Bearer ${key}`,
    `x-forwarded-for: ${SOURCE}`,
    'x-forwarded-proto: https',
    'content-type: application/json',
    `content-length: ${bytes}`,
  ];
  return `POST /v1/narrations HTTP/1.1\r\nhost: x\r\n${headers.join('\r\n')}\r\n\r\n`;
}

/** The same request again and again, on several connections at once, whatever the answer is. */
function repeat(atOnce: number, write: () => string) {
  return async (target: Target): Promise<void> => {
    const bytes = Buffer.from(write());
    const one = async () => {
      for (;;) {
        const socket = open(target);
        const answered = new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
        socket.write(head(target, bytes.length));
        socket.write(bytes);
        await answered;
        socket.destroy();
        // A refusal takes no time; so fast a caller would measure the attacker.
        await sleep(5);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
  };
}

/** Connections that say something and then wait, each opened anew when it was closed. */
function hold(count: number, say: (target: Target) => string, everySecond?: string) {
  return async (target: Target): Promise<void> => {
    const one = async () => {
      for (;;) {
        const socket = open(target);
        const closed = new Promise((resolve) => socket.once('close', resolve));
        const said = say(target);
        if (said !== '') socket.write(said);
        const timer = everySecond === undefined ? undefined : setInterval(() => socket.write(everySecond), 1000);
        await closed;
        clearInterval(timer);
        await sleep(100);
      }
    };
    await Promise.all(Array.from({ length: count }, one));
  };
}

function open({ host, port }: Target): Socket {
  const socket = connect({ host, port });
  return socket.on('error', () => socket.destroy()).resume();
}
