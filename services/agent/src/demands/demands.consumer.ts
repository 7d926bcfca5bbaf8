import { requirementPostedV1, requirementUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { upsertDemands } from './demand.model';

/** Projects brands' property requirements, which agents see as demands, from catalog's events. */
export const demandsConsumer: ConsumerDefinition = {
  name: 'catalog-demands',
  from: 'catalog',
  subscriptions: [onAll(requirementPostedV1, upsertDemands), onAll(requirementUpdatedV1, upsertDemands)],
  reset: async (trx) => {
    await trx('demands').delete();
  },
};
