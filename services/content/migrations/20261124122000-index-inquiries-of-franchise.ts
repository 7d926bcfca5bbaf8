import { buildIndexes, type Migration } from '@setu/service-kit';

/** Inquiries of a franchise by time, for its funnel. */
export const indexInquiriesOfFranchise: Migration = {
  name: '20261124122000-index-inquiries-of-franchise',
  isConcurrent: true,
  up: (db) => buildIndexes(db, 'inquiries', { inquiries_of_franchise: '(franchise_id, sent_at)' }),
  down: async (db) => {
    await db.raw('drop index inquiries_of_franchise');
  },
};
