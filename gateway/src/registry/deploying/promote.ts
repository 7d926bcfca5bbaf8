import type { Release } from '@setu/protocol';
import type { Knex } from 'knex';
import {
  addDeployment,
  currentDeployment,
  deployedReleases,
  type StoredDeployment,
} from '../../releases/deployments';
import { refusalsFor } from '../gates/all-gates';
import type { Refusal } from '../gates/gate';
import { bindKind } from '../publishing/bind-kind';
import { log } from '../status/release-log';
import { assertStillLive } from './expected-live';
import { overrideDetail, RefusedError } from './refused-error';
import { assertNotStopped } from './stopped-canary';

/** A release whose files were checked. */
export interface CheckedRelease {
  release: Release;
  fileRefusals: readonly Refusal[];
  expectedLive?: string | null | undefined;
}

/** How releases reach visitors. */
export interface Rollout {
  /** The canary's share of visitors; null when promoted to everybody. */
  percent: number | null;
  /** Whether a canary is also stopped when it is slow. */
  stopsWhenSlow?: boolean | undefined;
  reason?: string | undefined;
  override?: string | undefined;
}

/** A release that this request deploys, and the deployment before it. */
interface PendingRelease extends CheckedRelease {
  now: StoredDeployment | null;
}

const nameOf = ({ name, version }: Release) => `${name} ${version}`;

/** Runs the gates for releases that go live together. A version that is already live is not checked again. */
const runGates = async (trx: Knex, pending: readonly PendingRelease[]) => {
  const deployed = [...(await deployedReleases(trx)).values()];
  const together = pending.map(({ release }) => release);
  const staying = deployed.filter(({ name }) => !together.some((release) => release.name === name));
  const results: { pending: PendingRelease; refusals: Refusal[] }[] = [];
  for (const one of pending) {
    const { release, fileRefusals, now } = one;
    const others = [...staying, ...together.filter((other) => other !== release)];
    const refusals =
      now?.live === release.version
        ? []
        : [...fileRefusals, ...(await refusalsFor({ release, others, together, db: trx }))];
    results.push({ pending: one, refusals });
  }
  return results;
};

const assertPassed = (results: Awaited<ReturnType<typeof runGates>>, override: string | undefined) => {
  const refused = results.filter(({ refusals }) => refusals.length > 0);
  if (refused.length === 0 || override) return;
  const names = refused.map(({ pending }) => nameOf(pending.release));
  const count = refused.reduce((sum, { refusals }) => sum + refusals.length, 0);
  throw new RefusedError(
    `${names.join(' and ')} ${names.length > 1 ? 'were' : 'was'} not deployed: ${count} ${count > 1 ? 'checks' : 'check'} failed.`,
    refused.map(({ pending: { release }, refusals }) => ({
      deployable: release.name,
      version: release.version,
      refusals,
    })),
  );
};

/** The deployment that results when a release is promoted, or becomes a canary. */
const nextDeployment = (
  { release: { version }, now }: PendingRelease,
  { percent, stopsWhenSlow = false }: Rollout,
) =>
  percent === null
    ? {
        live: version,
        canary: null,
        // Promoting the live version again adds nothing for a rollback to undo.
        returnsTo: now?.live === version ? now.returnsTo : (now?.id ?? null),
      }
    : {
        live: now?.live ?? null,
        canary: { version, percent, stopsWhenSlow },
        returnsTo: now?.returnsTo ?? null,
      };

const recordDeployment = async (
  trx: Knex,
  pending: PendingRelease,
  rollout: Rollout,
  actor: string,
  overridden: Refusal[],
) => {
  const { name: deployable, version } = pending.release;
  const { percent, reason, override } = rollout;
  const action = percent === null ? 'promote' : 'canary';
  const stated = override ?? reason ?? null;
  await addDeployment(trx, {
    deployable,
    action,
    ...nextDeployment(pending, rollout),
    actor,
    reason: stated,
  });
  const detail = {
    ...(percent === null ? {} : { percent }),
    ...(rollout.stopsWhenSlow ? { stopsWhenSlow: true } : {}),
    ...(reason ? { reason } : {}),
    ...overrideDetail(override, overridden),
  };
  await log(trx, { actor, action, deployable, version, outcome: 'done', detail });
};

/** True for a promotion of the version that everybody already gets. */
const isFullyLive = ({ release, now }: PendingRelease, { percent }: Rollout) =>
  percent === null && now?.live === release.version && !now.canary;

/**
 * Promotes releases, or makes one a canary, in one step: the gates check each of them together with the others.
 * @throws RefusedError when a gate refuses any of them and no override is given
 */
export const applyReleases = async (
  trx: Knex,
  checked: readonly CheckedRelease[],
  rollout: Rollout,
  actor: string,
): Promise<void> => {
  const pending: PendingRelease[] = [];
  for (const one of checked) {
    const { name, version } = one.release;
    await bindKind(trx, one.release);
    const now = await currentDeployment(trx, name);
    const candidate = { ...one, now };
    if (isFullyLive(candidate, rollout)) continue;
    assertStillLive(name, now, one.expectedLive);
    await assertNotStopped(trx, name, version, rollout.reason ?? rollout.override);
    pending.push(candidate);
  }
  const results = await runGates(trx, pending);
  assertPassed(results, rollout.override);
  for (const { pending: one, refusals } of results)
    await recordDeployment(trx, one, rollout, actor, refusals);
};
