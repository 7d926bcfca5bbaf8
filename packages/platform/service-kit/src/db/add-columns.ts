import type { Migration } from './migrate';

/**
 * A migration that adds columns to a table. Releases without these columns write rows too, so each is optional or has a default.
 * @param columns the type of each, with its default and constraints
 * @example
 * addColumns('20261201100000-add-property-floor', 'property_listings', { floor: 'integer check (floor >= 0)' })
 */
export const addColumns = (
  name: string,
  table: string,
  columns: Readonly<Record<string, string>>,
): Migration => ({
  name,
  up: async (db) => {
    for (const [column, definition] of Object.entries(columns))
      await db.raw(`alter table ?? add column ?? ${definition}`, [table, column]);
  },
  down: async (db) => {
    for (const column of Object.keys(columns).reverse())
      await db.raw('alter table ?? drop column ??', [table, column]);
  },
});
