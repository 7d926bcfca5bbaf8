import { propertyListedV1, propertyUpdatedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { type ConsumedEvent, type ConsumerDefinition, onAll, upsertIfNewer } from '@setu/service-kit';
import type { Knex } from 'knex';

const copyProperties = (
  trx: Knex.Transaction,
  events: readonly ConsumedEvent<EventData<typeof propertyUpdatedV1>>[],
) =>
  upsertIfNewer(
    trx,
    'properties',
    events.map(({ data: { id, version, isAvailable } }) => ({ id, version, is_available: isAvailable })),
  );

/** Projects catalog's properties. */
export const propertiesConsumer: ConsumerDefinition = {
  name: 'properties',
  from: 'catalog',
  gathers: true,
  subscriptions: [onAll(propertyListedV1, copyProperties), onAll(propertyUpdatedV1, copyProperties)],
  reset: async (trx) => {
    await trx('properties').delete();
    await trx('row_counts').where({ table_name: 'properties' }).update({ count: 0 });
  },
};
