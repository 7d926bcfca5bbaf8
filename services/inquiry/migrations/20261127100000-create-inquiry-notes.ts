import type { Migration } from '@setu/service-kit';

/** What a brand wrote down about an inquiry it received. `author_id` is the member of the team; null after that account was deleted. */
export const createInquiryNotes: Migration = {
  name: '20261127100000-create-inquiry-notes',
  up: async (db) => {
    await db.raw(`
      create table inquiry_notes (
        id uuid primary key,
        inquiry_id uuid not null references inquiries on delete cascade,
        owner_id uuid not null,
        author_id uuid,
        text text not null check (char_length(text) between 1 and 2000),
        created_at timestamptz(3) not null
      );
      create index inquiry_notes_of_inquiry on inquiry_notes (inquiry_id, created_at desc, id desc);
      create index inquiry_notes_of_owner on inquiry_notes (owner_id, id);
      create index inquiry_notes_of_author on inquiry_notes (author_id) where author_id is not null;
    `);
  },
  down: (db) => db.schema.dropTable('inquiry_notes'),
};
