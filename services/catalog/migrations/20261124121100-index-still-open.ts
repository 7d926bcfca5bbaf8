import { buildIndexes, type Migration } from '@setu/service-kit';

const tables = ['franchise_opportunities', 'property_requirements'] as const;

/** Listed rows by their last change or confirmation. */
export const indexStillOpen: Migration = {
  name: '20261124121100-index-still-open',
  isConcurrent: true,
  up: async (db) => {
    for (const table of tables)
      await buildIndexes(db, table, {
        [`${table}_last_sign`]: '((greatest(updated_at, confirmed_at))) where is_listed',
      });
  },
  down: async (db) => {
    for (const table of tables) await db.raw(`drop index ${table}_last_sign`);
  },
};
