import type { Migration } from '@setu/service-kit';

const tables = ['property_listings', 'property_requirements'];

/** The columns of the review, as franchises have them: a listing without a state is approved or never needed a review. */
export const addReviewOfSpaces: Migration = {
  name: '20261129100000-add-review-of-spaces',
  up: async (db) => {
    for (const table of tables)
      await db.raw(
        `
        alter table ??
          add column review_state text check (review_state in ('waiting', 'returned')),
          add column review_since timestamptz(3),
          add column review_order bigint,
          add column review_reason text,
          add column reviewed_by uuid
      `,
        [table],
      );
  },
  down: async (db) => {
    for (const table of tables)
      await db.raw(
        `
        alter table ??
          drop column reviewed_by,
          drop column review_reason,
          drop column review_order,
          drop column review_since,
          drop column review_state
      `,
        [table],
      );
  },
};
