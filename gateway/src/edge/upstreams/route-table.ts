import { isOnBehalfByDefault, type ReleaseEndpoint } from '@setu/protocol';

/** The service that answers a path, the path's pattern (a bounded label for metrics) and its methods. */
export interface ApiRoute {
  service: string;
  pattern: string;
  methods: ReadonlySet<string>;
  /** Whether it answers GET with JSON, not with a file or a page. */
  hasJsonGet: boolean;
  /** The events that change its public reply to GET; null when the reply is not stored. */
  changedBy: Readonly<NonNullable<ReleaseEndpoint['changedBy']>> | null;
  /** Roles of signed-in users who get the stored reply too. */
  sharedWith: readonly string[];
  /** Largest request body, bytes; null for the limit of all calls. */
  maxBodyBytes: number | null;
  /** Whether team members make the calls of this path on behalf of the brand. */
  isOnBehalf: boolean;
}

/** One endpoint that a service claims. */
export interface Claim {
  service: string;
  method: string;
  /** Path with `:name` for each parameter. */
  path: string;
  isJson?: boolean | undefined;
  changedBy?: Readonly<ReleaseEndpoint['changedBy']>;
  sharedWith?: readonly string[] | undefined;
  maxBodyBytes?: number | undefined;
  onBehalf?: boolean | undefined;
}

export type RouteTable = (path: string) => ApiRoute | null;

const segmentsOf = (path: string) => path.split('/').slice(1);
const isParameter = (segment: string) => segment.startsWith(':');

/** `/franchises/:id` and `/franchises/:key` have the same shape. */
const shapeOf = (path: string) => path.replace(/:[^/]+/g, ':');

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
 * Finds the service of an API path among the claims; literal segments win over parameters.
 * @param onConflict called for each claim of a path that another service claimed before; the first claim wins
 */
export const makeRouteTable = (
  claims: readonly Claim[],
  onConflict: (claim: Claim, holder: string) => void = () => undefined,
): RouteTable => {
  const byShape = new Map<string, ApiRoute & { methods: Set<string> }>();
  for (const claim of claims) {
    const { service, path, method } = claim;
    const shape = shapeOf(path);
    const route = byShape.get(shape) ?? {
      service,
      pattern: path,
      methods: new Set<string>(),
      hasJsonGet: true,
      changedBy: null,
      sharedWith: [],
      maxBodyBytes: null,
      isOnBehalf: true,
    };
    if (route.service !== service) {
      onConflict(claim, route.service);
      continue;
    }
    route.methods.add(method);
    // Older releases omit `onBehalf`.
    if (!(claim.onBehalf ?? isOnBehalfByDefault(service))) route.isOnBehalf = false;
    if (claim.maxBodyBytes) route.maxBodyBytes = Math.max(route.maxBodyBytes ?? 0, claim.maxBodyBytes);
    if (method === 'GET') {
      route.methods.add('HEAD');
      // Older releases omit `isJson`; then GET counts as JSON.
      if (claim.isJson === false) route.hasJsonGet = false;
      if (claim.changedBy && !route.changedBy) {
        route.changedBy = claim.changedBy;
        route.sharedWith = claim.sharedWith ?? [];
      }
    }
    byShape.set(shape, route);
  }
  const byLength = new Map<number, { segments: string[]; route: ApiRoute }[]>();
  for (const route of byShape.values()) {
    if (!route.methods.has('GET')) route.hasJsonGet = false;
    const segments = segmentsOf(route.pattern);
    byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), { segments, route }]);
  }
  for (const routes of byLength.values()) routes.sort((a, b) => bySpecificity(a.segments, b.segments));

  return (path) => {
    const segments = segmentsOf(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
    return byLength.get(segments.length)?.find((each) => fits(each.segments, segments))?.route ?? null;
  };
};
