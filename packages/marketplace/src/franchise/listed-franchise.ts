import {
  type FranchiseView,
  getHighlights,
  type Highlights,
  listFranchises,
  listFranchisesOfBrand,
  listSavedFranchises,
  listSimilarFranchises,
} from '@setu/contracts';
import type { Page } from '@setu/mfe-kit';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** First parts of the keys of all lists of franchises. Their items have all fields of a franchise. */
const lists: readonly unknown[] = [
  listFranchises,
  listSavedFranchises,
  listSimilarFranchises,
  listFranchisesOfBrand,
].map(({ path }) => path);

/** An item of a loaded list; a query below the path of the list, such as the reviews of a franchise, has items with other ids. */
type Item = { id: string };

const itemsOf = (data: unknown): Item[] => {
  if (Array.isArray(data)) return data;
  const { pages } = (data ?? {}) as Partial<InfiniteData<Page<Item>>>;
  return pages?.flatMap(({ items }) => items) ?? [];
};

/** A franchise as a list that the page has loaded shows it; undefined when none has it. */
export const listedFranchise = (client: QueryClient, id: string): FranchiseView | undefined => {
  const { newest = [], answering = [] } = client.getQueryData<Highlights>([getHighlights.path]) ?? {};
  const loaded = client
    .getQueriesData({ predicate: ({ queryKey }) => lists.includes(queryKey[0]) })
    .flatMap(([, data]) => itemsOf(data));
  return [...newest, ...answering, ...loaded].find((item) => item.id === id) as FranchiseView | undefined;
};
