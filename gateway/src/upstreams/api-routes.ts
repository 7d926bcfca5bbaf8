import type { ReleaseEndpoint, ServiceRelease } from '@setu/contracts';
import type { Logger } from '@setu/service-kit';
import type { LiveDeployable } from '../releases/live-releases';
import { type Claim, makeRouteTable, type RouteTable } from './route-table';

/** Milliseconds for which the first service that announced itself may not be the only one. */
const settleMs = 2_000;

type Pieces = readonly LiveDeployable<ServiceRelease>[];
type Endpoints = readonly ReleaseEndpoint[];

interface Deps {
  /** Services as the registry says; another value when that changed. */
  released: () => Pieces;
  /** Calls of services that run without a release; another value when that changed. */
  unreleased: () => ReadonlyMap<string, Endpoints>;
  /** When the first service announced itself, ms since 1970; null while none has. */
  firstRegisteredAt: () => number | null;
  logger: Logger;
  now?: () => number;
}

/** Which service answers which call: what is live says so, and nothing in this code. */
export interface ApiRoutes {
  find: RouteTable;
  /** False while services may be about to tell us what they answer: an unknown path may be known in a moment. */
  isSettled: () => boolean;
}

const claimsOf = (service: string, endpoints: Endpoints): Claim[] =>
  endpoints.map((endpoint) => ({ service, ...endpoint }));

/** Live releases come before canaries, and both before what runs without a release. */
const allClaims = (released: Pieces, unreleased: ReadonlyMap<string, Endpoints>): Claim[] => [
  ...released.flatMap(({ name, live }) => claimsOf(name, live?.release.endpoints ?? [])),
  ...released.flatMap(({ name, canary }) => claimsOf(name, canary?.release.release.endpoints ?? [])),
  ...[...unreleased].flatMap(([service, endpoints]) => claimsOf(service, endpoints)),
];

/** The route table of what is live, made anew whenever that changes. */
export const makeApiRoutes = ({
  released,
  unreleased,
  firstRegisteredAt,
  logger,
  now = Date.now,
}: Deps): ApiRoutes => {
  const complained = new Set<string>();
  const complain = ({ service, method, path }: Claim, holder: string) => {
    const text = `${service} claims ${method} ${path}, which ${holder} answers`;
    if (complained.has(text)) return;
    complained.add(text);
    logger.error({ service, holder, path }, `${text}; it stays with ${holder}`);
  };
  let made: { pieces: Pieces; others: ReadonlyMap<string, Endpoints>; table: RouteTable } | null = null;

  return {
    find: (path) => {
      const pieces = released();
      const others = unreleased();
      if (made?.pieces !== pieces || made.others !== others)
        made = { pieces, others, table: makeRouteTable(allClaims(pieces, others), complain) };
      return made.table(path);
    },
    isSettled: () => {
      if (released().length > 0) return true;
      const since = firstRegisteredAt();
      return since !== null && now() - since >= settleMs;
    },
  };
};
