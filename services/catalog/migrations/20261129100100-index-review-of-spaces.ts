import { buildIndexes, type Migration } from '@setu/service-kit';

const tables = ['property_listings', 'property_requirements'];

/** The properties and requirements that wait for a review: in the order of the queue, and in that of the list of all listings. */
const indexesOf = (table: string): Readonly<Record<string, string>> => ({
  [`${table}_waiting`]: `(review_order, id) where review_state = 'waiting'`,
  [`${table}_in_review`]: `(created_at, id) where review_state = 'waiting'`,
});

export const indexReviewOfSpaces: Migration = {
  name: '20261129100100-index-review-of-spaces',
  isConcurrent: true,
  up: async (db) => {
    for (const table of tables) await buildIndexes(db, table, indexesOf(table));
  },
  down: async (db) => {
    for (const table of tables)
      for (const name of Object.keys(indexesOf(table))) await db.raw(`drop index ${name}`);
  },
};
