import type { AddressInfo } from 'node:net';
import { BASE_PATH } from '../http/app.ts';
import { reloadCertificate } from '../http/transport/certificate.ts';
import { describeError } from '../kit/describe-error.ts';
import { visibleLines } from '../kit/visible-text.ts';
import { prepareSandbox, welcome } from '../sandbox/sandbox.ts';
import { readSettings, type Settings, SettingsError } from '../settings.ts';
import { buildRecogniserNode } from './recogniser-node.ts';
import { buildService, type Service } from './service.ts';

/** For what is left to do once nobody is connected any more. */
const SECONDS_TO_LET_GO = 5;
/** By `svc serve` and `svc recogniser`; without a word it is the newcomer's `script/server`. */
const startedAs = process.argv.slice(2).find((word) => !word.startsWith('-'));

// Unheard, this signal opens Node's debugger: to whichever process of this user sends it, the service's own children included.
process.on('SIGUSR1', () => {});

try {
  const settings = readSettings(process.env);
  if (startedAs === 'recogniser') {
    const node = buildRecogniserNode(settings);
    await listen(node, settings);
    announce(node, settings);
  } else {
    const service = await buildService(settings);
    const key = settings.SANDBOX ? await prepareSandbox(service.db, service.secrets) : undefined;
    const privately = await service.openPrivatePort();
    if (privately) service.app.log.info({ private: privately.url }, 'probes and metrics');
    await listen(service, settings);
    // What a service writes is kept by others, so it never shows a key.
    if (settings.SANDBOX) greet(service, settings, startedAs === 'serve' ? undefined : key);
    else announce(service, settings);
  }
} catch (error) {
  process.stderr.write(`The service did not start. ${visibleLines(explain(error))}\n`);
  process.exit(1);
}

type Serving = Pick<Service, 'app' | 'close'>;

async function listen(service: Serving, settings: Settings): Promise<void> {
  reloadOnHangUp(service, settings);
  await service.app.listen({ host: settings.HOST, port: settings.PORT });
  stopOnSignals(service, settings.DRAIN_SECONDS);
}

function greet(service: Serving, settings: Settings, key: string | undefined): void {
  process.stdout.write(`\n${welcome(urlOf(service, settings), key, settings.CAPTURE_PATH)}\n\n`);
}

function announce(service: Serving, settings: Settings): void {
  service.app.log.info({ url: urlOf(service, settings) }, 'serving');
}

function urlOf({ app }: Serving, settings: Settings): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  const host = family === 'IPv6' ? `[${address}]` : address;
  return `${settings.TLS_CERT_FILE ? 'https' : 'http'}://${host}:${port}${BASE_PATH}`;
}

function stopOnSignals(service: Serving, drainSeconds: number): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      service.app.log.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), (drainSeconds + SECONDS_TO_LET_GO) * 1000).unref();
      service.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

/** Told so, as by whoever renews certificates, it takes the new one without a restart. */
function reloadOnHangUp({ app }: Serving, settings: Settings): void {
  process.on('SIGHUP', () => {
    try {
      const taken = reloadCertificate(app.server, settings);
      if (taken) app.log.info(taken, 'certificate reloaded');
      else app.log.info({ signal: 'SIGHUP' }, 'nothing to reload: there is no certificate here');
    } catch (error) {
      app.log.error(describeError(error), 'certificate not reloaded, the one before stays');
    }
  });
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'Another program uses that port. Set PORT to a free one.';
  if (code?.startsWith('ERR_OSSL')) return `TLS_CERT_FILE and TLS_KEY_FILE do not hold a usable pair: ${message}`;
  return `${message || code || 'Unknown failure'}`;
}
