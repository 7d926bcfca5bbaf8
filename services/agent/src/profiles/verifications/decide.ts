import { type AgentProfileChange, agentVerifiedV1 } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { ProfileModel } from '../profile.model';
import { type AgentVerificationModel, agentVerifications } from './verification.model';

interface Decision
  extends Pick<AgentVerificationModel, 'decision' | 'decidedAt'>,
    Partial<Pick<AgentVerificationModel, 'documents' | 'validUntil' | 'reason'>> {
  /** The administrator, or the agent whose change ended it. For an end by its date, the administrator who verified it. */
  byUserId: string;
  /** Changes the profile in the same version. */
  change?: AgentProfileChange;
}

/** Stores a decision about an agent whose profile is locked, sets or removes the badge, and publishes the event that notifies the agent. */
export const makeDecide =
  ({ recordEvent }: Pick<ServiceDeps, 'recordEvent'>) =>
  async (
    trx: Knex.Transaction,
    profile: ProfileModel,
    { byUserId, change, ...decision }: Decision,
  ): Promise<ProfileModel> => {
    const { userId } = profile;
    const isVerified = decision.decision === 'verified';
    const hasExpired = decision.decision === 'expired';
    await agentVerifications.add(trx, { ...decision, userId, byUserId: hasExpired ? null : byUserId });
    // An earlier release may have removed the badge meanwhile.
    if (hasExpired && !profile.isVerified) return profile;
    const saved = await profile.$query(trx).patchAndFetch({
      ...change,
      isVerified,
      version: profile.version + 1,
      updatedAt: decision.decidedAt,
    });
    await recordEvent(trx, agentVerifiedV1, userId, {
      userId,
      version: saved.version,
      companyName: saved.companyName,
      isVerified,
      byUserId,
      ...(hasExpired ? { hasExpired } : {}),
    });
    return saved;
  };
export type Decide = ReturnType<typeof makeDecide>;
