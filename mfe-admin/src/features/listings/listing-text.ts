import type { ListingFilter, ListingKind } from '@setu/contracts';

/** Nouns of each kind of listing, in singular and plural. */
export const kindNouns: Readonly<Record<ListingKind, { one: string; many: string; label: string }>> = {
  franchise: { one: 'franchise', many: 'franchises', label: 'Franchises' },
  property: { one: 'property', many: 'properties', label: 'Properties' },
  requirement: { one: 'requirement', many: 'requirements', label: 'Requirements' },
};

export const stateLabels: Readonly<Record<ListingFilter, string>> = {
  shown: 'Shown',
  hidden: 'Hidden',
  inactive: 'Inactive',
  waiting: 'In review',
};
