import type { ListingKind, ListingState } from '@setu/contracts';
import type { ModerationText } from '../../shared/moderation/moderation-text';

/** Nouns of each kind of listing, in singular and plural. */
export const kindNouns: Readonly<Record<ListingKind, { one: string; many: string; label: string }>> = {
  franchise: { one: 'franchise', many: 'franchises', label: 'Franchises' },
  property: { one: 'property', many: 'properties', label: 'Properties' },
  requirement: { one: 'requirement', many: 'requirements', label: 'Requirements' },
};

export const stateLabels: Readonly<Record<ListingState, string>> = {
  shown: 'Shown',
  hidden: 'Hidden',
  inactive: 'Inactive',
};

export const hideText: ModerationText = {
  decide: 'Hide',
  busy: 'Hiding...',
  question: 'Hide this listing?',
  effect:
    'Only its owner sees it then, and it takes no new inquiries. The owner reads the reason on the dashboard and can edit the listing. It stays hidden until an administrator restores it.',
  decided: 'Listing hidden',
  failed: 'Failed to hide the listing',
  restored: 'Listing restored',
  restoreFailed: 'Failed to restore the listing',
};
