import type { Migration } from '@setu/service-kit';

/** Where brands receive their inquiries, and the log of the deliveries. */
export const createWebhooks: Migration = {
  name: '20261129180000-create-webhooks',
  up: async (db) => {
    await db.raw(`
      create table webhooks (
        brand_id uuid primary key,
        url text not null check (char_length(url) between 1 and 2048),
        -- Readable, because every delivery is signed with it.
        secret text not null,
        is_on boolean not null default true,
        -- When the next delivery is sent; null when none waits.
        due_at timestamptz(3),
        -- Failures in a row, and since when.
        failures integer not null default 0,
        failing_since timestamptz(3),
        -- When the brand was notified about these failures.
        noticed_at timestamptz(3),
        version integer not null default 0,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      );
      create index webhooks_due on webhooks (due_at) where due_at is not null;

      create table webhook_deliveries (
        id uuid primary key,
        brand_id uuid not null references webhooks on delete cascade,
        type text not null,
        inquiry_id uuid references inquiries on delete cascade,
        state text not null check (state in ('waiting', 'delivered', 'failed')),
        tries integer not null default 0,
        status integer,
        problem text,
        created_at timestamptz(3) not null,
        -- From when it is tried for a day: its creation, or the last retry by hand.
        waiting_since timestamptz(3) not null,
        tried_at timestamptz(3)
      );
      create index webhook_deliveries_of_brand on webhook_deliveries (brand_id, created_at desc, id desc);
      create index webhook_deliveries_waiting on webhook_deliveries (brand_id, waiting_since, id) where state = 'waiting';
      create index webhook_deliveries_of_inquiry on webhook_deliveries (inquiry_id) where inquiry_id is not null;
      create index webhook_deliveries_by_age on webhook_deliveries (created_at);
    `);
  },
  down: async (db) => {
    await db.raw('drop table webhook_deliveries, webhooks');
  },
};
