import type { Migration } from '@setu/service-kit';

/**
 * The state of a new franchise in the review, since when, why it was returned and who decided. A franchise without a state is approved or
 * never needed a review. `review_order` is the negative time in ms, because pages are read in descending order.
 */
export const addReview: Migration = {
  name: '20261125140000-add-review',
  up: async (db) => {
    await db.raw(`
      alter table franchise_opportunities
        add column review_state text check (review_state in ('waiting', 'returned')),
        add column review_since timestamptz(3),
        add column review_order bigint,
        add column review_reason text,
        add column reviewed_by uuid
    `);
  },
  down: async (db) => {
    await db.raw(`
      alter table franchise_opportunities
        drop column reviewed_by,
        drop column review_reason,
        drop column review_order,
        drop column review_since,
        drop column review_state
    `);
  },
};
