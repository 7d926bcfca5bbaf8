import { propertyListedV1, propertyUpdatedV1 } from '@setu/contracts';
import { projection } from '@setu/service-kit';

/** Projects catalog's properties: provider, title and availability. */
export const propertiesConsumer = projection({
  name: 'catalog-properties',
  from: 'catalog',
  events: [propertyListedV1, propertyUpdatedV1],
  table: 'properties',
  key: 'id',
  fields: ['providerId', 'title', 'isAvailable'],
});
