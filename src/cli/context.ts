import { userInfo } from 'node:os';
import { type Command, InvalidArgumentError } from 'commander';
import { visible } from '../kit/visible-text.ts';
import { readSettings, type Settings } from '../settings.ts';
import { chooseAudioStore } from '../storage/audio/choose.ts';
import type { AudioStore } from '../storage/audio/store.ts';
import { openDatabase } from '../storage/database/database.ts';
import type { Db } from '../storage/database/tables.ts';
import { confirmSecret, loadSecrets, type Secrets } from '../storage/secrets/secrets.ts';
import { say, sayJson } from './say.ts';

export interface Context {
  settings: Settings;
  db: Db;
  secrets: Secrets;
  audio: AudioStore;
  /** Who is named in the audit. */
  actor: string;
}

/** Opens what a command works on, and closes it whatever happens. */
export async function withContext<T>(work: (context: Context) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env);
  const secrets = await loadSecrets(settings);
  const db = await openDatabase(settings);
  try {
    await confirmSecret(db, secrets);
    const audio = await chooseAudioStore(settings, db, () => {});
    return await work({ settings, db, secrets, audio, actor: `svc:${userName()}` });
  } finally {
    await db.destroy();
  }
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

export function parseCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Write a whole number from 1 on.');
  return Number(text);
}

export function parseDay(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
  if (!isDay) throw new InvalidArgumentError('Write a day such as 2026-11-01.');
  return text;
}

type Row = Record<string, unknown>;

/** Prints the same thing as a table for people or as JSON for scripts. */
export function print(command: Command, value: Row | Row[]): void {
  if (command.optsWithGlobals<{ json?: boolean }>().json) {
    sayJson(value, 2);
  } else if (Array.isArray(value)) {
    say(value.length ? `${table(value)}\n` : 'Nothing.\n');
  } else {
    const width = Math.max(...Object.keys(value).map((name) => name.length));
    for (const [name, cell] of Object.entries(value)) say(`${name.padEnd(width)}  ${show(cell)}\n`);
  }
}

function table(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => show(row[column])))];
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function show(cell: unknown): string {
  if (cell === null || cell === undefined) return '-';
  // A line end in a partner's words must not break the table.
  return visible(typeof cell === 'object' ? JSON.stringify(cell) : String(cell));
}
