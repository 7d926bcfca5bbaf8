import {
  type approveReview,
  franchiseUpdatedV1,
  type HandlerInput,
  listingReviewedV1,
  type returnReview,
} from '@setu/contracts';
import { ConflictError, NotFoundError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { derivedColumns } from '../derived-columns';
import { Franchise } from '../franchise.model';
import { franchiseState } from '../franchise.presenter';
import type { Owner } from '../owner';
import { approved, returnedAt } from './review-columns';

export interface ReviewDeps extends Pick<ServiceDeps, 'db' | 'inTransaction' | 'clock' | 'recordEvent'> {
  lockOwnerById: (trx: Knex.Transaction, id: string) => Promise<Owner>;
}

interface Decision {
  state: 'approved' | 'returned';
  reason: string | null;
  /** Null when reviews were turned off. */
  byUserId: string | null;
}

/** Stores a decision about a locked franchise that waits, and records its new state and who decided. */
const settle = async (
  trx: Knex.Transaction,
  { recordEvent, clock }: Pick<ReviewDeps, 'recordEvent' | 'clock'>,
  brand: Owner,
  stored: Franchise,
  { state, reason, byUserId }: Decision,
): Promise<Franchise> => {
  const review = state === 'approved' ? approved : { ...returnedAt(clock.now()), reviewReason: reason };
  const saved = await stored.$query(trx).patchAndFetch({
    ...review,
    ...derivedColumns(Object.assign(stored.$clone(), review), brand),
    reviewedBy: byUserId,
    version: stored.version + 1,
  });
  await recordEvent(trx, franchiseUpdatedV1, saved.id, { ...franchiseState(saved), followsOwner: true });
  await recordEvent(trx, listingReviewedV1, saved.id, {
    id: saved.id,
    version: saved.version,
    kind: 'franchise',
    ownerId: saved.brandId,
    state,
    byUserId,
  });
  return saved;
};

/**
 * Decides about a franchise if it still waits. The brand is locked before it, as in every change.
 * @throws NotFoundError 404 `listing_not_found`
 * @throws ConflictError 409 `listing_changed` when the brand changed it since it was read
 */
const makeDecide =
  (deps: ReviewDeps) =>
  (
    { id, seen }: { id: string; seen: string | null },
    decision: Decision,
  ): Promise<{ franchise: Franchise; isDecided: boolean }> =>
    deps.inTransaction(async (trx) => {
      const found = await Franchise.query(trx).findById(id);
      if (!found) throw new NotFoundError('listing_not_found');
      const brand = await deps.lockOwnerById(trx, found.brandId);
      const stored = await Franchise.query(trx).findById(id).forUpdate().throwIfNotFound();
      if (stored.reviewState !== 'waiting') return { franchise: stored, isDecided: false };
      if (seen !== null && stored.updatedAt.toISOString() !== new Date(seen).toISOString())
        throw new ConflictError('listing_changed');
      return { franchise: await settle(trx, deps, brand, stored, decision), isDecided: true };
    });

/** An administrator approves a franchise that waits: it is public from now on, unless its brand deactivated it. */
export const makeApproveReview = (deps: ReviewDeps) => {
  const decide = makeDecide(deps);
  return async (input: HandlerInput<typeof approveReview>, actor: SignedIn): Promise<Franchise> =>
    (await decide(input, { state: 'approved', reason: null, byUserId: actor.id })).franchise;
};

/** An administrator returns a franchise that waits to its brand, with the reason. */
export const makeReturnReview = (deps: ReviewDeps) => {
  const decide = makeDecide(deps);
  return async (
    { reason, ...input }: HandlerInput<typeof returnReview>,
    actor: SignedIn,
  ): Promise<Franchise> => (await decide(input, { state: 'returned', reason, byUserId: actor.id })).franchise;
};

/** Approves a franchise that waits although there are no reviews any more. @returns false when it did not wait */
export const makeRelease = (deps: ReviewDeps) => {
  const decide = makeDecide(deps);
  return async (id: string): Promise<boolean> =>
    (await decide({ id, seen: null }, { state: 'approved', reason: null, byUserId: null })).isDecided;
};
