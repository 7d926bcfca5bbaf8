import { propertyUpdatedV1 } from '@setu/contracts';
import type { RecordEvent } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Owner } from './owner';
import { Property } from './property.model';
import { propertyState } from './property.presenter';

/** Hides the properties of somebody who is neither agent nor brand any more; they come back with the role. */
export const makeFollowProvider =
  ({ recordEvent }: { recordEvent: RecordEvent }) =>
  async (trx: Knex.Transaction, provider: Owner): Promise<void> => {
    const properties = await Property.query(trx).where('provider_id', provider.id).orderBy('id').forUpdate();
    for (const property of properties) {
      const isListed = property.isAvailable && provider.isProvider;
      if (isListed === property.isListed) continue;
      const saved = await property.$query(trx).patchAndFetch({ isListed, version: property.version + 1 });
      await recordEvent(trx, propertyUpdatedV1, saved.id, { ...propertyState(saved), followsOwner: true });
    }
  };
