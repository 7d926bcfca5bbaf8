import { buildIndexes, type Migration } from '@setu/service-kit';

/** When a word was last found in a franchise, so that words which none has any more can be forgotten. */
export const checkFranchiseWords: Migration = {
  name: '20261123040000-check-franchise-words',
  isConcurrent: true,
  up: async (db) => {
    await db.raw(
      'alter table franchise_words add column if not exists checked_at timestamptz(3) not null default now()',
    );
    await buildIndexes(db, 'franchise_words', { franchise_words_checked_at: '(checked_at)' });
  },
  down: async (db) => {
    await db.raw('alter table franchise_words drop column checked_at');
  },
};
