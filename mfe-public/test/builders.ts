import type { CurrentUser, FranchiseView } from '@setu/contracts';

let count = 0;

const nextId = (prefix: string) => {
  count += 1;
  return `${prefix}0000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
};

/** A franchise as the API gives it, with a fresh id; any field may be said. */
export const aFranchise = (fields: Partial<FranchiseView> = {}): FranchiseView => ({
  id: nextId('f'),
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

/** A signed-in user with a fresh id. */
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
