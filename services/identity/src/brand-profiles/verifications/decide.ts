import { brandVerifiedV1 } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { type BrandVerificationModel, brandVerifications } from './verification.model';

/** Notifies a brand that it is verified, or no longer verified. */
export type NotifyVerification = (
  trx: Knex.Transaction,
  about: { userId: string; isVerified: boolean; decisionId: string; at: Date },
) => Promise<unknown>;

export interface DecideDeps extends Pick<ServiceDeps, 'recordEvent'> {
  notifyVerification: NotifyVerification;
}

/** Stores a decision about a locked brand, records its event, and notifies the brand unless the brand caused it. */
export const makeDecide =
  ({ recordEvent, notifyVerification }: DecideDeps) =>
  async (
    trx: Knex.Transaction,
    decision: Omit<Parameters<typeof brandVerifications.add>[1], 'version'>,
  ): Promise<BrandVerificationModel> => {
    const last = await brandVerifications.newestOf(trx, decision.userId);
    const stored = await brandVerifications.add(trx, { ...decision, version: (last?.version ?? 0) + 1 });
    const { userId, version, documents, validUntil, byUserId, decidedAt } = stored;
    const isVerified = stored.decision === 'verified';
    await recordEvent(trx, brandVerifiedV1, userId, {
      userId,
      version,
      isVerified,
      documents: documents.map(({ type }) => type),
      checkedAt: isVerified ? decidedAt.toISOString() : null,
      validUntil,
      ended: stored.decision === 'verified' ? null : stored.decision,
      byUserId,
    });
    if (byUserId !== userId)
      await notifyVerification(trx, { userId, isVerified, decisionId: stored.id, at: decidedAt });
    return stored;
  };
export type Decide = ReturnType<typeof makeDecide>;

/** Ends the verification of a locked brand that has changed its name, because the name was verified. */
export const makeEndByChange =
  (decide: Decide) =>
  async (trx: Knex.Transaction, userId: string, now: Date): Promise<void> => {
    const last = await brandVerifications.newestOf(trx, userId);
    if (last?.decision === 'verified')
      await decide(trx, { userId, decision: 'changed', byUserId: userId, decidedAt: now });
  };
