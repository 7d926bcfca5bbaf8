import type { Context } from 'koa';
import { type LiveReleases, serviceVersion } from '../../releases/live-releases';
import { countedVisitorOf } from '../../releases/visitor';
import type { ApiRoutes } from './api-routes';
import type { ReadPublic, ServiceTarget, Upstreams } from './upstreams';

interface Deps {
  routes: ApiRoutes;
  upstreams: Upstreams;
  /** The releases this visitor gets. Does not assign a visitor id. */
  releasesOf: (ctx: Context) => LiveReleases;
  /** The live releases, without canaries. */
  current: () => LiveReleases;
}

/** Decides which service and version a call goes to: the path decides the service, the visitor decides the version. */
export interface ServiceTargets {
  /** For a visitor's own call. */
  forCall: (ctx: Context, service: string) => ServiceTarget;
  /** For a GET that the gateway makes for a visitor with these releases; null when no service answers it with JSON. */
  forRead: (ctx: Context, path: string, releases: LiveReleases) => ServiceTarget | null;
  readPublic: ReadPublic;
}

const target = (
  service: string,
  releases: LiveReleases,
  visitor: ServiceTarget['visitor'],
): ServiceTarget => ({
  service,
  version: serviceVersion(releases, service),
  visitor,
});

export const makeServiceTargets = ({ routes, upstreams, releasesOf, current }: Deps): ServiceTargets => {
  const forRead = (path: string, releases: LiveReleases, visitor: ServiceTarget['visitor']) => {
    const route = routes.find(path);
    return route?.hasJsonGet ? target(route.service, releases, visitor) : null;
  };
  return {
    forCall: (ctx, service) => target(service, releasesOf(ctx), () => countedVisitorOf(ctx)),
    forRead: (ctx, path, releases) => forRead(path, releases, () => countedVisitorOf(ctx)),
    readPublic: async (url, timeoutMs) => {
      const to = forRead(url.split('?')[0] ?? '', current(), null);
      if (!to) throw new Error(`No service answers ${url}`);
      return upstreams.read(to, { path: url, headers: { accept: 'application/json' }, timeoutMs });
    },
  };
};
