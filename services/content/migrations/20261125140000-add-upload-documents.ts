import type { Migration } from '@setu/service-kit';

/**
 * PDFs beside pictures: what an upload becomes, the name under which a PDF is downloaded, and its pages. Releases before write
 * pictures only. A ready PDF has no sides, so the rule that a ready upload has them ends; no rule may name old and new columns together,
 * because an older release writes while this one starts.
 */
export const addUploadDocuments: Migration = {
  name: '20261125140000-add-upload-documents',
  up: async (db) => {
    await db.raw(`alter table uploads
      add column kind text not null default 'picture' constraint uploads_kind_known check (kind in ('picture', 'document')),
      add column file_name text,
      add column pages integer,
      add constraint uploads_document_is_named check (kind = 'picture' or file_name is not null),
      drop constraint uploads_ready_is_measured`);
  },
  down: async (db) => {
    await db.raw(`delete from uploads where kind = 'document'`);
    await db.raw(`alter table uploads
      drop constraint uploads_document_is_named,
      drop column pages,
      drop column file_name,
      drop column kind,
      add constraint uploads_ready_is_measured check (
        state <> 'ready' or (width is not null and height is not null and blur is not null)
      )`);
  },
};
