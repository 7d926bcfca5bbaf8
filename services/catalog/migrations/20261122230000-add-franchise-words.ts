import { buildIndexes, type Migration } from '@setu/service-kit';

const facets = `(array['Category ' || business_category, 'Model ' || franchise_model] || territory_keys)`;

/**
 * All words of franchises, to look up those that begin with a searched word: an index finds whole words among the rows of a rare filter,
 * but reads all rows of a beginning. Words stay when no franchise has them any more; then they find nothing. A trigger adds
 * them, so that those which an older release writes are there too, in one order, so that two writers do not wait for each other.
 * `franchise_featured_filters` finds the featured franchises of a filter, which are few.
 */
export const addFranchiseWords: Migration = {
  name: '20261122230000-add-franchise-words',
  isConcurrent: true,
  up: async (db) => {
    await db.raw('create table if not exists franchise_words (word text collate "C" primary key)');
    await db.raw(`
      create or replace function add_franchise_words() returns trigger language plpgsql as $$
      begin
        insert into franchise_words
        select distinct written.word collate "C"
        from changed, unnest(tsvector_to_array(search_words)) as written (word)
        where not exists (select from franchise_words known where known.word = written.word)
        order by 1
        on conflict do nothing;
        return null;
      end $$`);
    for (const change of ['insert', 'update'])
      await db.raw(`
        create or replace trigger add_words_on_${change} after ${change} on franchise_opportunities
        referencing new table as changed for each statement execute function add_franchise_words()`);
    await db.raw(`
      insert into franchise_words
      select distinct unnest(tsvector_to_array(search_words)) collate "C" from franchise_opportunities order by 1
      on conflict do nothing`);
    await buildIndexes(db, 'franchise_opportunities', {
      franchise_featured_filters: `using gin (${facets}, search_words) with (fastupdate = off) where is_listed and featured`,
    });
  },
  down: async (db) => {
    await db.raw('drop index franchise_featured_filters');
    for (const change of ['insert', 'update'])
      await db.raw(`drop trigger add_words_on_${change} on franchise_opportunities`);
    await db.raw('drop function add_franchise_words');
    await db.raw('drop table franchise_words');
  },
};
