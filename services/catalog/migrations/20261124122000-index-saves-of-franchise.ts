import { buildIndexes, type Migration } from '@setu/service-kit';

/** Who saved a franchise, by time, for its brand's figures. */
export const indexSavesOfFranchise: Migration = {
  name: '20261124122000-index-saves-of-franchise',
  isConcurrent: true,
  up: (db) => buildIndexes(db, 'saved_franchises', { saves_of_franchise: '(franchise_id, saved_at)' }),
  down: async (db) => {
    await db.raw('drop index saves_of_franchise');
  },
};
