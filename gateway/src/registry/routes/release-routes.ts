import type Router from '@koa/router';
import { gatewayConsumer, platformPaths, Release } from '@setu/protocol';
import { InvalidInputError, NotFoundError } from '@setu/service-kit';
import type { Knex } from 'knex';
import { replyJson } from '../../http/json-reply';
import { readFileBody, readJsonBody } from '../../http/read-body';
import type { Artefacts, ReleaseId } from '../../releases/artefacts/artefacts';
import { findRelease, requireRelease } from '../../releases/published';
import { publishRelease } from '../publishing/publish';
import { makeUploadQueue, uploadFile } from '../publishing/uploads';
import { assertMayRelease, authenticateReleaseToken } from '../rights/release-token';
import { ownPact } from '../verifications/own-contracts';
import { releaseIn } from './parameters';

/** Calls that upload, publish and read releases. */
export const addReleaseRoutes = (router: Router, db: Knex, artefacts: Artefacts): void => {
  const releasePath = platformPaths.release(':name', ':version');
  const uploads = makeUploadQueue();

  /** A file of a published release, or one of the gateway's own pacts. */
  const releasedFile = async ({ name, version }: ReleaseId, path: string): Promise<Buffer | null> => {
    if (name === gatewayConsumer.name) return ownPact(db, path);
    const release = await findRelease(db, name, version);
    const isListed = release?.files.some((file) => file.path === path);
    return isListed ? artefacts.read({ name, version }, path) : null;
  };

  router.get(releasePath, async (ctx) => {
    await authenticateReleaseToken(db, ctx);
    const { name, version } = releaseIn(ctx);
    replyJson(ctx, await requireRelease(db, name, version));
  });

  router.get(`${releasePath}/files/*path`, async (ctx) => {
    await authenticateReleaseToken(db, ctx);
    const bytes = await releasedFile(releaseIn(ctx), String(ctx.params.path));
    if (!bytes) throw new NotFoundError('not_found', 'This release has no such file.');
    ctx.type = 'application/octet-stream';
    ctx.body = bytes;
  });

  router.put(`${releasePath}/files/*path`, async (ctx) => {
    const id = releaseIn(ctx);
    assertMayRelease(await authenticateReleaseToken(db, ctx), id.name);
    await uploads.run(async () =>
      uploadFile(db, artefacts, id, String(ctx.params.path), await readFileBody(ctx)),
    );
    ctx.status = 204;
  });

  router.put(releasePath, async (ctx) => {
    const id = releaseIn(ctx);
    const holder = await authenticateReleaseToken(db, ctx);
    assertMayRelease(holder, id.name);
    const release = await readJsonBody(ctx, Release);
    if (release.name !== id.name || release.version !== id.version)
      throw new InvalidInputError([
        {
          path: 'version',
          message: `release.json names ${release.name} ${release.version}, the address names ${id.name} ${id.version}`,
        },
      ]);
    replyJson(ctx, await publishRelease(db, artefacts, release, holder), 201);
  });
};
