import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A build of the service of a test's own, so that what runs is what is in `src` now, whatever `build` holds. */
export interface Build {
  /** Starts a node of the service; resolves when it serves. */
  start(environment: Record<string, string>, main?: string): Promise<NodeProcess>;
  discard(): void;
}

export interface NodeProcess {
  url: string;
  /** Everything it has written to its standard output and error so far. */
  output(): string;
  stop(): Promise<number | null>;
}

export function buildService(): Build {
  const root = resolve(import.meta.dirname, '../../..');
  const folder = mkdtempSync(join(tmpdir(), 'svc-build-'));
  // Beside the build stand what it needs: the packages, the reader's weights among the sources, the guides and what they look like.
  for (const name of ['node_modules', 'src', 'docs', 'web']) symlinkSync(join(root, name), join(folder, name));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const compiler = join(root, 'node_modules/.bin/tsc');
  const built = spawnSync(compiler, ['-p', join(root, 'tsconfig.build.json'), '--outDir', join(folder, 'build')], {
    encoding: 'utf8',
  });
  // Types are checked elsewhere; here it only matters that there is something to run.
  if (!existsSync(join(folder, 'build/app/main.js')))
    throw new Error(`the build failed: ${built.stdout}${built.stderr}`);
  symlinkSync(join(root, 'build/weights'), join(folder, 'build/weights'));
  return {
    start(environment, main) {
      const file = join(folder, 'build', main === undefined ? 'app/main.js' : 'main-of-test.js');
      if (main !== undefined) writeFileSync(file, main);
      return startNode(file, environment);
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function startNode(file: string, environment: Record<string, string>): Promise<NodeProcess> {
  const child: ChildProcess = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'exit');
  const url = await new Promise<string>((found, failed) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /https?:\/\/[\w.[\]:]+\/v1/.exec(output)?.[0];
      if (address) found(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => failed(new Error(`the node ended with ${code}: ${output}`)));
  });
  return {
    url,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}
