import type { Migration } from '@setu/service-kit';

/**
 * Assignments. No foreign key to demands, properties or people: those are copies that a replay empties and rebuilds.
 * A requirement has at most one assignment that its brand has not confirmed as completed.
 */
export const createAssignments: Migration = {
  name: '20261121100600-create-assignments',
  up: async (db) => {
    await db.raw(`
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
      )
    `);
    await db.raw(
      'create unique index assignments_one_live_per_requirement on agent_property_assignments (requirement_id) where completed_at is null',
    );
    for (const side of ['agent', 'brand'])
      await db.raw(
        `create index assignments_of_${side} on agent_property_assignments (${side}_id, is_open, assigned_at, id)`,
      );
  },
  down: (db) => db.schema.dropTable('agent_property_assignments'),
};
