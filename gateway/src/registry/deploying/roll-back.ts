import { type DeploymentRequest, shellName } from '@setu/protocol';
import { ConflictError } from '@setu/service-kit';
import type { Knex } from 'knex';
import {
  addDeployment,
  currentDeployment,
  deployedReleases,
  deploymentById,
  isRemoved,
  type StoredDeployment,
} from '../../releases/deployments';
import { requireRelease } from '../../releases/published';
import { contractsOn } from '../gates/contracts-gate';
import type { Refusal } from '../gates/gate';
import { rollbackRefusals } from '../gates/migrations-gate';
import { bindKind } from '../publishing/bind-kind';
import { log } from '../status/release-log';
import { assertStillLive } from './expected-live';
import { overrideDetail, RefusedError } from './refused-error';

type RollbackRequest = Extract<DeploymentRequest, { action: 'rollback' }>;

/** The schema gate of a rollback refuses a version that uses parts of the schema that were removed since. */
const assertRollbackAllowed = async (
  trx: Knex,
  now: StoredDeployment,
  to: string,
  { override }: RollbackRequest,
) => {
  const release = await requireRelease(trx, now.deployable, to);
  await bindKind(trx, release);
  const refusals = await rollbackRefusals(trx, release, now.live);
  if (refusals.length > 0 && !override)
    throw new RefusedError(
      `${now.deployable} ${to} was not restored, because it does not work on the present schema. ${now.live ?? 'Nothing'} stays live.`,
      [{ deployable: now.deployable, version: to, refusals }],
    );
  return refusals;
};

/** A first release can be removed when no live or canary release relies on it. */
const assertRemovalAllowed = async (trx: Knex, now: StoredDeployment, { override }: RollbackRequest) => {
  const { deployable } = now;
  if (deployable === shellName)
    throw new ConflictError(
      'nothing_to_return_to',
      'The shell has no earlier live version, and no page can be shown without a shell. Publish and promote another version.',
    );
  const others = [...(await deployedReleases(trx)).values()].filter(({ name }) => name !== deployable);
  const refusals: Refusal[] = (await contractsOn(trx, deployable, others)).map((consumer) => ({
    gate: 'contracts',
    message: `${consumer.name} ${consumer.version} relies on ${deployable}, which would have no live release.`,
    fix: `Roll ${consumer.name} back first, or promote another version of ${deployable}.`,
  }));
  if (refusals.length > 0 && !override)
    throw new RefusedError(
      `${deployable} ${now.live} was not removed: it is the first release, and others rely on it.`,
      [{ deployable, version: now.live ?? '', refusals }],
    );
  return refusals;
};

/** The deployment that a rollback restores; null when nothing was live before. */
const previousDeployment = async (trx: Knex, now: StoredDeployment): Promise<StoredDeployment | null> => {
  if (now.canary) return now;
  const earlier = now.returnsTo === null ? null : await deploymentById(trx, now.returnsTo);
  if (earlier && (await isRemoved(trx, earlier.id)))
    throw new ConflictError(
      'nothing_to_return_to',
      `The release before ${now.deployable} ${now.live} was removed because of its age. Publish and promote the version you want.`,
    );
  return earlier?.live ? earlier : null;
};

/**
 * Rolls back: ends the canary if there is one, and keeps the live release; else restores the previous live version, or none
 * for a first release. Later rollbacks skip versions that were rolled back.
 */
export const rollBack = async (
  trx: Knex,
  deployable: string,
  request: RollbackRequest,
  actor: string,
): Promise<void> => {
  const now = await currentDeployment(trx, deployable);
  assertStillLive(deployable, now, request.expectedLive);
  if (!now || (!now.live && !now.canary))
    throw new ConflictError(
      'nothing_to_return_to',
      `${deployable} has no live release, so there is nothing to roll back.`,
    );
  const target = await previousDeployment(trx, now);
  const live = target?.live ?? null;
  const overridden = now.canary
    ? []
    : live === null
      ? await assertRemovalAllowed(trx, now, request)
      : await assertRollbackAllowed(trx, now, live, request);
  const reason = request.reason ?? request.override ?? null;
  const returnsTo = target?.returnsTo ?? null;
  await addDeployment(trx, { deployable, action: 'rollback', live, canary: null, returnsTo, actor, reason });
  const detail = {
    from: now.canary?.version ?? now.live,
    ...(request.reason ? { reason: request.reason } : {}),
    ...overrideDetail(request.override, overridden),
  };
  await log(trx, { actor, action: 'rollback', deployable, version: live, outcome: 'done', detail });
};
