import {
  franchiseCreatedV1,
  franchiseDraftChangedV1,
  franchiseUpdatedV1,
  propertyListedV1,
  propertyUpdatedV1,
} from '@setu/contracts';
import { type ConsumedEvent, type ConsumerDefinition, onAll, upsertIfNewer } from '@setu/service-kit';
import type { Knex } from 'knex';

/** What this projection reads of a listing's event. */
interface ListingState {
  id: string;
  version: number;
  uploadIds?: string[] | undefined;
}

type Row = {
  id: string;
  version: number;
  upload_ids: string[];
};

/** Notes since when no listing names an upload. One that is named again, as by a draft that was saved late, is in use again. */
const noteUse = (trx: Knex.Transaction, uploadIds: readonly string[]) =>
  trx.raw(
    `update uploads set unused_since = case
        when exists (select from listing_uploads where upload_ids @> array[uploads.id]) then null
        else coalesce(unused_since, now()) end
      where id in (select id from uploads where id = any(?) order by id for update)`,
    [[...new Set(uploadIds)]],
  );

const copyUses = async (
  trx: Knex.Transaction,
  events: readonly ConsumedEvent<ListingState>[],
): Promise<void> => {
  const ids = [...new Set(events.map(({ data }) => data.id))];
  const stored: Row[] = await trx('listing_uploads').whereIn('id', ids).orderBy('id').forUpdate();
  const rows = new Map(stored.map((row) => [row.id, row]));
  for (const { data } of [...events].sort((a, b) => a.data.version - b.data.version)) {
    const { id, version, uploadIds } = data;
    const known = rows.get(id);
    // Releases of the catalog from before uploads leave the field out, which says nothing about the pictures.
    if (known === undefined || known.version < version)
      rows.set(id, { id, version, upload_ids: uploadIds ?? known?.upload_ids ?? [] });
  }
  await upsertIfNewer(trx, 'listing_uploads', [...rows.values()]);
  await noteUse(
    trx,
    [...stored, ...rows.values()].flatMap(({ upload_ids }) => upload_ids),
  );
};

/**
 * Projects which uploads the catalog's listings and drafts show, so that those nobody shows are removed. Emptying it makes no upload unused: only an
 * event does, by which a listing shows it no longer.
 */
export const listingUploadsConsumer: ConsumerDefinition = {
  name: 'listing-uploads',
  from: 'catalog',
  subscriptions: [
    onAll(franchiseCreatedV1, copyUses),
    onAll(franchiseUpdatedV1, copyUses),
    onAll(franchiseDraftChangedV1, copyUses),
    onAll(propertyListedV1, copyUses),
    onAll(propertyUpdatedV1, copyUses),
  ],
  reset: async (trx) => {
    await trx('listing_uploads').delete();
  },
};
