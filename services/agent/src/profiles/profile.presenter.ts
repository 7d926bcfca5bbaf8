import type { AgentProfile, OfferingAgent } from '@setu/contracts';
import type { ProfileModel } from './profile.model';

/** A profile for a brand that has an offer of the agent. */
export const presentOfferingAgent = (profile: ProfileModel): OfferingAgent => ({
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
  isVerified: profile.isVerified,
  rating: profile.rating,
  totalDeals: profile.totalDeals,
});

/** A profile for its agent and for administrators. */
export const presentProfile = (profile: ProfileModel): AgentProfile => ({
  ...presentOfferingAgent(profile),
  id: profile.id,
  commissionRate: profile.commissionRate,
  createdAt: profile.createdAt.toISOString(),
  updatedAt: profile.updatedAt.toISOString(),
});
