import { franchiseCreatedV1, franchiseUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import { upsertFranchise } from './franchise.model';

/** Projects catalog's franchises: owner, title, activity. */
export const franchisesConsumer: ConsumerDefinition = {
  name: 'catalog-franchises',
  from: 'catalog',
  subscriptions: [on(franchiseCreatedV1, upsertFranchise), on(franchiseUpdatedV1, upsertFranchise)],
  reset: async (trx) => {
    await trx('franchises').delete();
  },
};
