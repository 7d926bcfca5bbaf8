import { type DeploymentRequest, shellName } from '@setu/contracts';
import { ConflictError } from '@setu/service-kit';
import type { Knex } from 'knex';
import {
  addDeployment,
  currentDeployment,
  deployedReleases,
  deploymentById,
  isRemoved,
  type KeptDeployment,
} from './deployments';
import { assertStillLive } from './expected-live';
import { contractsOn } from './gates/contracts-gate';
import type { Refusal } from './gates/gate';
import { wayBackRefusals } from './gates/migrations-gate';
import { bindKind } from './kinds';
import { publishedRelease } from './published';
import { passedOver, RefusedError } from './refused';
import { log } from './release-log';

type GoingBack = Extract<DeploymentRequest, { action: 'rollback' }>;

/** The one gate of a rollback: it refuses a version that uses what the schema has lost since. */
const passWayBack = async (trx: Knex, now: KeptDeployment, to: string, { override }: GoingBack) => {
  const release = await publishedRelease(trx, now.piece, to);
  await bindKind(trx, release);
  const refusals = await wayBackRefusals(trx, release, now.live);
  if (refusals.length > 0 && !override)
    throw new RefusedError(
      `${now.piece} ${to} cannot work on the schema as it is now; ${now.live ?? 'nothing'} stays live.`,
      [{ piece: now.piece, version: to, refusals }],
    );
  return refusals;
};

/** A first release goes away when nothing that visitors meet relies on it. */
const passTakingAway = async (trx: Knex, now: KeptDeployment, { override }: GoingBack) => {
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
const before = async (trx: Knex, now: KeptDeployment): Promise<KeptDeployment | null> => {
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
export const goBack = async (trx: Knex, piece: string, going: GoingBack, actor: string): Promise<void> => {
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
      ? await passTakingAway(trx, now, going)
      : await passWayBack(trx, now, live, going);
  const reason = going.reason ?? going.override ?? null;
  const returnsTo = target?.returnsTo ?? null;
  await addDeployment(trx, { piece, action: 'rollback', live, canary: null, returnsTo, actor, reason });
  const detail = {
    from: now.canary?.version ?? now.live,
    ...(going.reason ? { reason: going.reason } : {}),
    ...passedOver(going.override, overridden),
  };
  await log(trx, { actor, action: 'rollback', piece, version: live, outcome: 'done', detail });
};
