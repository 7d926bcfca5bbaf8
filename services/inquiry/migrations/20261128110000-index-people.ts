import { buildIndexes, type Migration } from '@setu/service-kit';

/** For administrators who search inquiries by the name of a person. */
export const indexPeople: Migration = {
  name: '20261128110000-index-people',
  isConcurrent: true,
  up: (db) =>
    buildIndexes(db, 'people', { people_name: 'using gin (lower(display_name) public.gin_trgm_ops)' }),
  down: async (db) => {
    await db.raw('drop index people_name');
  },
};
