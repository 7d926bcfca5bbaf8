/** Shown instead of names until the events of other services have arrived. */
export const unknownBrandName = 'New brand';
export const unknownAgentName = 'New agent';
export const unknownDemandTitle = 'Property requirement';
export const unknownArea = 'Any';
