import Router from '@koa/router';
import { endOtherSessions, endOwnSession, listedSessions, listOwnSessions } from '@setu/contracts';
import { NotFoundError, UnauthenticatedError } from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import type { Sessions } from '../../edge/sessions/sessions';
import { replyJson } from '../../http/json-reply';

/** The calls by which people see and end their own sessions. */
export const ownSessionRoutes = (sessions: Pick<Sessions, 'own'>): Middleware => {
  const router = new Router({ sensitive: true, strict: true });
  const ownOf = (ctx: Context) => {
    const own = sessions.own(ctx);
    if (!own) throw new UnauthenticatedError();
    return own;
  };
  router.get(listOwnSessions.path, async (ctx) => {
    replyJson(ctx, await ownOf(ctx).list(listedSessions));
  });
  router.delete(endOwnSession.path, async (ctx) => {
    const own = ownOf(ctx);
    const { data: params } = endOwnSession.params.safeParse(ctx.params);
    if (!params) throw new NotFoundError('not_found', 'You have no session with this id.');
    await own.end(params.id);
    replyJson(ctx, { ended: true });
  });
  router.delete(endOtherSessions.path, async (ctx) => {
    replyJson(ctx, { ended: await ownOf(ctx).endOthers() });
  });
  return router.routes() as Middleware;
};
