import { type EventData, franchiseCreatedV1, franchiseUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import type { Knex } from 'knex';
import { upsertIfNewerWithEarliest } from './upsert-if-newer';

type Franchise = EventData<typeof franchiseUpdatedV1>;

const copyFranchise = (trx: Knex.Transaction, franchise: Franchise, { time }: { time: string }) =>
  upsertIfNewerWithEarliest(
    trx,
    'franchises',
    {
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
    { column: 'listed_at', at: new Date(franchise.createdAt ?? time) },
  );

const copyNewFranchise = async (trx: Knex.Transaction, franchise: Franchise, envelope: { time: string }) => {
  await copyFranchise(trx, franchise, envelope);
  await trx('franchises').where({ id: franchise.id }).update({ listed_active: franchise.isActive });
};

/** Projects catalog's franchises: owner, investment and territories. */
export const franchisesConsumer: ConsumerDefinition = {
  name: 'franchises',
  from: 'catalog',
  subscriptions: [on(franchiseCreatedV1, copyNewFranchise), on(franchiseUpdatedV1, copyFranchise)],
  reset: async (trx) => {
    await trx('franchises').delete();
  },
};
