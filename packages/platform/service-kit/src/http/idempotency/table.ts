import type { Migration } from '../../db/migrate';

/**
 * First replies of calls with an idempotency key. A row is written in the transaction of the call, so the reply and the
 * created rows exist together or not at all. Keys and bodies are stored as hashes.
 */
export const idempotencyTable: Migration = {
  name: '00000000000001-idempotency-keys',
  up: async (db) => {
    await db.raw(`
      create table idempotency_keys (
        key_hash bytea primary key,
        body_hash bytea not null,
        status smallint,
        headers jsonb,
        body text,
        created_at timestamptz not null default now()
      );
      create index idempotency_keys_created on idempotency_keys (created_at);
    `);
  },
  down: async (db) => {
    await db.raw('drop table idempotency_keys');
  },
};
