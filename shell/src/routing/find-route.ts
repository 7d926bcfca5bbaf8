import type { CurrentUser } from '@setu/contracts';
import { type BootRemote, matchRoute, type PathParams } from '@setu/protocol';

type RemoteRoute = BootRemote['routes'][number];

/** A screen of a remote with the data to load and show it. */
export interface RemoteMatch {
  kind: 'remote';
  remote: BootRemote;
  route: RemoteRoute;
  params: PathParams;
}

/** The result for a path: a screen, sign-in, or not found. */
export type RouteMatch = RemoteMatch | { kind: 'sign-in' } | { kind: 'not-found' };

/** The route of a path for this user. It is the same match as the gateway's, which prepared the page. */
export const findRoute = (
  pathname: string,
  user: CurrentUser | null,
  remotes: readonly BootRemote[],
): RouteMatch => {
  const candidates = remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ ...route, of: { remote, route } })),
  );
  const match = matchRoute(pathname, user?.role ?? null, candidates);
  return match.kind === 'found' ? { kind: 'remote', ...match.route.of, params: match.params } : match;
};
