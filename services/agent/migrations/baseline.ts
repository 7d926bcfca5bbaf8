import type { Migration } from '@setu/service-kit';

/** Category, type and places of a demand as one array. */
const facets = `(array['Category ' || business_category,
  case when accepts_any_type then 'Any type' else 'Type ' || property_type end] || location_keys)`;

/**
 * The schema as commit 84bc0e0d had it, in place of the migrations until then. It has the name of the last of them, so a database
 * of that commit has it already.
 */
export const baseline: Migration = {
  name: '20261126100000-add-agent-photo',
  replaces: { first: '20261121100000-create-people', until: '84bc0e0d', count: 14 },
  up: async (db) => {
    await db.raw(`
      -- What identity's events say of its users, and brands of themselves.
      create table people (
        id uuid primary key,
        display_name text not null,
        role text not null,
        version integer not null,
        is_suspended boolean not null default false
      );
      create table brand_profiles (
        user_id uuid primary key,
        brand_name text not null,
        description text,
        target_audience text,
        version integer not null
      );

      -- What catalog's events say of properties: enough to know whose it is and what to call it.
      create table properties (
        id uuid primary key,
        provider_id uuid not null,
        title text not null,
        city text not null,
        is_available boolean not null,
        version integer not null
      );

      -- Property requirements of brands, from catalog's events. "urgency" is the priority as a number, 4 the most urgent, and
      -- "location_keys" are the places as filters compare them; both follow from the events, so that a replay renews them.
      create table demands (
        id uuid primary key,
        brand_id uuid not null,
        title text not null,
        business_category text not null,
        property_type text not null,
        min_area integer not null,
        max_area integer,
        preferred_locations text[] not null,
        location_keys text[] not null,
        max_rent_per_sq_ft numeric(8, 2),
        timeline text,
        urgency smallint not null constraint demands_urgency_known check (urgency between 1 and 4),
        is_active boolean not null,
        version integer not null,
        created_at timestamptz(3) not null,
        accepts_any_type boolean not null default false
      );
      -- The list in its order, read from its end.
      create index demands_most_urgent on demands (urgency, created_at, id) where is_active;
      create index demands_locations on demands using gin (location_keys) where is_active;
      -- For a hundred thousand demands: any combination of category, type and places, and a range of areas. The statistics tell the
      -- planner how frequent a value is.
      create index demands_filters on demands using gin (${facets}) with (fastupdate = off) where is_active;
      create index demands_areas on demands (min_area, coalesce(max_area, 2147483647)) where is_active;
      create statistics demand_facets on ${facets} from demands;

      -- Inquiries about a requirement, from inquiry's events. Those an agent sent to the requirement's brand are its offers; a brand's
      -- request to visit a property is among them too and matches no demand of its receiver.
      create table offers (
        id uuid primary key,
        requirement_id uuid not null,
        from_user_id uuid not null,
        to_user_id uuid not null,
        property_id uuid,
        proposed_commission numeric(5, 2),
        status text not null,
        version integer not null,
        created_at timestamptz(3) not null,
        -- Its agent may offer again when the requirement is posted again.
        closed_with_requirement boolean not null default false
      );
      create index offers_of_sender on offers (from_user_id, requirement_id, created_at);
      -- The offers to one requirement: whose profiles its brand may read.
      create index offers_of_requirement on offers (requirement_id, to_user_id);

      -- Profiles of agents. "rating" and "total_deals" are sums over what stood before ("earlier_*", only ever set by the demo) and the
      -- confirmed assignments; they are computed again with each confirmation.
      create table agent_profiles (
        id uuid primary key,
        version integer not null check (version > 0),
        user_id uuid not null constraint agent_profiles_one_per_user unique,
        company_name text not null check (char_length(company_name) between 1 and 150),
        license_number text not null check (char_length(license_number) between 1 and 80),
        experience integer not null check (experience between 0 and 60),
        commission_rate numeric(5, 2) not null check (commission_rate between 0 and 100),
        specializations text[] not null check (cardinality(specializations) <= 30),
        service_areas text[] not null check (cardinality(service_areas) <= 30),
        certifications text[] not null check (cardinality(certifications) <= 30),
        languages text[] not null check (cardinality(languages) <= 30),
        description text check (char_length(description) <= 5000),
        website text,
        linkedin_profile text,
        -- An agent who was verified before there were decisions has no row in "verifications".
        is_verified boolean not null default false,
        earlier_deals integer not null default 0 check (earlier_deals >= 0),
        earlier_rating numeric(3, 2) not null default 0 check (earlier_rating between 0 and 5),
        rating numeric(3, 2) not null default 0 check (rating between 0 and 5),
        total_deals integer not null default 0 check (total_deals >= 0),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        -- Address, sides and preview of an uploaded picture.
        photo jsonb
      );
      create index agent_profiles_newest on agent_profiles (created_at, id);

      -- No foreign key to demands, properties or people: those are copies that a replay empties and rebuilds.
      create table agent_property_assignments (
        id uuid primary key,
        version integer not null check (version > 0),
        agent_id uuid not null,
        brand_id uuid not null,
        requirement_id uuid not null,
        property_id uuid,
        assignment_type text not null
          check (assignment_type in ('tenant_search', 'property_marketing', 'deal_closing')),
        status text not null check (status in ('active', 'on_hold', 'completed')),
        is_open boolean not null generated always as (status <> 'completed') stored,
        commission_agreed numeric(5, 2) check (commission_agreed between 0 and 100),
        notes text check (char_length(notes) <= 2000),
        rating smallint check (rating between 1 and 5),
        assigned_at timestamptz(3) not null,
        completed_at timestamptz(3),
        updated_at timestamptz(3) not null,
        constraint assignments_of_two_people check (agent_id <> brand_id),
        constraint assignments_confirmed_is_rated check ((rating is null) = (completed_at is null)),
        constraint assignments_confirmed_is_completed check (completed_at is null or status = 'completed')
      );
      -- A requirement has at most one assignment that its brand has not confirmed as completed.
      create unique index assignments_one_live_per_requirement on agent_property_assignments (requirement_id)
        where completed_at is null;
      create index assignments_of_agent on agent_property_assignments (agent_id, is_open, assigned_at, id);
      create index assignments_of_brand on agent_property_assignments (brand_id, is_open, assigned_at, id);

      -- Decisions about the verification of agents: what was checked, by whom, until when, and why it ended.
      create table verifications (
        id uuid primary key,
        user_id uuid not null,
        decision text not null check (decision in ('verified', 'withdrawn', 'changed', 'expired')),
        documents jsonb not null default '[]',
        valid_until text check (valid_until ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        reason text,
        by_user_id uuid,
        decided_at timestamptz(3) not null,
        is_newest boolean not null default true
      );
      create unique index verifications_newest on verifications (user_id) where is_newest;
      create index verifications_of_user on verifications (user_id, decided_at desc, id);
      create index verifications_ending on verifications (valid_until)
        where is_newest and decision = 'verified' and valid_until is not null;
    `);
  },
  down: async (db) => {
    await db.raw(`
      drop table verifications, agent_property_assignments, agent_profiles, offers, demands, properties, brand_profiles, people
    `);
  },
};
