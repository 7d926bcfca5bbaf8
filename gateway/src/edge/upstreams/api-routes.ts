import type { ReleaseEndpoint, ServiceRelease } from '@setu/protocol';
import type { Logger } from '@setu/service-kit';
import type { LiveDeployable } from '../../releases/live-releases';
import { type Claim, makeRouteTable, type RouteTable } from './route-table';

/** Time for other services to register after the first one. */
const settleMs = 2_000;

type Services = readonly LiveDeployable<ServiceRelease>[];
type Endpoints = readonly ReleaseEndpoint[];

interface Deps {
  /** Services of the registry; a new value when they change. */
  released: () => Services;
  /** Endpoints of services that run without a release; a new value when they change. */
  unreleased: () => ReadonlyMap<string, Endpoints>;
  /** When the first service registered, ms since 1970; null while none has. */
  firstRegisteredAt: () => number | null;
  logger: Logger;
  now?: () => number;
}

/** Which service answers which call. The live releases list their endpoints; this code does not name any. */
export interface ApiRoutes {
  find: RouteTable;
  /** False while services may still register: an unknown path may soon be known. */
  isSettled: () => boolean;
}

const claimsOf = (service: string, endpoints: Endpoints): Claim[] =>
  endpoints.map((endpoint) => ({ service, ...endpoint }));

/** Live releases come before canaries, and both before services without a release. */
const allClaims = (released: Services, unreleased: ReadonlyMap<string, Endpoints>): Claim[] => [
  ...released.flatMap(({ name, live }) => claimsOf(name, live?.release.endpoints ?? [])),
  ...released.flatMap(({ name, canary }) => claimsOf(name, canary?.release.release.endpoints ?? [])),
  ...[...unreleased].flatMap(([service, endpoints]) => claimsOf(service, endpoints)),
];

/** The route table of the live releases, rebuilt when they change. */
export const makeApiRoutes = ({
  released,
  unreleased,
  firstRegisteredAt,
  logger,
  now = Date.now,
}: Deps): ApiRoutes => {
  const reported = new Set<string>();
  const reportConflict = ({ service, method, path }: Claim, holder: string) => {
    const text = `route conflict: ${service} claims ${method} ${path}, which ${holder} already answers`;
    if (reported.has(text)) return;
    reported.add(text);
    logger.error({ service, holder, path }, `${text}. It stays with ${holder}.`);
  };
  let made: { services: Services; others: ReadonlyMap<string, Endpoints>; table: RouteTable } | null = null;

  return {
    find: (path) => {
      const services = released();
      const others = unreleased();
      if (made?.services !== services || made.others !== others)
        made = { services, others, table: makeRouteTable(allClaims(services, others), reportConflict) };
      return made.table(path);
    },
    isSettled: () => {
      if (released().length > 0) return true;
      const since = firstRegisteredAt();
      return since !== null && now() - since >= settleMs;
    },
  };
};
