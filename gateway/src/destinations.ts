import type { Context } from 'koa';
import type { ApiRoutes } from './api-routes';
import { type LiveReleases, serviceVersion } from './live-releases';
import type { Destination, ReadOpen, Upstreams } from './upstreams';
import { type CountedVisitor, countedVisitorOf } from './visitor';

interface Deps {
  routes: ApiRoutes;
  upstreams: Upstreams;
  /** What a visitor's pages are made of, who is given no id for being asked. */
  releasesOf: (ctx: Context) => LiveReleases;
  /** What is live without canaries. */
  current: () => LiveReleases;
}

/** Where calls go: to the service their path names, in the version that belongs to the releases they are made with. */
export interface Destinations {
  /** Of a visitor's own call. */
  ofCall: (ctx: Context, service: string) => Destination;
  /** Of a GET that the gateway makes for a visitor with these releases; null when no service answers it with JSON. */
  ofRead: (ctx: Context, path: string, releases: LiveReleases) => Destination | null;
  readOpen: ReadOpen;
}

const destination = (
  service: string,
  releases: LiveReleases,
  visitor: CountedVisitor | null,
): Destination => ({ service, version: serviceVersion(releases, service), visitor });

export const makeDestinations = ({ routes, upstreams, releasesOf, current }: Deps): Destinations => {
  const ofRead = (path: string, releases: LiveReleases, visitor: CountedVisitor | null) => {
    const route = routes.find(path);
    return route?.hasJsonGet ? destination(route.service, releases, visitor) : null;
  };
  return {
    ofCall: (ctx, service) => destination(service, releasesOf(ctx), countedVisitorOf(ctx)),
    ofRead: (ctx, path, releases) => ofRead(path, releases, countedVisitorOf(ctx)),
    readOpen: async (url, timeout) => {
      const to = ofRead(url.split('?')[0] ?? '', current(), null);
      if (!to) throw new Error(`No service answers ${url}`);
      return upstreams.read(to, { path: url, headers: { accept: 'application/json' }, timeout });
    },
  };
};
