import { AppError } from '@setu/service-kit';
import type { Context } from 'koa';

/** Refuses programs: browsers send an origin, and `sameOriginOnly` has already checked that it is ours. */
export const assertFromPage = (ctx: Context): void => {
  if (ctx.get('sec-fetch-site') === '' && ctx.get('origin') === '')
    throw new AppError(403, 'cross_site_request', 'Beacons are accepted from this site’s pages only.');
};
