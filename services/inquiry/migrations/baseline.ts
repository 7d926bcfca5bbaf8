import type { Migration } from '@setu/service-kit';

/**
 * The schema as commit 84bc0e0d had it, in place of the migrations until then. It has the name of the last of them, so a database
 * of that commit has it already.
 */
export const baseline: Migration = {
  name: '20261128100200-fill-answered-at',
  replaces: { first: '20261120100000-create-franchises', until: '84bc0e0d', count: 25 },
  up: async (db) => {
    await db.raw(`
      -- What events of other services say of franchises, requirements, properties and people: whom an inquiry goes to.
      create table franchises (
        id uuid primary key,
        brand_id uuid not null,
        title text not null,
        is_active boolean not null,
        version integer not null
      );
      create table requirements (
        id uuid primary key,
        brand_id uuid not null,
        title text not null,
        is_active boolean not null,
        version integer not null
      );
      create table properties (
        id uuid primary key,
        provider_id uuid not null,
        title text not null,
        is_available boolean not null,
        version integer not null
      );
      create table people (
        id uuid primary key,
        display_name text not null,
        role text not null,
        version integer not null,
        is_suspended boolean not null default false
      );

      -- No foreign key to franchises or people: those are copies that a replay empties and rebuilds. Instants have milliseconds, as they
      -- leave in cursors.
      create table inquiries (
        id uuid primary key,
        from_user_id uuid not null,
        to_user_id uuid not null,
        franchise_id uuid,
        property_id uuid,
        requirement_id uuid,
        subject text not null constraint inquiries_subject_length check (char_length(subject) between 1 and 150),
        message text not null constraint inquiries_message_length check (char_length(message) between 1 and 5000),
        status text not null default 'open' constraint inquiries_status_known check (status in (
          'open', 'in_progress', 'meeting_scheduled', 'negotiation', 'deal_closed', 'declined', 'withdrawn')),
        version integer not null default 1 constraint inquiries_version_positive check (version > 0),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        kind text not null default 'franchise',
        proposed_commission numeric(5, 2)
          constraint inquiries_commission_percent check (proposed_commission between 0 and 100),
        -- When an offer ended because its requirement was fulfilled.
        closed_with_requirement_at timestamptz(3),
        reminders smallint not null default 0,
        -- What an investor says with an inquiry.
        budget text,
        city text,
        start_time text,
        unread_by_sender boolean not null default false,
        unread_by_receiver boolean not null default false,
        -- When the receiver first wrote, proposed or decided about a meeting, or changed the status. Null without an answer, and when a
        -- release that did not write it down handled it.
        answered_at timestamptz(3),
        constraint inquiries_not_to_oneself check (from_user_id <> to_user_id),
        constraint inquiries_kind_fits check (
          (kind = 'franchise' and franchise_id is not null and property_id is null and requirement_id is null
            and proposed_commission is null)
          or (kind = 'offer' and franchise_id is null and requirement_id is not null)
          or (kind = 'visit' and franchise_id is null and requirement_id is not null and property_id is not null
            and proposed_commission is null))
      );
      -- The lists: what one sent, what one received, by status and by kind, and what is unread, newest first.
      create index inquiries_sent on inquiries (from_user_id, created_at desc, id desc);
      create index inquiries_received on inquiries (to_user_id, created_at desc, id desc);
      create index inquiries_received_by_status on inquiries (to_user_id, status, created_at desc, id desc);
      create index inquiries_received_by_kind on inquiries (to_user_id, kind, created_at desc, id desc);
      create index inquiries_received_by_kind_and_status on inquiries (to_user_id, kind, status, created_at desc, id desc);
      create index inquiries_unread_sent on inquiries (from_user_id, created_at desc, id desc) where unread_by_sender;
      create index inquiries_unread_received on inquiries (to_user_id, created_at desc, id desc) where unread_by_receiver;
      create index inquiries_newest on inquiries (created_at desc, id desc);
      create index inquiries_about_requirement on inquiries (requirement_id, created_at desc, id desc)
        where requirement_id is not null;
      -- One agent makes one offer to one requirement; withdrawing it makes room for another, and so does the end of the requirement.
      -- Offers that stand have no such instant and count as equal.
      create unique index inquiries_one_offer
        on inquiries (from_user_id, requirement_id, closed_with_requirement_at) nulls not distinct
        where kind = 'offer' and status <> 'withdrawn';
      -- For administrators who search by words of the subject.
      create index inquiries_subject on inquiries using gin (lower(subject) public.gin_trgm_ops);
      -- Inquiries whose receiver may still be reminded, oldest first.
      create index inquiries_unanswered on inquiries (created_at) where status = 'open' and reminders < 2;

      -- What is written after an inquiry's own text, which is message 0 of its thread. Positions begin at 1 and have no gaps: they are the
      -- order, the cursor and, the highest one, the number of replies.
      create table inquiry_messages (
        id uuid primary key,
        inquiry_id uuid not null
          constraint inquiry_messages_inquiry_id_foreign references inquiries on delete cascade,
        position integer not null constraint inquiry_messages_position_positive check (position > 0),
        from_user_id uuid not null,
        message text not null
          constraint inquiry_messages_message_length check (char_length(message) between 1 and 5000),
        created_at timestamptz(3) not null,
        -- Addresses, names and sizes of the content service's files.
        files jsonb,
        constraint inquiry_messages_in_order unique (inquiry_id, position)
      );

      -- The number that an investor shares. A row stays as the log of the consent when the number is withdrawn.
      create table inquiry_phones (
        inquiry_id uuid primary key references inquiries on delete cascade,
        number text,
        on_whats_app boolean not null,
        consented_at timestamptz(3) not null,
        withdrawn_at timestamptz(3),
        check ((number is null) = (withdrawn_at is not null))
      );

      -- Meetings that the sides of an inquiry propose to each other. One proposal of an inquiry waits at a time.
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

      -- Reports of messages. "message_id" is the inquiry's own id when its text is reported. A person has one open report of a message.
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

      -- Texts that brands often answer with.
      create table saved_replies (
        id uuid primary key,
        brand_id uuid not null,
        title text not null constraint saved_replies_title_length check (char_length(title) between 1 and 80),
        text text not null constraint saved_replies_text_length check (char_length(text) between 1 and 5000),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      );
      create index saved_replies_of_brand on saved_replies (brand_id, title, id);

      -- What a brand wrote down about an inquiry it received. "author_id" is the member of the team; null after that account was deleted.
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

      -- Labels that a brand puts on inquiries it received. An inquiry has each of them once, in whatever case.
      create table inquiry_labels (
        id uuid primary key,
        inquiry_id uuid not null references inquiries on delete cascade,
        owner_id uuid not null,
        label text not null check (char_length(label) between 1 and 30)
      );
      create unique index inquiry_labels_of_inquiry on inquiry_labels (inquiry_id, owner_id, lower(label));
      create index inquiry_labels_of_owner on inquiry_labels (owner_id, lower(label), inquiry_id);
      create index inquiry_labels_by_owner on inquiry_labels (owner_id, id);

      -- How soon a brand usually answers, as it was published last. The index finds those whose measurement is the oldest.
      create table reply_times (
        brand_id uuid primary key,
        usually text check (usually in ('hour', 'day', 'three_days')),
        version integer not null default 0,
        measured_at timestamptz(3) not null default 'epoch'
      );
      create index reply_times_due on reply_times (measured_at);
    `);
  },
  down: async (db) => {
    await db.raw(`
      drop table reply_times, inquiry_labels, inquiry_notes, saved_replies, message_reports, meetings, inquiry_phones,
        inquiry_messages, inquiries, people, properties, requirements, franchises
    `);
  },
};
