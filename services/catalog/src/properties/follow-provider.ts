import { propertyUpdatedV1 } from '@setu/contracts';
import type { RecordEvent } from '@setu/service-kit';
import type { FollowOwner } from '../listings/owner';
import { isVisible } from '../listings/visibility';
import { Property } from './property.model';
import { propertyState } from './property.presenter';

/** Updates a provider's properties, or one of them, after a change of the role or a decision of an administrator. */
export const makeFollowProvider =
  ({ recordEvent }: { recordEvent: RecordEvent }): FollowOwner =>
  async (trx, provider, onlyId) => {
    const query = Property.query(trx).where('provider_id', provider.id).orderBy('id').forUpdate();
    const properties = await (onlyId === undefined ? query : query.where('id', onlyId));
    for (const property of properties) {
      const { isAvailable: isOffered, hiddenAt, reviewState } = property;
      const isListed = isVisible({ isOffered, ownerMayOffer: provider.isProvider, hiddenAt, reviewState });
      if (isListed === property.isListed) continue;
      const saved = await property.$query(trx).patchAndFetch({ isListed, version: property.version + 1 });
      await recordEvent(trx, propertyUpdatedV1, saved.id, { ...propertyState(saved), followsOwner: true });
    }
  };
