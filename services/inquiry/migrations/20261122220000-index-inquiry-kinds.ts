import { buildIndexes, type Migration } from '@setu/service-kit';

/** For a brand with very many inquiries: those of a kind, and those of a kind with a status, newest first. */
const indexes: Readonly<Record<string, string>> = {
  inquiries_received_by_kind: '(to_user_id, kind, created_at desc, id desc)',
  inquiries_received_by_kind_and_status: '(to_user_id, kind, status, created_at desc, id desc)',
};

export const indexInquiryKinds: Migration = {
  name: '20261122220000-index-inquiry-kinds',
  isConcurrent: true,
  up: (db) => buildIndexes(db, 'inquiries', indexes),
  down: async (db) => {
    for (const name of Object.keys(indexes)) await db.raw(`drop index ${name}`);
  },
};
