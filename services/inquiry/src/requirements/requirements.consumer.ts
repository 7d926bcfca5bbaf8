import { requirementPostedV1, requirementUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { upsertRequirements } from './requirement.model';

/** The fields of a requirement that this service needs. Other fields of the events may change. */
const data = requirementPostedV1.data.pick({
  id: true,
  version: true,
  brandId: true,
  title: true,
  isActive: true,
});

/** Projects catalog's requirements: brand, title, activity. */
export const requirementsConsumer: ConsumerDefinition = {
  name: 'catalog-requirements',
  from: 'catalog',
  subscriptions: [
    onAll({ ...requirementPostedV1, data }, upsertRequirements),
    onAll({ ...requirementUpdatedV1, data }, upsertRequirements),
  ],
  reset: async (trx) => {
    await trx('requirements').delete();
  },
};
