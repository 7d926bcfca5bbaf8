import type { Knex } from 'knex';
import { addDeployment, currentDeployment, lockDeployments } from '../../releases/deployments';
import { log } from '../status/release-log';

/** Stops a canary that fails for its visitors. @returns false when that version is no longer the canary */
export const stopCanary = async (
  db: Knex,
  deployable: string,
  version: string,
  reason: string,
): Promise<boolean> =>
  db.transaction(async (trx) => {
    await lockDeployments(trx);
    const now = await currentDeployment(trx, deployable);
    if (now?.canary?.version !== version) return false;
    const actor = 'platform';
    const { live, returnsTo } = now;
    await addDeployment(trx, {
      deployable,
      action: 'stop-canary',
      live,
      canary: null,
      returnsTo,
      actor,
      reason,
    });
    await log(trx, {
      actor,
      action: 'stop-canary',
      deployable,
      version,
      outcome: 'done',
      detail: { reason },
    });
    return true;
  });
