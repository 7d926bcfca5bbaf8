import { type EventData, franchiseCreatedV1, franchiseUpdatedV1 } from '@setu/contracts';
import { type ConsumedEvent, type ConsumerDefinition, onAll } from '@setu/service-kit';
import type { Knex } from 'knex';
import { upsertIfNewerWithEarliest } from './upsert-if-newer';

type Events = readonly ConsumedEvent<EventData<typeof franchiseUpdatedV1>>[];

const copyFranchises = (trx: Knex.Transaction, events: Events) =>
  upsertIfNewerWithEarliest(
    trx,
    'franchises',
    events.map(({ data: franchise, time }) => ({
      row: {
        id: franchise.id,
        version: franchise.version,
        brand_id: franchise.brandId,
        title: franchise.title,
        business_category: franchise.businessCategory ?? null,
        min_investment: franchise.minInvestment ?? null,
        max_investment: franchise.maxInvestment ?? null,
        territories: franchise.territories ?? [],
        is_active: franchise.isActive,
      },
      at: new Date(franchise.createdAt ?? time),
    })),
    'listed_at',
  );

const copyNewFranchises = async (trx: Knex.Transaction, events: Events) => {
  await copyFranchises(trx, events);
  for (const isActive of [true, false]) {
    const ids = events.filter(({ data }) => data.isActive === isActive).map(({ data }) => data.id);
    if (ids.length > 0) await trx('franchises').whereIn('id', ids).update({ listed_active: isActive });
  }
};

/** Projects catalog's franchises: owner, investment and territories. */
export const franchisesConsumer: ConsumerDefinition = {
  name: 'franchises',
  from: 'catalog',
  subscriptions: [onAll(franchiseCreatedV1, copyNewFranchises), onAll(franchiseUpdatedV1, copyFranchises)],
  reset: async (trx) => {
    await trx('franchises').delete();
    await trx('franchise_figures').delete();
  },
};
