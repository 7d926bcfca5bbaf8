import type { Context } from 'koa';
import { type LiveReleases, serviceVersion } from '../releases/live-releases';
import { type CountedVisitor, countedVisitorOf } from '../releases/visitor';
import type { ApiRoutes } from './api-routes';
import type { ReadPublic, ServiceTarget, Upstreams } from './upstreams';

interface Deps {
  routes: ApiRoutes;
  upstreams: Upstreams;
  /** What a visitor's pages are made of, who is given no id for being asked. */
  releasesOf: (ctx: Context) => LiveReleases;
  /** What is live without canaries. */
  current: () => LiveReleases;
}

/** Where calls go: to the service their path names, in the version that belongs to the releases they are made with. */
export interface ServiceTargets {
  /** Of a visitor's own call. */
  forCall: (ctx: Context, service: string) => ServiceTarget;
  /** Of a GET that the gateway makes for a visitor with these releases; null when no service answers it with JSON. */
  forRead: (ctx: Context, path: string, releases: LiveReleases) => ServiceTarget | null;
  readPublic: ReadPublic;
}

const destination = (
  service: string,
  releases: LiveReleases,
  visitor: CountedVisitor | null,
): ServiceTarget => ({ service, version: serviceVersion(releases, service), visitor });

export const makeServiceTargets = ({ routes, upstreams, releasesOf, current }: Deps): ServiceTargets => {
  const forRead = (path: string, releases: LiveReleases, visitor: CountedVisitor | null) => {
    const route = routes.find(path);
    return route?.hasJsonGet ? destination(route.service, releases, visitor) : null;
  };
  return {
    forCall: (ctx, service) => destination(service, releasesOf(ctx), countedVisitorOf(ctx)),
    forRead: (ctx, path, releases) => forRead(path, releases, countedVisitorOf(ctx)),
    readPublic: async (url, timeout) => {
      const to = forRead(url.split('?')[0] ?? '', current(), null);
      if (!to) throw new Error(`No service answers ${url}`);
      return upstreams.read(to, { path: url, headers: { accept: 'application/json' }, timeout });
    },
  };
};
