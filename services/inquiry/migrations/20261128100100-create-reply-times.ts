import type { Migration } from '@setu/service-kit';

/**
 * How soon a brand usually answers, as it was published last. Brands that were asked about a franchise in the measured 90 days begin with a row,
 * unless they are suspended or deleted their account. The index finds those whose measurement is the oldest.
 */
export const createReplyTimes: Migration = {
  name: '20261128100100-create-reply-times',
  up: async (db) => {
    await db.raw(`
      create table reply_times (
        brand_id uuid primary key,
        usually text check (usually in ('hour', 'day', 'three_days')),
        version integer not null default 0,
        measured_at timestamptz(3) not null default 'epoch'
      );
      create index reply_times_due on reply_times (measured_at);
      insert into reply_times (brand_id)
      select distinct inquiries.to_user_id
      from inquiries join people on people.id = inquiries.to_user_id and not people.is_suspended
      where inquiries.kind = 'franchise' and inquiries.created_at > now() - interval '90 days';
    `);
  },
  down: (db) => db.schema.dropTable('reply_times'),
};
