import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { SETTINGS } from '../../src/settings.ts';
import { ROOT, run } from '../support/service/processes.ts';

const read = (file: string) => readFileSync(join(ROOT, 'deploy', file), 'utf8');
// biome-ignore lint/suspicious/noExplicitAny: documents of many kinds, looked into freely
type Document = any;
const KNOWN = new Set([...SETTINGS.map(({ name }) => name), 'NODE_ENV']);

/** The documents of a YAML file; what is not valid YAML 1.2 is an error. */
function documentsIn(file: string): Document[] {
  return parseAllDocuments(read(file), { merge: true, strict: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });
}

describe('deploy/Dockerfile', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const of = (instruction: string) => lines.filter((line) => line.startsWith(`${instruction} `));

  test('copies and calls only what is there', () => {
    const copied = of('COPY')
      .filter((line) => !line.includes('--from'))
      .flatMap((line) => line.split(/\s+/).slice(1, -1));
    expect(copied.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
    const called = of('RUN').flatMap((line) => line.match(/\bscript\/\S+/g) ?? []);
    expect(called).toEqual(['script/bundle']);
    for (const name of [...called, 'bin/svc']) expect(statSync(join(ROOT, name)).mode & 0o111, name).not.toBe(0);
    expect(of('ENTRYPOINT')).toEqual(['ENTRYPOINT ["/opt/svc/bin/svc"]']);
  });

  test('leaves out of its build nothing that the bundle is made of', () => {
    const ignored = read('Dockerfile.dockerignore')
      .split('\n')
      .filter((line) => /^\w/.test(line));
    for (const needed of ['src', 'bin', 'script', 'web', 'docs', 'training', 'examples', 'client']) {
      expect(ignored).not.toContain(needed);
    }
  });

  test('its health check holds for the API’s private port and for a node that only hears, and for nothing else', async () => {
    const [, command = ''] = /CMD (\[.*\])$/.exec(of('HEALTHCHECK')[0] ?? '') ?? [];
    const [program, ...words]: string[] = JSON.parse(command);
    expect(program).toBe('node');
    const served = createServer((request, response) => {
      response.writeHead(request.url === '/healthz' ? 200 : 404).end();
    });
    const other = createServer((_, response) => void response.writeHead(404).end());
    const [healthy, without] = [await portOf(served), await portOf(other)];
    const check = async (PRIVATE_PORT: string, PORT: string) =>
      (await run(process.execPath, words, { PRIVATE_PORT, PORT })).code;
    expect([await check(healthy, without), await check('1', healthy), await check('1', without)]).toEqual([0, 0, 1]);
    served.close();
    other.close();
  });

  test('runs as nobody’s user, and sets only settings that exist', () => {
    expect(of('USER').at(-1)).toBe('USER 10001:10001');
    const names = of('ENV').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name));
    expect(unknown(names)).toEqual([]);
  });
});

describe('deploy/compose.yaml', () => {
  const [{ services, volumes, networks }] = documentsIn('compose.yaml') as [Document];

  test('starts the service beside PostgreSQL, Redis and an S3 server, all of them by their names', () => {
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['api', 'recogniser', 'postgres', 'redis', 's3']));
    for (const { depends_on = {}, volumes: mounted = [], networks: joined = [] } of Object.values<Document>(services)) {
      for (const name of Object.keys(depends_on)) expect(services).toHaveProperty(name);
      for (const mount of mounted) expect(volumes).toHaveProperty(mount.split(':')[0]);
      for (const network of joined) expect(networks).toHaveProperty(network);
    }
    expect(new URL(services.api.environment.RECOGNISER_URL).hostname).toBe('recogniser');
  });

  test('runs it read-only, without capabilities, with time to drain, and sets only settings that exist', () => {
    for (const name of ['api', 'recogniser']) {
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '130s' });
      expect(unknown(Object.keys(services[name].environment))).toEqual([]);
    }
  });

  test('holds no secret, and names every one that is to be filled in', () => {
    const asked = new Set([...read('compose.yaml').matchAll(/(?<!\$)\$\{(\w+):\?\}/g)].map(([, name]) => name));
    const offered = read('compose.env.example').match(/^\w+(?==$)/gm);
    expect(new Set(offered)).toEqual(asked);
  });
});

describe('deploy/kubernetes', () => {
  const files = readdirSync(join(ROOT, 'deploy/kubernetes'));
  const documents = files.flatMap((file) => documentsIn(`kubernetes/${file}`));
  const ofKind = (kind: string) => documents.filter((document) => document.kind === kind);

  test('every document has kind, version and name, and the kustomization names every file', () => {
    for (const { apiVersion, kind, metadata } of documents) {
      expect([apiVersion, kind]).not.toContain(undefined);
      if (kind !== 'Kustomization') expect(metadata.name).toMatch(/^[a-z-]+$/);
    }
    const [{ resources }] = ofKind('Kustomization');
    const there = files.map((file) => file.replace('.example', '')).filter((file) => file !== 'kustomization.yaml');
    expect(resources.toSorted()).toEqual(there.toSorted());
  });

  test('every deployment has its probes, a service, a disruption budget, an autoscaler and a policy of its own', () => {
    const names = ofKind('Deployment').map(({ metadata }) => metadata.name);
    expect(names).toEqual(['api', 'recogniser']);
    for (const kind of ['Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler', 'NetworkPolicy']) {
      expect(ofKind(kind).map(({ metadata }) => metadata.name)).toEqual(expect.arrayContaining(names));
    }
    for (const { spec } of ofKind('Deployment')) {
      const [container] = spec.template.spec.containers;
      const ports = container.ports.map(({ name }: { name: string }) => name);
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
        expect(container[probe].httpGet.path).toMatch(/^\/(healthz|readyz)$/);
        expect(ports).toContain(container[probe].httpGet.port);
      }
      expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(115 + 8);
    }
  });

  test('pods are nobody’s, read-only, without capabilities, and know only settings that exist', () => {
    for (const { spec } of ofKind('Deployment')) {
      const { securityContext, containers } = spec.template.spec;
      expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      expect(containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(unknown((containers[0].env ?? []).map(({ name }: { name: string }) => name))).toEqual([]);
    }
    for (const { data } of ofKind('ConfigMap')) expect(unknown(Object.keys(data))).toEqual([]);
    for (const { stringData } of ofKind('Secret')) {
      expect(unknown(Object.keys(stringData))).toEqual([]);
      expect(Object.values(stringData).filter((value) => /[0-9a-f]{32}/.test(String(value)))).toEqual([]);
    }
  });
});

describe('deploy/systemd/svc.service', () => {
  const analysed = spawnSync('systemd-analyze', ['--version']).status === 0;

  test('starts the bundle as a service, with time to drain', () => {
    const unit = read('systemd/svc.service');
    expect(unit).toContain('\nExecStart=/opt/svc/bin/svc serve\n');
    expect(unit).toContain('\nTimeoutStopSec=130\n');
  });

  test.runIf(analysed)('is known to systemd, which finds little left to harden', () => {
    const file = join(ROOT, 'deploy/systemd/svc.service');
    const { stdout, stderr } = spawnSync('systemd-analyze', ['security', '--offline=true', file], { encoding: 'utf8' });
    expect(stderr).not.toMatch(/Unknown|Failed to parse/);
    expect(Number(/exposure level for svc\.service: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(2);
  });
});

function unknown(names: string[]): string[] {
  return names.filter((name) => !KNOWN.has(name));
}

async function portOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return String((server.address() as AddressInfo).port);
}
