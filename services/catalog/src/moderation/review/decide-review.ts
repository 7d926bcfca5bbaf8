import { type approveReview, listingReviewedV1, type returnReview } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { ConflictError, NotFoundError, type SignedIn } from '@setu/service-kit';
import { approved, returnedAt } from '../../listings/review-columns';
import { type Listing, listingsOf } from '../listing.model';
import type { ModerationDeps } from '../moderate-listing';
import type { WaitingId } from './waiting.model';

interface Decision {
  state: 'approved' | 'returned';
  reason: string | null;
  /** Null when reviews were turned off. */
  byUserId: string | null;
}

interface Decided {
  listing: Listing;
  /** False when it was no longer waiting. */
  isDecided: boolean;
}

/**
 * Decides about a waiting listing. The owner is locked before the listing, as in every change. The event of the listing is recorded when
 * the listing becomes visible.
 * @param seen the `updatedAt` that the administrator read; null when no administrator decides
 * @throws NotFoundError 404 `listing_not_found`
 * @throws ConflictError 409 `listing_changed` when the owner changed it since it was read
 */
const makeDecide =
  ({ inTransaction, clock, recordEvent, lockOwnerById, follow }: ModerationDeps) =>
  (
    { id, kind, seen }: WaitingId & { seen: string | null },
    { state, reason, byUserId }: Decision,
  ): Promise<Decided> =>
    inTransaction(async (trx) => {
      const read = () => listingsOf(trx, kind).findById(id);
      const found = await read();
      if (!found) throw new NotFoundError('listing_not_found');
      const owner = await lockOwnerById(trx, found.ownerId);
      const stored = await read().forUpdate().throwIfNotFound();
      if (stored.reviewState !== 'waiting') return { listing: stored, isDecided: false };
      if (seen !== null && stored.updatedAt.toISOString() !== new Date(seen).toISOString())
        throw new ConflictError('listing_changed');
      await stored.$query(trx).patch({
        ...(state === 'approved' ? approved : { ...returnedAt(clock.now()), reviewReason: reason }),
        reviewedBy: byUserId,
        version: stored.version + 1,
      });
      await follow[kind](trx, owner, id);
      const listing = await read().throwIfNotFound();
      const { version, title, ownerId } = listing;
      await recordEvent(trx, listingReviewedV1, id, { id, version, kind, title, ownerId, state, byUserId });
      return { listing, isDecided: true };
    });

/** An administrator approves a waiting listing, which becomes visible unless its owner deactivated it. */
export const makeApproveReview = (deps: ModerationDeps) => {
  const decide = makeDecide(deps);
  return async (input: HandlerInput<typeof approveReview>, actor: SignedIn): Promise<Listing> =>
    (await decide(input, { state: 'approved', reason: null, byUserId: actor.id })).listing;
};

/** An administrator returns a waiting listing to its owner, with the reason. */
export const makeReturnReview = (deps: ModerationDeps) => {
  const decide = makeDecide(deps);
  return async ({ reason, ...input }: HandlerInput<typeof returnReview>, actor: SignedIn): Promise<Listing> =>
    (await decide(input, { state: 'returned', reason, byUserId: actor.id })).listing;
};

/** Approves a waiting listing after reviews were turned off. @returns false when it was not waiting */
export const makeRelease = (deps: ModerationDeps) => {
  const decide = makeDecide(deps);
  return async ({ id, kind }: WaitingId): Promise<boolean> =>
    (await decide({ id, kind, seen: null }, { state: 'approved', reason: null, byUserId: null })).isDecided;
};
