import { AppError, NotFoundError } from '@setu/service-kit';
import type { Middleware } from 'koa';
import type { LiveReleases } from '../live-releases';
import { type AssetIndex, makeAssetIndex } from './asset-index';
import { sendFile } from './static-file';

const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

/** Keeps one index a set of live releases. */
const cachedIndex = (current: () => LiveReleases) => {
  let made: { of: LiveReleases; index: AssetIndex } | null = null;
  return () => {
    const live = current();
    if (made?.of !== live) made = { of: live, index: makeAssetIndex(live) };
    return made.index;
  };
};

/**
 * Files of releases: under /mfe/{name}/{version}/ for ever unchanged, those of `public` folders at the root for
 * an hour. Other addresses are not ours to answer, except that nothing else lives below /mfe/.
 */
export const assets = (current: () => LiveReleases): Middleware => {
  const indexOf = cachedIndex(current);
  return async (ctx, next) => {
    const { versioned, root } = indexOf();
    const inRelease = versioned.get(ctx.path);
    const found = inRelease ?? root.get(ctx.path);
    if (!found && !ctx.path.startsWith('/mfe/')) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('allow', 'GET, HEAD');
      throw new AppError(405, 'method_not_allowed', 'This address takes GET, HEAD.');
    }
    if (found && (await sendFile(ctx, found.file, found.read, inRelease ? forEver : forAnHour))) return;
    throw new NotFoundError('not_found', 'There is no such file in what is live now.');
  };
};
