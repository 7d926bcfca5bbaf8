import { type AgentProfileChange, agentProfilePhotoChangedV1, agentVerifiedV1 } from '@setu/contracts';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import { lockProfileOf, type ProfileModel } from './profile.model';
import { assertFound } from './profile.policy';
import { photoState } from './profile.presenter';
import { addDecision } from './verifications/verification.model';

/** The fields that an administrator verifies. */
const verifiedFields = ['companyName', 'licenseNumber'] as const;

/**
 * Changes the sent fields of the caller's profile. A new company name or license number was not verified, so it removes the
 * Verified badge.
 */
export const makeUpdateProfile =
  ({ clock, inTransaction, recordEvent }: Pick<ServiceDeps, 'clock' | 'inTransaction' | 'recordEvent'>) =>
  (change: AgentProfileChange, actor: SignedIn): Promise<ProfileModel> =>
    inTransaction(async (trx) => {
      const profile = await lockProfileOf(trx, actor.id);
      assertFound(profile);
      const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      if (Object.keys(sent).length === 0) return profile;
      const isOther = verifiedFields.some(
        (field) => change[field] !== undefined && change[field] !== profile[field],
      );
      const before = profile.$clone();
      const losesBadge = profile.isVerified && isOther;
      const now = clock.now();
      const saved = await profile.$query(trx).patchAndFetch({
        ...sent,
        ...(losesBadge ? { isVerified: false } : {}),
        version: profile.version + 1,
        updatedAt: now,
      });
      if (saved.photo?.url !== before.photo?.url)
        await recordEvent(trx, agentProfilePhotoChangedV1, saved.id, photoState(saved));
      if (losesBadge) {
        await addDecision(trx, {
          userId: saved.userId,
          decision: 'changed',
          byUserId: saved.userId,
          decidedAt: now,
        });
        await recordEvent(trx, agentVerifiedV1, saved.userId, {
          userId: saved.userId,
          version: saved.version,
          companyName: saved.companyName,
          isVerified: false,
          byUserId: saved.userId,
        });
      }
      return saved;
    });
