import type { Knex } from 'knex';

/** Stores since when no listing, profile or message uses an upload. A new use, such as by a draft that was saved late, clears it. */
export const noteUse = (trx: Knex.Transaction, uploadIds: readonly string[]) =>
  trx.raw(
    `update uploads set unused_since = case
        when exists (select from listing_uploads where upload_ids @> array[uploads.id])
          or exists (select from message_files where upload_ids @> array[uploads.id]) then null
        else coalesce(unused_since, now()) end
      where id in (select id from uploads where id = any(?) order by id for update)`,
    [[...new Set(uploadIds)]],
  );
