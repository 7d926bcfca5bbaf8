import { type hideListing, type ListingKind, listingModeratedV1, type restoreListing } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { NotFoundError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { FollowOwner, LockOwnerById } from '../listings/owner';
import { type Listing, listingsOf } from './listing.model';
import { upholdReports } from './reports/report.model';

export interface ModerationDeps extends Pick<ServiceDeps, 'inTransaction' | 'clock' | 'recordEvent'> {
  lockOwnerById: LockOwnerById;
  follow: Readonly<Record<ListingKind, FollowOwner>>;
}

interface Decision {
  id: string;
  kind: ListingKind;
  /** Null restores the listing. */
  reason: string | null;
}

/**
 * Hides or restores a listing. The owner is always locked before the listing. A decision without a change records no event; a
 * new reason is a change.
 * @throws NotFoundError 404 `listing_not_found`
 */
const makeModerate =
  ({ inTransaction, clock, recordEvent, lockOwnerById, follow }: ModerationDeps) =>
  ({ id, kind, reason }: Decision, actor: SignedIn): Promise<Listing> =>
    inTransaction(async (trx) => {
      const read = () => listingsOf(trx, kind).findById(id);
      const found = await read();
      if (!found) throw new NotFoundError('listing_not_found');
      const owner = await lockOwnerById(trx, found.ownerId);
      const stored = await read().forUpdate().throwIfNotFound();
      if (stored.hiddenReason === reason) return stored;
      await stored.$query(trx).patch({
        hiddenAt: reason === null ? null : clock.now(),
        hiddenReason: reason,
        hiddenBy: reason === null ? null : actor.id,
        version: stored.version + 1,
      });
      if (reason !== null)
        await upholdReports(trx, { kind, listingId: id }, { by: actor.id, at: clock.now() });
      await follow[kind](trx, owner, id);
      const saved = await read().throwIfNotFound();
      await recordEvent(trx, listingModeratedV1, id, {
        id,
        version: saved.version,
        kind,
        title: saved.title,
        isHidden: reason !== null,
        reason,
        byUserId: actor.id,
        ownerId: saved.ownerId,
      });
      return saved;
    });

/** An administrator hides a listing, so that only its owner can see it. Its open reports are upheld. */
export const makeHideListing = (deps: ModerationDeps) => {
  const moderate = makeModerate(deps);
  return ({ id, kind, reason }: HandlerInput<typeof hideListing>, actor: SignedIn): Promise<Listing> =>
    moderate({ id, kind, reason }, actor);
};

/** An administrator restores a hidden listing. It stays invisible if its owner deactivated it. */
export const makeRestoreListing = (deps: ModerationDeps) => {
  const moderate = makeModerate(deps);
  return ({ id, kind }: HandlerInput<typeof restoreListing>, actor: SignedIn): Promise<Listing> =>
    moderate({ id, kind, reason: null }, actor);
};
