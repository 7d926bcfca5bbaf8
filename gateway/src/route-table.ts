import type { Endpoint, ServiceName } from '@setu/contracts';

/** Where a path leads: the service, its pattern (a bounded label for metrics), the methods it takes. */
export interface ApiRoute {
  service: ServiceName;
  pattern: string;
  methods: ReadonlySet<string>;
}

export type RouteTable = (path: string) => ApiRoute | null;

const segmentsOf = (path: string) => path.split('/').slice(1);
const isParameter = (segment: string) => segment.startsWith(':');

/** Literal segments first, from the left: `/a/mine` before `/a/:id`. */
const bySpecificity = (a: readonly string[], b: readonly string[]) => {
  for (let i = 0; i < a.length; i += 1) {
    const difference = Number(isParameter(a[i] ?? '')) - Number(isParameter(b[i] ?? ''));
    if (difference !== 0) return difference;
  }
  return 0;
};

const fits = (pattern: readonly string[], path: readonly string[]) =>
  pattern.every((segment, i) => (isParameter(segment) ? path[i] !== '' : segment === path[i]));

/**
 * Finds the service of an API path among the endpoints; literal segments win over parameters.
 * @throws when two services claim one path
 */
export const makeRouteTable = (endpoints: readonly Endpoint[]): RouteTable => {
  const byPattern = new Map<string, { service: ServiceName; pattern: string; methods: Set<string> }>();
  for (const { service, path, method } of endpoints) {
    const route = byPattern.get(path) ?? { service, pattern: path, methods: new Set<string>() };
    if (route.service !== service) throw new Error(`${route.service} and ${service} both claim ${path}`);
    route.methods.add(method);
    if (method === 'GET') route.methods.add('HEAD');
    byPattern.set(path, route);
  }
  const byLength = new Map<number, { segments: string[]; route: ApiRoute }[]>();
  for (const route of byPattern.values()) {
    const segments = segmentsOf(route.pattern);
    byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), { segments, route }]);
  }
  for (const routes of byLength.values()) routes.sort((a, b) => bySpecificity(a.segments, b.segments));

  return (path) => {
    const segments = segmentsOf(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
    return byLength.get(segments.length)?.find((each) => fits(each.segments, segments))?.route ?? null;
  };
};
