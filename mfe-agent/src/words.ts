/** A name from the data as people read it: `tenant_search` is "Tenant search". */
export const inWords = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
