import { buildIndexes, type Migration } from '@setu/service-kit';

const inactive = '(created_at, id) where hidden_at is null and not is_listed';

/** What administrators narrow the list of listings to: those that nobody sees, and those that wait for a review. */
const indexes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  franchise_opportunities: {
    franchise_opportunities_inactive: inactive,
    franchise_opportunities_in_review: `(created_at, id) where review_state = 'waiting'`,
  },
  property_listings: { property_listings_inactive: inactive },
  property_requirements: { property_requirements_inactive: inactive },
};

export const indexListingStates: Migration = {
  name: '20261126110000-index-listing-states',
  isConcurrent: true,
  up: async (db) => {
    for (const [table, ofTable] of Object.entries(indexes)) await buildIndexes(db, table, ofTable);
  },
  down: async (db) => {
    for (const ofTable of Object.values(indexes))
      for (const name of Object.keys(ofTable)) await db.raw(`drop index ${name}`);
  },
};
