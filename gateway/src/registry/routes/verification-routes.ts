import type Router from '@koa/router';
import {
  PieceName,
  platformPaths,
  VerificationEnd,
  VerificationProgress,
  VerificationRunRequest,
} from '@setu/contracts';
import { NotFoundError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { replyJson } from '../../http/json-reply';
import { readJsonBody } from '../../http/read-body';
import {
  assertHasRight,
  assertMayRelease,
  authenticateReleaseToken,
  type TokenHolder,
} from '../rights/release-token';
import { claimRun, endRun, listRuns, requestRun, runById, saveProgress } from '../verifications/runs';

const idIn = (ctx: Context): number => {
  const id = Number(ctx.params.id);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new NotFoundError('not_found', 'There is no such verification run.');
};

const isVerifier = (actor: TokenHolder) => actor.rights.includes('verify');

/** Room for a log and what is recorded beside it, bytes. */
const runLimit = 2_000_000;

/** The calls around verification runs: teams ask for them, verifiers take and end them. */
export const addRunRoutes = (router: Router, db: Knex): void => {
  const verifierOf = async (ctx: Context): Promise<TokenHolder> => {
    const actor = await authenticateReleaseToken(db, ctx);
    assertHasRight(actor, 'verify', 'Recording verifications');
    return actor;
  };

  router.post(platformPaths.verificationRuns, async (ctx) => {
    const actor = await authenticateReleaseToken(db, ctx);
    const request = await readJsonBody(ctx, VerificationRunRequest);
    if (request.isOwn) assertHasRight(actor, 'verify', 'Running a verification');
    // A team may ask for its own releases, and for what their providers make of them.
    else if (!isVerifier(actor)) {
      const own = [request.name, request.consumer?.name].find((name) => name && actor.pieces.includes(name));
      assertMayRelease(actor, own ?? request.name);
    }
    replyJson(ctx, await requestRun(db, request, actor.name), 201);
  });

  router.get(platformPaths.verificationRuns, async (ctx) => {
    await authenticateReleaseToken(db, ctx);
    const piece = PieceName.safeParse(ctx.query.piece);
    const isPending = ctx.query.state === 'pending';
    replyJson(ctx, await listRuns(db, { piece: piece.success ? piece.data : null, isPending }));
  });

  router.post(platformPaths.nextVerificationRun, async (ctx) => {
    const run = await claimRun(db, (await verifierOf(ctx)).name);
    if (run) replyJson(ctx, run);
    else ctx.status = 204;
  });

  router.get(platformPaths.verificationRun(':id'), async (ctx) => {
    await authenticateReleaseToken(db, ctx);
    replyJson(ctx, await runById(db, idIn(ctx)));
  });

  router.put(platformPaths.verificationProgress(':id'), async (ctx) => {
    await verifierOf(ctx);
    await saveProgress(db, idIn(ctx), await readJsonBody(ctx, VerificationProgress, runLimit));
    ctx.status = 204;
  });

  router.put(platformPaths.verificationEnd(':id'), async (ctx) => {
    const actor = await verifierOf(ctx);
    await endRun(db, idIn(ctx), await readJsonBody(ctx, VerificationEnd, runLimit), actor.name);
    ctx.status = 204;
  });
};
