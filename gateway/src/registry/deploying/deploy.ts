import type { DeploymentRequest, Measurement, PromotionTogether, Release } from '@setu/protocol';
import type { Knex } from 'knex';
import type { Artefacts } from '../../releases/artefacts/artefacts';
import { lockDeployments } from '../../releases/deployments';
import { requireRelease } from '../../releases/published';
import { saveMeasurements } from '../budgets/measurements';
import { filesGate } from '../gates/files-gate';
import { hiddenCalls } from '../gates/hidden-calls';
import { log } from '../status/release-log';
import { applyReleases, type CheckedRelease, type Rollout } from './promote';
import { RefusedError } from './refused-error';
import { rollBack } from './roll-back';

export interface DeployDeps {
  db: Knex;
  artefacts: Artefacts;
  /** Measures its pages on the server, compared with those of the live release. */
  measureRendering: (release: Release) => Promise<Measurement[]>;
}

type Action = DeploymentRequest['action'];

/** Runs one deployment at a time. Refusals are recorded in the audit trail. */
const withDeploymentLock = async (
  db: Knex,
  action: Action,
  actor: string,
  work: (trx: Knex) => Promise<void>,
) => {
  try {
    await db.transaction(async (trx) => {
      await lockDeployments(trx);
      await work(trx);
    });
  } catch (error) {
    if (error instanceof RefusedError)
      for (const { deployable, version, refusals } of error.refused)
        await log(db, { actor, action, deployable, version, outcome: 'refused', detail: { refusals } });
    throw error;
  }
};

type NamedRelease = PromotionTogether['releases'][number];

/**
 * Checks the files of a release and measures its pages on the server. This happens before the lock, because the files may be remote
 * and measuring takes seconds. The budget gate reads the measurements.
 */
const checkRelease = async (
  { db, artefacts, measureRendering }: DeployDeps,
  named: NamedRelease,
  actor: string,
): Promise<CheckedRelease> => {
  const release = await requireRelease(db, named.name, named.version);
  await saveMeasurements(db, named.name, named.version, await measureRendering(release), actor);
  return {
    release,
    fileRefusals: [...(await filesGate(artefacts, release)), ...(await hiddenCalls(artefacts, release))],
    expectedLive: named.expectedLive,
  };
};

const rollOut = async (deps: DeployDeps, named: readonly NamedRelease[], rollout: Rollout, actor: string) => {
  const checked: CheckedRelease[] = [];
  for (const one of named) checked.push(await checkRelease(deps, one, actor));
  const action = rollout.percent === null ? 'promote' : 'canary';
  await withDeploymentLock(deps.db, action, actor, (trx) => applyReleases(trx, checked, rollout, actor));
};

/**
 * Applies a deployment request. A rollback restores the previous live version; only the schema gate applies to it, and the contracts
 * of others when a first release is removed.
 * @throws RefusedError with the refusals when a gate refuses without an override, which is also recorded.
 *   ConflictError when another version is live than the caller expected, or the platform stopped this canary
 */
export const deploy = async (
  deps: DeployDeps,
  deployable: string,
  request: DeploymentRequest,
  actor: string,
): Promise<void> => {
  if (request.action === 'rollback')
    return withDeploymentLock(deps.db, 'rollback', actor, (trx) => rollBack(trx, deployable, request, actor));
  const { version, expectedLive, reason, override } = request;
  const share =
    request.action === 'canary'
      ? { percent: request.percent, stopsWhenSlow: request.stopsWhenSlow }
      : { percent: null };
  await rollOut(deps, [{ name: deployable, version, expectedLive }], { ...share, reason, override }, actor);
};

/**
 * Promotes several releases in one step, so that deployables that rely on each other can have their first release.
 * @throws as deploy; either all of them are promoted or none is
 */
export const promoteTogether = (
  deps: DeployDeps,
  { releases, reason, override }: PromotionTogether,
  actor: string,
): Promise<void> => rollOut(deps, releases, { percent: null, reason, override }, actor);
