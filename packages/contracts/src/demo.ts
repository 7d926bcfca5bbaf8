import type { BusinessCategory } from './market/business-category';
import type { FranchiseModel } from './market/franchise-model';

/**
 * Ids of the demo that several services share: users of each role, and the three franchises that the landing page's sample
 * cards link to.
 */
export const demoUsers = {
  brand: { id: '11111111-1111-4111-8111-111111111111', email: 'brand@demo.test' },
  investor: { id: '22222222-2222-4222-8222-222222222222', email: 'investor@demo.test' },
  agent: { id: '33333333-3333-4333-8333-333333333333', email: 'agent@demo.test' },
  admin: { id: '44444444-4444-4444-8444-444444444444', email: 'admin@demo.test' },
  ops: { id: '55555555-5555-4555-8555-555555555555', email: 'ops@demo.test' },
} as const;

/** Id of the n-th additional brand of the demo, n from 1. */
export const demoBrandId = (n: number) => `11111111-1111-4111-9111-${String(n).padStart(12, '0')}`;

/** Additional brands of the demo. Their owners cannot sign in. */
export const demoBrandNames = [
  'Chai Chaupal',
  'Tandoor Trail',
  'Idli Ink',
  'Kulhad & Co',
  'Saffron Spoon',
  'Khadi Lane',
  'Bazaar Basket',
  'Vidya Vriksha',
  'Little Lotus Preschool',
  'Code Gurukul',
  'Aarogya Clinics',
  'Nidaan Labs',
  'Akhada Fitness',
  'Surya Yoga Studio',
  'Roopkala Salon',
  'Mehendi & Mist',
  'Gaadi Garage',
  'E-Rath Charging',
  'Dhobi Express',
  'Ghar Sewa',
  'Setu Logistics',
  'Yantra Repairs',
  'Vriksha Nursery',
  'Kalakriti Gifts',
] as const;

/** Id of the n-th additional investor of the demo, n from 1. */
export const demoInvestorId = (n: number) => `22222222-2222-4222-9222-${String(n).padStart(12, '0')}`;

/** Additional investors of the demo, by first and last name. They cannot sign in. */
export const demoInvestorNames = [
  ['Farah', 'Qureshi'],
  ['Gurpreet', 'Sandhu'],
  ['Lakshmi', 'Narayanan'],
  ['Rohan', 'Deshpande'],
  ['Sneha', 'Kulkarni'],
  ['Thomas', 'Kurian'],
  ['Ananya', 'Bose'],
  ['Imran', 'Shaikh'],
] as const;

/** Id of the n-th franchise of the demo, n from 1. The landing page's three come first. */
export const demoFranchiseId = (n: number) => `f0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Common prefix of the ids of the demo's franchises. */
export const demoFranchiseIdPrefix = demoFranchiseId(0).slice(0, 24);

/** Numbers of the franchises that belong to the brand behind brand@demo.test; the last one is inactive. */
export const demoOwnFranchises = [1, 4, 5, 6, 7, 8] as const;

/** Id of the n-th property of the demo, n from 1; all are offered by the demo's agent. */
export const demoPropertyId = (n: number) => `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Id of the n-th property requirement of the demo, n from 1. The first ones belong to the brand behind brand@demo.test. */
export const demoRequirementId = (n: number) => `d0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const landingFranchiseIds = [
  'f0000000-0000-4000-8000-000000000001',
  'f0000000-0000-4000-8000-000000000002',
  'f0000000-0000-4000-8000-000000000003',
] as const;

/** Name of the brand behind brand@demo.test. */
export const demoBrandName = 'Chaiwala Junction';
/** Name of the agent behind agent@demo.test. */
export const demoAgentName = 'Kavita Rao';
/** Password of the demo accounts unless DEMO_PASSWORD is set. */
export const demoPasswordDefault = 'franchise-demo-2026';

/** One of the landing page's three sample cards. Money in whole rupees, ROI in percent per year. */
export interface LandingSample {
  id: (typeof landingFranchiseIds)[number];
  brandName: string;
  title: string;
  /** One sentence. */
  summary: string;
  businessCategory: BusinessCategory;
  franchiseModel: FranchiseModel;
  minInvestment: number;
  maxInvestment: number;
  expectedROI: number;
  city: string;
}

/**
 * The landing page's hard-coded featured cards. In the demo each is a real franchise with the same id, title and
 * figures, owned by three brands; the first belongs to the brand of brand@demo.test.
 */
export const landingSamples: readonly LandingSample[] = [
  {
    id: landingFranchiseIds[0],
    brandName: demoBrandName,
    title: 'Chaiwala Junction High Street Café',
    summary: 'A twelve-seat chai café for busy streets: eleven teas, a short snack menu, two people a shift.',
    businessCategory: 'food_beverage',
    franchiseModel: 'FOFO',
    minInvestment: 1_200_000,
    maxInvestment: 1_800_000,
    expectedROI: 32,
    city: 'Pune',
  },
  {
    id: landingFranchiseIds[1],
    brandName: 'Little Lotus Preschool',
    title: 'Little Lotus Preschool and Day Care',
    summary:
      'Play-led mornings for ages two to six, day care until seven, and a curriculum in two languages.',
    businessCategory: 'education',
    franchiseModel: 'FOFO',
    minInvestment: 1_500_000,
    maxInvestment: 2_500_000,
    expectedROI: 26,
    city: 'Bangalore',
  },
  {
    id: landingFranchiseIds[2],
    brandName: 'Aarogya Clinics',
    title: 'Aarogya Neighbourhood Clinic',
    summary: 'A two-doctor clinic with a pharmacy and sample collection, run for you by our medical team.',
    businessCategory: 'healthcare',
    franchiseModel: 'FOCO',
    minInvestment: 3_500_000,
    maxInvestment: 5_500_000,
    expectedROI: 22,
    city: 'Hyderabad',
  },
];
