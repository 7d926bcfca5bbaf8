import { AppError } from '@setu/service-kit';
import type { Context } from 'koa';

/** Refuses programs: browsers send an origin. `sameOriginOnly` has checked before that it is our own. */
export const assertFromPage = (ctx: Context): void => {
  if (ctx.get('sec-fetch-site') === '' && ctx.get('origin') === '')
    throw new AppError(403, 'cross_site_request', 'Beacons are accepted from this site’s pages only.');
};
