import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { StoredPictureDraft } from '../content/stored-picture';
import { businessCategories } from '../market/business-category';
import { PropertyType } from '../market/property-type';
import { changeOf } from '../values/change';
import { Decimal, OptionalDecimal, typedNumber } from '../values/decimal';
import { Instant, PropertyId, RequirementId, UserId } from '../values/ids';
import { HttpsUrl, OptionalMultilineText, TagList, Text } from '../values/text';
import { mostVerificationRecords, VerificationRecord, verificationChange } from '../values/verification';
import { agentDocumentTypes } from '../values/verification-documents';
import { AgentAssignment, AgentProfile, OfferingAgent, PropertyDemand } from './agent-profile';

const isBlank = (value: unknown) => value === '' || value === undefined || value === null;
const optionalUrl = z
  .preprocess((value) => (value === '' ? null : value), HttpsUrl.nullish())
  .transform((value) => value ?? null);

const fields = {
  companyName: Text(150, 'Company name is required'),
  licenseNumber: Text(80, 'License number is required'),
  /** Whole years. */
  experience: z.preprocess(
    typedNumber('years', 'years of experience'),
    z
      .number({ error: (issue) => (isBlank(issue.input) ? 'Experience is required' : 'Enter whole years') })
      .int('Enter whole years')
      .min(0, 'Enter zero or more years')
      .max(60, 'Enter at most 60 years'),
  ),
  /** Percent. */
  commissionRate: Decimal({
    unit: 'percent',
    min: 0,
    max: 100,
    label: 'commission rate',
    requiredMessage: 'Commission rate is required',
  }),
  specializations: TagList().default([]),
  serviceAreas: TagList().default([]),
  certifications: TagList().default([]),
  languages: TagList().default([]),
  description: OptionalMultilineText(5000),
  website: optionalUrl,
  linkedinProfile: optionalUrl,
  photo: StoredPictureDraft.nullable().default(null),
};

/** Fields of the profile form. A second profile of an agent is refused with 409. */
export const AgentProfileDraft = z.object(fields);
export type AgentProfileDraft = z.output<typeof AgentProfileDraft>;

/** The same fields, all optional: only those that are sent change. */
export const AgentProfileChange = changeOf(fields);
export type AgentProfileChange = z.output<typeof AgentProfileChange>;

export const getAgentProfile = endpoint({
  service: 'agent',
  method: 'GET',
  path: '/api/agent/profile',
  summary: 'Returns the profile of the signed-in agent, or null before it is created.',
  access: ['agent'],
  response: { 200: AgentProfile.nullable() },
});

export const createAgentProfile = endpoint({
  service: 'agent',
  method: 'POST',
  path: '/api/agent/profile',
  summary: 'Creates the profile of the signed-in agent.',
  access: ['agent'],
  body: AgentProfileDraft,
  creates: true,
  response: { 201: AgentProfile },
  errors: ['validation_failed', 'profile_exists'],
});

export const updateAgentProfile = endpoint({
  service: 'agent',
  method: 'PATCH',
  path: '/api/agent/profile',
  summary: "Changes the sent fields of the signed-in agent's profile.",
  access: ['agent'],
  body: AgentProfileChange,
  response: { 200: AgentProfile },
  errors: ['validation_failed', 'profile_not_found'],
});

export const listOfferingAgents = endpoint({
  service: 'agent',
  method: 'GET',
  path: '/api/agent/profiles',
  summary:
    'Lists the profiles of agents who made the signed-in brand an offer for a requirement, newest first. Agents without a profile are left out.',
  access: ['brand'],
  query: Paging.extend({ requirementId: RequirementId }),
  response: { 200: z.array(OfferingAgent) },
  errors: ['validation_failed', 'invalid_cursor'],
});

const optionalSqFt = z.coerce.number().int('Enter the area in whole sq ft').min(0).max(1_000_000).optional();

/** Options that the filter of the demand list offers. Source: specification, section 9. */
export const demandFilterCategories = ['retail', 'food', 'services', 'entertainment'] as const;
export const demandFilterPropertyTypes = ['retail', 'office', 'warehouse'] as const;

/** Filters of the agents' demand list. `businessCategory` accepts the options of the filter and every business category. */
export const DemandFilter = z.object({
  businessCategory: z.enum([...new Set([...demandFilterCategories, ...businessCategories])]).optional(),
  propertyType: PropertyType.optional(),
  city: Text(80).optional(),
  minArea: optionalSqFt,
  maxArea: optionalSqFt,
});

export const listDemands = endpoint({
  service: 'agent',
  method: 'GET',
  path: '/api/demands',
  summary: 'Lists active property requirements of brands, the most urgent first.',
  access: ['agent'],
  query: DemandFilter.extend(Paging.shape).refine(
    (filter) =>
      filter.minArea === undefined || filter.maxArea === undefined || filter.minArea <= filter.maxArea,
    { path: ['maxArea'], message: 'Minimum area cannot be greater than maximum area' },
  ),
  response: { 200: z.array(PropertyDemand) },
  errors: ['validation_failed', 'invalid_cursor'],
});

/** An assignment with the details of its drawer. */
export const AssignmentView = AgentAssignment.extend({
  brandId: UserId,
  brandName: z.string(),
  agentName: z.string(),
  /** Title of the requirement. */
  demandTitle: z.string(),
  /** In the format of a demand: "1,000 - 2,000" or "1,000+", in sq ft. */
  areaRequired: z.string(),
  timeline: z.string().nullable(),
  preferredLocations: z.array(z.string()),
  propertyTitle: z.string().nullable(),
  /** True when the agent completed it and the brand has not confirmed yet. */
  awaitsConfirmation: z.boolean(),
  /** 1–5, given by the brand on completion. */
  rating: z.int().nullable(),
  updatedAt: Instant,
});
export type AssignmentView = z.output<typeof AssignmentView>;

export const listAssignments = endpoint({
  service: 'agent',
  method: 'GET',
  path: '/api/agent/assignments',
  summary:
    'Lists the assignments that the signed-in agent has or the signed-in brand gave: open ones first, then newest first.',
  access: ['agent', 'brand'],
  query: Paging.extend({ requirementId: RequirementId.optional() }),
  response: { 200: z.array(AssignmentView) },
  errors: ['invalid_cursor'],
});

/** The terms on which a brand accepts an agent's offer. */
export const OfferAcceptance = z.object({
  requirementId: RequirementId,
  agentId: UserId,
  propertyId: PropertyId.nullish().transform((value) => value ?? null),
  assignmentType: AgentAssignment.shape.assignmentType.default('tenant_search'),
  commissionAgreed: OptionalDecimal({ unit: 'percent', min: 0, max: 100, label: 'commission' }),
  notes: OptionalMultilineText(2000),
});

export const acceptOffer = endpoint({
  service: 'agent',
  method: 'POST',
  path: '/api/agent/assignments',
  summary:
    "Accepts an agent's offer to one of the brand's own requirements, which creates the assignment. Property and commission default to those of the offer.",
  access: ['brand'],
  body: OfferAcceptance,
  creates: true,
  response: { 201: AssignmentView },
  errors: [
    'validation_failed',
    'requirement_not_found',
    'offer_not_found',
    'property_not_found',
    'requirement_taken',
    'agent_suspended',
  ],
});

const ById = z.object({ id: z.guid() });

export const changeAssignmentStatus = endpoint({
  service: 'agent',
  method: 'PATCH',
  path: '/api/agent/assignments/:id',
  summary:
    "Sets the status of one of the agent's own assignments: on hold, active again, or completed. The brand then confirms the completion.",
  access: ['agent'],
  params: ById,
  body: z.object({ status: AgentAssignment.shape.status }),
  response: { 200: AssignmentView },
  errors: ['validation_failed', 'assignment_not_found', 'status_not_allowed'],
});

/** How a brand rates the agent of a completed assignment. */
export const AssignmentRating = z.object({
  rating: z.int('Choose 1 to 5').min(1, 'Choose 1 to 5').max(5, 'Choose 1 to 5'),
});

export const confirmAssignment = endpoint({
  service: 'agent',
  method: 'POST',
  path: '/api/agent/assignments/:id/confirm',
  summary:
    "Confirms the completion of an assignment and rates the agent from 1 to 5. The agent's deals and mean rating include it.",
  access: ['brand'],
  params: ById,
  body: AssignmentRating,
  response: { 200: AssignmentView },
  errors: ['validation_failed', 'assignment_not_found', 'status_not_allowed'],
});

export const listAgents = endpoint({
  service: 'agent',
  method: 'GET',
  path: '/api/admin/agents',
  summary: 'Lists agent profiles, newest first.',
  access: 'admin',
  query: Paging,
  response: { 200: z.array(AgentProfile) },
  errors: ['invalid_cursor'],
});

export const verifyAgent = endpoint({
  service: 'agent',
  method: 'PATCH',
  path: '/api/admin/agents/:userId',
  summary:
    'Sets or removes the Verified badge of an agent: with the documents that were checked and the last valid day, or with the reason. Documents for a verified agent renew the verification.',
  access: 'admin',
  params: z.object({ userId: UserId }),
  body: verificationChange(agentDocumentTypes),
  response: { 200: AgentProfile },
  errors: ['validation_failed', 'profile_not_found'],
});

export const listAgentVerifications = endpoint({
  service: 'agent',
  method: 'GET',
  path: '/api/admin/agents/:userId/verifications',
  summary: `Lists what administrators decided about the verification of an agent, with the numbers of documents: newest first, ${mostVerificationRecords} at most.`,
  access: 'admin',
  params: z.object({ userId: UserId }),
  response: { 200: z.array(VerificationRecord) },
});
