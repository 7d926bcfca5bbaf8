import { franchiseCreatedV1, franchiseUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { upsertFranchises } from './franchise.model';

/** Projects catalog's franchises: owner, title, activity. */
export const franchisesConsumer: ConsumerDefinition = {
  name: 'catalog-franchises',
  from: 'catalog',
  subscriptions: [onAll(franchiseCreatedV1, upsertFranchises), onAll(franchiseUpdatedV1, upsertFranchises)],
  reset: async (trx) => {
    await trx('franchises').delete();
  },
};
