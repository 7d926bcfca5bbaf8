import type { ListingKind, ReportState } from '@setu/contracts';

export const kindNames: Readonly<Record<ListingKind, string>> = {
  franchise: 'Franchise',
  property: 'Property',
  requirement: 'Requirement',
};

export const stateLabels: Readonly<Record<ReportState, string>> = {
  open: 'Open',
  dismissed: 'Dismissed',
  upheld: 'Upheld',
};
