import type { DeploymentRequest, Release } from '@setu/contracts';
import { AppError, ConflictError, NotFoundError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Artefacts } from './artefacts';
import {
  addDeployment,
  currentDeployment,
  deployedReleases,
  deploymentById,
  type KeptDeployment,
  lockDeployments,
} from './deployments';
import { refusalsFor } from './gates/all-gates';
import { filesGate } from './gates/files-gate';
import type { Refusal } from './gates/gate';
import { wayBackRefusals } from './gates/migrations-gate';
import { findRelease } from './published';
import { log } from './release-log';
import { bindKind } from './rights/kinds';

interface Deps {
  db: Knex;
  artefacts: Artefacts;
}

type Going = Exclude<DeploymentRequest, { action: 'rollback' }>;
type GoingBack = Extract<DeploymentRequest, { action: 'rollback' }>;

/** The gates turned a release away. */
class RefusedError extends AppError {
  constructor(
    detail: string,
    readonly version: string,
    readonly refusals: readonly Refusal[],
  ) {
    super(409, 'promotion_refused', detail, {
      issues: refusals.map(({ gate, message, mend }) => ({
        path: gate,
        message: `${message} ${mend}`,
        mend,
      })),
    });
  }
}

/** What the trail says of gates that were passed over. */
const passedOver = (override: string | undefined, overridden: readonly Refusal[]) =>
  overridden.length > 0 ? { override, overridden } : {};

const releaseToGo = async (trx: Knex, piece: string, version: string): Promise<Release> => {
  const release = await findRelease(trx, piece, version);
  if (!release)
    throw new NotFoundError(
      'release_not_found',
      `${piece} ${version} is not published here. Publish it first.`,
    );
  return release;
};

/** A release on its way, and what was wrong with its files a moment ago. */
interface Candidate {
  release: Release;
  spoilt: readonly Refusal[];
}

const passGates = async (trx: Knex, { release, spoilt }: Candidate, going: Going): Promise<Refusal[]> => {
  const deployed = await deployedReleases(trx);
  const others = [...deployed.values()].filter(({ name }) => name !== release.name);
  const refusals = [...spoilt, ...(await refusalsFor({ release, others, db: trx }))];
  if (refusals.length > 0 && !going.override)
    throw new RefusedError(
      `${release.name} ${release.version} would break something and stays out.`,
      release.version,
      refusals,
    );
  return refusals;
};

/** What a piece becomes when a release goes live, or to some visitors. */
const next = (going: Going, now: KeptDeployment | null) =>
  going.action === 'promote'
    ? {
        live: going.version,
        canary: null,
        // Promoting what is live already is no step a rollback would have to take back.
        returnsTo: now?.live === going.version ? now.returnsTo : (now?.id ?? null),
      }
    : {
        live: now?.live ?? null,
        canary: { version: going.version, percent: going.percent },
        returnsTo: now?.returnsTo ?? null,
      };

const go = async (trx: Knex, candidate: Candidate, going: Going, actor: string) => {
  const piece = candidate.release.name;
  await bindKind(trx, candidate.release);
  const overridden = await passGates(trx, candidate, going);
  const now = await currentDeployment(trx, piece);
  const deployment = await addDeployment(trx, {
    piece,
    action: going.action,
    ...next(going, now),
    actor,
    reason: going.override ?? null,
  });
  await log(trx, {
    actor,
    action: going.action,
    piece,
    version: going.version,
    outcome: 'done',
    detail: {
      ...(going.action === 'canary' ? { percent: going.percent } : {}),
      ...passedOver(going.override, overridden),
    },
  });
  return deployment;
};

/** The one gate of a rollback: of a schema that has lost what a version uses nobody goes back to it by mistake. */
const passWayBack = async (trx: Knex, now: KeptDeployment, to: string, back: GoingBack) => {
  const release = await releaseToGo(trx, now.piece, to);
  await bindKind(trx, release);
  const refusals = await wayBackRefusals(trx, release, now.live);
  if (refusals.length > 0 && !back.override)
    throw new RefusedError(
      `${now.piece} ${to} cannot work on the schema as it is now; ${now.live ?? 'nothing'} stays live.`,
      to,
      refusals,
    );
  return refusals;
};

/**
 * Takes the last step back: ends a canary if there is one, and what is live stays; else leads to the live version before
 * this one. What a rollback went back from is not gone to again.
 */
const goBack = async (trx: Knex, piece: string, going: GoingBack, actor: string) => {
  const now = await currentDeployment(trx, piece);
  const target = now?.canary ? now : now?.returnsTo == null ? null : await deploymentById(trx, now.returnsTo);
  if (!now || !target || (!now.canary && !target.live))
    throw new ConflictError('nothing_to_return_to', `${piece} has no earlier live version to return to.`);
  const { live, returnsTo } = target;
  const overridden = now.canary || !live ? [] : await passWayBack(trx, now, live, going);
  const reason = going.reason ?? going.override ?? null;
  const back = { piece, action: 'rollback', live, canary: null, returnsTo, actor, reason } as const;
  const deployment = await addDeployment(trx, back);
  const detail = {
    from: now.canary?.version ?? now.live,
    ...(going.reason ? { reason: going.reason } : {}),
    ...passedOver(going.override, overridden),
  };
  await log(trx, { actor, action: 'rollback', piece, version: live, outcome: 'done', detail });
  return deployment;
};

/**
 * Changes what is live of a piece. A rollback leads to what was live, and is asked but for the schema of a service.
 * @throws RefusedError with the reasons when the gates say no and no override is given; that is recorded too
 */
export const deploy = async (
  { db, artefacts }: Deps,
  piece: string,
  request: DeploymentRequest,
  actor: string,
): Promise<KeptDeployment> => {
  const alone = (work: (trx: Knex) => Promise<KeptDeployment>) =>
    db.transaction(async (trx) => {
      await lockDeployments(trx);
      return work(trx);
    });
  try {
    if (request.action === 'rollback') return await alone((trx) => goBack(trx, piece, request, actor));
    const release = await releaseToGo(db, piece, request.version);
    const spoilt = await filesGate(artefacts, release);
    return await alone((trx) => go(trx, { release, spoilt }, request, actor));
  } catch (error) {
    if (error instanceof RefusedError) {
      const { version, refusals } = error;
      const detail = { refusals };
      await log(db, { actor, action: request.action, piece, version, outcome: 'refused', detail });
    }
    throw error;
  }
};

/** Ends a canary that fails its visitors. False when that version is in canary no more. */
export const stopCanary = async (
  db: Knex,
  piece: string,
  version: string,
  reason: string,
): Promise<boolean> =>
  db.transaction(async (trx) => {
    await lockDeployments(trx);
    const now = await currentDeployment(trx, piece);
    if (now?.canary?.version !== version) return false;
    const actor = 'platform';
    const { live, returnsTo } = now;
    await addDeployment(trx, { piece, action: 'stop-canary', live, canary: null, returnsTo, actor, reason });
    await log(trx, { actor, action: 'stop-canary', piece, version, outcome: 'done', detail: { reason } });
    return true;
  });
