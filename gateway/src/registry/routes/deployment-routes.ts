import type Router from '@koa/router';
import { type DeployableStatus, DeploymentRequest, PromotionTogether, platformPaths } from '@setu/protocol';
import { UpstreamError } from '@setu/service-kit';
import type { Knex } from 'knex';
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
import { statusesOf } from '../status/deployable-status';
import { deployableIn } from './parameters';

/** @throws ForbiddenError for a promotion against the gates without that right: a team may not override its own gates */
const assertMayOverride = (holder: TokenHolder, { override }: { override?: string | undefined }): void => {
  if (override !== undefined) assertHasRight(holder, 'override', 'A promotion against the gates');
};

/**
 * The statuses after a deployment.
 * @throws UpstreamError 503 that does not claim that nothing was done, as the general text about the database does
 */
const statusesAfter = (db: Knex, names: readonly string[]): Promise<DeployableStatus[]> =>
  statusesOf(db, names).catch((cause: unknown) => {
    throw new UpstreamError(
      503,
      'The deployment was made, but its status cannot be read at the moment. Ask for the status in a few seconds.',
      { cause, retryAfter: 5 },
    );
  });

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
    const [status] = await statusesAfter(db, [name]);
    replyJson(ctx, status, 201);
  });

  router.post(platformPaths.promotions, async (ctx) => {
    const holder = await authenticateReleaseToken(db, ctx);
    const request = await readJsonBody(ctx, PromotionTogether);
    const names = request.releases.map(({ name }) => name);
    for (const name of names) assertMayRelease(holder, name);
    assertMayOverride(holder, request);
    await promoteTogether(deps, request, holder.name);
    await registry.announce();
    replyJson(ctx, await statusesAfter(db, names), 201);
  });
};
