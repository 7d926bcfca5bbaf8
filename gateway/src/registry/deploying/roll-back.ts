import { type DeploymentRequest, shellName } from '@setu/contracts';
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

/** The one gate of a rollback: it refuses a version that uses what the schema has lost since. */
const assertRollbackAllowed = async (
  trx: Knex,
  now: StoredDeployment,
  to: string,
  { override }: RollbackRequest,
) => {
  const release = await requireRelease(trx, now.piece, to);
  await bindKind(trx, release);
  const refusals = await rollbackRefusals(trx, release, now.live);
  if (refusals.length > 0 && !override)
    throw new RefusedError(
      `${now.piece} ${to} cannot work on the schema as it is now; ${now.live ?? 'nothing'} stays live.`,
      [{ piece: now.piece, version: to, refusals }],
    );
  return refusals;
};

/** A first release goes away when nothing that visitors meet relies on it. */
const assertRemovalAllowed = async (trx: Knex, now: StoredDeployment, { override }: RollbackRequest) => {
  const { piece } = now;
  if (piece === shellName)
    throw new ConflictError(
      'nothing_to_return_to',
      'The shell has no earlier live version to return to, and without a shell no page can be shown. Publish and promote another version of it.',
    );
  const others = [...(await deployedReleases(trx)).values()].filter(({ name }) => name !== piece);
  const refusals: Refusal[] = (await contractsOn(trx, piece, others)).map((consumer) => ({
    gate: 'contracts',
    message: `${consumer.name} ${consumer.version} relies on ${piece}, of which nothing would be live.`,
    mend: `Take ${consumer.name} back first, or promote another version of ${piece}.`,
  }));
  if (refusals.length > 0 && !override)
    throw new RefusedError(
      `${piece} ${now.live} is its first release and others rely on it; it stays live.`,
      [{ piece, version: now.live ?? '', refusals }],
    );
  return refusals;
};

/** Where the last step came from; null when nothing was live before it. */
const before = async (trx: Knex, now: StoredDeployment): Promise<StoredDeployment | null> => {
  if (now.canary) return now;
  const earlier = now.returnsTo === null ? null : await deploymentById(trx, now.returnsTo);
  if (earlier && (await isRemoved(trx, earlier.id)))
    throw new ConflictError(
      'nothing_to_return_to',
      `What was live before ${now.piece} ${now.live} was removed because of its age. Publish and promote the version you want.`,
    );
  return earlier?.live ? earlier : null;
};

/**
 * Takes the last step back: ends a canary if there is one, and what is live stays; else leads to the live version before
 * this one, or to nothing when it is the first. What a rollback went back from is not gone to again.
 */
export const rollBack = async (
  trx: Knex,
  piece: string,
  going: RollbackRequest,
  actor: string,
): Promise<void> => {
  const now = await currentDeployment(trx, piece);
  assertStillLive(piece, now, going.expectedLive);
  if (!now || (!now.live && !now.canary))
    throw new ConflictError(
      'nothing_to_return_to',
      `Nothing of ${piece} is live, so there is nothing to take back.`,
    );
  const target = await before(trx, now);
  const live = target?.live ?? null;
  const overridden = now.canary
    ? []
    : live === null
      ? await assertRemovalAllowed(trx, now, going)
      : await assertRollbackAllowed(trx, now, live, going);
  const reason = going.reason ?? going.override ?? null;
  const returnsTo = target?.returnsTo ?? null;
  await addDeployment(trx, { piece, action: 'rollback', live, canary: null, returnsTo, actor, reason });
  const detail = {
    from: now.canary?.version ?? now.live,
    ...(going.reason ? { reason: going.reason } : {}),
    ...overrideDetail(going.override, overridden),
  };
  await log(trx, { actor, action: 'rollback', piece, version: live, outcome: 'done', detail });
};
