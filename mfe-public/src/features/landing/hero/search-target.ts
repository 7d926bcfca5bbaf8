/** Values of the hero search; an empty text means not chosen. */
export interface HeroSearch {
  businessCategory: string;
  investmentRange: string;
  location: string;
}

/** The listing's address for a search: only filled values become parameters. */
export const searchTarget = (search: HeroSearch): string => {
  const filled = Object.entries(search)
    .map(([name, value]) => [name, value.trim()] as [string, string])
    .filter(([, value]) => value !== '');
  const query = new URLSearchParams(filled).toString();
  return query ? `/franchises?${query}` : '/franchises';
};
