import type { DeploymentRequest, PromotionTogether } from '@setu/contracts';
import type { Knex } from 'knex';
import type { Artefacts } from '../../artefacts/artefacts';
import { lockDeployments } from '../../releases/deployments';
import { requireRelease } from '../../releases/published';
import { filesGate } from '../gates/files-gate';
import { hiddenCalls } from '../gates/hidden-calls';
import { log } from '../status/release-log';
import { applyReleases, type Candidate, type Rollout } from './promote';
import { RefusedError } from './refused-error';
import { rollBack } from './roll-back';

interface Deps {
  db: Knex;
  artefacts: Artefacts;
}

type Action = DeploymentRequest['action'];

/** Does the work while no other deployment changes; what gates refuse is recorded. */
const alone = async (db: Knex, action: Action, actor: string, work: (trx: Knex) => Promise<void>) => {
  try {
    await db.transaction(async (trx) => {
      await lockDeployments(trx);
      await work(trx);
    });
  } catch (error) {
    if (error instanceof RefusedError)
      for (const { piece, version, refusals } of error.refused)
        await log(db, { actor, action, piece, version, outcome: 'refused', detail: { refusals } });
    throw error;
  }
};

type Named = PromotionTogether['releases'][number];

const candidateOf = async ({ db, artefacts }: Deps, named: Named): Promise<Candidate> => {
  const release = await requireRelease(db, named.name, named.version);
  return {
    release,
    spoilt: [...(await filesGate(artefacts, release)), ...(await hiddenCalls(artefacts, release))],
    expectedLive: named.expectedLive,
  };
};

const forward = async (deps: Deps, named: readonly Named[], going: Rollout, actor: string) => {
  const candidates: Candidate[] = [];
  for (const one of named) candidates.push(await candidateOf(deps, one));
  const action = going.percent === null ? 'promote' : 'canary';
  await alone(deps.db, action, actor, (trx) => applyReleases(trx, candidates, going, actor));
};

/**
 * Changes what is live of one deployable. A rollback asks only for the schema of a service, and for those who rely on a
 * first release.
 * @throws RefusedError with the reasons when the gates say no and no override is given; that is recorded too.
 *   ConflictError when something else is live than the caller expected, or the platform stopped this canary
 */
export const deploy = async (
  deps: Deps,
  piece: string,
  request: DeploymentRequest,
  actor: string,
): Promise<void> => {
  if (request.action === 'rollback')
    return alone(deps.db, 'rollback', actor, (trx) => rollBack(trx, piece, request, actor));
  const { version, expectedLive, reason, override } = request;
  const percent = request.action === 'canary' ? request.percent : null;
  await forward(deps, [{ name: piece, version, expectedLive }], { percent, reason, override }, actor);
};

/**
 * Makes several releases live in one step, so that deployables that rely on each other can be the first of their kind.
 * @throws as deploy; all of them go live or none does
 */
export const promoteTogether = (
  deps: Deps,
  { releases, reason, override }: PromotionTogether,
  actor: string,
): Promise<void> => forward(deps, releases, { percent: null, reason, override }, actor);
