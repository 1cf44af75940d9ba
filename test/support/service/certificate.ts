import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether certificates can be made here; in CI their absence is a failure, not a skipped suite. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl) {
  if (process.env.CI === 'true') throw new Error('No openssl here: run the tests with script/test.');
  process.stderr.write('SKIPPED: native HTTPS (no openssl on the path to make a certificate with).\n');
}

/** A key and a certificate for this machine, signed by nobody else, as two files in the folder. */
export function newCertificate(folder: string): { cert: string; key: string } {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert],
  ]);
  if (made.status !== 0) throw new Error(String(made.stderr));
  return { cert, key };
}

/** The same, as it is handed to a server, without files that stay. */
export function certificateHere(): { cert: string; key: string } {
  const folder = mkdtempSync(join(tmpdir(), 'svc-test-'));
  try {
    const { cert, key } = newCertificate(folder);
    return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
