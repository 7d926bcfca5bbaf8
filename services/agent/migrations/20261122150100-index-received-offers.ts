import type { Migration } from '@setu/service-kit';

/** The offers to one requirement: whose profiles its brand may read. */
export const indexReceivedOffers: Migration = {
  name: '20261122150100-index-received-offers',
  up: async (db) => {
    await db.raw('create index offers_of_requirement on offers (requirement_id, to_user_id)');
  },
  down: async (db) => {
    await db.raw('drop index offers_of_requirement');
  },
};
