import { derivePropertyType, type RequirementDraft, requirementPostedV1 } from '@setu/contracts';
import type { RecordEvent } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Owner } from '../listings/owner';
import { canonicalPlaces } from '../listings/places';
import { waitingSince } from '../listings/review-columns';
import { isVisible } from '../listings/visibility';
import { Requirement } from './requirement.model';
import { requirementState } from './requirement.presenter';

interface NewRequirement {
  id: string;
  fields: RequirementDraft;
  brand: Owner;
  /** True when agents see it only after a review. */
  isReviewed?: boolean;
  now: Date;
}

export type StoreRequirement = (trx: Knex.Transaction, requirement: NewRequirement) => Promise<Requirement>;

/** Writes a requirement and its event. */
export const makeStoreRequirement =
  ({ recordEvent }: { recordEvent: RecordEvent }): StoreRequirement =>
  async (trx, { id, fields, brand, isReviewed = false, now }) => {
    const review = isReviewed ? waitingSince(now) : undefined;
    const requirement = await Requirement.query(trx).insertAndFetch({
      ...fields,
      ...review,
      id,
      version: 1,
      brandId: brand.id,
      propertyType: fields.propertyType ?? derivePropertyType(fields),
      preferredLocations: canonicalPlaces(fields.preferredLocations),
      isListed: isVisible({
        isOffered: fields.isActive,
        ownerMayOffer: brand.isBrand,
        hiddenAt: null,
        reviewState: review?.reviewState,
      }),
      createdAt: now,
      updatedAt: now,
    });
    await recordEvent(trx, requirementPostedV1, id, requirementState(requirement));
    return requirement;
  };
