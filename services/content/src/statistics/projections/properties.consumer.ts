import { type EventData, propertyListedV1, propertyUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import type { Knex } from 'knex';
import { upsertIfNewer } from './upsert-if-newer';

const copyProperty = (
  trx: Knex.Transaction,
  { id, version, isAvailable }: EventData<typeof propertyUpdatedV1>,
) => upsertIfNewer(trx, 'properties', { id, version, is_available: isAvailable });

/** Projects catalog's properties. */
export const propertiesConsumer: ConsumerDefinition = {
  name: 'properties',
  from: 'catalog',
  subscriptions: [on(propertyListedV1, copyProperty), on(propertyUpdatedV1, copyProperty)],
  reset: async (trx) => {
    await trx('properties').delete();
  },
};
