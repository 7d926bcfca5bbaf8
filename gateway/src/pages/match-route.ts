import { type Audience, mayOpen, type UserRole } from '@setu/contracts';

/** Values of a path's parameters by their names; `*` is the rest. */
export type PathParams = Readonly<Record<string, string>>;

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/**
 * Holds a path against a React Router pattern as the browser does: letter case and a slash at the end do not
 * matter, `:name` takes one segment, `*` at the end takes the rest.
 * @returns null when the path does not fit, or cannot be decoded
 */
export const matchPath = (pattern: string, path: string): PathParams | null => {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path).map(decode);
  const takesRest = wanted.at(-1) === '*';
  if (takesRest) wanted.pop();
  if (given.includes(null) || (takesRest ? given.length < wanted.length : given.length !== wanted.length))
    return null;
  const params: Record<string, string> = {};
  for (const [i, segment] of wanted.entries()) {
    const value = given[i] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
  }
  if (takesRest) params['*'] = given.slice(wanted.length).join('/');
  return params;
};

const parameterCount = (path: string) =>
  segmentsOf(path).filter((segment) => segment.startsWith(':') || segment === '*').length;

/** Fewer parameters first, then the longer pattern. */
const moreExact = (a: string, b: string) => parameterCount(a) - parameterCount(b) || b.length - a.length;

interface Candidate {
  path: string;
  audience: Audience;
}

export type RouteMatch<C> =
  | { kind: 'found'; route: C; params: PathParams }
  /** The path is there for people who are signed in, and this is a visitor. */
  | { kind: 'sign-in' }
  | { kind: 'not-found' };

/**
 * What a path shows to somebody of this role, or to a visitor. The shell decides the same way in the browser. Of routes
 * that are equally exact the first given wins.
 */
export const matchRoute = <C extends Candidate>(
  path: string,
  role: UserRole | null,
  routes: readonly C[],
): RouteMatch<C> => {
  const fitting = routes
    .flatMap((route) => {
      const params = matchPath(route.path, path);
      return params ? [{ route, params }] : [];
    })
    .sort((a, b) => moreExact(a.route.path, b.route.path));
  const found = fitting.find(({ route }) => mayOpen(route.audience, role));
  if (found) return { kind: 'found', ...found };
  const isForSignedIn = fitting.some(({ route }) => route.audience !== 'signed-out');
  return role === null && isForSignedIn ? { kind: 'sign-in' } : { kind: 'not-found' };
};
