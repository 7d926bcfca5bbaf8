import type { ListingKind } from '@setu/contracts';

export const kindNames: Readonly<Record<ListingKind, string>> = {
  franchise: 'Franchise',
  property: 'Property',
  requirement: 'Requirement',
};
