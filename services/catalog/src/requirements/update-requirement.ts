import { derivePropertyType, type RequirementChange, requirementUpdatedV1 } from '@setu/contracts';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import type { LockOwner } from '../listings/owner';
import { canonicalPlaces } from '../listings/places';
import { afterChange } from '../listings/review-columns';
import { isVisible } from '../listings/visibility';
import { assertAreaOrder } from './area-order';
import { Requirement } from './requirement.model';
import { assertOwns } from './requirement.policy';
import { requirementState } from './requirement.presenter';

interface Deps extends Pick<ServiceDeps, 'inTransaction' | 'clock' | 'recordEvent'> {
  lockOwner: LockOwner;
  /** Whether agents see new requirements only after a review. */
  isReviewed: boolean;
}

/** The changed columns when a brand marks a requirement as fulfilled or posts it again. */
const fulfilment = (stored: Requirement, { isActive = stored.isActive }: RequirementChange, now: Date) => {
  if (isActive === stored.isActive) return {};
  return { fulfilledAt: isActive ? null : now, fulfilledBy: null };
};

/** The requirement after the change. A type of null is derived again; an absent type does not change. */
const changed = (stored: Requirement, { propertyType, ...sent }: RequirementChange): Requirement => {
  const next = Object.assign(stored.$clone(), sent);
  next.preferredLocations = canonicalPlaces(next.preferredLocations);
  if (propertyType !== undefined) next.propertyType = propertyType ?? derivePropertyType(next);
  return next;
};

/** A brand changes the sent fields of one of its requirements. A change sends a returned requirement for review again. */
export const makeUpdateRequirement =
  ({ inTransaction, clock, recordEvent, lockOwner, isReviewed }: Deps) =>
  (id: string, change: RequirementChange, actor: SignedIn): Promise<Requirement> =>
    inTransaction(async (trx) => {
      const brand = await lockOwner(trx, actor);
      const stored = await Requirement.query(trx).findById(id).forUpdate();
      assertOwns(actor, stored);
      if (Object.values(change).every((value) => value === undefined)) return stored;

      const now = clock.now();
      const next = Object.assign(changed(stored, change), afterChange(stored, isReviewed, now));
      assertAreaOrder(next.minArea, next.maxArea);
      const saved = await stored.$query(trx).updateAndFetch(
        Object.assign(next, fulfilment(stored, change, now), {
          isListed: isVisible({
            isOffered: next.isActive,
            ownerMayOffer: brand.isBrand,
            hiddenAt: next.hiddenAt,
            reviewState: next.reviewState,
          }),
          version: stored.version + 1,
          updatedAt: now,
        }),
      );
      await recordEvent(trx, requirementUpdatedV1, id, requirementState(saved));
      return saved;
    });
