import { propertyListedV1, propertyUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import { upsertProperty } from './property.model';

/** Projects catalog's properties: provider, title, city, availability. */
export const propertiesConsumer: ConsumerDefinition = {
  name: 'catalog-properties',
  from: 'catalog',
  subscriptions: [on(propertyListedV1, upsertProperty), on(propertyUpdatedV1, upsertProperty)],
  reset: async (trx) => {
    await trx('properties').delete();
  },
};
