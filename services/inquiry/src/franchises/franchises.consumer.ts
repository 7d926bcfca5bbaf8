import { franchiseCreatedV1, franchiseUpdatedV1 } from '@setu/contracts';
import { projection } from '@setu/service-kit';

/** Projects catalog's franchises: owner, title and whether they are active. */
export const franchisesConsumer = projection({
  name: 'catalog-franchises',
  from: 'catalog',
  events: [franchiseCreatedV1, franchiseUpdatedV1],
  table: 'franchises',
  key: 'id',
  fields: ['brandId', 'title', 'isActive'],
});
