import type Router from '@koa/router';
import { platformPaths, ReleaseVersion } from '@setu/protocol';
import { InvalidInputError, NotFoundError } from '@setu/service-kit';
import { replyJson } from '../../http/json-reply';
import { bootRemote } from '../../releases/boot-remote';
import { lastGood } from '../../releases/last-good';
import type { Registry } from '../../releases/registry';
import { discoveryOf, etagOf } from '../status/discovery';
import { deployableIn } from './parameters';

/** Calls without a token: live releases, and the last good release of a remote. */
export const addPublicRoutes = (router: Router, registry: Registry): void => {
  router.get(platformPaths.discovery, (ctx) => {
    const text = JSON.stringify(discoveryOf(registry.state()));
    ctx.set('cache-control', 'no-cache');
    ctx.etag = etagOf(text);
    ctx.type = 'json';
    ctx.body = text;
    if (ctx.fresh) ctx.status = 304;
  });

  // Called by pages when a release fails. Answered from memory, so it works while the database is down.
  router.get(platformPaths.lastGood(':name'), (ctx) => {
    const failed = ReleaseVersion.safeParse(ctx.query.failed);
    if (!failed.success)
      throw new InvalidInputError([{ path: 'failed', message: 'Name the version that failed' }]);
    const release = lastGood(registry.state(), deployableIn(ctx), failed.data);
    if (!release) throw new NotFoundError('release_not_found', 'This remote has no other live release.');
    replyJson(ctx, bootRemote(release));
  });
};
