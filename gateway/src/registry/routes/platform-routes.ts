import Router from '@koa/router';
import { NotFoundError } from '@setu/service-kit';
import type { Middleware } from 'koa';
import { refuseMethod } from '../../http/allowed-methods';
import type { Registry } from '../../releases/registry';
import type { DeployDeps } from '../deploying/deploy';
import { addDeploymentRoutes } from './deployment-routes';
import { addPublicRoutes } from './public-routes';
import { addReleaseRoutes } from './release-routes';
import { addStatusRoutes } from './status-routes';
import { addVerificationRoutes } from './verification-routes';

interface Deps extends DeployDeps {
  registry: Registry;
}

/** Answers everything else below /platform: 405 for another method of a known address, else 404. */
const refuseUnknown =
  (router: Router): Middleware =>
  (ctx, next) => {
    if (ctx.path !== '/platform' && !ctx.path.startsWith('/platform/')) return next();
    const allowed = router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods);
    if (allowed.length === 0) throw new NotFoundError('not_found', 'There is nothing at this address.');
    refuseMethod(ctx, [...new Set(allowed)]);
  };

/**
 * The registry's HTTP calls. Discovery and the last good release of a remote are public; every other call needs a release
 * token, and a call that writes needs a token for that deployable.
 */
export const platformRoutes = ({ registry, ...deps }: Deps): Middleware[] => {
  const { db, artefacts } = deps;
  const router = new Router({ sensitive: true, strict: true });
  addPublicRoutes(router, registry);
  addStatusRoutes(router, db);
  addReleaseRoutes(router, db, artefacts);
  addVerificationRoutes(router, db);
  addDeploymentRoutes(router, deps, registry);
  return [router.routes() as Middleware, refuseUnknown(router)];
};
