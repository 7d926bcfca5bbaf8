import { AppError } from '@setu/service-kit';
import type { Middleware } from 'koa';
import { sessionKindOf } from '../sessions/signed-in-session';
import type { ApiRoutes } from '../upstreams/api-routes';
import type { Sites } from './sites';

const isReading = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * Answers calls only at the site of their session. The public site refuses calls of administrators, and the administrators' site refuses
 * those of users and visitors. At the administrators' site, others may read JSON as visitors; files and pages redirect to the public site.
 */
export const ownCalls =
  (sites: Sites, routes: ApiRoutes): Middleware =>
  (ctx, next) => {
    const site = sites.siteOf(ctx);
    const kind = sessionKindOf(ctx.path);
    if (site === null || sites.hasSessions(ctx, kind)) return next();
    if (kind === 'admin')
      throw new AppError(
        403,
        'admin_site_only',
        `Administrators work at an address of their own. Open ${sites.adminUrl}/admin and log in there.`,
      );
    if (!isReading(ctx.method))
      throw new AppError(
        403,
        'public_site_only',
        `This address is for administrators only. Open ${sites.publicUrl} to use the site, or to sign in there.`,
      );
    if (routes.find(ctx.path)?.hasJsonGet) return next();
    ctx.set('cache-control', 'private, no-store');
    ctx.redirect(sites.addressAt('public', ctx.path, ctx.search));
  };
