/** The lists of outlets, in order: those that wait are separate, because administrators only decide about agreements. */
export const outletListLabels = {
  agreements: 'Agreement to check',
  brands: 'Waiting for the brand',
  proven: 'Proven',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const;
export type OutletList = keyof typeof outletListLabels;

/** The list in an address; agreements to check by default. */
export const outletListOf = (search: URLSearchParams): OutletList => {
  const state = search.get('state') ?? '';
  return Object.hasOwn(outletListLabels, state) ? (state as OutletList) : 'agreements';
};
