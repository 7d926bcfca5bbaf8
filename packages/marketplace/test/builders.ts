import {
  type CurrentUser,
  FranchiseeReview,
  FranchiseView,
  type InquiryView,
  PropertyListing,
  PropertyRequirement,
} from '@setu/contracts';

let count = 0;

const nextId = (prefix: string) => {
  count += 1;
  return `${prefix}0000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
};

/** A franchise as returned by the API, with a new id; any field can be set. */
export const aFranchise = (fields: Partial<FranchiseView> = {}): FranchiseView =>
  FranchiseView.parse({
    id: nextId('d'),
    brandId: nextId('b'),
    brandName: 'Chai Chaupal',
    title: `Chai Chaupal Corner ${count}`,
    description: 'A chai counter for busy streets.',
    businessCategory: 'food_beverage',
    franchiseModel: 'FOFO',
    minInvestment: '1200000.00',
    maxInvestment: '14000000.00',
    expectedROI: '32.00',
    areaRequired: 320,
    supportProvided: null,
    trainingIncluded: true,
    marketingSupport: true,
    territories: ['Pune', 'Mumbai'],
    images: [],
    documents: [],
    isActive: true,
    featured: false,
    rating: '4.80',
    reviewCount: 124,
    outletCount: 214,
    createdAt: '2026-02-11T06:30:00.000Z',
    updatedAt: '2026-02-11T06:30:00.000Z',
    ...fields,
  });

/** A review by a franchisee as returned by the API, with a new id. */
export const aFranchiseeReview = (fields: Partial<FranchiseeReview> = {}): FranchiseeReview =>
  FranchiseeReview.parse({
    id: nextId('e'),
    franchiseId: nextId('d'),
    authorName: 'Arjun Mehta',
    isSample: false,
    city: 'Indore',
    openedIn: 2021,
    provenBy: 'brand',
    scores: { training: 5, support: 4, supplies: 3, marketing: 4, earnings: 4 },
    rating: 4,
    text: 'Two weeks of training were enough. Supplies come late in the monsoon.',
    answer: null,
    createdAt: '2026-10-02T06:30:00.000Z',
    ...fields,
  });

/** A property on offer as returned by the API, with a new id. */
export const aProperty = (fields: Partial<PropertyListing> = {}): PropertyListing =>
  PropertyListing.parse({
    id: nextId('f'),
    providerId: nextId('a'),
    title: `Shop on FC Road ${count}`,
    description: 'Ground floor, two shutters.',
    propertyType: 'retail',
    area: 1200,
    address: '12 FC Road',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411004',
    rentPerSqFt: '140.00',
    securityDeposit: '600000.00',
    amenities: ['Parking'],
    images: [],
    isAvailable: true,
    featured: false,
    createdAt: '2026-10-02T06:30:00.000Z',
    updatedAt: '2026-10-02T06:30:00.000Z',
    ...fields,
  });

/** A property requirement as returned by the API, with a new id. */
export const aRequirement = (fields: Partial<PropertyRequirement> = {}): PropertyRequirement =>
  PropertyRequirement.parse({
    id: nextId('d'),
    brandId: nextId('b'),
    title: `High-street corner ${count}`,
    description: 'A ground floor with a water line.',
    businessCategory: 'food_beverage',
    propertyType: 'retail',
    minArea: 280,
    maxArea: 1450,
    preferredLocations: ['Pune', 'Thane'],
    maxRentPerSqFt: '170.00',
    requiredAmenities: ['Washroom'],
    timeline: '2 months',
    isActive: true,
    createdAt: '2026-02-11T06:30:00.000Z',
    updatedAt: '2026-02-11T06:30:00.000Z',
    ...fields,
  });

/** A signed-in user with a new id. */
export const aUser = (fields: Partial<CurrentUser> = {}): CurrentUser => ({
  id: nextId('a'),
  email: 'asha@example.test',
  firstName: 'Asha',
  lastName: 'Iyer',
  profileImageUrl: null,
  role: 'investor',
  phone: null,
  city: null,
  state: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...fields,
});

/** An inquiry to the owner of a franchise as returned by the API, with a new id. */
export const anInquiry = (fields: Partial<InquiryView> = {}): InquiryView => ({
  id: nextId('e'),
  kind: 'franchise',
  fromUserId: nextId('a'),
  toUserId: nextId('b'),
  franchiseId: nextId('f'),
  propertyId: null,
  requirementId: null,
  subject: 'Opening in Pune',
  message: 'What would the first outlet cost?',
  status: 'open',
  fromName: 'Asha Iyer',
  toName: 'Chai Chaupal',
  franchiseTitle: 'Chai Chaupal Corner',
  requirementTitle: null,
  propertyTitle: null,
  proposedCommission: null,
  replyCount: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...fields,
});
