import {
  type BusinessCategory,
  type FranchiseDraftView,
  type FranchiseModel,
  type FranchiseView,
  type Picture,
  plainFigure,
  type StoredDocument,
} from '@setu/contracts';
import { editablePictures } from '@setu/marketplace';

/** A franchise as the form holds it: figures as they are typed. */
export interface FranchiseValues {
  title: string;
  description: string;
  businessCategory: BusinessCategory;
  franchiseModel: FranchiseModel;
  /** Rupees. */
  minInvestment: string;
  /** Rupees. */
  maxInvestment: string;
  /** Percent per year. */
  expectedROI: string;
  /** Sq ft. */
  areaRequired: string;
  supportProvided: string;
  trainingIncluded: boolean;
  marketingSupport: boolean;
  territories: string[];
  images: string[];
  /** What is known of the images. */
  pictures: Picture[];
  documents: string[];
  brochureFile: StoredDocument | null;
  isActive: boolean;
  featured: boolean;
}

/** What a new franchise begins with. */
export const emptyFranchise: FranchiseValues = {
  title: '',
  description: '',
  businessCategory: 'food_beverage',
  franchiseModel: 'FOFO',
  minInvestment: '',
  maxInvestment: '',
  expectedROI: '',
  areaRequired: '',
  supportProvided: '',
  trainingIncluded: true,
  marketingSupport: true,
  territories: [],
  images: [],
  pictures: [],
  documents: [],
  brochureFile: null,
  isActive: true,
  featured: false,
};

/** A stored decimal as one types it: no paise where there are none. */
const typed = (decimal: string | null) => decimal?.replace(/\.00$/, '') ?? '';

/** The values of the form for a stored franchise. */
export const valuesOf = (franchise: FranchiseView): FranchiseValues => ({
  title: franchise.title,
  description: franchise.description ?? '',
  businessCategory: franchise.businessCategory,
  franchiseModel: franchise.franchiseModel,
  minInvestment: typed(franchise.minInvestment),
  maxInvestment: typed(franchise.maxInvestment),
  expectedROI: typed(franchise.expectedROI),
  areaRequired: franchise.areaRequired === null ? '' : String(franchise.areaRequired),
  supportProvided: franchise.supportProvided ?? '',
  trainingIncluded: franchise.trainingIncluded,
  marketingSupport: franchise.marketingSupport,
  territories: franchise.territories,
  images: editablePictures(franchise.images),
  pictures: franchise.pictures ?? [],
  documents: franchise.documents,
  brochureFile: franchise.brochureFile ?? null,
  isActive: franchise.isActive,
  featured: franchise.featured,
});

/** The values as they are sent: figures as plain digits. What cannot be read stays as it was typed. */
export const sentOf = (values: FranchiseValues): FranchiseValues => ({
  ...values,
  minInvestment: plainFigure(values.minInvestment, 'rupees'),
  maxInvestment: plainFigure(values.maxInvestment, 'rupees'),
  expectedROI: plainFigure(values.expectedROI, 'percent'),
  areaRequired: plainFigure(values.areaRequired, 'sq ft'),
});

/** Most characters of a title. */
const titleLength = 150;
const copyMark = ' (copy)';

/** The values of the form for a copy of a franchise. It has another title and is not featured. */
export const copyOf = (franchise: FranchiseView): FranchiseValues => ({
  ...valuesOf(franchise),
  title: `${franchise.title.slice(0, titleLength - copyMark.length)}${copyMark}`,
  featured: false,
});

/**
 * The values of the form for a draft. What is not written is as in the franchise that it changes, or as in a new one.
 */
export const valuesOfDraft = ({ fields, published }: FranchiseDraftView): FranchiseValues => {
  const base = published ? valuesOf(published) : emptyFranchise;
  const { description, minInvestment, maxInvestment, expectedROI, areaRequired, supportProvided, ...rest } =
    fields;
  /** An empty value was emptied by the brand; one that is absent was not written. */
  const written = (value: string | null | undefined, otherwise: string) =>
    value === undefined ? otherwise : (value ?? '');
  const amount = (value: string | null | undefined, otherwise: string) =>
    value === undefined ? otherwise : typed(value);
  return {
    ...base,
    ...rest,
    description: written(description, base.description),
    minInvestment: amount(minInvestment, base.minInvestment),
    maxInvestment: amount(maxInvestment, base.maxInvestment),
    expectedROI: amount(expectedROI, base.expectedROI),
    areaRequired: written(
      areaRequired === undefined ? undefined : areaRequired?.toString(),
      base.areaRequired,
    ),
    supportProvided: written(supportProvided, base.supportProvided),
  };
};

const isWritten = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== null && (typeof value !== 'string' || value.trim() !== '');

/** What is written of a franchise so far: the values without the blank ones. */
export const writtenIn = (values: FranchiseValues): Partial<FranchiseValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => isWritten(value)),
  ) as Partial<FranchiseValues>;

/** What a franchise cannot be published without, as the form names it. */
const requiredLabels = [
  ['title', 'title'],
  ['minInvestment', 'minimum investment'],
  ['maxInvestment', 'maximum investment'],
  ['territories', 'territories'],
] as const;

/** Names of the required fields that a draft lacks. */
export const missingIn = ({ fields }: FranchiseDraftView): string[] =>
  requiredLabels.filter(([name]) => !isWritten(fields[name] ?? '')).map(([, label]) => label);

/** Active franchises of a brand that may be featured at a time. */
const featuredLimit = 2;

/** Whether another franchise of the brand can still be featured beside these. */
export const isFeaturedFull = (others: readonly FranchiseView[]): boolean =>
  others.filter(({ isActive, featured }) => isActive && featured).length >= featuredLimit;

/** The notice when the server stored another value than was requested; null otherwise. */
export const featuredNotice = (asked: FranchiseValues, stored: FranchiseView): string | null =>
  asked.featured && !stored.featured
    ? `"${stored.title}" is stored without Featured: at most ${featuredLimit} active franchises of a brand can be featured.`
    : null;
