import { z } from 'zod';
import { BusinessCategory } from '../market/business-category';
import { PropertyType } from '../market/property-type';
import { DecimalView } from '../values/decimal';
import { Instant, PropertyId, RequirementId, UserId } from '../values/ids';

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
  isVerified: z.boolean(),
  rating: DecimalView,
  totalDeals: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type AgentProfile = z.output<typeof AgentProfile>;

/**
 * What a brand reads of an agent that made it an offer. Each of the `totalDeals` carries one rating of its brand, so the
 * number is also how many ratings `rating` is the mean of.
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
  isVerified: true,
  rating: true,
  totalDeals: true,
});
export type OfferingAgent = z.output<typeof OfferingAgent>;

/** Work an agent holds for a requirement. */
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
  /** Whom an offer goes to. */
  brandId: UserId,
  brandName: z.string(),
  businessUse: z.string(),
  businessCategory: BusinessCategory,
  /** The type of property wanted; null where any type fits, absent where it is not known. */
  propertyType: PropertyType.nullish(),
  priority: z.enum(['urgent', 'high', 'normal', 'low']),
  /** "1,000 - 2,000" in sq ft, the unit left out; "1,000+" where the brand named no largest area. */
  areaRequired: z.string(),
  timeline: z.string().nullable(),
  preferredLocations: z.array(z.string()),
  brandDescription: z.string().nullable(),
  targetAudience: z.string().nullable(),
  /** Rupees per sq ft per month. */
  maxRentPerSqFt: DecimalView.nullable(),
  /**
   * True while an offer of the signed-in agent stands that it has not withdrawn: there is one such offer per agent and
   * demand.
   */
  contacted: z.boolean(),
});
export type PropertyDemand = z.output<typeof PropertyDemand>;
