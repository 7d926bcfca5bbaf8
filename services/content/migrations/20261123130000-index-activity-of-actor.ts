import { buildIndexes, type Migration } from '@setu/service-kit';

/** Finds the lines about a person, for the download of the own data. */
export const indexActivityOfActor: Migration = {
  name: '20261123130000-index-activity-of-actor',
  isConcurrent: true,
  up: (db) => buildIndexes(db, 'activity', { activity_of_actor: '(actor_id) where actor_id is not null' }),
  down: async (db) => {
    await db.raw('drop index activity_of_actor');
  },
};
