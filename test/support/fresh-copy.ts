import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './service/processes.ts';

/** The project as a clone would have it: what git keeps or would keep, nothing built; with the packages if asked for. */
export function freshCopy(options: { packages: boolean }): string {
  const folder = mkdtempSync(join(tmpdir(), 'svc-clone-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    const [from, to] = [join(ROOT, file), join(folder, file)];
    if (existsSync(from)) cpSync(from, to, { preserveTimestamps: true });
  }
  if (options.packages) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Settings under which npm finds no registry and has nothing in store. */
export function withoutRegistry(folder: string): Record<string, string> {
  return { npm_config_registry: 'http://127.0.0.1:1/', npm_config_cache: join(folder, 'npm-cache') };
}
