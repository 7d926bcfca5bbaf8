import { agentVerifiedV1, type HandlerInput, type verifyAgent } from '@setu/contracts';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import { lockProfileOf, type ProfileModel } from './profile.model';
import { assertFound } from './profile.policy';

/** An administrator sets or removes the Verified badge. A request without a change publishes no event. */
export const makeVerifyAgent =
  ({ clock, inTransaction, recordEvent }: Pick<ServiceDeps, 'clock' | 'inTransaction' | 'recordEvent'>) =>
  ({ userId, isVerified }: HandlerInput<typeof verifyAgent>, actor: SignedIn): Promise<ProfileModel> =>
    inTransaction(async (trx) => {
      const profile = await lockProfileOf(trx, userId);
      assertFound(profile);
      if (profile.isVerified === isVerified) return profile;
      const saved = await profile
        .$query(trx)
        .patchAndFetch({ isVerified, version: profile.version + 1, updatedAt: clock.now() });
      await recordEvent(trx, agentVerifiedV1, saved.userId, {
        userId: saved.userId,
        version: saved.version,
        companyName: saved.companyName,
        isVerified,
        byUserId: actor.id,
      });
      return saved;
    });
