import { requirementPostedV1, requirementUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import { upsertDemand } from './demand.model';

/** Projects brands' property requirements, which agents see as demands, from catalog's events. */
export const demandsConsumer: ConsumerDefinition = {
  name: 'catalog-demands',
  from: 'catalog',
  subscriptions: [on(requirementPostedV1, upsertDemand), on(requirementUpdatedV1, upsertDemand)],
  reset: async (trx) => {
    await trx('demands').delete();
  },
};
