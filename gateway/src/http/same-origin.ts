import { AppError } from '@setu/service-kit';
import type { Middleware } from 'koa';

/** What a browser says of where a request comes from; empty where it says nothing. */
export interface Provenance {
  secFetchSite: string;
  origin: string;
  host: string;
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * May a request that changes something be let in? Whatever the browser sends of `Sec-Fetch-Site` and `Origin` has to
 * allow it; a request with neither is no browser's and carries only the cookies its sender put there.
 * @param publicHost host and port of the public address, which a proxy before us may have taken out of `Host`
 */
export const isSameOrigin = ({ secFetchSite, origin, host }: Provenance, publicHost: string): boolean => {
  if (secFetchSite !== '' && secFetchSite !== 'same-origin' && secFetchSite !== 'none') return false;
  if (origin === '') return true;
  const from = hostOf(origin);
  return from !== null && (from === host || from === publicHost);
};

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Turns away requests by which another site would change something in a person's name: 403. */
export const sameOriginOnly = (publicUrl: string): Middleware => {
  const publicHost = new URL(publicUrl).host;
  return async (ctx, next) => {
    const provenance = {
      secFetchSite: ctx.get('sec-fetch-site'),
      origin: ctx.get('origin'),
      host: ctx.get('host'),
    };
    if (!harmless.has(ctx.method) && !isSameOrigin(provenance, publicHost))
      throw new AppError(403, 'cross_site_request');
    await next();
  };
};
