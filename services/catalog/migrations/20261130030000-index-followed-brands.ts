import { buildIndexes, type Migration } from '@setu/service-kit';

/** The brands of a follower in the order of their list. */
export const indexFollowedBrands: Migration = {
  name: '20261130030000-index-followed-brands',
  isConcurrent: true,
  up: (db) => buildIndexes(db, 'followed_brands', { followed_of_user: '(user_id, followed_at, brand_id)' }),
  down: async (db) => {
    await db.raw('drop index followed_of_user');
  },
};
