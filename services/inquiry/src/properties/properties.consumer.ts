import { propertyListedV1, propertyUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { upsertProperties } from './property.model';

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
    onAll({ ...propertyListedV1, data }, upsertProperties),
    onAll({ ...propertyUpdatedV1, data }, upsertProperties),
  ],
  reset: async (trx) => {
    await trx('properties').delete();
  },
};
