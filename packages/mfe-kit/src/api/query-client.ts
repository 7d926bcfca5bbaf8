import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { send } from './transport';

/** The default query function: the parts of the key, joined with slashes, are the address. */
const readByKey = async ({ queryKey, signal }: QueryFunctionContext): Promise<unknown> => {
  if (queryKey.some((part) => typeof part === 'object'))
    throw new TypeError('A read whose key holds an object needs a queryFn of its own');
  const reply = await send(queryKey.join('/'), {
    credentials: 'include',
    headers: { accept: 'application/json' },
    signal,
  });
  if (!reply.ok) throw new ApiError(reply.status, reply.statusText, await reply.text());
  return reply.json();
};

/**
 * The page's query client with the product's defaults: nothing is retried, data never becomes stale, no
 * refetch on focus, no polling.
 */
export const makeQueryClient = (): QueryClient =>
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
  });
