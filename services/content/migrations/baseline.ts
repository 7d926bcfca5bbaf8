import { randomUUID } from 'node:crypto';
import { demoFranchiseIdPrefix, landingCopy } from '@setu/contracts';
import type { Migration } from '@setu/service-kit';

const figuresOf = (rows: string, sign: '+' | '-') => `
  insert into franchise_figures as known
    (category, is_demo, franchises, active, active_since_listed, priced, min_investment, max_investment)
  select coalesce(business_category, ''), id::text like '${demoFranchiseIdPrefix}%',
    ${sign} count(*), ${sign} count(*) filter (where is_active),
    ${sign} coalesce(sum(is_active::int - coalesce(listed_active, is_active)::int), 0),
    ${sign} count(*) filter (where is_active and min_investment is not null and max_investment is not null),
    ${sign} coalesce(sum(min_investment) filter (where is_active and max_investment is not null), 0),
    ${sign} coalesce(sum(max_investment) filter (where is_active and min_investment is not null), 0)
  from ${rows} group by 1, 2
  on conflict (category, is_demo) do update set
    franchises = known.franchises + excluded.franchises,
    active = known.active + excluded.active,
    active_since_listed = known.active_since_listed + excluded.active_since_listed,
    priced = known.priced + excluded.priced,
    min_investment = known.min_investment + excluded.min_investment,
    max_investment = known.max_investment + excluded.max_investment`;

/** A trigger's name says its event, because a trigger with changed rows has one event. */
const trigger = (table: string, work: string, event: 'insert' | 'update' | 'delete') => {
  const rows = [
    ...(event === 'delete' ? [] : ['new table as added']),
    ...(event === 'insert' ? [] : ['old table as removed']),
  ];
  return `create trigger ${work}_on_${event} after ${event} on ${table}
        referencing ${rows.join(' ')} for each statement execute function ${work}();`;
};
const countsOf = (table: string) => `
      ${trigger(table, 'count_rows', 'insert')}
      ${trigger(table, 'count_rows', 'delete')}
      insert into row_counts values ('${table}', 0);`;

/**
 * The schema as commit 84bc0e0d had it, in place of the migrations until then. It has the name of the last of them, so a database
 * of that commit has it already.
 */
export const baseline: Migration = {
  name: '20261126120000-add-private-uploads',
  replaces: { first: '20261121090000-create-website-content', until: '84bc0e0d', count: 19 },
  up: async (db) => {
    await db.raw(`
      -- Editable site copy. A deleted piece keeps its row, so that a delete can be taken back; its key is free meanwhile.
      create table website_content (
        id uuid primary key,
        section text not null
          constraint website_content_section_known check (section in ('hero', 'features', 'testimonials', 'footer')),
        key text not null constraint website_content_key_length check (char_length(key) between 1 and 100),
        title text,
        content text,
        image_url text,
        link_url text,
        metadata jsonb,
        is_active boolean not null default true,
        "order" integer not null default 0,
        deleted_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      );
      create unique index website_content_key_taken on website_content (key) where deleted_at is null;
      -- What pages read.
      create index website_content_listed on website_content (section, "order", key) where deleted_at is null;

      -- The audit trail: one row an event, under the event's own id, so that a replay writes the same rows. A row has what a sentence is
      -- made of; names and titles are looked up when it is read.
      create table activity (
        id uuid primary key,
        source text not null,
        kind text not null,
        actor_id uuid,
        actor_label text,
        text text not null constraint activity_text_given check (text <> ''),
        about_id uuid,
        is_public boolean not null,
        created_at timestamptz(3) not null,
        -- The listing that a line says was listed, so that users stop reading of it while strangers do not see it.
        subject_id uuid,
        -- The person whose name is in the text, so that it can be taken out when the account is deleted.
        person_id uuid,
        person_name text
      );
      create index activity_newest on activity (created_at desc, id desc);
      create index activity_newest_public on activity (created_at desc, id desc) where is_public;
      create index activity_of_source on activity (source);
      create index activity_of_person on activity (person_id) where person_id is not null;
      create index activity_of_actor on activity (actor_id) where actor_id is not null;

      -- What the neighbours' events say, as far as it is counted here. No foreign keys between them: events of different services come in
      -- any order.
      create table users (
        id uuid primary key,
        display_name text not null,
        role text not null,
        registered_at timestamptz(3) not null,
        version integer not null
      );
      create index users_registered_at_index on users (registered_at);
      create table franchises (
        id uuid primary key,
        brand_id uuid not null,
        title text not null,
        business_category text,
        min_investment numeric(12, 2),
        max_investment numeric(12, 2),
        territories text[] not null,
        is_active boolean not null,
        -- Whether it was active when it was listed; null until that event has come.
        listed_active boolean,
        listed_at timestamptz(3) not null,
        version integer not null
      );
      create index franchises_brand_id_index on franchises (brand_id);
      create index franchises_listed_at_index on franchises (listed_at);
      create table properties (
        id uuid primary key,
        is_available boolean not null,
        version integer not null
      );
      create table inquiries (
        id uuid primary key,
        franchise_id uuid,
        status text not null,
        sent_at timestamptz(3) not null,
        version integer not null
      );
      create index inquiries_sent_at_index on inquiries (sent_at);
      -- For the funnel of a franchise.
      create index inquiries_of_franchise on inquiries (franchise_id, sent_at);

      -- Numbers of rows and figures of franchises, so that no page counts a million rows. Triggers keep them in the transaction of each
      -- change, and know which rows an upsert added. The lock comes before that of a figure, so that two transactions never wait for each
      -- other's figures.
      create table row_counts (
        table_name text primary key,
        count bigint not null
      );
      create table franchise_figures (
        category text not null,
        is_demo boolean not null,
        franchises bigint not null,
        active bigint not null,
        active_since_listed bigint not null,
        priced bigint not null,
        min_investment numeric not null,
        max_investment numeric not null,
        primary key (category, is_demo)
      );
      create function count_rows() returns trigger language plpgsql set search_path from current as $$
      begin
        if tg_op = 'INSERT' then update row_counts set count = count + (select count(*) from added) where table_name = tg_table_name;
        else update row_counts set count = count - (select count(*) from removed) where table_name = tg_table_name;
        end if;
        return null;
      end $$;
      create function figure_franchises() returns trigger language plpgsql set search_path from current as $$
      begin
        perform pg_advisory_xact_lock('franchise_figures'::regclass::oid::bigint);
        if tg_op <> 'DELETE' then ${figuresOf('added', '+')}; end if;
        if tg_op <> 'INSERT' then ${figuresOf('removed', '-')}; end if;
        return null;
      end $$;
      ${trigger('franchises', 'figure_franchises', 'insert')}
      ${trigger('franchises', 'figure_franchises', 'update')}
      ${trigger('franchises', 'figure_franchises', 'delete')}
      ${countsOf('users')}
      ${countsOf('properties')}
      ${countsOf('inquiries')}

      -- What happened on the site. "session_id" is a visitor's hash for one day, "ip_address" a network and never a whole address.
      create table analytics (
        id uuid primary key,
        event text not null constraint analytics_event_known check (event in ('franchise_view')),
        user_id uuid,
        session_id text,
        data jsonb constraint analytics_view_of check (data->>'franchiseId' is not null),
        ip_address text,
        user_agent text,
        created_at timestamptz(3) not null,
        visitor text not null generated always as (coalesce(user_id::text, session_id)) stored,
        franchise_id uuid generated always as ((data->>'franchiseId')::uuid) stored,
        constraint analytics_one_visitor check ((user_id is null) <> (session_id is null))
      );
      -- A visitor's last view of a franchise, views of franchises, views of days.
      create index analytics_of_visitor on analytics (visitor, franchise_id, created_at desc);
      create index analytics_of_franchise on analytics (franchise_id, created_at);
      create index analytics_of_event on analytics (event, created_at);
      -- The rows that still hold a network or the name of a browser.
      create index analytics_with_network on analytics (created_at) where ip_address is not null or user_agent is not null;
      -- What hashes are made with: with a day's salt gone, nobody can link its hashes to an address any more.
      create table visitor_salts (
        day date primary key,
        salt bytea not null
      );
      -- Views of a franchise whose rows were removed because of their age, so that totals stay right.
      create table view_totals (
        franchise_id uuid primary key,
        views bigint not null
      );

      -- Figures a demo starts from; empty where there is none, and then everything shown is counted.
      create table stat_baselines (
        figure text primary key,
        value integer not null
      );
      create table insight_samples (
        kind text not null constraint insight_samples_kind_known check (kind in ('trend', 'investment', 'city')),
        subject text not null,
        position integer not null,
        value numeric(14, 2) not null,
        -- The upper end where the figure is a range.
        upper_value numeric(14, 2),
        primary key (kind, subject)
      );

      -- One row at most; none means the product's own name and description.
      create table site_settings (
        id integer primary key constraint site_settings_one_row check (id = 1),
        site_name text not null,
        site_description text not null,
        updated_at timestamptz(3) not null
      );

      -- What people who need no account write to us, and counters of how often. "fingerprint" is the same for the same words: a double
      -- click is found by it. The other index is the list, newest first.
      create table consultations (
        id uuid primary key,
        name text not null,
        phone text not null,
        email text,
        city text,
        budget text,
        involvement text,
        message text,
        fingerprint text not null,
        created_at timestamptz(3) not null
      );
      create index consultations_newest on consultations (created_at desc, id desc);
      create index consultations_same_words on consultations (fingerprint, created_at);
      create table contact_messages (
        id uuid primary key,
        name text not null,
        email text not null,
        phone text,
        message text not null,
        fingerprint text not null,
        created_at timestamptz(3) not null
      );
      create index contact_messages_newest on contact_messages (created_at desc, id desc);
      create index contact_messages_same_words on contact_messages (fingerprint, created_at);
      create table attempts (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
      create index attempts_expire on attempts (expire);

      -- Pictures and PDFs that people upload. "bytes" is the announced size; type, width and height are found from the content. No rule
      -- may name columns of two releases together, because an older release writes while this one starts.
      create table uploads (
        id uuid primary key,
        owner_id uuid not null,
        state text not null constraint uploads_state_known check (state in ('waiting', 'ready', 'refused', 'removed')),
        bytes integer not null,
        media_type text,
        width integer,
        height integer,
        blur text,
        refusal text,
        created_at timestamptz(3) not null,
        ready_at timestamptz(3),
        unused_since timestamptz(3),
        removed_at timestamptz(3),
        kind text not null default 'picture' constraint uploads_kind_known check (kind in ('picture', 'document')),
        -- The name under which a PDF is downloaded.
        file_name text,
        pages integer,
        -- Whether it is a file of a conversation.
        is_private boolean not null default false,
        constraint uploads_document_is_named check (kind = 'picture' or file_name is not null)
      );
      create index uploads_of_owner on uploads (owner_id, created_at);
      create index uploads_to_remove on uploads (created_at) where state <> 'ready' or unused_since is not null;
      -- Who says that an upload is shown: listings of the catalog, profiles of brands, or profiles of agents. All are in one table, so
      -- that a release which asks it removes no picture of a kind that it does not know.
      create table listing_uploads (
        id uuid primary key,
        version integer not null,
        upload_ids uuid[] not null,
        source text not null default 'catalog'
      );
      create index listing_uploads_named on listing_uploads using gin (upload_ids);
      -- Which message has a file, and who may get it: a projection of the inquiry service.
      create table message_files (
        id uuid primary key,
        version integer not null,
        from_user_id uuid not null,
        to_user_id uuid not null,
        upload_ids uuid[] not null,
        is_reported boolean not null
      );
      create index message_files_named on message_files using gin (upload_ids);
    `);
    // The landing page's own copy, so that an administrator finds something to edit. Once: what is deleted later stays deleted, and the
    // page falls back to its own copy.
    const now = new Date();
    await db('website_content').insert(
      landingCopy.map(({ section, key, title, content, linkUrl, order }) => ({
        id: randomUUID(),
        section,
        key,
        title,
        content,
        link_url: linkUrl,
        order,
        created_at: now,
        updated_at: now,
      })),
    );
  },
  down: async (db) => {
    await db.raw(`
      drop table message_files, listing_uploads, uploads, attempts, contact_messages, consultations, site_settings,
        insight_samples, stat_baselines, view_totals, visitor_salts, analytics, inquiries, properties, franchises, users,
        activity, website_content;
      drop function figure_franchises, count_rows;
      drop table franchise_figures, row_counts;
    `);
  },
};
