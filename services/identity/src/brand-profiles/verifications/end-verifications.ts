import { indianDay } from '@setu/contracts';
import type { ServiceDeps, Sweep } from '@setu/service-kit';
import type { Owners } from '../owner';
import type { Decide } from './decide';
import { BrandVerificationModel, newestDecisions } from './verification.model';

interface Deps extends Pick<ServiceDeps, 'db' | 'inTransaction'> {
  owners: Pick<Owners, 'lockOwner'>;
  decide: Decide;
}

/** Maximum number of verifications that one run ends. The next run continues. */
const mostInOneRun = 1_000;

/**
 * Ends verifications whose last day has passed, and publishes the event for other services. Each verification is checked again in its own
 * transaction.
 */
export const makeEndVerifications = ({ db, inTransaction, owners, decide }: Deps): Sweep => {
  const end = (userId: string, now: Date): Promise<boolean> =>
    inTransaction(async (trx) => {
      await owners.lockOwner(trx, userId);
      const last = (await newestDecisions(trx, [userId])).get(userId);
      if (last?.decision !== 'verified' || !last.validUntil || last.validUntil >= indianDay(now))
        return false;
      await decide(trx, { userId, decision: 'expired', byUserId: null, decidedAt: now });
      return true;
    });
  return {
    name: 'verifications of brands that are over',
    run: async (now) => {
      const due = await BrandVerificationModel.query(db)
        .where({ is_newest: true, decision: 'verified' })
        .where('valid_until', '<', indianDay(now))
        .orderBy('valid_until')
        .limit(mostInOneRun)
        .select('user_id');
      let ended = 0;
      for (const { userId } of due) if (await end(userId, now)) ended += 1;
      return ended;
    },
  };
};
