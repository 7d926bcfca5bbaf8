import type { Audience, NotificationKind, PageHeadInput, PrepareRequest } from '@setu/protocol';
import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';

/** The parsed address of a route. */
export interface RouteContext {
  /** Values of the pattern's parameters: `{ id }` for `/franchises/:id`. */
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  /** The page's clock, milliseconds since 1970. */
  now: PrepareRequest['now'];
}

/** Any query options: the result of `queryOptions()` or `infiniteQueryOptions()`, with any data. */
export type Read = { queryKey: QueryKey } & (
  | // biome-ignore lint/suspicious/noExplicitAny: one list has reads of different data, and TanStack's options are invariant in it
  FetchQueryOptions<any, any, any, any>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  | FetchInfiniteQueryOptions<any, any, any, any, any>
);

/** The `meta` of a query's options, which the shell reads. It has no other knowledge of a remote's queries. */
interface QueryMeta extends Record<string, unknown> {
  /** Kinds of notifications that change the reply: the query is refetched when one arrives. */
  refreshedBy?: readonly NotificationKind[];
  /** Id of the item that the reply shows, such as an inquiry: notifications about it are marked as read while the query is in use. */
  readsNotificationsOf?: string;
  /** The former name of `readsNotificationsOf`, in remotes that were built before 28 November 2026. */
  readsNewsOf?: string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
  }
}

/** One route of a remote. */
export interface RemoteRoute {
  /** React Router path pattern: `/franchises/:id`. */
  path: string;
  audience: Audience;
  /** Exposed name of the screen: `./landing` is the default export of src/screens/landing.tsx. */
  screen: `./${string}`;
  /**
   * Names of the query parameters that the page of a visitor who is signed out depends on. The gateway's cache ignores all
   * others. When absent, only the page without a query is stored.
   */
  search?: readonly string[];
  /** The first reads of the screen. The server makes them while it writes the page. */
  reads?: (context: RouteContext) => Read[];
  /** The head of the page, from the reads in the client; null while they do not contain it yet. */
  head?: (context: RouteContext, client: QueryClient) => PageHeadInput | null;
  /** HTTP status of the page, 200 or 404; by default 404 when one of the reads answers 404, else 200. */
  status?: (context: RouteContext, client: QueryClient) => number;
}

/** The name of a remote and the routes that it serves. */
export interface RemoteDefinition {
  name: string;
  routes: readonly RemoteRoute[];
}

/**
 * Defines a remote. The definition also runs on the server, so neither it nor what it imports may touch
 * `window` or `document`.
 * @example
 * export const remote = defineRemote({
 *   name: 'brand',
 *   routes: [{ path: '/dashboard', audience: ['brand'], screen: './dashboard', reads: () => [myFranchises()] }],
 * });
 */
export const defineRemote = <const R extends RemoteDefinition>(remote: R): R => remote;

/** Props that the shell passes to a screen. */
export interface ScreenProps {
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  /** True on a platform that runs with demo data: elements that are only for trying the product may be shown. */
  isDemo?: boolean;
}
