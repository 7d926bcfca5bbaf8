import { NotFoundError } from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import { assertReads } from '../../http/allowed-methods';
import { allFrontends, type LiveRelease, type LiveReleases } from '../../releases/live-releases';
import type { Sites } from '../sites/sites';
import { makeReleaseAssets, type ReleaseAssets } from './release-assets';
import { sendFile } from './static-file';

const immutable = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600';

/** `/mfe/{name}/{version}/{path}` */
const releaseAddress = /^\/mfe\/([^/]+)\/([^/]+)\/(.+)$/;

interface Deps {
  /** The live releases, without canaries. */
  current: () => LiveReleases;
  /** A published release, live or not: open pages keep using their version. */
  published: (name: string, version: string) => Promise<LiveRelease | null>;
  sites: Pick<Sites, 'releasesFor' | 'servesFilesOf'>;
}

/**
 * Serves files of releases: below /mfe/{name}/{version}/, where they never change, and those of the live releases' `public`
 * folders at the root, cached for an hour. Each site serves the files of its own releases. Other addresses are left to later
 * middlewares, except below /mfe/.
 */
export const assets = ({ current, published, sites }: Deps): Middleware => {
  const known = new WeakMap<LiveRelease, ReleaseAssets>();
  const assetsOf = (live: LiveRelease): ReleaseAssets => {
    const made = known.get(live) ?? makeReleaseAssets(live);
    known.set(live, made);
    return made;
  };
  const inRelease = async (ctx: Context) => {
    const [, name = '', version = '', file = ''] = releaseAddress.exec(ctx.path) ?? [];
    const release = name && sites.servesFilesOf(ctx, name) ? await published(name, version) : null;
    return release ? assetsOf(release).files.get(file) : undefined;
  };
  const atRoot = (ctx: Context) => {
    for (const live of allFrontends(sites.releasesFor(ctx, current()))) {
      const found = assetsOf(live).root.get(ctx.path);
      if (found) return found;
    }
    return undefined;
  };
  return async (ctx, next) => {
    const isBelow = ctx.path.startsWith('/mfe/');
    const found = isBelow ? await inRelease(ctx) : atRoot(ctx);
    if (!found && !isBelow) return next();
    assertReads(ctx);
    if (found && (await sendFile(ctx, found.file, found.read, isBelow ? immutable : oneHour))) return;
    throw new NotFoundError('not_found', 'No release has this file.');
  };
};
