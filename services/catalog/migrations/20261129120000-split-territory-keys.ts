import type { Migration } from '@setu/service-kit';

/** What separates territories that were typed into one entry. */
const separators = '[,;،؛、，；\\t\\n\\r]';

/** Filters find each territory of an entry that has several, such as `Mumbai, Pune`. Entries themselves stay until their brand edits them. */
export const splitTerritoryKeys: Migration = {
  name: '20261129120000-split-territory-keys',
  up: async (db) => {
    await db.raw(
      `update franchise_opportunities set territory_keys = array(
         select key from unnest(territory_keys) key
         union
         select lower(btrim(part)) from unnest(territory_keys) key, regexp_split_to_table(key, :separators) part
         where btrim(part) <> ''
       )
       where array_to_string(territory_keys, ' ') ~ :separators`,
      { separators },
    );
  },
  // The entries are not changed, and keys are computed again with the next change.
  down: async () => undefined,
};
