/** An identifier as text for people: `tenant_search` becomes "Tenant search". */
export const readableName = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** An area range with its unit; the unit never wraps to the next line. */
export const squareFeet = (range: string): string => `${range}\u00a0sq\u00a0ft`;

/** The first of many names and the number of others: "Pune, Mumbai and 3 more". */
export const shortList = (names: readonly string[], atMost: number): string =>
  names.length <= atMost + 1
    ? names.join(', ')
    : `${names.slice(0, atMost).join(', ')} and ${names.length - atMost} more`;
