import { type AgentProfile, type OfferingAgent, verificationStandingOf } from '@setu/contracts';
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
