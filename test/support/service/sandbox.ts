import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, type Server, startServer } from './processes.ts';

/** A server as a newcomer starts it, on an empty data folder, with the key it printed. */
export interface Sandbox extends Server {
  key: string;
  /** Where it keeps everything. */
  folder: string;
  close(): Promise<void>;
}

export async function startSandbox(environment: Environment = {}): Promise<Sandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-sandbox-'));
  const server = await startServer({ DATA_DIR: folder, SANDBOX: 'true', LOG_LEVEL: 'silent', ...environment });
  const key = keyIn(server.output());
  return {
    ...server,
    key,
    folder,
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The key of the welcome. */
export function keyIn(output: string): string {
  const key = /^ {2}(svc_test_\w+)$/m.exec(output)?.[1];
  if (key === undefined) throw new Error(`no key was printed: ${output}`);
  return key;
}

/**
 * What is drafted of a time of today's wall clock: an account that is told after its first event and before this time cannot
 * mean it, for nothing has happened that is told before it did.
 */
export function ifPast(first: string, time: string): string {
  const now = onTheWall(new Date().toISOString());
  return first <= now && now < time ? 'not drafted' : time;
}

/** What a clock at the wall of the sandbox's first department showed, whatever the day and the season. */
export function onTheWall(time: string | undefined): string {
  if (time === undefined) return 'not drafted';
  const clock = { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-US', clock).format(new Date(time));
}
