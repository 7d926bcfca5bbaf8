import { AsyncLocalStorage } from 'node:async_hooks';
import { PageHead, type Prepared, PrepareRequest } from '@setu/protocol';
import { dehydrate, type FetchInfiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { isNotFound } from '../api/api-error';
import { makeQueryClient } from '../api/query-client';
import { setTransport, type Transport } from '../api/transport';
import type { Read, RemoteDefinition, RemoteRoute, RouteContext } from '../remote/define-remote';

const transports = new AsyncLocalStorage<Transport>();

const noTransport: Transport = () => {
  throw new Error('A read was made outside of prepare()');
};

const statusOf = (route: RemoteRoute, reads: Read[], context: RouteContext, client: QueryClient): number => {
  if (route.status) return route.status(context, client);
  const errors = reads.map(({ queryKey }) => client.getQueryState(queryKey)?.error);
  return errors.some(isNotFound) ? 404 : 200;
};

const prepareRoute = async (route: RemoteRoute, request: PrepareRequest): Promise<Prepared> => {
  const client = makeQueryClient();
  const { params, now } = request;
  const context = { params, search: new URLSearchParams(request.search), now };
  const reads = route.reads?.(context) ?? [];
  // Prefetching never throws: a read that fails is left out, and the browser makes it again.
  await Promise.all(
    reads.map((read) =>
      'initialPageParam' in read
        ? client.prefetchInfiniteQuery(read as FetchInfiniteQueryOptions)
        : client.prefetchQuery(read),
    ),
  );
  const head = route.head?.(context, client) ?? null;
  const prepared = {
    state: dehydrate(client),
    head: head && PageHead.parse(head),
    status: statusOf(route, reads, context, client),
  };
  client.clear();
  return prepared;
};

/**
 * Makes a remote's server module from its definition. `prepare` makes the first reads of a route with the given fetch (called
 * with the path and query of an API address), and returns them as dehydrated query state with the page's head and status.
 * @throws from `prepare` when the remote has no such route, or when its `reads` or `head` throw
 */
export const serve = (remote: RemoteDefinition) => {
  setTransport(() => transports.getStore() ?? noTransport);
  return {
    name: remote.name,
    routes: remote.routes.map(({ path, audience, screen, search }) => ({
      path,
      audience,
      screen,
      ...(search ? { search: [...search] } : {}),
    })),
    prepare: (request: PrepareRequest, fetch: Transport): Promise<Prepared> => {
      const parsed = PrepareRequest.parse(request);
      const route = remote.routes.find(({ path }) => path === parsed.path);
      if (!route) throw new Error(`Remote ${remote.name} has no route ${parsed.path}`);
      return transports.run(fetch, () => prepareRoute(route, parsed));
    },
  };
};
