import {
  type AssignmentView,
  acceptOffer,
  changeAssignmentStatus,
  confirmAssignment,
  createAgentProfile,
  getAgentProfile,
  listAgents,
  listAgentVerifications,
  listAssignments,
  listDemands,
  listOfferingAgents,
  updateAgentProfile,
  verifyAgent,
} from '../../agent/agent-calls';
import type { AgentProfile } from '../../agent/agent-profile';
import { ownAgentData } from '../../own-data-calls';
import { createdAt, example, ids, storedPicture, updatedAt } from './example';

/** An agent's services, in the profile form and in the view for brands. */
const services = {
  specializations: ['Retail'],
  serviceAreas: ['Pune', 'Mumbai'],
  certifications: ['RERA'],
  languages: ['Marathi', 'Hindi', 'English'],
  description: 'Shops and kiosks near stations.',
  website: 'https://deccan-realty.example/',
};

const shownToBrands = {
  userId: ids.agent,
  companyName: 'Deccan Realty',
  licenseNumber: 'A51700001234',
  experience: 8,
  ...services,
  linkedinProfile: null,
  photo: storedPicture,
  isVerified: true,
  verification: { documents: ['rera', 'gstin'], checkedAt: createdAt },
  rating: '4.50',
  totalDeals: 12,
};
const profile: AgentProfile = {
  ...shownToBrands,
  id: ids.profile,
  commissionRate: '1.50',
  verifiedUntil: '2027-11-20',
  verificationEnd: null,
  createdAt,
  updatedAt,
};

const checked = [
  { type: 'rera' as const, number: 'A51700001234' },
  { type: 'gstin' as const, number: '27AAPFU0939F1ZV' },
];

const assignment: AssignmentView = {
  id: ids.assignment,
  agentId: ids.agent,
  propertyId: ids.property,
  demandId: ids.requirement,
  assignmentType: 'tenant_search',
  status: 'active',
  commissionAgreed: '1.50',
  notes: 'Start with the station area.',
  assignedAt: createdAt,
  completedAt: null,
  brandId: ids.brand,
  brandName: 'Chai Chaupal',
  agentName: 'Ravi Menon',
  demandTitle: 'Corner shop in Pune',
  areaRequired: '1,000 - 2,000',
  timeline: '2 months',
  preferredLocations: ['Pune'],
  propertyTitle: 'Hall next to Pune station',
  awaitsConfirmation: false,
  rating: null,
  updatedAt: createdAt,
};
const completed: AssignmentView = {
  ...assignment,
  status: 'completed',
  completedAt: updatedAt,
  awaitsConfirmation: true,
  updatedAt,
};

export const agentExamples = [
  example(getAgentProfile, { reply: profile }),
  example(createAgentProfile, {
    request: {
      companyName: 'Deccan Realty',
      licenseNumber: 'A51700001234',
      experience: 8,
      commissionRate: '1.5',
      ...services,
    },
    reply: {
      ...profile,
      isVerified: false,
      verification: null,
      verifiedUntil: null,
      rating: '0.00',
      totalDeals: 0,
      updatedAt: createdAt,
    },
  }),
  example(updateAgentProfile, {
    request: { commissionRate: '1.75' },
    reply: { ...profile, commissionRate: '1.75' },
  }),
  example(listOfferingAgents, { reply: [shownToBrands] }),
  example(listDemands, {
    reply: [
      {
        id: ids.requirement,
        brandId: ids.brand,
        brandName: 'Chai Chaupal',
        businessUse: 'Food & Beverage',
        businessCategory: 'food_beverage',
        propertyType: 'retail',
        priority: 'high',
        areaRequired: '1,000 - 2,000',
        timeline: '2 months',
        preferredLocations: ['Pune'],
        brandDescription: 'Kiosks that serve eleven teas on railway platforms.',
        targetAudience: 'Commuters in large cities',
        maxRentPerSqFt: '180.00',
        contacted: false,
      },
    ],
  }),
  example(listAssignments, { reply: [assignment] }),
  example(acceptOffer, {
    request: {
      requirementId: ids.requirement,
      agentId: ids.agent,
      propertyId: ids.property,
      commissionAgreed: '1.5',
      notes: 'Start with the station area.',
    },
    reply: assignment,
  }),
  example(changeAssignmentStatus, { request: { status: 'completed' }, reply: completed }),
  example(confirmAssignment, {
    request: { rating: 5 },
    reply: { ...completed, awaitsConfirmation: false, rating: 5 },
  }),
  example(listAgents, { reply: [profile] }),
  example(verifyAgent, {
    request: { isVerified: true, documents: checked, validUntil: '2027-11-20' },
    reply: profile,
  }),
  example(listAgentVerifications, {
    reply: [
      {
        id: ids.verification,
        decision: 'verified',
        documents: checked,
        validUntil: '2027-11-20',
        reason: null,
        byUserId: ids.admin,
        byName: 'Nisha Verma',
        at: createdAt,
      },
    ],
  }),
  example(ownAgentData, {
    reply: { records: [{ kind: 'agent-profile', content: { ...profile } }], next: null },
  }),
];
