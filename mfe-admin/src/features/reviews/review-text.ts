import {
  anyTypeLabel,
  businessCategoryLabels,
  type ListingKind,
  propertyTypeLabels,
  type WaitingListing,
} from '@setu/contracts';

export const kindLabels: Readonly<Record<ListingKind, string>> = {
  franchise: 'Franchise',
  property: 'Property',
  requirement: 'Requirement',
};

export const ownerOf = ({ ownerName }: WaitingListing): string => ownerName || 'Name not known yet';

/** The type of the franchise or space. */
export const typeOf = ({ kind, listing }: WaitingListing): string => {
  if (kind === 'franchise')
    return `${businessCategoryLabels[listing.businessCategory]} · ${listing.franchiseModel}`;
  if (kind === 'property') return propertyTypeLabels[listing.propertyType];
  return listing.acceptsAnyType ? anyTypeLabel : propertyTypeLabels[listing.propertyType];
};
