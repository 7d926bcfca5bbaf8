import { franchiseDraftChangedV1 } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Draft } from './draft.model';
import { draftState } from './draft.presenter';

/** Deletes a locked draft, and publishes that it no longer shows pictures. */
export const makeRemoveDraft =
  ({ recordEvent }: Pick<ServiceDeps, 'recordEvent'>) =>
  async (trx: Knex.Transaction, draft: Draft): Promise<void> => {
    await draft.$query(trx).delete();
    await recordEvent(
      trx,
      franchiseDraftChangedV1,
      draft.id,
      draftState({ id: draft.id, version: draft.version + 1, fields: {} }),
    );
  };
