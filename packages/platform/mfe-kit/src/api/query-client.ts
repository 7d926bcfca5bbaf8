import {
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  type SetDataOptions,
} from '@tanstack/react-query';
import { exchange } from './exchange';

/** The default query function: the parts of the key, joined with slashes, are the address. */
export const readByKey = async ({ queryKey, signal }: QueryFunctionContext): Promise<unknown> => {
  if (queryKey.some((part) => typeof part === 'object'))
    throw new TypeError('A read whose key holds an object needs a queryFn of its own');
  const reply = await exchange(queryKey.join('/'), {
    credentials: 'include',
    headers: { accept: 'application/json' },
    signal,
  });
  return reply.json();
};

/**
 * The result of a change is newer than a reply that was requested before it, whichever arrives first. Such a reply is
 * dropped and requested again. Otherwise an administrator who logs out while the page looks up the session would stay on it.
 */
const keepNewestData = (client: QueryClient): QueryClient => {
  const store = client.setQueryData.bind(client);
  const storeNewest = (queryKey: QueryKey, updater: unknown, options?: SetDataOptions) => {
    const query = client.getQueryCache().find({ queryKey, exact: true });
    // A query that is only prefetched is not refetched, so its first reply stays.
    const isAskedFor = query?.state.fetchStatus === 'fetching' && !query.isDisabled();
    if (isAskedFor) void query.cancel({ revert: true, silent: true });
    const stored = store(queryKey, updater, options);
    if (isAskedFor) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'all' });
    return stored;
  };
  // The generic type cannot be written here without repeating that of the library.
  client.setQueryData = storeNewest as QueryClient['setQueryData'];
  return client;
};

/**
 * The page's query client with the product's defaults: nothing is retried, data never becomes stale, no
 * refetch on focus, no polling.
 */
export const makeQueryClient = (): QueryClient =>
  keepNewestData(
    new QueryClient({
      defaultOptions: {
        queries: {
          queryFn: readByKey,
          retry: false,
          staleTime: Number.POSITIVE_INFINITY,
          refetchOnWindowFocus: false,
          refetchInterval: false,
        },
        mutations: { retry: false },
      },
    }),
  );
