import type { Role } from '../register';
import type { Audience } from '../releases/release';
import { mayOpen } from './may-open';
import { isParameter, isWildcard, patternSegments } from './route-pattern';

/** Values of a path's parameters by their names; `*` contains the rest of the path. */
export type PathParams = Readonly<Record<string, string>>;

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/**
 * Matches the path of an address against a route pattern. Letter case and empty segments do not matter, `:name` matches
 * one segment. New releases cannot have `*`; in an older one it matches the rest of the path.
 * @param path as in the address, percent-encoded
 * @returns null when the path does not match, or cannot be decoded
 */
export const matchPath = (pattern: string, path: string): PathParams | null => {
  const wanted = patternSegments(pattern);
  const given = patternSegments(path).map(decode);
  const takesRest = isWildcard(wanted.at(-1));
  if (takesRest) wanted.pop();
  if (given.includes(null) || (takesRest ? given.length < wanted.length : given.length !== wanted.length))
    return null;
  const params: Record<string, string> = {};
  for (const [i, segment] of wanted.entries()) {
    const value = given[i] ?? '';
    if (isParameter(segment)) params[segment.slice(1)] = value;
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
  }
  if (takesRest) params['*'] = given.slice(wanted.length).join('/');
  return params;
};

/** How unspecific a segment is. */
const looseness = (segment: string | undefined): number =>
  isWildcard(segment) ? 2 : isParameter(segment) ? 1 : 0;

/** Fewer parameters first, then the pattern whose literal segments come earlier. The names of parameters do not count. */
const moreExact = (a: string, b: string): number => {
  const [left, right] = [a, b].map((pattern) => patternSegments(pattern).map(looseness)) as [
    number[],
    number[],
  ];
  const parameters = (values: number[]) => values.filter((value) => value > 0).length;
  const difference = parameters(left) - parameters(right);
  if (difference !== 0) return difference;
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const step = (left[i] ?? 0) - (right[i] ?? 0);
    if (step !== 0) return step;
  }
  return 0;
};

/** The parts of a route that matching needs. */
export interface RouteCandidate {
  path: string;
  audience: Audience;
}

/** The result of matching an address. */
export type RouteMatch<C> =
  | { kind: 'found'; route: C; params: PathParams }
  /** The route exists for signed-in people, and the caller is a visitor. */
  | { kind: 'sign-in' }
  | { kind: 'not-found' };

/**
 * Finds the route of an address for a visitor of this role. The gateway and the browser both call this function, so the
 * prepared page is also the page that is shown. Of equally exact routes the first one wins.
 * @param path as in the address, percent-encoded
 * @param role null for a visitor
 */
export const matchRoute = <C extends RouteCandidate>(
  path: string,
  role: Role | null,
  routes: readonly C[],
): RouteMatch<C> => {
  const matching = routes
    .flatMap((route) => {
      const params = matchPath(route.path, path);
      return params ? [{ route, params }] : [];
    })
    .sort((a, b) => moreExact(a.route.path, b.route.path));
  const found = matching.find(({ route }) => mayOpen(route.audience, role));
  if (found) return { kind: 'found', ...found };
  const isForSignedIn = matching.some(({ route }) => route.audience !== 'signed-out');
  return role === null && isForSignedIn ? { kind: 'sign-in' } : { kind: 'not-found' };
};
