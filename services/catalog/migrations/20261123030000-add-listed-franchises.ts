import { buildIndexes, type Migration } from '@setu/service-kit';

const columns = [
  'business_category',
  'franchise_model',
  'place_ids',
  'min_investment',
  'max_investment',
  'roi',
  'featured',
  'featured_by_admin',
  'recommended_at',
  'created_at',
];
const values = columns
  .map((column) =>
    column === 'place_ids'
      ? 'place_ids(territory_keys)'
      : column === 'roi'
        ? 'coalesce(expected_roi, -1)'
        : column,
  )
  .join(', ');
const listOf = (prefix: string) => columns.map((column) => `${prefix}.${column}`).join(', ');

/** An index on the first columns that has further ones, so that it alone answers a list. */
const covering = (keys: readonly string[], others: readonly string[]) =>
  `(${keys.join(', ')}) include (${others.filter((column) => !keys.includes(column)).join(', ')})`;

const filters = [
  'business_category',
  'franchise_model',
  'place_ids',
  'min_investment',
  'max_investment',
  'featured',
  'featured_by_admin',
];
const orders = ['recommended_at', 'created_at', 'roi'];

const indexes: Readonly<Record<string, string>> = {
  // In each order, for lists of which rows are found soon.
  listed_recommended: covering(['recommended_at', 'id'], filters),
  listed_newest: covering(['created_at', 'id'], filters),
  listed_roi: covering(['roi', 'id'], filters),
  listed_span: covering(['investment_span', 'min_investment', 'id'], filters),
  listed_placements: `${covering(['featured_by_admin', 'recommended_at', 'id'], filters)} where featured`,
  // By filter, for the others.
  listed_investment: covering(['min_investment', 'id'], [...filters, ...orders]),
  listed_max_investment: covering(['max_investment', 'id'], [...filters, ...orders]),
  listed_categories: covering(['business_category', 'franchise_model', 'id'], [...filters, ...orders]),
  listed_places: 'using gin (place_ids)',
};

/**
 * One narrow row for each listed franchise with what lists filter and sort by. Its indexes have all that a list compares, which is
 * about ten times as fast as reading whole franchises to leave most of them out. Triggers keep it, so that what an older release
 * writes is there too. Places are numbers, because a franchise with many long names of territories does not fit into an index.
 */
export const addListedFranchises: Migration = {
  name: '20261123030000-add-listed-franchises',
  isConcurrent: true,
  up: async (db) => {
    await db.transaction(async (trx) => {
      const { rows } = await trx.raw(`select to_regclass('listed_franchises') is not null as "isThere"`);
      if (rows[0].isThere) return;
      await trx.raw(`
        create or replace function place_ids(keys text[]) returns bigint[] immutable parallel safe language sql as
          'select array(select hashtextextended(key, 0) from unnest(keys) key)'`);
      await trx.raw(`
        create table listed_franchises (
          id uuid,
          business_category text not null,
          franchise_model text not null,
          place_ids bigint[] not null,
          min_investment numeric(12, 2) not null,
          max_investment numeric(12, 2) not null,
          investment_span smallint not null
            generated always as (least(floor(log(2, max_investment / min_investment)), 6)::smallint) stored,
          roi numeric(5, 2) not null,
          featured boolean not null,
          featured_by_admin boolean not null,
          recommended_at timestamptz(3) not null,
          created_at timestamptz(3) not null,
          primary key ${covering(['id'], filters)}
        )`);
      await trx.raw(`
        create function list_franchises() returns trigger language plpgsql as $$
        begin
          delete from listed_franchises using changed where listed_franchises.id = changed.id and not changed.is_listed;
          insert into listed_franchises (id, ${columns.join(', ')})
          select id, ${values} from changed where is_listed order by id
          on conflict (id) do update set (${columns.join(', ')}) = row(${listOf('excluded')})
          where (${listOf('listed_franchises')}) is distinct from (${listOf('excluded')});
          return null;
        end $$`);
      // Nothing is written between the first rows and the triggers.
      await trx.raw('lock table franchise_opportunities in share row exclusive mode');
      for (const change of ['insert', 'update'])
        await trx.raw(`
          create trigger list_on_${change} after ${change} on franchise_opportunities
          referencing new table as changed for each statement execute function list_franchises()`);
      await trx.raw(`
        insert into listed_franchises (id, ${columns.join(', ')})
        select id, ${values} from franchise_opportunities where is_listed`);
      await trx.raw(`
        alter table listed_franchises
          add foreign key (id) references franchise_opportunities on update cascade on delete cascade`);
    });
    await buildIndexes(db, 'listed_franchises', indexes);
    // Marks the pages that indexes answer for.
    await db.raw('vacuum analyze listed_franchises');
  },
  down: async (db) => {
    for (const change of ['insert', 'update'])
      await db.raw(`drop trigger list_on_${change} on franchise_opportunities`);
    await db.raw('drop function list_franchises');
    await db.raw('drop table listed_franchises');
    await db.raw('drop function place_ids');
  },
};
