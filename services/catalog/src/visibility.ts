import type { Moderated } from '@setu/contracts';

interface Listing {
  /** What the owner wants: the listing is active, or the property available. */
  isOffered: boolean;
  /** False while the owner's role may not offer it, or the owner is suspended. */
  ownerMayOffer: boolean;
  /** Since when an administrator hides it; null or undefined while it is not hidden. */
  hiddenAt: Date | null | undefined;
}

/**
 * Whether strangers see a listing. The only place that decides it: the answer is stored in `is_listed`, which every list,
 * page, match and event of the catalog reads.
 */
export const isVisible = ({ isOffered, ownerMayOffer, hiddenAt }: Listing): boolean =>
  isOffered && ownerMayOffer && !hiddenAt;

/** A row that an administrator can hide; all three are null while it is not hidden. */
export interface Hideable {
  hiddenAt: Date | null;
  /** Why, for the owner to read. */
  hiddenReason: string | null;
  /** The administrator. */
  hiddenBy: string | null;
}

/** What the owner reads of a hidden listing; nothing of one that is not hidden. */
export const presentHidden = ({ hiddenAt, hiddenReason }: Hideable): { hidden?: Moderated } =>
  hiddenAt ? { hidden: { at: hiddenAt.toISOString(), reason: hiddenReason ?? '' } } : {};
