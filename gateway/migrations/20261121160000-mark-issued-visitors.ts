import type { Migration } from '@setu/service-kit';

/** Only visitors who have their id from a gateway judge a canary; everybody else can be made up. */
export const markIssuedVisitors: Migration = {
  name: '20261121160000-mark-issued-visitors',
  up: async (db) => {
    await db.raw('alter table gateway.release_visitors add column is_issued boolean not null default false');
  },
  down: async (db) => {
    await db.raw('alter table gateway.release_visitors drop column is_issued');
  },
};
