import {
  AgentProfile,
  type agentProfilePhotoChangedV1,
  OfferingAgent,
  uploadIdsOf,
  verificationStandingOf,
} from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { columnsIn } from '@setu/service-kit';
import type { ProfileModel } from './profile.model';
import type { AgentVerificationModel } from './verifications/verification.model';

/** The newest decision about the agent, and the current time, because a verification is valid until a day. */
interface Standing {
  decision: AgentVerificationModel | undefined;
  now: Date;
}

/** Presents a profile to a brand that has an offer of the agent. */
export const presentOfferingAgent = (profile: ProfileModel, { decision, now }: Standing): OfferingAgent => {
  const { isVerified, verification } = verificationStandingOf(profile.isVerified, decision, now);
  return {
    ...columnsIn(OfferingAgent, profile),
    isVerified,
    verification,
  };
};

/** Presents a profile to its agent and to administrators. */
export const presentProfile = (profile: ProfileModel, standing: Standing): AgentProfile => {
  const { verifiedUntil, verificationEnd } = verificationStandingOf(
    profile.isVerified,
    standing.decision,
    standing.now,
  );
  return {
    ...columnsIn(AgentProfile, profile),
    ...presentOfferingAgent(profile, standing),
    verifiedUntil,
    verificationEnd,
    createdAt: profile.createdAt.toISOString(),
    updatedAt: profile.updatedAt.toISOString(),
  };
};

/** The photo of a profile for other services, as the upload that it shows. */
export const photoState = ({
  id,
  version,
  userId,
  photo,
}: ProfileModel): EventData<typeof agentProfilePhotoChangedV1> => ({
  id,
  version,
  userId,
  uploadIds: photo ? uploadIdsOf([photo.url]) : [],
});
