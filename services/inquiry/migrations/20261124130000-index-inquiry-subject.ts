import { buildIndexes, type Migration } from '@setu/service-kit';

/** For administrators who search by words of the subject. */
const indexes: Readonly<Record<string, string>> = {
  inquiries_subject: 'using gin (lower(subject) public.gin_trgm_ops)',
};

export const indexInquirySubject: Migration = {
  name: '20261124130000-index-inquiry-subject',
  isConcurrent: true,
  up: (db) => buildIndexes(db, 'inquiries', indexes),
  down: async (db) => {
    for (const name of Object.keys(indexes)) await db.raw(`drop index ${name}`);
  },
};
