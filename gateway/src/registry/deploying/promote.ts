import type { Release } from '@setu/contracts';
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

/** A release on its way, and what was wrong with its files a moment ago. */
export interface Candidate {
  release: Release;
  spoilt: readonly Refusal[];
  expectedLive?: string | null | undefined;
}

/** How releases go to visitors: to everybody, or to a share of them. */
export interface Rollout {
  /** Null: to everybody. */
  percent: number | null;
  reason?: string | undefined;
  override?: string | undefined;
}

interface Step extends Candidate {
  now: StoredDeployment | null;
}

const nameOf = ({ name, version }: Release) => `${name} ${version}`;

/** What speaks against each release, when all of them go at once. What is live already is not asked again. */
const refusalsOf = async (trx: Knex, steps: readonly Step[]) => {
  const deployed = [...(await deployedReleases(trx)).values()];
  const going = steps.map(({ release }) => release);
  const staying = deployed.filter(({ name }) => !going.some((release) => release.name === name));
  const refused: { step: Step; refusals: Refusal[] }[] = [];
  for (const step of steps) {
    const { release, spoilt, now } = step;
    const others = [...staying, ...going.filter((other) => other !== release)];
    const refusals =
      now?.live === release.version
        ? []
        : [...spoilt, ...(await refusalsFor({ release, others, together: going, db: trx }))];
    refused.push({ step, refusals });
  }
  return refused;
};

/** What a deployable becomes when a release goes live, or to some visitors. */
const next = ({ release: { version }, now }: Step, percent: number | null) =>
  percent === null
    ? {
        live: version,
        canary: null,
        // Promoting what is live already is no step a rollback would have to take back.
        returnsTo: now?.live === version ? now.returnsTo : (now?.id ?? null),
      }
    : { live: now?.live ?? null, canary: { version, percent }, returnsTo: now?.returnsTo ?? null };

const record = async (trx: Knex, step: Step, going: Rollout, actor: string, overridden: Refusal[]) => {
  const { name: piece, version } = step.release;
  const { percent, reason, override } = going;
  const action = percent === null ? 'promote' : 'canary';
  const stated = override ?? reason ?? null;
  await addDeployment(trx, { piece, action, ...next(step, percent), actor, reason: stated });
  const detail = {
    ...(percent === null ? {} : { percent }),
    ...(reason ? { reason } : {}),
    ...overrideDetail(override, overridden),
  };
  await log(trx, { actor, action, piece, version, outcome: 'done', detail });
};

/** Nothing changes for a release that everybody gets already. */
const isThere = ({ release, now }: Step, { percent }: Rollout) =>
  percent === null && now?.live === release.version && !now.canary;

/**
 * Makes releases live, or one of them a canary, all in one step: each meets the others as they are after it.
 * @throws RefusedError when a gate says no to any of them and no override is given
 */
export const applyReleases = async (
  trx: Knex,
  candidates: readonly Candidate[],
  going: Rollout,
  actor: string,
): Promise<void> => {
  const steps: Step[] = [];
  for (const candidate of candidates) {
    const { name, version } = candidate.release;
    await bindKind(trx, candidate.release);
    const now = await currentDeployment(trx, name);
    const step = { ...candidate, now };
    if (isThere(step, going)) continue;
    assertStillLive(name, now, candidate.expectedLive);
    await assertNotStopped(trx, name, version, going.reason ?? going.override);
    steps.push(step);
  }
  const judged = await refusalsOf(trx, steps);
  const refused = judged.filter(({ refusals }) => refusals.length > 0);
  if (refused.length > 0 && !going.override) {
    const names = refused.map(({ step }) => nameOf(step.release));
    throw new RefusedError(
      `${names.join(' and ')} would break something and ${names.length > 1 ? 'stay' : 'stays'} out.`,
      refused.map(({ step: { release }, refusals }) => ({
        piece: release.name,
        version: release.version,
        refusals,
      })),
    );
  }
  for (const { step, refusals } of judged) await record(trx, step, going, actor, refusals);
};
