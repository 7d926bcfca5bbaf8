import {
  type AgentProfile,
  type agentProfilePhotoChangedV1,
  type OfferingAgent,
  uploadIdsOf,
  verificationStandingOf,
} from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import type { ProfileModel } from './profile.model';
import type { VerificationModel } from './verifications/verification.model';

/** The newest decision about the agent, and the present: whether a verification is valid depends on the day. */
interface Standing {
  decision: VerificationModel | undefined;
  now: Date;
}

/** A profile for a brand that has an offer of the agent. */
export const presentOfferingAgent = (profile: ProfileModel, { decision, now }: Standing): OfferingAgent => {
  const { isVerified, verification } = verificationStandingOf(profile.isVerified, decision, now);
  return {
    userId: profile.userId,
    companyName: profile.companyName,
    licenseNumber: profile.licenseNumber,
    experience: profile.experience,
    specializations: profile.specializations,
    serviceAreas: profile.serviceAreas,
    certifications: profile.certifications,
    languages: profile.languages,
    description: profile.description,
    website: profile.website,
    linkedinProfile: profile.linkedinProfile,
    photo: profile.photo,
    isVerified,
    verification,
    rating: profile.rating,
    totalDeals: profile.totalDeals,
  };
};

/** A profile for its agent and for administrators. */
export const presentProfile = (profile: ProfileModel, standing: Standing): AgentProfile => {
  const { verifiedUntil, verificationEnd } = verificationStandingOf(
    profile.isVerified,
    standing.decision,
    standing.now,
  );
  return {
    ...presentOfferingAgent(profile, standing),
    id: profile.id,
    commissionRate: profile.commissionRate,
    verifiedUntil,
    verificationEnd,
    createdAt: profile.createdAt.toISOString(),
    updatedAt: profile.updatedAt.toISOString(),
  };
};

/** The photo of a profile for other services: the upload that it shows. */
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
