import { propertyListedV1, propertyUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { upsertProperties } from './property.model';

/** Projects catalog's properties: provider, title, city, availability. */
export const propertiesConsumer: ConsumerDefinition = {
  name: 'catalog-properties',
  from: 'catalog',
  subscriptions: [onAll(propertyListedV1, upsertProperties), onAll(propertyUpdatedV1, upsertProperties)],
  reset: async (trx) => {
    await trx('properties').delete();
  },
};
