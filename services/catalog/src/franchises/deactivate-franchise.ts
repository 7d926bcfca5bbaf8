import { franchiseUpdatedV1 } from '@setu/contracts';
import type { RecordEvent } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Owner } from '../listings/owner';
import { derivedColumns } from './derived-columns';
import { Franchise } from './franchise.model';
import { franchiseState } from './franchise.presenter';

/** Makes a franchise of a locked brand inactive for the platform. It does not count as a change by the brand. */
export const makeDeactivateFranchise =
  ({ recordEvent }: { recordEvent: RecordEvent }) =>
  async (trx: Knex.Transaction, brand: Owner, id: string): Promise<void> => {
    const stored = await Franchise.query(trx).findById(id).forUpdate().throwIfNotFound();
    const isActive = false;
    const saved = await stored.$query(trx).patchAndFetch({
      isActive,
      ...derivedColumns(Object.assign(stored.$clone(), { isActive }), brand),
      version: stored.version + 1,
    });
    await recordEvent(trx, franchiseUpdatedV1, id, { ...franchiseState(saved), followsOwner: true });
  };
