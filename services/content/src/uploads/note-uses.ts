import { type ConsumedEvent, upsertIfNewer } from '@setu/service-kit';
import type { Knex } from 'knex';
import { noteUse } from './note-use';

/** The services whose events name uploads: for listings, profiles of brands, profiles of agents. */
type Source = 'catalog' | 'identity' | 'agent';

/** The fields that are read from an event: the uploads that the listing or profile shows. */
export interface Showing {
  id: string;
  version: number;
  /** Undefined in events of a release without uploads, which do not change the stored uses. */
  uploadIds?: readonly string[] | undefined;
}

type Row = {
  id: string;
  version: number;
  upload_ids: readonly string[];
  source: Source;
};

/** Projects which uploads listings or profiles show. */
export const noteUses =
  <Data>(source: Source, showingOf: (data: Data) => Showing) =>
  async (trx: Knex.Transaction, events: readonly ConsumedEvent<Data>[]): Promise<void> => {
    const shown = events.map(({ data }) => showingOf(data));
    const ids = [...new Set(shown.map(({ id }) => id))];
    const stored: Row[] = await trx('listing_uploads').whereIn('id', ids).orderBy('id').forUpdate();
    const rows = new Map(stored.map((row) => [row.id, row]));
    for (const { id, version, uploadIds } of shown.sort((a, b) => a.version - b.version)) {
      const known = rows.get(id);
      if (known === undefined || known.version < version)
        rows.set(id, { id, version, source, upload_ids: uploadIds ?? known?.upload_ids ?? [] });
    }
    await upsertIfNewer(trx, 'listing_uploads', [...rows.values()]);
    await noteUse(
      trx,
      [...stored, ...rows.values()].flatMap(({ upload_ids }) => upload_ids),
    );
  };

/** Empties the part of the projection that comes from a service. It does not make uploads unused. */
export const forgetUses = (source: Source) => async (trx: Knex.Transaction) => {
  await trx('listing_uploads').where({ source }).delete();
};
