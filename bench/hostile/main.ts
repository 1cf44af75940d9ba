import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { withService } from '../http/servers.ts';
import { ATTACKS } from './attacks.ts';
import { type Experience, type HonestCallers, honestCallers, type Kind } from './honest.ts';
import { wholeMemory } from './whole-memory.ts';

// Honest callers beside each attack in turn: what they get before, during and after it, and what the service holds.

const ATTACKER = fileURLToPath(new URL('./attacker.js', import.meta.url));
const RECORDING = fileURLToPath(new URL('../../../examples/kitchen-fire.webm', import.meta.url));
/** How long after an attack everything must be as before it. */
const RECOVERY_SECONDS = 10;
const MOST_MB = 1536;
const MOST_TIMES = 3;
/** Where the quiet time is a few milliseconds, three times of it is less than the machine's own unevenness. */
const UNEVENNESS_MS = 50;

const words = process.argv.slice(2);
const withAudio = words.includes('audio');
const seconds = Number(words.find((word) => /^\d+$/.test(word)) ?? 10);
const asked = words.filter((word) => word !== 'audio' && !/^\d+$/.test(word));
const attacks = Object.keys(ATTACKS).filter((name) => asked.length === 0 || asked.some((part) => name.includes(part)));

interface Row {
  attack: string;
  kind: Kind;
  phases: Experience[];
  megabytes: number;
  met: boolean;
}

const settings = { TRUSTED_PROXIES: '127.0.0.1', RECOGNISER: withAudio ? 'local' : 'none' };
const rows = await withService(async ({ url, pid, key, newKey }) => {
  const honest = await honestCallers(url, key, withAudio ? RECORDING : undefined);
  const all: Row[] = [];
  await sleep(2000);
  for (const attack of attacks) {
    process.stderr.write(`${attack}…\n`);
    all.push(...(await beside(attack, new URL(url), pid, newKey(), honest)));
  }
  await honest.stop();
  return all;
}, settings);

print(rows);
process.exitCode = rows.every(({ met }) => met) ? 0 : 1;

async function beside(attack: string, url: URL, pid: number, key: string, honest: HonestCallers): Promise<Row[]> {
  const phase = async (length: number) => {
    const told = honest.begin();
    await sleep(length * 1000);
    return told();
  };
  let megabytes = 0;
  const watching = setInterval(() => {
    megabytes = Math.max(megabytes, wholeMemory(pid));
  }, 200);
  const before = await phase(seconds / 2);
  const attacker = spawn(process.execPath, [ATTACKER, attack, url.hostname, url.port, key], { stdio: 'inherit' });
  // Elsewhere it has processors of its own: here it takes what the service and its callers leave.
  if (attacker.pid !== undefined) setPriority(attacker.pid, constants.priority.PRIORITY_LOW);
  const ended = new Promise((resolve) => attacker.once('exit', resolve));
  // Until it has its bodies ready.
  await sleep(1500);
  const during = await phase(seconds);
  attacker.kill('SIGKILL');
  await ended;
  await sleep((RECOVERY_SECONDS - seconds / 2) * 1000);
  const after = await phase(seconds / 2);
  clearInterval(watching);
  return [...before].map(([kind, quiet]) => {
    const phases = [quiet, during.get(kind), after.get(kind)].filter((one) => one !== undefined);
    const most = Math.max(MOST_TIMES * quiet.p99, UNEVENNESS_MS);
    // A long call may take longer than a phase; then there is no time to compare.
    const met = phases.every(({ failed, p99 }) => failed === 0 && !(p99 > most)) && megabytes < MOST_MB;
    return { attack, kind, phases, megabytes, met };
  });
}

function print(all: Row[]): void {
  const line = (cells: string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  line(['beside', 'calls', 'p99 before, during, after (ms)', 'calls during', 'failed', 'memory, most (MB)', 'met']);
  line(Array(7).fill('---'));
  for (const { attack, kind, phases, megabytes, met } of all) {
    line([
      attack,
      kind,
      phases.map(({ p99 }) => (Number.isNaN(p99) ? '–' : p99.toFixed(0))).join(', '),
      String(phases[1]?.calls ?? 0),
      String(phases.reduce((sum, { failed }) => sum + failed, 0)),
      megabytes.toFixed(0),
      met ? 'yes' : 'NO',
    ]);
  }
}
