import { AppError } from '@setu/service-kit';
import type { Middleware } from 'koa';
import { sessionKindOf } from '../sessions/signed-in-session';
import type { Sites } from './sites';

/** Headers of a browser that state the origin of a request; empty when it sends none. */
export interface Provenance {
  secFetchSite: string;
  origin: string;
  host: string;
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Whether a request that changes something is allowed. `Sec-Fetch-Site` and `Origin` must both allow it, when present. A request
 * with neither does not come from a browser, so another site cannot have caused it.
 * @param publicHost host and port of the site's public address, which a proxy before us may have removed from `Host`
 */
export const isSameOrigin = ({ secFetchSite, origin, host }: Provenance, publicHost: string): boolean => {
  if (secFetchSite !== '' && secFetchSite !== 'same-origin' && secFetchSite !== 'none') return false;
  if (origin === '') return true;
  const from = hostOf(origin);
  return from !== null && (from === host || from === publicHost);
};

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests by which another site would change something for a signed-in person: 403. The administrators' site and the public one
 * count as different sites, and an administrator's calls cannot even be read from another site.
 */
export const sameOriginOnly = ({ publicUrl, adminUrl, siteOf }: Sites): Middleware => {
  const publicHost = new URL(publicUrl).host;
  const adminHost = adminUrl === undefined ? '' : new URL(adminUrl).host;
  return (ctx, next) => {
    const isAdminSite = siteOf(ctx) === 'admin';
    const isPrivate = isAdminSite && sessionKindOf(ctx.path) === 'admin';
    if (harmless.has(ctx.method) && !isPrivate) return next();
    const provenance = {
      secFetchSite: ctx.get('sec-fetch-site'),
      origin: ctx.get('origin'),
      host: ctx.get('host'),
    };
    if (!isSameOrigin(provenance, isAdminSite ? adminHost : publicHost))
      throw new AppError(403, 'cross_site_request');
    return next();
  };
};
