import { propertyListedV1, propertyUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import { upsertProperty } from './property.model';

/** The fields of a property that this service needs. Other fields of the events may change. */
const data = propertyListedV1.data.pick({
  id: true,
  version: true,
  providerId: true,
  title: true,
  isAvailable: true,
});

/** Projects catalog's properties: provider, title, availability. */
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
