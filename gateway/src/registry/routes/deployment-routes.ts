import type Router from '@koa/router';
import { DeploymentRequest, PromotionTogether, platformPaths } from '@setu/protocol';
import { replyJson } from '../../http/json-reply';
import { readJsonBody } from '../../http/read-body';
import type { Registry } from '../../releases/registry';
import { type DeployDeps, deploy, promoteTogether } from '../deploying/deploy';
import {
  assertHasRight,
  assertMayRelease,
  authenticateReleaseToken,
  type TokenHolder,
} from '../rights/release-token';
import { deployableStatus } from '../status/deployable-status';
import { deployableIn } from './parameters';

/** @throws ForbiddenError for a promotion against the gates without that right: a team may not override its own gates */
const assertMayOverride = (holder: TokenHolder, { override }: { override?: string | undefined }): void => {
  if (override !== undefined) assertHasRight(holder, 'override', 'A promotion against the gates');
};

/** Calls that change which releases visitors get. All gateways are notified before the reply. */
export const addDeploymentRoutes = (router: Router, deps: DeployDeps, registry: Registry): void => {
  const { db } = deps;
  router.post(platformPaths.deployments(':name'), async (ctx) => {
    const name = deployableIn(ctx);
    const holder = await authenticateReleaseToken(db, ctx);
    assertMayRelease(holder, name);
    const request = await readJsonBody(ctx, DeploymentRequest);
    assertMayOverride(holder, request);
    await deploy(deps, name, request, holder.name);
    await registry.announce();
    replyJson(ctx, await deployableStatus(db, name), 201);
  });

  router.post(platformPaths.promotions, async (ctx) => {
    const holder = await authenticateReleaseToken(db, ctx);
    const request = await readJsonBody(ctx, PromotionTogether);
    const names = request.releases.map(({ name }) => name);
    for (const name of names) assertMayRelease(holder, name);
    assertMayOverride(holder, request);
    await promoteTogether(deps, request, holder.name);
    await registry.announce();
    replyJson(ctx, await Promise.all(names.map((name) => deployableStatus(db, name))), 201);
  });
};
