import type Router from '@koa/router';
import { DeploymentRequest, PromotionTogether, platformPaths } from '@setu/contracts';
import { replyJson } from '../../http/json-reply';
import { readJsonBody } from '../../http/read-body';
import type { Registry } from '../../releases/registry';
import { type DeployDeps, deploy, promoteTogether } from '../deploying/deploy';
import { assertMayRelease, authenticateReleaseToken } from '../rights/release-token';
import { deployableStatus } from '../status/deployable-status';
import { deployableIn } from './parameters';

/** Calls that change which releases visitors get. All gateways are notified before the reply. */
export const addDeploymentRoutes = (router: Router, deps: DeployDeps, registry: Registry): void => {
  const { db } = deps;
  router.post(platformPaths.deployments(':name'), async (ctx) => {
    const name = deployableIn(ctx);
    const holder = await authenticateReleaseToken(db, ctx);
    assertMayRelease(holder, name);
    const request = await readJsonBody(ctx, DeploymentRequest);
    await deploy(deps, name, request, holder.name);
    await registry.announce();
    replyJson(ctx, await deployableStatus(db, name), 201);
  });

  router.post(platformPaths.promotions, async (ctx) => {
    const holder = await authenticateReleaseToken(db, ctx);
    const request = await readJsonBody(ctx, PromotionTogether);
    const names = request.releases.map(({ name }) => name);
    for (const name of names) assertMayRelease(holder, name);
    await promoteTogether(deps, request, holder.name);
    await registry.announce();
    replyJson(ctx, await Promise.all(names.map((name) => deployableStatus(db, name))), 201);
  });
};
