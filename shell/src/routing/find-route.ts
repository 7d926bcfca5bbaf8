import type { CurrentUser } from '@setu/contracts';
import { type BootRemote, matchRoute, type PathParams } from '@setu/protocol';

type RemoteRoute = BootRemote['routes'][number];

/** A screen of a remote with what it needs to be loaded and shown. */
export interface RemoteMatch {
  kind: 'remote';
  remote: BootRemote;
  route: RemoteRoute;
  params: PathParams;
}

/** What a path shows: a screen, the way to sign in, or nothing. */
export type RouteMatch = RemoteMatch | { kind: 'sign-in' } | { kind: 'not-found' };

/** What a path shows to this user: the same match as the gateway's, which prepared the page. */
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
