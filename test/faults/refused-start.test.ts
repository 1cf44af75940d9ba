import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../src/settings.ts';
import { type Environment, failToStart, stopAll } from '../support/service/processes.ts';

const HTTPS_NEEDED =
  /^HOST=\S+ is reachable from other machines, and plain HTTP is for loopback only\. .*TLS_CERT_FILE/;

/** Every way a setting can be wrong, and what is said about it. */
const WRONG: [Environment, string | RegExp][] = [
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ DATABASE_URL: 'mysql://127.0.0.1/svc' }, 'DATABASE_URL must begin with postgres://.'],
  [{ REDIS_URL: '127.0.0.1:6379' }, 'REDIS_URL must begin with redis://.'],
  [{ SVC_SECRET: 'short' }, 'SVC_SECRET must hold at least 32 characters.'],
  [{ SESSION_KEYS: 'one:short' }, /^SESSION_KEYS must look like id:secret,id:secret with 32 characters or more\.$/],
  [{ SESSION_KEYS: `${'k'.repeat(40)}` }, /^SESSION_KEYS must look like /],
  [{ TLS_CERT_FILE: '/cert.pem' }, 'TLS_CERT_FILE and TLS_KEY_FILE go together: set both or neither.'],
  [{ TLS_KEY_FILE: '/key.pem' }, 'TLS_CERT_FILE and TLS_KEY_FILE go together: set both or neither.'],
  [{ TRUSTED_PROXIES: 'my-proxy' }, /^TRUSTED_PROXIES must list IP addresses or CIDR ranges/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES must list IP addresses or CIDR ranges/],
  [{ ALLOW_PLAIN_HTTP: 'maybe' }, 'ALLOW_PLAIN_HTTP must be true or false.'],
  [{ SANDBOX: 'on' }, 'SANDBOX must be true or false.'],
  [{ CAPTURE_PATH: '/console' }, 'CAPTURE_PATH must not lie under /v1, /docs or /console.'],
  [{ CALL_SECONDS: '0' }, 'CALL_SECONDS must be a whole number from 1 to 600.'],
  [{ SWEEP_SECONDS: '1m' }, 'SWEEP_SECONDS must be a whole number from 1 to 86400.'],
  [{ PRIVATE_PORT: '65536' }, 'PRIVATE_PORT must be a whole number from 0 to 65535.'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'key' }, 'OTEL_EXPORTER_OTLP_HEADERS must look like name=value,name=value.'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'a=%' }, 'OTEL_EXPORTER_OTLP_HEADERS must look like name=value,name=value.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent.'],
  [{ HOST: '0.0.0.0' }, HTTPS_NEEDED],
  [{ HOST: '::' }, HTTPS_NEEDED],
  [{ HOST: '192.0.2.7' }, HTTPS_NEEDED],
  [{ HOST: 'api.example.com' }, HTTPS_NEEDED],
  [{ PORT: 'x', LOG_LEVEL: 'y' }, /^PORT must be a whole number from 0 to 65535; LOG_LEVEL must be one of [a-z, ]+\.$/],
];

describe('settings', () => {
  test.each(WRONG)('%o is refused in one clear line', (environment, message) => {
    const line =
      typeof message === 'string' ? new RegExp(`^${message.replace(/[.$*+?()[\]{}|\\]/g, '\\$&')}$`) : message;
    expect(() => readSettings(environment)).toThrow(line);
    expect(() => readSettings(environment)).not.toThrow('\n');
  });

  test('set to nothing means not set', () => {
    const nothing = { PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '', SVC_SECRET: '', SANDBOX: '', LOG_LEVEL: '' };
    expect(readSettings(nothing)).toEqual(readSettings({}));
    expect(readSettings({})).toMatchObject({ PORT: 8080, HOST: '127.0.0.1', DATA_DIR: './data', SANDBOX: false });
  });

  test('beyond loopback it takes TLS, a declared proxy or an explicit word', () => {
    const beyond = { HOST: '0.0.0.0' };
    for (const secured of [
      { TLS_CERT_FILE: 'a', TLS_KEY_FILE: 'b' },
      { TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32' },
      { ALLOW_PLAIN_HTTP: 'true' },
    ]) {
      expect(readSettings({ ...beyond, ...secured }).HOST).toBe('0.0.0.0');
    }
    for (const HOST of ['127.0.0.1', '127.9.9.9', '::1', 'localhost']) expect(readSettings({ HOST }).HOST).toBe(HOST);
  });
});

describe('a server that cannot start says why in one line and ends with 1', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'svc-test-'));
  });
  afterAll(async () => {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  });

  test('its port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    await expectRefusal({ PORT: String(port) }, /^Another program uses that port\. Set PORT to a free one\.$/);
    taken.close();
  });

  test.concurrent.each<[string, () => Environment, RegExp]>([
    ['a wrong setting', () => ({ PORT: 'http' }), /^PORT must be a whole number from 0 to 65535\.$/],
    ['no TLS beyond loopback', () => ({ HOST: '0.0.0.0' }), HTTPS_NEEDED],
    ['no such certificate', () => ({ TLS_CERT_FILE: '/nowhere.pem', TLS_KEY_FILE: '/nowhere.pem' }), /\/nowhere\.pem/],
    ['a certificate that is none', () => notPem(), /^TLS_CERT_FILE and TLS_KEY_FILE do not hold a usable pair/],
    ['no database there', () => ({ DATABASE_URL: 'postgres://svc:hunter2@127.0.0.1:1/svc' }), /ECONNREFUSED/],
    ['an empty secret file', () => secretFile(''), /secret holds 0 characters, and a secret has at least 32/],
    [
      'a secret file of one character',
      () => secretFile('x\n'),
      /secret holds 1 characters, .* Restore it from a backup/,
    ],
  ])('%s', async (_, environment, reason) => {
    await expectRefusal(environment(), reason);
  });

  function secretFile(content: string) {
    const DATA_DIR = mkdtempSync(join(folder, 'data-'));
    writeFileSync(join(DATA_DIR, 'secret'), content);
    return { DATA_DIR };
  }

  function notPem() {
    const file = join(folder, 'not.pem');
    writeFileSync(file, 'not a certificate');
    return { TLS_CERT_FILE: file, TLS_KEY_FILE: file };
  }

  async function expectRefusal(environment: Environment, reason: RegExp): Promise<void> {
    const { code, stdout, stderr } = await failToStart({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    const [line = '', ...rest] = stderr.split('\n');
    expect(rest).toEqual(['']);
    expect(line).toMatch(/^The service did not start\. /);
    expect(line.slice('The service did not start. '.length)).toMatch(reason);
    expect(line).not.toContain('hunter2');
  }
});
