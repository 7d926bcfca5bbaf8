/** Shown in place of what neighbours' events tell, until those events have arrived. */
export const unknownBrandName = 'New brand';
export const unknownAgentName = 'New agent';
export const unknownDemandTitle = 'Property requirement';
export const unknownArea = 'Any';
