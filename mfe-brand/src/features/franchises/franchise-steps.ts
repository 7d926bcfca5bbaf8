import type { FranchiseValues } from './franchise-form';

/** The steps of the form, in order. Their names are in addresses and in stored drafts. */
export const franchiseSteps = ['business', 'money', 'earnings', 'outlets', 'publish'] as const;
export type FranchiseStep = (typeof franchiseSteps)[number];

export type FranchiseField = keyof FranchiseValues;

/** What a step is about, and what investors see when it stays empty. */
interface StepWords {
  label: string;
  /** The heading of the step. */
  title: string;
  hint: string;
  /** Whether no field of the step is required. */
  isOptional?: boolean;
}

export const stepWords: Readonly<Record<FranchiseStep, StepWords>> = {
  business: {
    label: 'Business',
    title: 'The business',
    hint: 'Only the title is required. Investors read these lines first, and the search finds them.',
  },
  money: {
    label: 'Money',
    title: 'The money',
    hint: 'Only the minimum and the maximum are required. Investors read what you leave blank as “Not disclosed”.',
  },
  earnings: {
    label: 'Earnings',
    title: 'Earnings',
    hint: 'When you leave it blank, investors read that you do not disclose it, and the comparison says “Not disclosed”.',
    isOptional: true,
  },
  outlets: {
    label: 'Outlets',
    title: 'Outlets and territories',
    hint: 'Only one open territory is required. Investors read numbers of outlets that you leave blank as “Not disclosed”.',
  },
  publish: {
    label: 'Publish',
    title: 'Pictures, documents and visibility',
    hint: 'Without a picture your listing shows a drawing, and without a brochure we make one from the page.',
    isOptional: true,
  },
};

/** The step of each field, in the order of the form. */
export const stepOfField: Readonly<Record<FranchiseField, FranchiseStep>> = {
  title: 'business',
  description: 'business',
  businessCategory: 'business',
  franchiseModel: 'business',
  supportProvided: 'business',
  trainingIncluded: 'business',
  marketingSupport: 'business',
  minInvestment: 'money',
  maxInvestment: 'money',
  expectedROI: 'money',
  areaRequired: 'money',
  lowestBudget: 'money',
  franchiseFee: 'money',
  fitOut: 'money',
  equipment: 'money',
  deposit: 'money',
  workingCapital: 'money',
  otherCosts: 'money',
  royalty: 'money',
  marketingFee: 'money',
  termYears: 'money',
  lockInMonths: 'money',
  renewal: 'money',
  exclusivity: 'money',
  monthlyRevenue: 'earnings',
  monthlyCosts: 'earnings',
  monthlyRent: 'earnings',
  earningsBasis: 'earnings',
  foundedYear: 'outlets',
  outletsAsOf: 'outlets',
  ownOutlets: 'outlets',
  franchisedOutlets: 'outlets',
  closedOutlets: 'outlets',
  outlets: 'outlets',
  territories: 'outlets',
  territoriesOnRequest: 'outlets',
  territoriesTaken: 'outlets',
  images: 'publish',
  pictures: 'publish',
  videoUrl: 'publish',
  brochureFile: 'publish',
  documents: 'publish',
  isActive: 'publish',
  featured: 'publish',
};

/** The step with this name; null for an unknown name, such as one of another release. */
export const stepNamed = (name: string | null | undefined): FranchiseStep | null =>
  franchiseSteps.find((step) => step === name) ?? null;

/** The fields of a step. */
export const fieldsOf = (step: FranchiseStep): FranchiseField[] =>
  (Object.keys(stepOfField) as FranchiseField[]).filter((name) => stepOfField[name] === step);

/** How many fields of each step have an error, by step. */
export const errorCounts = (errors: Partial<Record<string, unknown>>): Record<FranchiseStep, number> => {
  const counts = Object.fromEntries(franchiseSteps.map((step) => [step, 0])) as Record<FranchiseStep, number>;
  for (const [name, error] of Object.entries(errors))
    if (error && name in stepOfField) counts[stepOfField[name as FranchiseField]] += 1;
  return counts;
};

/** The first step with an error; null without one. */
export const firstWrongStep = (errors: Partial<Record<string, unknown>>): FranchiseStep | null => {
  const counts = errorCounts(errors);
  return franchiseSteps.find((step) => counts[step] > 0) ?? null;
};

/** The steps before and after a step; null at the ends. */
export const neighbours = (step: FranchiseStep) => {
  const index = franchiseSteps.indexOf(step);
  return { before: franchiseSteps[index - 1] ?? null, after: franchiseSteps[index + 1] ?? null };
};
