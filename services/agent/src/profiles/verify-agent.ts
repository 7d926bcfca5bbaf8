import { hasExpired, verificationStandingOf, type verifyAgent } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { InvalidInputError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { lockProfileOf, type ProfileModel } from './profile.model';
import { assertFound } from './profile.policy';
import type { Decide } from './verifications/decide';
import { agentVerifications } from './verifications/verification.model';

/**
 * An administrator sets, renews or removes the Verified badge, and the checked documents are recorded. A request without documents, as
 * earlier releases send it, changes nothing when the badge already has the requested state.
 * @throws InvalidInputError on `validUntil` when that day has passed
 */
export const makeVerifyAgent =
  ({ clock, inTransaction, decide }: Pick<ServiceDeps, 'clock' | 'inTransaction'> & { decide: Decide }) =>
  (
    { userId, isVerified, documents, validUntil, reason }: HandlerInput<typeof verifyAgent>,
    actor: SignedIn,
  ): Promise<ProfileModel> =>
    inTransaction(async (trx) => {
      const now = clock.now();
      if (hasExpired(validUntil, now))
        throw new InvalidInputError([{ path: 'validUntil', message: 'Enter today or a later day' }]);
      const profile = await lockProfileOf(trx, userId);
      assertFound(profile);
      const last = await agentVerifications.newestOf(trx, userId);
      const isRenewed = isVerified && documents.length > 0;
      if (!isRenewed && verificationStandingOf(profile.isVerified, last, now).isVerified === isVerified)
        return profile;
      return decide(trx, profile, {
        decision: isVerified ? 'verified' : 'withdrawn',
        ...(isVerified ? { documents, validUntil } : { reason }),
        byUserId: actor.id,
        decidedAt: now,
      });
    });
