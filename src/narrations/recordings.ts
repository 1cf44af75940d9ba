import type { AudioStore } from '../storage/audio/store.ts';
import { type EachOnItsOwn, eachOnItsOwn } from '../storage/database/each-on-its-own.ts';
import type { Db } from '../storage/database/tables.ts';

const DAY_MS = 86_400_000;
/** Removals under way at once: a store on the network takes a moment for each. */
const AT_ONCE = 16;
const BATCH = 500;

/** All of them are gone when this returns; where it fails, all but those that could not be removed. */
export async function removeRecordings(audio: AudioStore, names: readonly string[]): Promise<void> {
  const each = eachOnItsOwn();
  await removeEach(audio, names, each);
  each.settle();
}

/** Answers which of them are gone. */
export async function removeEach(audio: AudioStore, names: readonly string[], each: EachOnItsOwn): Promise<string[]> {
  const gone: string[] = [];
  for (const group of groupsOf(AT_ONCE, names)) {
    const remove = (name: string) => each.attempt(() => audio.remove(name).then(() => gone.push(name)));
    await Promise.all(group.map(remove));
  }
  return gone;
}

/** From when on a partner's recordings are kept; its current retention counts, also for older ones. */
export function keptSince(retentionDays: number): string {
  return new Date(Date.now() - retentionDays * DAY_MS).toISOString();
}

/** Those of the names that a record has, and whose retention is not over. */
export async function namesToKeep(db: Db, names: readonly string[]): Promise<Set<string>> {
  const kept = new Set<string>();
  for (const group of groupsOf(BATCH, names)) {
    const rows = await db
      .selectFrom('narrations')
      .innerJoin('partners', 'partners.id', 'narrations.partner_id')
      .select(['audio_file', 'narrations.created_at', 'audio_retention_days'])
      .where('audio_file', 'in', group)
      .execute();
    for (const { audio_file, created_at, audio_retention_days } of rows) {
      if (audio_file !== null && created_at >= keptSince(audio_retention_days)) kept.add(audio_file);
    }
  }
  return kept;
}

/** Those of the names that no record has. */
export async function unnamed(db: Db, names: readonly string[]): Promise<string[]> {
  const strays: string[] = [];
  for (const group of groupsOf(BATCH, names)) {
    const rows = await db.selectFrom('narrations').select('audio_file').where('audio_file', 'in', group).execute();
    const known = new Set(rows.map((row) => row.audio_file));
    strays.push(...group.filter((name) => !known.has(name)));
  }
  return strays;
}

function groupsOf<T>(size: number, items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}
