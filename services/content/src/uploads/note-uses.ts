import { type ConsumedEvent, upsertIfNewer } from '@setu/service-kit';
import type { Knex } from 'knex';
import { noteUse } from './note-use';

/** Whose events say that an upload is shown: listings, profiles of brands, profiles of agents. */
type Source = 'catalog' | 'identity' | 'agent';

/** What is read of an event: the uploads that the listing or profile shows. */
export interface Showing {
  id: string;
  version: number;
  /** Undefined when the event comes from a release that knows no uploads, which says nothing about them. */
  uploadIds?: readonly string[] | undefined;
}

type Row = {
  id: string;
  version: number;
  upload_ids: readonly string[];
  source: Source;
};

/** Projects which uploads the listings or profiles of events show. */
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

/** Empties the part of the projection that comes from one service. It makes no upload unused. */
export const forgetUses = (source: Source) => async (trx: Knex.Transaction) => {
  await trx('listing_uploads').where({ source }).delete();
};
