import type Router from '@koa/router';
import { platformPaths, type TokenInfo } from '@setu/protocol';
import { NotFoundError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { replyJson } from '../../http/json-reply';
import { currentDeployments } from '../../releases/deployments';
import { authenticateReleaseToken } from '../rights/release-token';
import { allDeployables, deployableStatus, withoutReturn } from '../status/deployable-status';
import { historyOf } from '../status/release-log';
import { deployableIn } from './parameters';

const beforeIn = (ctx: Context): number | null => {
  const before = Number(ctx.query.before ?? Number.NaN);
  return Number.isSafeInteger(before) && before > 0 ? before : null;
};

/** Calls that read the status and history of deployables, and the rights of a token. */
export const addStatusRoutes = (router: Router, db: Knex): void => {
  router.get(platformPaths.currentDeployments, async (ctx) => {
    await authenticateReleaseToken(db, ctx);
    replyJson(ctx, (await currentDeployments(db)).map(withoutReturn));
  });

  router.get(platformPaths.deployables, async (ctx) => {
    await authenticateReleaseToken(db, ctx);
    replyJson(ctx, await allDeployables(db));
  });

  router.get(platformPaths.deployable(':name'), async (ctx) => {
    await authenticateReleaseToken(db, ctx);
    const status = await deployableStatus(db, deployableIn(ctx));
    if (!status) throw new NotFoundError('not_found', 'Nothing was published under this name.');
    replyJson(ctx, status);
  });

  router.get(platformPaths.history(':name'), async (ctx) => {
    await authenticateReleaseToken(db, ctx);
    replyJson(ctx, await historyOf(db, deployableIn(ctx), beforeIn(ctx)));
  });

  router.get(platformPaths.token, async (ctx) => {
    const { team, deployables, rights } = await authenticateReleaseToken(db, ctx);
    replyJson(ctx, { team, deployables: [...deployables], rights: [...rights] } satisfies TokenInfo);
  });
};
