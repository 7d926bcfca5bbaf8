import type { Knex } from 'knex';
import { currentDeployment } from '../../releases/deployments';
import { canarySpeed } from '../vitals/read-vitals';
import { slowVerdict } from '../vitals/slow-canary';
import { type CanaryRecord, verdictOn } from './canary-verdict';
import { stopCanary } from './stop-canary';

/** Only counts visitors with an issued id: others could be invented to stop a canary. */
const recordSince = async (db: Knex, name: string, version: string, since: string): Promise<CanaryRecord> => {
  const row = await db('gateway.release_visitors')
    .where({ name, version, is_issued: true })
    .andWhere('seen_at', '>=', since)
    .first(
      db.raw('count(*)::int as served'),
      db.raw('count(*) filter (where failed_at >= ?)::int as failed', [since]),
    );
  return { served: row.served, failed: row.failed };
};

/** Stops a canary that fails for its visitors. @returns true when this call stopped it */
export const judgeCanary = async (db: Knex, deployable: string, version: string): Promise<boolean> => {
  const deployment = await currentDeployment(db, deployable);
  if (deployment?.canary?.version !== version) return false;
  const reason = verdictOn(await recordSince(db, deployable, version, deployment.at));
  return reason !== null && stopCanary(db, deployable, version, reason);
};

/** Stops a slow canary whose deployment allows that. @returns true when this call stopped it */
export const judgeSpeed = async (db: Knex, deployable: string): Promise<boolean> => {
  const speed = await canarySpeed(db, deployable);
  if (!speed?.stopsWhenSlow || speed.slow.length === 0) return false;
  return stopCanary(db, deployable, speed.version, slowVerdict(speed.slow));
};
