import { z } from 'zod';
import { StoredPicture } from '../content/stored-picture';
import { BusinessCategory } from '../market/business-category';
import { PropertyType } from '../market/property-type';
import { DecimalView } from '../values/decimal';
import { Instant, PropertyId, RequirementId, UserId } from '../values/ids';
import { verificationStanding } from '../values/verification';

/** An agent's professional profile. Experience in years, commission in percent, rating 0–5. */
export const AgentProfile = z.object({
  id: z.guid(),
  userId: UserId,
  companyName: z.string(),
  licenseNumber: z.string(),
  experience: z.int(),
  commissionRate: DecimalView,
  specializations: z.array(z.string()),
  serviceAreas: z.array(z.string()),
  certifications: z.array(z.string()),
  languages: z.array(z.string()),
  description: z.string().nullable(),
  website: z.string().nullable(),
  linkedinProfile: z.string().nullable(),
  /** A picture of the agent, shown to brands; null in replies of older releases. */
  photo: StoredPicture.nullable().default(null),
  isVerified: z.boolean(),
  ...verificationStanding,
  rating: DecimalView,
  totalDeals: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type AgentProfile = z.output<typeof AgentProfile>;

/**
 * An agent as shown to a brand that received an offer. Each of the `totalDeals` has one rating by its brand, so `rating` is
 * the mean of `totalDeals` ratings.
 */
export const OfferingAgent = AgentProfile.pick({
  userId: true,
  companyName: true,
  licenseNumber: true,
  experience: true,
  specializations: true,
  serviceAreas: true,
  certifications: true,
  languages: true,
  description: true,
  website: true,
  linkedinProfile: true,
  photo: true,
  isVerified: true,
  verification: true,
  rating: true,
  totalDeals: true,
});
export type OfferingAgent = z.output<typeof OfferingAgent>;

/** The assignment of a requirement to an agent. */
export const AgentAssignment = z.object({
  id: z.guid(),
  agentId: UserId,
  propertyId: PropertyId.nullable(),
  demandId: RequirementId.nullable(),
  assignmentType: z.enum(['tenant_search', 'property_marketing', 'deal_closing']),
  status: z.enum(['active', 'on_hold', 'completed']),
  /** Percent. */
  commissionAgreed: DecimalView.nullable(),
  notes: z.string().nullable(),
  assignedAt: Instant,
  completedAt: Instant.nullable(),
});
export type AgentAssignment = z.output<typeof AgentAssignment>;

/** A requirement as agents see it. */
export const PropertyDemand = z.object({
  id: RequirementId,
  /** Receiver of an offer. */
  brandId: UserId,
  brandName: z.string(),
  businessUse: z.string(),
  businessCategory: BusinessCategory,
  /** The desired type of property; null when any type fits, absent when it is unknown. */
  propertyType: PropertyType.nullish(),
  priority: z.enum(['urgent', 'high', 'normal', 'low']),
  /** "1,000 - 2,000" in sq ft, without the unit; "1,000+" when the brand entered no maximum. */
  areaRequired: z.string(),
  timeline: z.string().nullable(),
  preferredLocations: z.array(z.string()),
  brandDescription: z.string().nullable(),
  targetAudience: z.string().nullable(),
  /** Rupees per sq ft per month. */
  maxRentPerSqFt: DecimalView.nullable(),
  /**
   * True while the signed-in agent has an offer that was not withdrawn. There is at most one such offer per agent and
   * demand.
   */
  contacted: z.boolean(),
});
export type PropertyDemand = z.output<typeof PropertyDemand>;
