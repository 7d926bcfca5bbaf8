import { adminPath, matchRoute } from '@setu/protocol';
import type { Context, Middleware } from 'koa';
import { assertReads } from '../../http/allowed-methods';
import type { LiveReleases } from '../../releases/live-releases';
import { sessionOf } from '../sessions/signed-in-session';
import { administrationIn, type Sites, siteOfPage } from './sites';

interface Deps {
  sites: Sites;
  /** The releases that this visitor gets, of both sites. */
  releasesOf: (ctx: Context) => LiveReleases;
}

/** Whether the address shows this user a page of the administration: the dashboard of administrators. */
const isForAdministration = (ctx: Context, live: LiveReleases): boolean => {
  const name = administrationIn(live);
  const routes = live.remotes.find(({ release }) => release.name === name)?.release.routes ?? [];
  const role = sessionOf(ctx, 'user').signedIn?.role ?? null;
  return matchRoute(ctx.path, role, routes).kind === 'found';
};

/**
 * Redirects pages of the other site to that site: administrators' pages are only at theirs, and all others at the public one. The host is
 * always one of the two configured addresses, whatever the request contains. Must run after the sessions.
 */
export const ownPages =
  ({ sites, releasesOf }: Deps): Middleware =>
  (ctx, next) => {
    const site = sites.siteOf(ctx);
    if (site === null) return next();
    const lead = (to: string) => {
      assertReads(ctx);
      ctx.set('cache-control', 'private, no-store');
      ctx.redirect(to);
    };
    const search = ctx.search;
    // A typed bare address of the administrators' site means the dashboard. A link to "/" opens the public site.
    if (site === 'admin' && ctx.path === '/' && ctx.get('sec-fetch-site') === 'none')
      return lead(sites.addressAt('admin', adminPath, search));
    const right = siteOfPage(ctx.path);
    if (right !== site) return lead(sites.addressAt(right, ctx.path, search));
    if (site === 'public' && isForAdministration(ctx, releasesOf(ctx)))
      return lead(sites.addressAt('admin', adminPath, search));
    return next();
  };
