import { agentVerifiedV1, hasExpired, verificationStandingOf, type verifyAgent } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { InvalidInputError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { lockProfileOf, type ProfileModel } from './profile.model';
import { assertFound } from './profile.policy';
import { addDecision, newestDecisions } from './verifications/verification.model';

/**
 * An administrator sets, renews or removes the Verified badge, and the checked documents are recorded. A request without documents, as
 * earlier releases send it, changes nothing when the badge already has the requested state.
 * @throws InvalidInputError on `validUntil` when that day has passed
 */
export const makeVerifyAgent =
  ({ clock, inTransaction, recordEvent }: Pick<ServiceDeps, 'clock' | 'inTransaction' | 'recordEvent'>) =>
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
      const last = (await newestDecisions(trx, [userId])).get(userId);
      const isRenewed = isVerified && documents.length > 0;
      if (!isRenewed && verificationStandingOf(profile.isVerified, last, now).isVerified === isVerified)
        return profile;
      await addDecision(trx, {
        userId,
        decision: isVerified ? 'verified' : 'withdrawn',
        ...(isVerified ? { documents, validUntil } : { reason }),
        byUserId: actor.id,
        decidedAt: now,
      });
      const saved = await profile
        .$query(trx)
        .patchAndFetch({ isVerified, version: profile.version + 1, updatedAt: now });
      await recordEvent(trx, agentVerifiedV1, saved.userId, {
        userId: saved.userId,
        version: saved.version,
        companyName: saved.companyName,
        isVerified,
        byUserId: actor.id,
      });
      return saved;
    });
