import { type AgentProfileChange, agentProfilePhotoChangedV1 } from '@setu/contracts';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import { lockProfileOf, type ProfileModel } from './profile.model';
import { assertFound } from './profile.policy';
import { photoState } from './profile.presenter';
import type { Decide } from './verifications/decide';

/** The fields that an administrator verifies. */
const verifiedFields = ['companyName', 'licenseNumber'] as const;

interface Deps extends Pick<ServiceDeps, 'clock' | 'inTransaction' | 'recordEvent'> {
  decide: Decide;
}

/**
 * Changes the sent fields of the caller's profile. A new company name or license number was not verified, so it removes the
 * Verified badge.
 */
export const makeUpdateProfile =
  ({ clock, inTransaction, recordEvent, decide }: Deps) =>
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
      const saved = losesBadge
        ? await decide(trx, profile, {
            decision: 'changed',
            byUserId: actor.id,
            decidedAt: now,
            change: sent,
          })
        : await profile.$query(trx).patchAndFetch({ ...sent, version: profile.version + 1, updatedAt: now });
      if (saved.photo?.url !== before.photo?.url)
        await recordEvent(trx, agentProfilePhotoChangedV1, saved.id, photoState(saved));
      return saved;
    });
