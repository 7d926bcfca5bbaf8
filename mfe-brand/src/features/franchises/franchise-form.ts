import { FranchiseDraft, type FranchiseDraftView, type FranchiseView, plainFigure } from '@setu/contracts';
import { editablePictures } from '@setu/marketplace';
import { emptyValues, type FormValues, storedValues } from '@setu/mfe-kit/form';

/** A franchise as the form holds it: figures as they are typed. */
export type FranchiseValues = FormValues<typeof FranchiseDraft>;

/** What a new franchise begins with. */
export const emptyFranchise: FranchiseValues = emptyValues(FranchiseDraft);

/** A stored decimal as one types it: no paise where there are none. */
const typed = (decimal: string | null | undefined) => decimal?.replace(/\.00$/, '') ?? '';

/** The values of the form for what is stored of a franchise; the rest is as in a new one. */
export const valuesOf = (franchise: Partial<FranchiseView>): FranchiseValues => ({
  ...storedValues(FranchiseDraft, franchise),
  minInvestment: typed(franchise.minInvestment),
  maxInvestment: typed(franchise.maxInvestment),
  expectedROI: typed(franchise.expectedROI),
  images: editablePictures(franchise.images ?? []),
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

/** The values of the form for a draft. What is not written is as in the franchise that it changes, or as in a new one. */
export const valuesOfDraft = ({ fields, published }: FranchiseDraftView): FranchiseValues =>
  valuesOf({ ...published, ...fields });

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
