import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Somebody who sends the same narration again and again, on one connection, as soon as it may. */
export interface Caller {
  url: string;
  key: string;
  body: Buffer;
}

export interface Load {
  /** Answers per second while it lasted. */
  rate: number;
  /** Milliseconds of each call that was answered, those included that were under way when it ended. */
  times: number[];
  /** Calls that were told to come back later; their callers did. */
  refused: number;
  /** Everything else, by what it was answered with. */
  failed: string[];
}

/** What to make of a failure that says nothing of when to come back. */
const PAUSE_MS = 1000;

/** All callers at once, for so long; then whatever is under way is waited for. */
export async function load(callers: Caller[], seconds: number): Promise<Load> {
  const begun = performance.now();
  const ends = begun + seconds * 1000;
  const times: number[] = [];
  const failed: string[] = [];
  let refused = 0;
  let inTime = 0;
  const callAgain = async (caller: Caller) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let now = begun; now < ends; now = performance.now()) {
      const { status, retryAfter, text } = await send(caller, agent);
      if (status === 200) {
        times.push(performance.now() - now);
        if (performance.now() < ends) inTime++;
        continue;
      }
      const isRefusal = status === 503 && retryAfter > 0;
      if (isRefusal) refused++;
      else failed.push(`${status} ${text.slice(0, 200)}`);
      const pause = isRefusal ? retryAfter * 1000 : PAUSE_MS;
      await sleep(Math.min(pause, Math.max(0, ends - performance.now())));
    }
    agent.destroy();
  };
  await Promise.all(callers.map(callAgain));
  return { rate: inTime / seconds, times, refused, failed };
}

interface Answer {
  status: number;
  /** Seconds; 0 when nothing was said. */
  retryAfter: number;
  text: string;
}

function send(caller: Caller, agent: Agent): Promise<Answer> {
  const { url, key, body } = caller;
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'content-length': String(body.length),
  };
  return new Promise((resolve) => {
    const sent = request(`${url}/v1/narrations`, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', onError);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: Number(response.headers['retry-after'] ?? 0),
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    const onError = (error: NodeJS.ErrnoException) => {
      // The server closed a connection on which nothing was asked for a while, just as something was.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send(caller, agent));
      else resolve({ status: 0, retryAfter: 0, text: error.code ?? error.message });
    };
    sent.on('error', onError).end(body);
  });
}
