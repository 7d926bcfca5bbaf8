import { franchiseCreatedV1, franchiseUpdatedV1 } from '@setu/contracts';
import { projection } from '@setu/service-kit';

/** Projects catalog's franchises: owner, title, whether they are active, and the lowest budget of an investor. */
export const franchisesConsumer = projection({
  name: 'catalog-franchises',
  from: 'catalog',
  events: [franchiseCreatedV1, franchiseUpdatedV1],
  table: 'franchises',
  key: 'id',
  fields: ['brandId', 'title', 'isActive', 'lowestBudget'],
});
