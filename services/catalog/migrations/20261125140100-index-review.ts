import { buildIndexes, type Migration } from '@setu/service-kit';

/** The franchises that wait for a review, in the order of the queue. */
export const indexReview: Migration = {
  name: '20261125140100-index-review',
  isConcurrent: true,
  up: async (db) => {
    await buildIndexes(db, 'franchise_opportunities', {
      franchise_opportunities_waiting: `(review_order, id) where review_state = 'waiting'`,
    });
  },
  down: async (db) => {
    await db.raw('drop index franchise_opportunities_waiting');
  },
};
