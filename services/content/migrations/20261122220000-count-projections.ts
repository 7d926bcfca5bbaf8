import { demoFranchiseIdPrefix } from '@setu/contracts';
import type { Migration } from '@setu/service-kit';

const counted = ['users', 'properties', 'inquiries'] as const;

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

const countOf = (table: string, rows: string, sign: '+' | '-') =>
  `update row_counts set count = count ${sign} (select count(*) from ${rows}) where table_name = ${table}`;

/** A trigger's name says its event, because a trigger with changed rows has one event. */
const triggers = (table: string, work: string, events: readonly ('insert' | 'update' | 'delete')[]) =>
  events.map((event) => {
    const rows = [
      ...(event === 'delete' ? [] : ['new table as added']),
      ...(event === 'insert' ? [] : ['old table as removed']),
    ];
    return `create trigger ${work}_on_${event} after ${event} on ${table}
      referencing ${rows.join(' ')} for each statement execute function ${work}()`;
  });

/**
 * Numbers of rows and figures of franchises, so that no page counts a million rows. Triggers keep them in the transaction of
 * each change, also those of the release before, and know which rows an upsert added. The lock comes before that of a figure,
 * so that two transactions never wait for each other's figures.
 */
export const countProjections: Migration = {
  name: '20261122220000-count-projections',
  up: async (db) => {
    await db.raw(`
      create table row_counts (table_name text primary key, count bigint not null);
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
        if tg_op = 'INSERT' then ${countOf('tg_table_name', 'added', '+')};
        else ${countOf('tg_table_name', 'removed', '-')};
        end if;
        return null;
      end $$;
      create function figure_franchises() returns trigger language plpgsql set search_path from current as $$
      begin
        perform pg_advisory_xact_lock('franchise_figures'::regclass::oid::bigint);
        if tg_op <> 'DELETE' then ${figuresOf('added', '+')}; end if;
        if tg_op <> 'INSERT' then ${figuresOf('removed', '-')}; end if;
        return null;
      end $$;`);
    for (const trigger of triggers('franchises', 'figure_franchises', ['insert', 'update', 'delete']))
      await db.raw(trigger);
    await db.raw(figuresOf('franchises', '+'));
    for (const table of counted) {
      for (const trigger of triggers(table, 'count_rows', ['insert', 'delete'])) await db.raw(trigger);
      await db.raw(`insert into row_counts select '${table}', count(*) from ${table}`);
    }
  },
  down: async (db) => {
    for (const [table, work, events] of [
      ['franchises', 'figure_franchises', ['insert', 'update', 'delete']],
      ...counted.map((name) => [name, 'count_rows', ['insert', 'delete']] as const),
    ] as const)
      for (const event of events) await db.raw(`drop trigger ${work}_on_${event} on ${table}`);
    await db.raw('drop function figure_franchises, count_rows; drop table franchise_figures, row_counts');
  },
};
