import { type Endpoint, platformPaths } from '@setu/protocol';
import type { Context } from 'koa';
import type { ApiRoutes } from '../upstreams/api-routes';
import type { Policy } from './limit-requests';

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/**
 * The policy of each address. Files of releases, fonts and probes have none, because they are answered earlier. Each policy
 * counts separately, so too many calls do not block the next page.
 * @param callsPerMinute API calls allowed for a network; 0 switches all limits off
 * @param filesBelow address below which files have their own policy, with a trailing `/`
 */
export const makePolicyOf = (
  callsPerMinute: number,
  filesBelow: string,
): ((ctx: Context) => Policy | null) => {
  if (callsPerMinute === 0) return () => null;
  const api: Policy = { name: 'default', quota: callsPerMinute };
  /** The server code of a page makes several reads. */
  const pages: Policy = { name: 'pages', quota: Math.ceil(callsPerMinute / 2) };
  /** A conversation shows several files at once. */
  const files: Policy = { name: 'files', quota: callsPerMinute };
  /** A page sends one beacon for each screen, and one with its vitals. */
  const beacons: Policy = { name: 'beacons', quota: Math.ceil(callsPerMinute / 5) };
  /** Teams publish releases from a few addresses, with a token. */
  const platform: Policy = { name: 'platform', quota: 3_000 };
  return ({ path }) => {
    if (path === platformPaths.beacons || path === platformPaths.vitals) return beacons;
    if (isBelow(path, '/api')) return api;
    if (path.startsWith(filesBelow)) return files;
    return isBelow(path, '/platform') ? platform : pages;
  };
};

/** The cost of a request: what its endpoint declares, else 1. */
export const makeCostOf = (
  routes: Pick<ApiRoutes, 'find'>,
  endpoints: readonly Endpoint[],
): ((ctx: Context) => number) => {
  const costs = new Map(
    endpoints.filter(({ cost }) => cost !== 1).map(({ method, path, cost }) => [`${method} ${path}`, cost]),
  );
  return ({ method, path }) => {
    if (!isBelow(path, '/api')) return 1;
    const pattern = routes.find(path)?.pattern ?? path;
    return costs.get(`${method === 'HEAD' ? 'GET' : method} ${pattern}`) ?? 1;
  };
};
