import { propertyListedV1, propertyUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import { upsertProperty } from './property.model';

/** All that is read of a property's events: a change in the rest of them is no concern of this service. */
const data = propertyListedV1.data.pick({
  id: true,
  version: true,
  providerId: true,
  title: true,
  isAvailable: true,
});

/** Keeps the copy of catalog's properties: provider, title, availability. */
export const propertiesConsumer: ConsumerDefinition = {
  name: 'catalog-properties',
  from: 'catalog',
  subscriptions: [
    on({ ...propertyListedV1, data }, upsertProperty),
    on({ ...propertyUpdatedV1, data }, upsertProperty),
  ],
  reset: async (trx) => {
    await trx('properties').delete();
  },
};
