import { userRegisteredV1, userUpdatedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { type ConsumedEvent, type ConsumerDefinition, onAll, upsertIfNewer } from '@setu/service-kit';
import type { Knex } from 'knex';
import { type Brand, capabilitiesOf, findOwners, lockOwners } from '../brand.model';

export interface BrandsDeps {
  /** Updates the owner's listings with its name and capabilities. */
  followOwner: (trx: Knex.Transaction, owner: Brand) => Promise<void>;
  /** Called for owners whose name changed. */
  noteShownChange: (trx: Knex.Transaction, ownerIds: readonly string[]) => Promise<void>;
}

const rowOf = ({ data: user }: ConsumedEvent<EventData<typeof userUpdatedV1>>) => {
  const { isBrand, isProvider } = capabilitiesOf(user.role, user.isSuspended);
  return {
    id: user.id,
    name: user.displayName,
    is_brand: isBrand,
    is_provider: isProvider,
    version: user.version,
  };
};

/**
 * Projects names and capabilities of listing owners from identity's events. Listings are updated with the newest state of a batch; earlier
 * states of the batch are not published.
 */
export const makeBrandsConsumer = ({ followOwner, noteShownChange }: BrandsDeps): ConsumerDefinition => {
  const apply = async (
    trx: Knex.Transaction,
    events: readonly ConsumedEvent<EventData<typeof userUpdatedV1>>[],
  ) => {
    const rows = events.map(rowOf);
    const ids = rows.map(({ id }) => id);
    const names = new Map((await lockOwners(trx, ids)).map(({ id, name }) => [id, name]));
    // This locks the owners. Requests lock an owner before its listings, so they wait for this transaction and cannot deadlock.
    await upsertIfNewer(trx, 'brands', rows, { replaced: ['name', 'is_brand', 'is_provider', 'version'] });
    const owners = await findOwners(trx, ids);
    const isRenamed = ({ id, name }: Brand) => names.has(id) && names.get(id) !== name;
    await noteShownChange(
      trx,
      owners.filter(isRenamed).map(({ id }) => id),
    );
    for (const owner of owners) await followOwner(trx, owner);
  };
  return {
    name: 'brands',
    from: 'identity',
    subscriptions: [onAll(userRegisteredV1, apply), onAll(userUpdatedV1, apply)],
    // Listings refer to these rows, so they are kept, and their version is decreased by one, so that only the last event of each is applied
    // again. With earlier events, listings would be hidden and restored as roles changed in the past.
    reset: async (trx) => {
      await trx('brands').where('version', '>', 0).decrement('version', 1);
    },
  };
};
