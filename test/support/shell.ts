import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshCopy, withoutRegistry } from './fresh-copy.ts';

/** Whether the program that the documents call is here; in CI its absence is a failure, not a skipped suite. */
export const CAN_TYPE = spawnSync('curl', ['--version']).status === 0;

if (!CAN_TYPE) {
  if (process.env.CI === 'true') throw new Error('No curl here: run the tests with script/test.');
  process.stderr.write('SKIPPED: the commands of the documents (curl is missing).\n');
}

/** A reader at a terminal in a fresh clone, who does what a document says, block after block. */
export interface Reader {
  /** Runs a block of commands; what it exports is there for the next. Answers how it ended and all that it wrote. */
  do(commands: string): Promise<{ code: number | null; output: string }>;
  /** Begins anew: no server runs, no data is kept, nothing was exported or printed. */
  openTerminal(): void;
  leave(): void;
}

/** What a reader replaces: places of this machine, and what was printed before, the latest of its kind. */
const REPLACED: [RegExp, string][] = [
  [/script\/server/g, 'serve'],
  [/http:\/\/127\.0\.0\.1:8080/g, '$(cat "$DESK/address")'],
  [/\/var\/lib\/svc/g, '$DESK/lib'],
  [/\/backup\b/g, '$DESK/backup'],
  [/\b(svc_test_|svc_live_|key_|nar_)…/g, '$(grep -oE "$1[A-Za-z0-9]+" "$DESK/seen" | tail -n 1)'],
];

/** Starts the server as the reader typed it, but on a free port, and gives the terminal back once it serves. */
const SERVE = `#!/usr/bin/env bash
# Before it is looked at: what an earlier server said there is not meant.
: >"$DESK/log"
PORT=0 RECOGNISER_PROCESSES=1 script/server >>"$DESK/log" 2>&1 &
echo $! >>"$DESK/servers"
# The address of the API is what is said last, with the key; that the server listens is logged before.
until address=$(grep -oE 'http://127[0-9.]+:[0-9]+/v1' "$DESK/log" | head -n 1) && [ -n "$address" ]; do
  kill -0 $! || { cat "$DESK/log"; exit 1; }
  sleep 0.1
done
echo "\${address%/v1}" >"$DESK/address"
cat "$DESK/log"
`;

/** Any answer but success is a failure; a recogniser too busy to answer says itself that one should send again. */
const CURL = `#!/usr/bin/env bash
PATH=\${PATH#*:}
exec curl --fail-with-body --retry 2 --retry-delay 1 "$@"
`;

export function sitDown(): Reader {
  const clone = freshCopy({ packages: true });
  const desk = join(clone, '.desk');
  mkdirSync(join(desk, 'bin'), { recursive: true });
  mkdirSync(join(desk, 'backup'));
  for (const [name, program] of Object.entries({ serve: SERVE, curl: CURL })) {
    writeFileSync(join(desk, 'bin', name), program);
    chmodSync(join(desk, 'bin', name), 0o755);
  }
  const { HOME, PATH } = process.env;
  const env = { HOME, PATH: `${join(desk, 'bin')}:${PATH}`, DESK: desk, ...withoutRegistry(clone) };

  function stopServers(): void {
    const pids = readFileSync(join(desk, 'servers'), 'utf8').split('\n').filter(Boolean);
    for (const pid of pids) {
      process.kill(Number(pid), 'SIGTERM');
      spawnSync('tail', ['--pid', pid, '-f', '/dev/null']);
    }
  }

  function tidy(): void {
    for (const file of ['seen', 'exports', 'servers']) writeFileSync(join(desk, file), '');
    rmSync(join(clone, 'data'), { recursive: true, force: true });
  }

  tidy();
  return {
    async do(commands) {
      const typed = REPLACED.reduce((text, [from, to]) => text.replace(from, to), commands);
      const program = `set -euo pipefail\n. "$DESK/exports"\n${typed}\nexport -p >"$DESK/exports"\n`;
      const child = spawn('bash', ['-c', program], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          // At once: the next command of the same block may need what this one printed.
          appendFileSync(join(desk, 'seen'), text);
        });
      }
      const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
      return { code, output };
    },
    openTerminal() {
      stopServers();
      tidy();
    },
    leave() {
      stopServers();
      if (existsSync(clone)) rmSync(clone, { recursive: true, force: true });
    },
  };
}
