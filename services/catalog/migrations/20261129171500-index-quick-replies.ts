import { buildIndexes, type Migration } from '@setu/service-kit';

/** Franchises of brands that usually answer within a day, for the landing page: few of all. */
export const indexQuickReplies: Migration = {
  name: '20261129171500-index-quick-replies',
  isConcurrent: true,
  up: (db) =>
    buildIndexes(db, 'franchise_opportunities', {
      franchise_quick_replies:
        "(brand_reply_time, recommended_at, id) where is_listed and brand_reply_time in ('hour', 'day')",
    }),
  down: async (db) => {
    await db.raw('drop index franchise_quick_replies');
  },
};
