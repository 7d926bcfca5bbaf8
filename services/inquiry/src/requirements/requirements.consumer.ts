import { requirementPostedV1, requirementUpdatedV1 } from '@setu/contracts';
import { projection } from '@setu/service-kit';

/** Projects catalog's requirements: brand, title and whether they are active. */
export const requirementsConsumer = projection({
  name: 'catalog-requirements',
  from: 'catalog',
  events: [requirementPostedV1, requirementUpdatedV1],
  table: 'requirements',
  key: 'id',
  fields: ['brandId', 'title', 'isActive'],
});
