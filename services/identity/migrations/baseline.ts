import type { Migration } from '@setu/service-kit';

/**
 * The schema as commit 84bc0e0d had it, in place of the migrations until then. It has the name of the last of them, so a database
 * of that commit has it already.
 */
export const baseline: Migration = {
  name: '20261127090000-create-passkeys',
  replaces: { first: '20261120090000-create-users', until: '84bc0e0d', count: 23 },
  up: async (db) => {
    await db.raw(`
      create table users (
        id uuid primary key,
        email text not null constraint users_email_unique unique,
        first_name text,
        last_name text,
        profile_image_url text,
        role text not null constraint users_role_known check (role in ('investor', 'brand', 'agent', 'admin')),
        phone text constraint users_phone_indian check (phone ~ '^[6-9][0-9]{9}$'),
        city text,
        state text,
        brand_name text,
        version integer not null default 1 constraint users_version_positive check (version >= 1),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        search_text text not null generated always as (
          lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(brand_name, '') || ' ' || email)
        ) stored,
        -- From which version of the user on sessions are valid: a changed password ends those that began before it.
        sessions_from integer not null default 0,
        -- Since when an administrator suspends the user, why, and who.
        suspended_at timestamptz,
        suspension_reason text,
        suspended_by uuid,
        -- When the person proved that the address is theirs.
        email_confirmed_at timestamptz,
        -- The brand in whose account the person works.
        works_for uuid references users on delete set null,
        works_since timestamptz(3),
        -- One spelling of an address: the unique index then holds for every case.
        constraint users_email_lower check (email = lower(email) and length(email) between 3 and 254)
      );
      -- What administrators' lists read: words anywhere in names and address, newest first, of one role, of all, or suspended ones.
      create index users_search on users using gin (search_text public.gin_trgm_ops);
      create index users_newest on users (created_at desc, id desc);
      create index users_role_newest on users (role, created_at desc, id desc);
      create index users_suspended on users (created_at desc, id desc) where suspended_at is not null;
      create index users_works_for on users (works_for) where works_for is not null;

      -- Apart from users, so that no query for a user reads a password's hash by the way.
      create table credentials (
        user_id uuid primary key constraint credentials_user_id_foreign references users on delete cascade,
        password_hash text not null constraint credentials_argon2id check (password_hash like '$argon2id$%'),
        changed_at timestamptz not null
      );

      -- Columns as rate-limiter-flexible names them; "expire" is milliseconds since 1970.
      create table attempts (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
      create index attempts_expire on attempts (expire);

      -- What a brand says of itself; its name stands in users, where everybody's name stands.
      create table brand_profiles (
        user_id uuid primary key constraint brand_profiles_user_id_foreign references users on delete cascade,
        description text,
        target_audience text,
        website text constraint brand_profiles_website_https check (website like 'https://%'),
        version integer not null default 1 constraint brand_profiles_version_positive check (version >= 1),
        updated_at timestamptz not null,
        -- Address, sides and preview of an uploaded picture.
        logo jsonb
      );

      -- Decisions about the verification of brands: what was checked, by whom, until when, and why it ended. "version" numbers those of a
      -- brand.
      create table brand_verifications (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        version integer not null check (version > 0),
        decision text not null check (decision in ('verified', 'withdrawn', 'changed', 'expired')),
        documents jsonb not null default '[]',
        valid_until text check (valid_until ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        reason text,
        by_user_id uuid,
        decided_at timestamptz(3) not null,
        is_newest boolean not null default true
      );
      create unique index brand_verifications_newest on brand_verifications (user_id) where is_newest;
      create unique index brand_verifications_of_user on brand_verifications (user_id, version);
      create index brand_verifications_ending on brand_verifications (valid_until)
        where is_newest and decision = 'verified' and valid_until is not null;

      -- People who work in the account of a brand are users; these are invitations to it.
      create table team_invitations (
        id uuid primary key,
        owner_id uuid not null references users on delete cascade,
        email text not null,
        token_hash text unique,
        sent_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        unique (owner_id, email)
      );
      create index team_invitations_expiry on team_invitations (expires_at);

      -- Mail that waits to be sent, and what became of it. "cause" is unique, so one cause has one mail. The text is composed when the
      -- mail is sent: no row holds a link.
      create table mails (
        id uuid primary key,
        kind text not null,
        cause text not null unique,
        user_id uuid references users on delete cascade,
        recipient text,
        state text not null default 'waiting'
          check (state in ('waiting', 'sending', 'sent', 'refused', 'expired')),
        tries integer not null default 0,
        due_at timestamptz(3) not null,
        problem text,
        created_at timestamptz(3) not null,
        ended_at timestamptz(3),
        check (user_id is not null or recipient is not null)
      );
      create index mails_due on mails (due_at) where state in ('waiting', 'sending');
      create index mails_of_user on mails (user_id);
      -- What administrators' list reads: all, one state, or the beginning of an address, newest first.
      create index mails_newest on mails (created_at desc, id desc);
      create index mails_state_newest on mails (state, created_at desc, id desc);
      create index mails_recipient on mails (recipient text_pattern_ops);

      -- What people turned mail off about. An account without a row gets all mail.
      create table mail_settings (
        user_id uuid primary key references users on delete cascade,
        inquiries boolean not null default true,
        assignments boolean not null default true,
        listings boolean not null default true,
        updated_at timestamptz(3) not null
      );

      -- Links to choose a new password, and links that prove an address: that of the account, or the one it changes to. Only the hash of
      -- a link's token is stored.
      create table password_resets (
        token_hash text primary key,
        user_id uuid not null references users on delete cascade,
        expires_at timestamptz(3) not null
      );
      create index password_resets_of_user on password_resets (user_id);
      create index password_resets_expired on password_resets (expires_at);
      create table email_links (
        token_hash text primary key,
        user_id uuid not null references users on delete cascade,
        email text not null,
        expires_at timestamptz(3) not null
      );
      create index email_links_of_user on email_links (user_id);
      create index email_links_expired on email_links (expires_at);

      -- Two-step verification: the sealed secret of an authenticator app, the hashes of recovery codes, and the tickets between password
      -- and code. "last_step" is the time step of the newest accepted code, so that no code works twice.
      create table two_step (
        user_id uuid primary key references users on delete cascade,
        secret bytea not null,
        confirmed_at timestamptz(3),
        last_step integer not null default 0
      );
      create table recovery_codes (
        user_id uuid not null references two_step on delete cascade,
        code_hash text not null,
        primary key (user_id, code_hash)
      );
      create table sign_in_tickets (
        token_hash text primary key,
        user_id uuid not null references users on delete cascade,
        is_admin boolean not null,
        sessions_from integer not null,
        expires_at timestamptz(3) not null
      );
      create index sign_in_tickets_of_user on sign_in_tickets (user_id);
      create index sign_in_tickets_expired on sign_in_tickets (expires_at);

      -- Sign-in at an OpenID Connect provider: which person of a provider has which account, people whom the provider named and who have
      -- not finished their account, and people who went there to connect an account. Of tickets and states only hashes are stored.
      create table provider_identities (
        id uuid not null unique default gen_random_uuid(),
        issuer text not null,
        subject text not null,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz(3) not null,
        primary key (issuer, subject)
      );
      create index provider_identities_of_user on provider_identities (user_id);
      create table provider_registrations (
        token_hash text primary key,
        issuer text not null,
        subject text not null,
        email text not null,
        expires_at timestamptz(3) not null
      );
      create index provider_registrations_expired on provider_registrations (expires_at);
      create table provider_joins (
        state_hash text primary key,
        user_id uuid not null references users on delete cascade,
        sessions_from integer not null,
        expires_at timestamptz(3) not null
      );
      create index provider_joins_of_user on provider_joins (user_id);
      create index provider_joins_expired on provider_joins (expires_at);

      -- Passkeys, and the challenges that a browser has not answered yet. A challenge to add a passkey belongs to an account; one to sign
      -- in belongs to nobody. Only its hash is stored.
      create table passkeys (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        name text not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3)
      );
      create index passkeys_of_user on passkeys (user_id);
      create table passkey_challenges (
        challenge_hash text primary key,
        user_id uuid references users on delete cascade,
        sessions_from integer,
        expires_at timestamptz(3) not null,
        check ((user_id is null) = (sessions_from is null))
      );
      create index passkey_challenges_of_user on passkey_challenges (user_id);
      create index passkey_challenges_expired on passkey_challenges (expires_at);

      -- News of people: facts and ids, no text. "sequence" is drawn while the recipient's row is locked, so that the news of one person
      -- become visible in its order and a stream can resume after it. An event has one row for each recipient. "other_id" has no foreign
      -- key: its lock and the recipient's would deadlock for two people who write to each other.
      create table news (
        id uuid primary key,
        sequence bigserial not null unique,
        user_id uuid not null references users on delete cascade,
        event_id uuid not null,
        kind text not null,
        about_id uuid not null,
        about_kind text,
        state text,
        other_id uuid,
        created_at timestamptz(3) not null,
        read_at timestamptz(3),
        -- When news that nobody read are mailed, null when no mail is due; and the mail that lists them.
        mail_due_at timestamptz(3),
        mail_id uuid,
        unique (event_id, user_id)
      );
      create index news_newest on news (user_id, created_at desc, id desc);
      create index news_after on news (user_id, sequence);
      create index news_unread on news (user_id, about_id) where read_at is null;
      create index news_old on news (created_at);
      create index news_mail_due on news (mail_due_at) where mail_due_at is not null and read_at is null;
      create index news_mail_of_user on news (user_id) where mail_due_at is not null and read_at is null;
      create index news_mailed on news (mail_id) where mail_id is not null;

      -- Browsers that learn of news while no page is open there.
      create table push_browsers (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        endpoint text not null unique,
        created_at timestamptz(3) not null,
        due_at timestamptz(3),
        tries integer not null default 0
      );
      create index push_browsers_user on push_browsers (user_id, created_at);
      create index push_browsers_due on push_browsers (due_at) where due_at is not null;
    `);
  },
  down: async (db) => {
    await db.raw(`
      drop table push_browsers, news, passkey_challenges, passkeys, provider_joins, provider_registrations, provider_identities,
        sign_in_tickets, recovery_codes, two_step, email_links, password_resets, mail_settings, mails, team_invitations,
        brand_verifications, brand_profiles, attempts, credentials, users
    `);
  },
};
