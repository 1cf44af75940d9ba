import { randomName } from '../kit/ids.ts';
import { type Ceilings, parseCeilings } from '../limits/ceilings.ts';
import { writeAudit } from '../storage/audit.ts';
import type { Db, PartnerRow } from '../storage/database/tables.ts';

export interface Partner {
  id: string;
  slug: string;
  name: string;
  suspendedAt: string | null;
  liveSince: string | null;
  agreement: string | null;
  audioRetentionDays: number;
  ceilings: Ceilings;
  createdAt: string;
}

/** A change the operator asked for that cannot be made; the message says why and what to do. */
export class RefusedChange extends Error {}

export const DEFAULT_RETENTION_DAYS = 30;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export async function addPartner(db: Db, actor: string, wanted: { slug: string; name: string }): Promise<Partner> {
  if (!SLUG.test(wanted.slug) || wanted.slug.length > 60) {
    throw new RefusedChange('A slug is made of lower-case letters, digits and single hyphens, at most 60 characters.');
  }
  if (!wanted.name.trim()) throw new RefusedChange('A partner needs a name that is not blank.');
  return db.transaction().execute(async (tx) => {
    const taken = await tx.selectFrom('partners').select('id').where('slug', '=', wanted.slug).executeTakeFirst();
    if (taken) throw new RefusedChange(`There is already a partner "${wanted.slug}". Choose another slug.`);
    const row: PartnerRow = {
      id: randomName('par_', 20),
      slug: wanted.slug,
      name: wanted.name.trim(),
      suspended_at: null,
      live_since: null,
      agreement: null,
      audio_retention_days: DEFAULT_RETENTION_DAYS,
      ceilings: '{}',
      created_at: new Date().toISOString(),
    };
    await tx.insertInto('partners').values(row).execute();
    await writeAudit(tx, actor, 'partner.add', row.slug, { name: row.name });
    return fromRow(row);
  });
}

export async function listPartners(db: Db): Promise<Partner[]> {
  return (await db.selectFrom('partners').selectAll().orderBy('slug').execute()).map(fromRow);
}

export async function findPartner(db: Db, slug: string): Promise<Partner> {
  const row = await db.selectFrom('partners').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (!row) throw new RefusedChange(`There is no partner "${slug}". "svc partners list" shows them all.`);
  return fromRow(row);
}

/** Records the commercial agreement; from then on live keys can be issued. */
export function goLive(db: Db, actor: string, slug: string, agreement: string): Promise<Partner> {
  if (!agreement.trim())
    throw new RefusedChange('Name the agreement that was signed, for example its number and date.');
  return change(db, actor, slug, 'partner.go-live', { live_since: new Date().toISOString(), agreement });
}

export function suspend(db: Db, actor: string, slug: string): Promise<Partner> {
  return change(db, actor, slug, 'partner.suspend', { suspended_at: new Date().toISOString() });
}

export function resume(db: Db, actor: string, slug: string): Promise<Partner> {
  return change(db, actor, slug, 'partner.resume', { suspended_at: null });
}

/** Days the partner's audio is kept; 0 means that audio is never written. */
export function setRetention(db: Db, actor: string, slug: string, days: number): Promise<Partner> {
  if (!Number.isInteger(days) || days < 0 || days > DEFAULT_RETENTION_DAYS) {
    throw new RefusedChange(`Audio is kept for a whole number of days from 0 to ${DEFAULT_RETENTION_DAYS}.`);
  }
  return change(db, actor, slug, 'partner.retention', { audio_retention_days: days });
}

export function setCeilings(db: Db, actor: string, slug: string, ceilings: Ceilings): Promise<Partner> {
  return change(db, actor, slug, 'partner.limits', { ceilings: JSON.stringify(ceilings) });
}

function change(
  db: Db,
  actor: string,
  slug: string,
  action: string,
  values: Partial<Omit<PartnerRow, 'id' | 'slug'>>,
): Promise<Partner> {
  return db.transaction().execute(async (tx) => {
    await findPartner(tx, slug);
    await tx.updateTable('partners').set(values).where('slug', '=', slug).execute();
    await writeAudit(tx, actor, action, slug, values);
    return findPartner(tx, slug);
  });
}

function fromRow(row: PartnerRow): Partner {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    suspendedAt: row.suspended_at,
    liveSince: row.live_since,
    agreement: row.agreement,
    audioRetentionDays: row.audio_retention_days,
    ceilings: parseCeilings(row.ceilings),
    createdAt: row.created_at,
  };
}
