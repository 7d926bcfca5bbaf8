import { franchiseCreatedV1, franchiseUpdatedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { type ConsumedEvent, type ConsumerDefinition, onAll } from '@setu/service-kit';
import type { Knex } from 'knex';
import { upsertIfNewerWithEarliest } from './upsert-if-newer';

type Events = readonly ConsumedEvent<EventData<typeof franchiseUpdatedV1>>[];

const timedRowOf = ({ data: franchise, time }: Events[number]) => ({
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
});

const copyFranchises = (trx: Knex.Transaction, events: Events) =>
  upsertIfNewerWithEarliest(trx, 'franchises', events.map(timedRowOf), 'listed_at');

const copyNewFranchises = (trx: Knex.Transaction, events: Events) => {
  const rows = events.map((event) => {
    const { row, at } = timedRowOf(event);
    return { row: { ...row, listed_active: event.data.isActive }, at };
  });
  return upsertIfNewerWithEarliest(trx, 'franchises', rows, 'listed_at', ['listed_active']);
};

/** Projects catalog's franchises: owner, investment and territories. */
export const franchisesConsumer: ConsumerDefinition = {
  name: 'franchises',
  from: 'catalog',
  gathers: true,
  subscriptions: [onAll(franchiseCreatedV1, copyNewFranchises), onAll(franchiseUpdatedV1, copyFranchises)],
  reset: async (trx) => {
    await trx('franchises').delete();
    await trx('franchise_figures').delete();
  },
};
