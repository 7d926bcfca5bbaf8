import type { Migration } from '@setu/service-kit';

/** Labels that a brand puts on inquiries it received. An inquiry has each of them once, in whatever case. */
export const createInquiryLabels: Migration = {
  name: '20261127100100-create-inquiry-labels',
  up: async (db) => {
    await db.raw(`
      create table inquiry_labels (
        id uuid primary key,
        inquiry_id uuid not null references inquiries on delete cascade,
        owner_id uuid not null,
        label text not null check (char_length(label) between 1 and 30)
      );
      create unique index inquiry_labels_of_inquiry on inquiry_labels (inquiry_id, owner_id, lower(label));
      create index inquiry_labels_of_owner on inquiry_labels (owner_id, lower(label), inquiry_id);
      create index inquiry_labels_by_owner on inquiry_labels (owner_id, id);
    `);
  },
  down: (db) => db.schema.dropTable('inquiry_labels'),
};
