/** Shown in place of what neighbours' facts tell, until those facts have arrived. */
export const unknownBrandName = 'New brand';
export const unknownAgentName = 'New agent';
export const unknownDemandTitle = 'Property requirement';
export const unknownArea = 'Any';
