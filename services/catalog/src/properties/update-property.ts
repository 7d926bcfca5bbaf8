import { type PropertyChange, propertyUpdatedV1 } from '@setu/contracts';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import type { LockOwner } from '../listings/owner';
import { cityKey } from '../listings/places';
import { afterChange } from '../listings/review-columns';
import { isVisible } from '../listings/visibility';
import { Property } from './property.model';
import { assertOwns } from './property.policy';
import { propertyState } from './property.presenter';

interface Deps extends Pick<ServiceDeps, 'inTransaction' | 'clock' | 'recordEvent'> {
  lockOwner: LockOwner;
  /** Whether new properties are offered only after a review. */
  isReviewed: boolean;
}

/** A provider changes the sent fields of one of its properties. A change sends a returned property for review again. */
export const makeUpdateProperty =
  ({ inTransaction, clock, recordEvent, lockOwner, isReviewed }: Deps) =>
  (id: string, change: PropertyChange, actor: SignedIn): Promise<Property> =>
    inTransaction(async (trx) => {
      const provider = await lockOwner(trx, actor);
      const stored = await Property.query(trx).findById(id).forUpdate();
      assertOwns(actor, stored);
      if (Object.values(change).every((value) => value === undefined)) return stored;

      const now = clock.now();
      const next = Object.assign(stored.$clone(), change, afterChange(stored, isReviewed, now));
      const saved = await stored.$query(trx).updateAndFetch(
        Object.assign(next, {
          cityKey: cityKey(next.city),
          isListed: isVisible({
            isOffered: next.isAvailable,
            ownerMayOffer: provider.isProvider,
            hiddenAt: next.hiddenAt,
            reviewState: next.reviewState,
          }),
          version: stored.version + 1,
          updatedAt: now,
        }),
      );
      await recordEvent(trx, propertyUpdatedV1, id, propertyState(saved));
      return saved;
    });
