import { requirementPostedV1, requirementUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import { upsertRequirement } from './requirement.model';

/** All that is read of a requirement's events: a change in the rest of them is no concern of this service. */
const data = requirementPostedV1.data.pick({
  id: true,
  version: true,
  brandId: true,
  title: true,
  isActive: true,
});

/** Keeps the copy of catalog's requirements: brand, title, activity. */
export const requirementsConsumer: ConsumerDefinition = {
  name: 'catalog-requirements',
  from: 'catalog',
  subscriptions: [
    on({ ...requirementPostedV1, data }, upsertRequirement),
    on({ ...requirementUpdatedV1, data }, upsertRequirement),
  ],
  reset: async (trx) => {
    await trx('requirements').delete();
  },
};
