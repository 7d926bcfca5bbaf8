import type { Migration } from '@setu/service-kit';

/** Meetings that the sides of an inquiry propose to each other. One proposal of an inquiry waits at a time. */
export const createMeetings: Migration = {
  name: '20261125091000-create-meetings',
  up: async (db) => {
    await db.raw(`
      create table meetings (
        id uuid primary key,
        inquiry_id uuid not null references inquiries on delete cascade,
        by_user_id uuid not null,
        state text not null check (state in ('proposed', 'accepted', 'declined', 'cancelled')),
        times timestamptz(3)[] not null check (cardinality(times) between 1 and 3),
        time timestamptz(3),
        minutes integer not null check (minutes between 1 and 1440),
        place text check (char_length(place) between 1 and 300),
        version integer not null default 1,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        check ((state = 'accepted') <= (time is not null))
      );
      create index meetings_of_inquiry on meetings (inquiry_id, created_at desc, id);
      create unique index meetings_one_proposal on meetings (inquiry_id) where state = 'proposed';
    `);
  },
  down: async (db) => {
    await db.schema.dropTable('meetings');
  },
};
