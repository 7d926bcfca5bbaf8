import type {
  AssignmentView,
  FranchiseDraftView,
  OfferedProperty,
  OfferingAgent,
  ProofToDecide,
  RequirementMatch,
} from '@setu/contracts';
import { aProperty } from '@setu/marketplace/testing';

let count = 0;

const nextId = (prefix: string) => {
  count += 1;
  return `${prefix}0000000-0000-4000-9000-${String(count).padStart(12, '0')}`;
};

const created = '2026-02-11T06:30:00.000Z';

/** An assignment as the API returns it, with a fresh id. */
export const anAssignment = (fields: Partial<AssignmentView> = {}): AssignmentView => ({
  id: nextId('c'),
  agentId: nextId('a'),
  propertyId: null,
  demandId: nextId('d'),
  assignmentType: 'tenant_search',
  status: 'active',
  commissionAgreed: '1.50',
  notes: null,
  assignedAt: created,
  completedAt: null,
  brandId: nextId('b'),
  brandName: 'Chai Chaupal',
  agentName: 'Kavita Rao',
  demandTitle: 'High-street corner',
  areaRequired: '280 - 1,450',
  timeline: null,
  preferredLocations: ['Pune'],
  propertyTitle: null,
  awaitsConfirmation: false,
  rating: null,
  updatedAt: created,
  ...fields,
});

/** A property that matches a requirement, as the API returns it. */
export const aMatch = (fields: Partial<RequirementMatch> = {}): RequirementMatch => ({
  property: aProperty({
    title: `Corner shop on FC Road ${count}`,
    description: null,
    area: 340,
    address: '1182/4, Fergusson College Road',
    pincode: '411005',
    rentPerSqFt: '165.00',
    securityDeposit: '300000.00',
    amenities: ['Washroom'],
  }),
  providerName: 'Kavita Rao',
  score: 97,
  reasons: [
    { label: '340 sq ft, 280 - 1,450 wanted', points: 35, outOf: 35 },
    { label: 'Pune, a preferred location', points: 30, outOf: 30 },
  ],
  ...fields,
});

/** A property that an agent offers for a requirement, as the API returns it. */
export const anOfferedProperty = (): OfferedProperty => {
  const { property, score, reasons } = aMatch();
  return { property, score, reasons };
};

/** The profile of an agent who made an offer, as the API returns it. */
export const anOfferingAgent = (fields: Partial<OfferingAgent> = {}): OfferingAgent => ({
  userId: nextId('a'),
  companyName: 'Deccan Square Realty',
  licenseNumber: 'RERA-MH-0001',
  experience: 9,
  specializations: ['High-street retail'],
  serviceAreas: ['Pune', 'Mumbai'],
  certifications: [],
  languages: ['English', 'हिन्दी'],
  description: 'Finds and closes commercial space.',
  website: null,
  linkedinProfile: null,
  photo: null,
  isVerified: false,
  verification: null,
  rating: '4.70',
  totalDeals: 12,
  ...fields,
});

/** A draft of a franchise as the API returns it, with only a title. */
export const aDraftView = (
  fields: FranchiseDraftView['fields'] = { title: 'Chai kiosk' },
): FranchiseDraftView => ({
  id: nextId('f'),
  brandId: nextId('b'),
  brandName: 'Chai Chaupal',
  franchiseId: null,
  published: null,
  fields,
  illustration: null,
  form: null,
  createdAt: created,
  updatedAt: created,
});

/** A person who waits for the brand's confirmation, as the API returns it. */
export const aProof = (fields: Partial<ProofToDecide> = {}): ProofToDecide => ({
  id: nextId('e'),
  franchiseId: nextId('d'),
  franchiseTitle: 'Chai kiosk',
  userId: nextId('a'),
  userName: 'Arjun Mehta',
  city: 'Indore',
  openedIn: 2021,
  hasAgreement: false,
  hasReviewed: false,
  state: 'waiting',
  provenBy: null,
  reason: null,
  createdAt: created,
  decidedAt: null,
  ...fields,
});
