import type { Migration } from '@setu/service-kit';

/** Reports of messages. `message_id` is the inquiry's own id when its text is reported. A person has one open report of a message. */
export const createMessageReports: Migration = {
  name: '20261125150000-create-message-reports',
  up: async (db) => {
    await db.raw(`
      create table message_reports (
        id uuid primary key,
        inquiry_id uuid not null,
        message_id uuid not null,
        writer_id uuid not null,
        reason text not null,
        text text,
        reporter_id uuid,
        state text not null default 'open' check (state in ('open', 'dismissed', 'upheld')),
        created_at timestamptz(3) not null,
        decided_at timestamptz(3),
        decided_by uuid,
        check ((state = 'open') = (decided_at is null))
      );
      create index message_reports_newest on message_reports (state, created_at desc, id desc);
      create unique index message_reports_once on message_reports (message_id, reporter_id) where state = 'open';
      create index message_reports_of_user on message_reports (reporter_id, id) where reporter_id is not null;
      create index message_reports_decided on message_reports (decided_at);
    `);
  },
  down: (db) => db.schema.dropTable('message_reports'),
};
