import { agentVerifiedV1, indianDay } from '@setu/contracts';
import type { ServiceDeps, Sweep } from '@setu/service-kit';
import { lockProfileOf } from '../profile.model';
import { addDecision, newestDecisions, VerificationModel } from './verification.model';

/** Maximum number of verifications that one run ends. The next run continues. */
const mostInOneRun = 1_000;

/**
 * Ends verifications whose last day has passed, and publishes the event that notifies the agent. The badge is hidden after that day whether
 * or not this has run. Each verification is checked again in its own transaction.
 */
export const makeEndVerifications = ({
  db,
  inTransaction,
  recordEvent,
}: Pick<ServiceDeps, 'db' | 'inTransaction' | 'recordEvent'>): Sweep => {
  const end = (userId: string, now: Date): Promise<boolean> =>
    inTransaction(async (trx) => {
      const profile = await lockProfileOf(trx, userId);
      const last = (await newestDecisions(trx, [userId])).get(userId);
      if (!profile || last?.decision !== 'verified' || !last.validUntil) return false;
      if (last.validUntil >= indianDay(now)) return false;
      await addDecision(trx, { userId, decision: 'expired', byUserId: null, decidedAt: now });
      // An earlier release may have removed the badge meanwhile.
      if (!profile.isVerified) return true;
      const saved = await profile
        .$query(trx)
        .patchAndFetch({ isVerified: false, version: profile.version + 1, updatedAt: now });
      await recordEvent(trx, agentVerifiedV1, userId, {
        userId,
        version: saved.version,
        companyName: saved.companyName,
        isVerified: false,
        byUserId: last.byUserId ?? userId,
        hasExpired: true,
      });
      return true;
    });
  return {
    name: 'verifications of agents that are over',
    run: async (now) => {
      const due = await VerificationModel.query(db)
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
