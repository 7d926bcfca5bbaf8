import type { CurrentUser } from '@setu/contracts';
import { type BootRemote, matchRoute, type PathParams, type RouteCandidate } from '@setu/protocol';

type RemoteRoute = BootRemote['routes'][number];

/** A screen of a remote with what it needs to be loaded and shown. */
export interface RemoteMatch {
  kind: 'remote';
  remote: BootRemote;
  route: RemoteRoute;
  params: PathParams;
}

/** A screen of the shell itself, by the path of its route. */
interface ShellMatch {
  kind: 'shell';
  path: string;
}

/** What a path shows: a screen, the way to sign in, or nothing. */
export type RouteMatch = RemoteMatch | ShellMatch | { kind: 'sign-in' } | { kind: 'not-found' };

/** A route of the shell, as data. */
export type ShellRoute = RouteCandidate;

interface Candidate extends RouteCandidate {
  /** Null for a route of the shell. */
  of: { remote: BootRemote; route: RemoteRoute } | null;
}

/**
 * What a path shows to this user: the same match as the gateway's, which prepared the page. A remote's route comes
 * before a route of the shell that is equally exact.
 */
export const findRoute = (
  pathname: string,
  user: CurrentUser | null,
  remotes: readonly BootRemote[],
  shellRoutes: readonly ShellRoute[],
): RouteMatch => {
  const candidates: Candidate[] = [
    ...remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, of: { remote, route } }))),
    ...shellRoutes.map((route) => ({ ...route, of: null })),
  ];
  const match = matchRoute(pathname, user?.role ?? null, candidates);
  if (match.kind !== 'found') return match;
  const { of, path } = match.route;
  return of ? { kind: 'remote', ...of, params: match.params } : { kind: 'shell', path };
};
