import { sql } from 'kysely';
import { writeAudit } from '../storage/audit.ts';
import type { Db } from '../storage/database/tables.ts';
import type { DirectoryRow } from './csv.ts';
import type { Department } from './department.ts';

export function findDepartment(db: Db, nerisId: string): Promise<Department | undefined> {
  return db.selectFrom('departments').selectAll().where('neris_id', '=', nerisId).executeTakeFirst();
}

/** Departments whose id, name, city or state holds every word asked for. */
export async function searchDepartments(db: Db, words: string, limit = 50): Promise<Department[]> {
  let query = db.selectFrom('departments').selectAll().orderBy('neris_id').limit(limit);
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(({ or }) =>
      or(
        ['neris_id', 'name', 'city', 'state'].map(
          // SQLite takes no escape for granted.
          (column) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`,
        ),
      ),
    );
  }
  return query.execute();
}

/**
 * Adds and updates what the list says; a department that is missing from it stays, since narrations may refer to it, and
 * so does what it has no column for.
 */
export async function importDepartments(
  db: Db,
  actor: string,
  departments: readonly DirectoryRow[],
  origin: string,
): Promise<{ added: number; changed: number; unchanged: number }> {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  // In short transactions, so that a running server is never kept waiting.
  for (let from = 0; from < departments.length; from += BATCH) {
    await db.transaction().execute(async (tx) => {
      const listed = departments.slice(from, from + BATCH);
      const ids = listed.map((department) => department.neris_id);
      const known = new Map(
        (await tx.selectFrom('departments').selectAll().where('neris_id', 'in', ids).execute()).map((row) => [
          row.neris_id,
          row,
        ]),
      );
      const batch = listed.map((row) => ({
        name: null,
        city: null,
        state: null,
        ...known.get(row.neris_id),
        ...row,
      }));
      const fresh = batch.filter((department) => !same(known.get(department.neris_id), department));
      const changed = fresh.filter((department) => known.has(department.neris_id)).length;
      counts.changed += changed;
      counts.added += fresh.length - changed;
      counts.unchanged += batch.length - fresh.length;
      if (fresh.length === 0) return;
      await tx
        .insertInto('departments')
        .values(fresh)
        .onConflict((conflict) =>
          conflict.column('neris_id').doUpdateSet((eb) => ({
            name: eb.ref('excluded.name'),
            city: eb.ref('excluded.city'),
            state: eb.ref('excluded.state'),
          })),
        )
        .execute();
    });
  }
  if (counts.added + counts.changed > 0) await writeAudit(db, actor, 'departments.import', origin, counts);
  return counts;
}

const BATCH = 500;

function same(known: Department | undefined, next: Department): boolean {
  return known !== undefined && known.name === next.name && known.city === next.city && known.state === next.state;
}
