import Router from '@koa/router';
import {
  DeploymentRequest,
  gatewayConsumer,
  PieceName,
  PromotionTogether,
  platformPaths,
  Release,
  ReleaseVersion,
  type TokenInfo,
  VerificationReport,
} from '@setu/contracts';
import { InvalidInputError, NotFoundError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Context, Middleware } from 'koa';
import type { Artefacts, ReleaseId } from '../../artefacts/artefacts';
import { refuseMethod } from '../../http/allowed-methods';
import { replyJson } from '../../http/json-reply';
import { readFileBody, readJsonBody } from '../../http/read-body';
import { bootRemote } from '../../releases/boot-remote';
import { lastGood } from '../../releases/last-good';
import { findRelease } from '../../releases/published';
import type { Registry } from '../../releases/registry';
import { deploy, promoteTogether } from '../deploying/deploy';
import { publishRelease } from '../publishing/publish';
import { makeUploadQueue, uploadFile } from '../publishing/uploads';
import { assertHasRight, assertMayRelease, authenticateReleaseToken } from '../rights/release-token';
import { allDeployables, deployableStatus } from '../status/deployable-status';
import { discoveryOf, etagOf } from '../status/discovery';
import { historyOf } from '../status/release-log';
import { readMatrix } from '../verifications/matrix';
import { ownPact } from '../verifications/own-contracts';
import { saveReport } from '../verifications/verifications';
import { addRunRoutes } from './verification-routes';

interface Deps {
  db: Knex;
  artefacts: Artefacts;
  registry: Registry;
}

const pieceIn = (ctx: Context): string => {
  const parsed = PieceName.safeParse(ctx.params.name);
  if (!parsed.success) throw new NotFoundError('not_found', 'There is no piece of this name.');
  return parsed.data;
};

const idIn = (ctx: Context): ReleaseId => {
  const version = ReleaseVersion.safeParse(ctx.params.version);
  if (!version.success) throw new NotFoundError('release_not_found', 'There is no such release.');
  return { name: pieceIn(ctx), version: version.data };
};

const beforeIn = (ctx: Context): number | null => {
  const before = Number(ctx.query.before ?? Number.NaN);
  return Number.isSafeInteger(before) && before > 0 ? before : null;
};

/**
 * The registry's HTTP calls. GET /platform/discovery and the last good release of a remote are open to everybody; every
 * other call needs a release token, and writing ones a token for that very piece.
 */
export const platformRoutes = ({ db, artefacts, registry }: Deps): Middleware[] => {
  const router = new Router({ sensitive: true, strict: true });
  const releasePath = platformPaths.release(':name', ':version');
  const uploads = makeUploadQueue();

  /** A file of a published release, or a pact of the gateway's own. */
  const releasedFile = async (id: ReleaseId, path: string): Promise<Buffer | null> => {
    if (id.name === gatewayConsumer.name) return ownPact(db, path);
    const release = await findRelease(db, id.name, id.version);
    const isListed = release?.files.some((file) => file.path === path);
    return isListed ? artefacts.read(id, path) : null;
  };

  router.get(platformPaths.discovery, (ctx) => {
    const text = JSON.stringify(discoveryOf(registry.state()));
    ctx.set('cache-control', 'no-cache');
    ctx.etag = etagOf(text);
    ctx.type = 'json';
    ctx.body = text;
    if (ctx.fresh) ctx.status = 304;
  });

  // Asked by pages to which a release fails; answered from memory, so that it works while the database is away.
  router.get(platformPaths.lastGood(':name'), (ctx) => {
    const failed = ReleaseVersion.safeParse(ctx.query.failed);
    if (!failed.success)
      throw new InvalidInputError([{ path: 'failed', message: 'Name the version that failed' }]);
    const release = lastGood(registry.state(), pieceIn(ctx), failed.data);
    if (!release) throw new NotFoundError('release_not_found', 'There is no other release of this remote.');
    replyJson(ctx, bootRemote(release));
  });

  router.get(platformPaths.pieces, async (ctx) => {
    await authenticateReleaseToken(db, ctx);
    replyJson(ctx, await allDeployables(db));
  });

  router.get(platformPaths.piece(':name'), async (ctx) => {
    await authenticateReleaseToken(db, ctx);
    const status = await deployableStatus(db, pieceIn(ctx));
    if (!status) throw new NotFoundError('not_found', 'Nothing was published under this name.');
    replyJson(ctx, status);
  });

  router.get(platformPaths.history(':name'), async (ctx) => {
    await authenticateReleaseToken(db, ctx);
    replyJson(ctx, await historyOf(db, pieceIn(ctx), beforeIn(ctx)));
  });

  router.get(releasePath, async (ctx) => {
    await authenticateReleaseToken(db, ctx);
    const { name, version } = idIn(ctx);
    const release = await findRelease(db, name, version);
    if (!release) throw new NotFoundError('release_not_found', `${name} ${version} is not published here.`);
    replyJson(ctx, release);
  });

  router.get(`${releasePath}/files/*path`, async (ctx) => {
    await authenticateReleaseToken(db, ctx);
    const { name, version } = idIn(ctx);
    const bytes = await releasedFile({ name, version }, String(ctx.params.path));
    if (!bytes) throw new NotFoundError('not_found', 'There is no such file in this release.');
    ctx.type = 'application/octet-stream';
    ctx.body = bytes;
  });

  router.put(`${releasePath}/files/*path`, async (ctx) => {
    const id = idIn(ctx);
    assertMayRelease(await authenticateReleaseToken(db, ctx), id.name);
    await uploads.run(async () =>
      uploadFile(db, artefacts, id, String(ctx.params.path), await readFileBody(ctx)),
    );
    ctx.status = 204;
  });

  router.put(releasePath, async (ctx) => {
    const id = idIn(ctx);
    const actor = await authenticateReleaseToken(db, ctx);
    assertMayRelease(actor, id.name);
    const release = await readJsonBody(ctx, Release);
    if (release.name !== id.name || release.version !== id.version)
      throw new InvalidInputError([
        {
          path: 'version',
          message: `The address says ${id.name} ${id.version}, the release ${release.name} ${release.version}`,
        },
      ]);
    replyJson(ctx, await publishRelease(db, artefacts, release, actor), 201);
  });

  router.get(platformPaths.matrix, async (ctx) => {
    await authenticateReleaseToken(db, ctx);
    const piece = PieceName.safeParse(ctx.query.piece);
    replyJson(ctx, await readMatrix(db, piece.success ? piece.data : null));
  });

  router.get(platformPaths.token, async (ctx) => {
    const { team, pieces, rights } = await authenticateReleaseToken(db, ctx);
    replyJson(ctx, { team, deployables: [...pieces], rights: [...rights] } satisfies TokenInfo);
  });

  addRunRoutes(router, db);

  // Command lines without runs record here; what they claim replaces no failure.
  router.put(platformPaths.verifications(':name', ':version'), async (ctx) => {
    const { name, version } = idIn(ctx);
    const actor = await authenticateReleaseToken(db, ctx);
    assertHasRight(actor, 'verify', 'Recording verifications');
    const report = await readJsonBody(ctx, VerificationReport);
    await saveReport(db, name, version, report, { actor: actor.name, runId: null });
    ctx.status = 204;
  });

  router.post(platformPaths.deployments(':name'), async (ctx) => {
    const piece = pieceIn(ctx);
    const actor = await authenticateReleaseToken(db, ctx);
    assertMayRelease(actor, piece);
    const request = await readJsonBody(ctx, DeploymentRequest);
    await deploy({ db, artefacts }, piece, request, actor.name);
    await registry.announce();
    replyJson(ctx, await deployableStatus(db, piece), 201);
  });

  router.post(platformPaths.promotions, async (ctx) => {
    const actor = await authenticateReleaseToken(db, ctx);
    const request = await readJsonBody(ctx, PromotionTogether);
    const names = request.releases.map(({ name }) => name);
    for (const name of names) assertMayRelease(actor, name);
    await promoteTogether({ db, artefacts }, request, actor.name);
    await registry.announce();
    const statuses = await Promise.all(names.map((name) => deployableStatus(db, name)));
    replyJson(ctx, statuses, 201);
  });

  const nothingHere: Middleware = (ctx, next) => {
    if (ctx.path !== '/platform' && !ctx.path.startsWith('/platform/')) return next();
    const allowed = router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods);
    if (allowed.length === 0) throw new NotFoundError('not_found', 'There is nothing at this address.');
    refuseMethod(ctx, [...new Set(allowed)]);
  };
  return [router.routes() as Middleware, nothingHere];
};
