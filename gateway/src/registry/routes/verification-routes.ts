import type Router from '@koa/router';
import {
  LabReport,
  platformPaths,
  VerificationEnd,
  VerificationProgress,
  VerificationReport,
  VerificationRunRequest,
} from '@setu/protocol';
import { NotFoundError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { replyJson } from '../../http/json-reply';
import { readJsonBody } from '../../http/read-body';
import { requireRelease } from '../../releases/published';
import { saveMeasurements } from '../budgets/measurements';
import {
  assertHasRight,
  assertMayRelease,
  assertMayVerify,
  authenticateReleaseToken,
  type TokenHolder,
  verifiedBy,
} from '../rights/release-token';
import { readMatrix } from '../verifications/matrix';
import { claimRun, endRun, listRuns, requestRun, runById, saveProgress } from '../verifications/runs';
import { saveReport } from '../verifications/verifications';
import { deployableFilterIn, releaseIn } from './parameters';

const runIn = (ctx: Context): number => {
  const id = Number(ctx.params.id);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new NotFoundError('not_found', 'No such verification run.');
};

const isVerifier = (holder: TokenHolder) => holder.rights.includes('verify');

/** Largest body with a log and its results. */
const maxRunBytes = 2_000_000;

/** Largest report of a lab. */
const maxLabBytes = 100_000;

/** Calls for verifications: teams request runs, verifiers claim and end them, the matrix shows the results. */
export const addVerificationRoutes = (router: Router, db: Knex): void => {
  const verifierOf = async (ctx: Context): Promise<TokenHolder> => {
    const holder = await authenticateReleaseToken(db, ctx);
    assertHasRight(holder, 'verify', 'Recording verifications');
    return holder;
  };

  const verifierOfRun = async (ctx: Context): Promise<TokenHolder> => {
    const holder = await verifierOf(ctx);
    assertMayVerify(holder, (await runById(db, runIn(ctx))).name);
    return holder;
  };

  router.get(platformPaths.matrix, async (ctx) => {
    await authenticateReleaseToken(db, ctx);
    replyJson(ctx, await readMatrix(db, deployableFilterIn(ctx)));
  });

  router.post(platformPaths.verificationRuns, async (ctx) => {
    const holder = await authenticateReleaseToken(db, ctx);
    const request = await readJsonBody(ctx, VerificationRunRequest);
    if (request.isOwn) assertMayVerify(holder, request.name);
    // A team may request runs of its own releases, and of its providers' releases against them.
    else if (!isVerifier(holder)) {
      const own = [request.name, request.consumer?.name].find(
        (name) => name && holder.deployables.includes(name),
      );
      assertMayRelease(holder, own ?? request.name);
    }
    replyJson(ctx, await requestRun(db, request, holder.name), 201);
  });

  router.get(platformPaths.verificationRuns, async (ctx) => {
    await authenticateReleaseToken(db, ctx);
    const isPending = ctx.query.state === 'pending';
    replyJson(ctx, await listRuns(db, { deployable: deployableFilterIn(ctx), isPending }));
  });

  router.post(platformPaths.nextVerificationRun, async (ctx) => {
    const holder = await verifierOf(ctx);
    const run = await claimRun(db, holder.name, verifiedBy(holder));
    if (run) replyJson(ctx, run);
    else ctx.status = 204;
  });

  router.get(platformPaths.verificationRun(':id'), async (ctx) => {
    await authenticateReleaseToken(db, ctx);
    replyJson(ctx, await runById(db, runIn(ctx)));
  });

  router.put(platformPaths.verificationProgress(':id'), async (ctx) => {
    await verifierOfRun(ctx);
    await saveProgress(db, runIn(ctx), await readJsonBody(ctx, VerificationProgress, maxRunBytes));
    ctx.status = 204;
  });

  router.put(platformPaths.verificationEnd(':id'), async (ctx) => {
    const holder = await verifierOfRun(ctx);
    const end = await readJsonBody(ctx, VerificationEnd, maxRunBytes);
    if ('reports' in end.outcome) for (const { name } of end.outcome.reports) assertMayVerify(holder, name);
    await endRun(db, runIn(ctx), end, holder.name);
    ctx.status = 204;
  });

  router.put(platformPaths.measurements(':name', ':version'), async (ctx) => {
    const { name, version } = releaseIn(ctx);
    const holder = await authenticateReleaseToken(db, ctx);
    assertMayVerify(holder, name);
    const { measurements } = await readJsonBody(ctx, LabReport, maxLabBytes);
    await requireRelease(db, name, version);
    await saveMeasurements(db, name, version, measurements, holder.name);
    ctx.status = 204;
  });

  // For command lines without runs. Their results do not replace failures.
  router.put(platformPaths.verifications(':name', ':version'), async (ctx) => {
    const { name, version } = releaseIn(ctx);
    const holder = await authenticateReleaseToken(db, ctx);
    assertMayVerify(holder, name);
    const report = await readJsonBody(ctx, VerificationReport);
    await saveReport(db, name, version, report, { actor: holder.name, runId: null });
    ctx.status = 204;
  });
};
