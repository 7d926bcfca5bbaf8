import type { AgentProfile, AssignmentView, PropertyDemand } from '@setu/contracts';

let count = 0;

const nextId = (prefix: string) => {
  count += 1;
  return `${prefix}0000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
};

/** An agent's profile as the API returns it, with a fresh id; any field can be set. */
export const aProfile = (fields: Partial<AgentProfile> = {}): AgentProfile => ({
  id: nextId('c'),
  userId: nextId('a'),
  companyName: 'Deccan Square Realty',
  licenseNumber: 'RERA-MH-0001',
  experience: 9,
  commissionRate: '2.50',
  specializations: ['High-street retail', 'Warehouses'],
  serviceAreas: ['Pune', 'Mumbai'],
  certifications: [],
  languages: ['English', 'हिन्दी'],
  description: 'Finds and closes commercial space.',
  website: null,
  linkedinProfile: null,
  photo: null,
  isVerified: false,
  verification: null,
  verifiedUntil: null,
  verificationEnd: null,
  rating: '4.70',
  totalDeals: 12,
  createdAt: '2026-01-10T06:30:00.000Z',
  updatedAt: '2026-01-10T06:30:00.000Z',
  ...fields,
});

/** A demand as the API returns it, with a fresh id. */
export const aDemand = (fields: Partial<PropertyDemand> = {}): PropertyDemand => {
  const id = nextId('d');
  return {
    id,
    brandId: nextId('b'),
    brandName: 'Chai Chaupal',
    businessUse: `Corner café ${count}`,
    businessCategory: 'food_beverage',
    propertyType: 'retail',
    priority: 'urgent',
    areaRequired: '1,000 - 2,000',
    timeline: '1 month',
    preferredLocations: ['Pune', 'Mumbai'],
    brandDescription: 'Eleven teas and a short snack menu.',
    targetAudience: 'Commuters',
    maxRentPerSqFt: '180.00',
    contacted: false,
    ...fields,
  };
};

/** An assignment as the API returns it, with a fresh id. */
export const anAssignment = (fields: Partial<AssignmentView> = {}): AssignmentView => ({
  id: nextId('e'),
  agentId: nextId('a'),
  propertyId: nextId('f'),
  demandId: nextId('d'),
  assignmentType: 'tenant_search',
  status: 'active',
  commissionAgreed: '1.50',
  notes: 'Start in Pune.',
  assignedAt: '2026-11-02T06:30:00.000Z',
  completedAt: null,
  brandId: nextId('b'),
  brandName: 'Chai Chaupal',
  agentName: 'Kavita Rao',
  demandTitle: `Corner café ${count}`,
  areaRequired: '1,000 - 2,000',
  timeline: '1 month',
  preferredLocations: ['Pune'],
  propertyTitle: 'Shop on FC Road',
  awaitsConfirmation: false,
  rating: null,
  updatedAt: '2026-11-02T06:30:00.000Z',
  ...fields,
});
