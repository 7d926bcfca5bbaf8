import { type EventData, userRegisteredV1, userUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import type { Knex } from 'knex';
import { Brand, capabilitiesOf } from './brand.model';

interface Deps {
  /** Brings the owner's listings in line with its name and capabilities. */
  followOwner: (trx: Knex.Transaction, owner: Brand) => Promise<void>;
}

/** Projects names and capabilities of listing owners from identity's events. */
export const makeBrandsConsumer = ({ followOwner }: Deps): ConsumerDefinition => {
  const apply = async (trx: Knex.Transaction, user: EventData<typeof userUpdatedV1>) => {
    const capabilities = capabilitiesOf(user.role, user.isSuspended);
    const changed = await trx('brands')
      .insert({
        id: user.id,
        name: user.displayName,
        is_brand: capabilities.isBrand,
        is_provider: capabilities.isProvider,
        version: user.version,
      })
      .onConflict('id')
      .merge()
      .whereRaw('excluded.version > brands.version')
      .returning('id');
    if (changed.length === 0) return;
    await followOwner(trx, await Brand.query(trx).findById(user.id).throwIfNotFound());
  };
  return {
    name: 'brands',
    from: 'identity',
    subscriptions: [on(userRegisteredV1, apply), on(userUpdatedV1, apply)],
    // Listings refer to these rows, so they stay with a version decreased by one: the last event of each is applied again.
    // Earlier events are not, because listings would be hidden and restored as roles changed in the past.
    reset: async (trx) => {
      await trx('brands').where('version', '>', 0).decrement('version', 1);
    },
  };
};
