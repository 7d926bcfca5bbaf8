import type { ListingReview, Moderated } from '@setu/contracts';
import type { Reviewable } from './review-columns';

interface Listing {
  /** Set by the owner: the listing is active, or the property available. */
  isOffered: boolean;
  /** False while the owner's role may not offer it, or the owner is suspended. */
  ownerMayOffer: boolean;
  /** Since when an administrator hides it; null or undefined while it is not hidden. */
  hiddenAt: Date | null | undefined;
  /** Its state in the review; null or undefined when it is approved or does not need a review. */
  reviewState: string | null | undefined;
}

/**
 * Whether the public sees a listing. Only this function decides it. The result is stored in `is_listed`, which all lists, pages, matches
 * and events of the catalog use.
 */
export const isVisible = ({ isOffered, ownerMayOffer, hiddenAt, reviewState }: Listing): boolean =>
  isOffered && ownerMayOffer && !hiddenAt && !reviewState;

/** A row that an administrator can hide; all three are null while it is not hidden. */
export interface Hideable {
  hiddenAt: Date | null;
  /** The reason, which the owner reads. */
  hiddenReason: string | null;
  /** The administrator. */
  hiddenBy: string | null;
}

/** The moderation of a hidden listing for its owner; undefined when it is not hidden. */
export const presentHidden = ({ hiddenAt, hiddenReason }: Hideable): { hidden?: Moderated } =>
  hiddenAt ? { hidden: { at: hiddenAt.toISOString(), reason: hiddenReason ?? '' } } : {};

/** The review for the owner and administrators; undefined for an approved listing. */
export const presentReview = ({
  reviewState,
  reviewSince,
  reviewReason,
}: Pick<Reviewable, 'reviewState' | 'reviewSince' | 'reviewReason'>): { review?: ListingReview } =>
  reviewState && reviewSince
    ? { review: { state: reviewState, since: reviewSince.toISOString(), reason: reviewReason } }
    : {};
