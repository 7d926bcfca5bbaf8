import { type Audience, type BootRemote, type CurrentUser, mayOpen } from '@setu/contracts';
import { matchPath } from 'react-router-dom';

type RemoteRoute = BootRemote['routes'][number];

/** A screen of a remote with what it needs to be loaded and shown. */
export interface RemoteMatch {
  kind: 'remote';
  remote: BootRemote;
  route: RemoteRoute;
  params: Readonly<Record<string, string>>;
}

/** A screen of the shell itself, by the path of its route. */
interface ShellMatch {
  kind: 'shell';
  path: string;
}

/** What a path shows: a screen, the way to sign in, or nothing. */
export type RouteMatch = RemoteMatch | ShellMatch | { kind: 'sign-in' } | { kind: 'not-found' };

/** A route of the shell, as data. */
export interface ShellRoute {
  path: string;
  audience: Audience;
}

/** `/franchises/new` before `/franchises/:id`: fewer parameters first, then the longer path. */
const moreExact = (a: string, b: string): number => {
  const parameters = (path: string) =>
    path.split('/').filter((part) => part.startsWith(':') || part === '*').length;
  return parameters(a) - parameters(b) || b.length - a.length;
};

/** The path with its escapes read and without empty segments; null when an escape is malformed, as the server has it. */
const decodePath = (pathname: string): string | null => {
  try {
    const segments = pathname.split('/').filter((segment) => segment !== '');
    return `/${segments.map(decodeURIComponent).map(encodeSlashes).join('/')}`;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
};

/** An escaped slash belongs to its segment and must not become two of them. */
const encodeSlashes = (segment: string) => segment.replaceAll('/', '%2F');
const decodeSlashes = (value: string) => value.replaceAll('%2F', '/');

const toParams = (params: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value = '']) => [name, decodeSlashes(value)]));

/**
 * What a path shows to this user. A remote's route comes before a route of the shell with the same path. A path
 * that exists, but only for people who are signed in, asks a visitor to sign in; anything else is not found.
 */
export const findRoute = (
  pathname: string,
  user: CurrentUser | null,
  remotes: readonly BootRemote[],
  shellRoutes: readonly ShellRoute[],
): RouteMatch => {
  const path = decodePath(pathname);
  if (path === null) return { kind: 'not-found' };
  const candidates = [
    ...remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route }))),
    ...shellRoutes.map((route) => ({ remote: null, route })),
  ]
    .map((candidate) => ({ ...candidate, match: matchPath(candidate.route.path, path) }))
    .filter(({ match }) => match !== null)
    .sort((a, b) => moreExact(a.route.path, b.route.path));
  const found = candidates.find(({ route }) => mayOpen(route.audience, user?.role ?? null));
  if (found?.remote) {
    const { remote, route, match } = found;
    return { kind: 'remote', remote, route: route as RemoteRoute, params: toParams(match?.params ?? {}) };
  }
  if (found) return { kind: 'shell', path: found.route.path };
  const forSignedIn = candidates.some(({ route }) => route.audience !== 'signed-out');
  return user === null && forSignedIn ? { kind: 'sign-in' } : { kind: 'not-found' };
};
