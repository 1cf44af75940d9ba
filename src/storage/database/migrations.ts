import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Forward only: a released entry is never edited, a change is a new entry at the end. Nodes of the older version still run
 * while the first of the new one starts, so an entry adds: it takes away no table or column, and what it adds need not
 * be filled.
 */
export const MIGRATIONS: Record<string, Migration> = {
  '001-service': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('partners')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('slug', 'text', (c) => c.notNull().unique())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('suspended_at', 'text')
        .addColumn('live_since', 'text')
        .addColumn('agreement', 'text')
        .addColumn('audio_retention_days', 'integer', (c) => c.notNull())
        .addColumn('ceilings', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .execute();

      await db.schema
        .createTable('api_keys')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('partner_id', 'text', (c) => c.notNull().references('partners.id'))
        .addColumn('mode', 'text', (c) => c.notNull())
        .addColumn('scope', 'text', (c) => c.notNull())
        .addColumn('department', 'text')
        .addColumn('hash', 'text', (c) => c.notNull().unique())
        .addColumn('hint', 'text', (c) => c.notNull())
        .addColumn('label', 'text')
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('revoked_at', 'text')
        .execute();
      await db.schema.createIndex('api_keys_partner').on('api_keys').column('partner_id').execute();

      await db.schema
        .createTable('departments')
        .addColumn('neris_id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text')
        .addColumn('city', 'text')
        .addColumn('state', 'text')
        .execute();

      await db.schema
        .createTable('narrations')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('partner_id', 'text', (c) => c.notNull().references('partners.id'))
        .addColumn('key_id', 'text', (c) => c.notNull())
        .addColumn('mode', 'text', (c) => c.notNull())
        .addColumn('department_id', 'text', (c) => c.notNull())
        .addColumn('department', 'text', (c) => c.notNull())
        .addColumn('external_ref', 'text')
        .addColumn('metadata', 'text')
        .addColumn('input_kind', 'text', (c) => c.notNull())
        .addColumn('input_mime', 'text')
        .addColumn('audio_seconds', 'double precision')
        .addColumn('audio_file', 'text')
        .addColumn('address_hash', 'text', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('transcript', 'text')
        .addColumn('neris', 'text')
        .addColumn('svc_report', 'text')
        .addColumn('gaps', 'text', (c) => c.notNull())
        .addColumn('modules', 'text', (c) => c.notNull())
        .addColumn('timings', 'text')
        .addColumn('model', 'text', (c) => c.notNull())
        .addColumn('error_code', 'text')
        .addColumn('outcome', 'text')
        .addColumn('outcome_at', 'text')
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('completed_at', 'text')
        .execute();
      await db.schema
        .createIndex('narrations_partner')
        .on('narrations')
        .columns(['partner_id', 'created_at'])
        .execute();
      await db.schema.createIndex('narrations_department').on('narrations').column('department_id').execute();
      await db.schema.createIndex('narrations_status').on('narrations').columns(['status', 'created_at']).execute();
      await db.schema.createIndex('narrations_audio').on('narrations').column('audio_file').execute();

      await db.schema
        .createTable('limit_counters')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addColumn('ceiling', 'integer', (c) => c.notNull())
        .addColumn('resets_at', 'bigint', (c) => c.notNull())
        .execute();

      await db.schema
        .createTable('audit')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('at', 'text', (c) => c.notNull())
        .addColumn('actor', 'text', (c) => c.notNull())
        .addColumn('action', 'text', (c) => c.notNull())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('details', 'text', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('audit_at').on('audit').column('at').execute();

      await db.schema
        .createTable('installation')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '002-calls': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('narrations').addColumn('request_id', 'text').execute();
      await db.schema.alterTable('narrations').addColumn('measured_seconds', 'double precision').execute();
      await db.schema.createIndex('narrations_request').on('narrations').column('request_id').execute();
      await db.schema
        .createIndex('narrations_external_ref')
        .on('narrations')
        .columns(['partner_id', 'external_ref', 'created_at', 'id'])
        .execute();

      await db.schema
        .createTable('idempotency_keys')
        .addColumn('partner_id', 'text', (c) => c.notNull().references('partners.id'))
        .addColumn('mode', 'text', (c) => c.notNull())
        .addColumn('key', 'text', (c) => c.notNull())
        .addColumn('request_hash', 'text', (c) => c.notNull())
        .addColumn('narration_id', 'text', (c) => c.notNull())
        .addColumn('held_until', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('idempotency_keys_name', ['partner_id', 'mode', 'key'])
        .execute();
      await db.schema.createIndex('idempotency_keys_narration').on('idempotency_keys').column('narration_id').execute();
      await db.schema.createIndex('idempotency_keys_age').on('idempotency_keys').column('created_at').execute();
    },
  },
  '003-checksums': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('narrations').addColumn('checksum', 'text').execute();
      await db.schema.alterTable('narrations').addColumn('outcome_checksum', 'text').execute();
    },
  },
  '004-keys': {
    async up(db: Kysely<unknown>) {
      for (const column of ['hashed_with', 'expires_at', 'last_used_at']) {
        await db.schema.alterTable('api_keys').addColumn(column, 'text').execute();
      }
      await sql`update api_keys
        set hashed_with = (select value from installation where name = 'secret_fingerprint')`.execute(db);
    },
  },
  '005-kept-audio': {
    async up(db: Kysely<unknown>) {
      // For the sweep: of all the narrations past retention it is to meet only the few whose recording is still there.
      await db.schema
        .createIndex('narrations_kept_audio')
        .on('narrations')
        .columns(['partner_id', 'created_at', 'id'])
        .where(sql.ref('audio_file'), 'is not', null)
        .execute();
    },
  },
  '006-keys-of-departments': {
    async up(db: Kysely<unknown>) {
      // Who made a key is not known of those there are: it stays the partner's and becomes the department's, too.
      await sql`insert into idempotency_keys
          (partner_id, mode, key, request_hash, narration_id, held_until, created_at)
        select k.partner_id, k.mode, n.department_id || ' ' || k.key, k.request_hash, k.narration_id, k.held_until, k.created_at
          from idempotency_keys k join narrations n on n.id = k.narration_id`.execute(db);
    },
  },
  '007-known': {
    async up(db: Kysely<unknown>) {
      // What dispatch knew, with the narration it was sent with; a checksum of its own, since older nodes check without it.
      for (const column of ['known', 'terms', 'known_checksum']) {
        await db.schema.alterTable('narrations').addColumn(column, 'text').execute();
      }
      // And with the session that carries it: a token travels in a header, which has no room for it.
      await db.schema
        .createTable('carried')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('partner_id', 'text', (c) => c.notNull().references('partners.id'))
        .addColumn('department_id', 'text', (c) => c.notNull())
        .addColumn('known', 'text')
        .addColumn('terms', 'text')
        .addColumn('expires_at', 'text', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('carried_expires').on('carried').column('expires_at').execute();
    },
  },
};
