import {
  type CostPart,
  costParts,
  FranchiseDraft,
  type FranchiseDraftView,
  type FranchiseView,
  type MonthlyView,
  plainFigure,
  type RecurringFeeView,
} from '@setu/contracts';
import { editablePictures } from '@setu/marketplace';
import { emptyValues, type FormValues, storedValues } from '@setu/mfe-kit/form';

/** The form's values of a franchise: figures as they are typed. */
export type FranchiseValues = FormValues<typeof FranchiseDraft>;

/** The initial values of a new franchise. */
export const emptyFranchise: FranchiseValues = emptyValues(FranchiseDraft);

/** A stored decimal as people type it: without paise when they are zero. */
const typed = (decimal: string | null | undefined) => decimal?.replace(/\.00$/, '') ?? '';

const typedCosts = (franchise: Partial<FranchiseView>) =>
  Object.fromEntries(
    costParts.map((part) => {
      const cost = franchise[part];
      return [part, cost ? { low: typed(cost.low), high: typed(cost.high) } : null];
    }),
  ) as Pick<FranchiseValues, CostPart>;

const typedMonthly = (monthly: MonthlyView | null | undefined) =>
  monthly ? { low: typed(monthly.low), typical: typed(monthly.typical), high: typed(monthly.high) } : null;

const typedFee = <Fee extends RecurringFeeView | null>(fee: Fee | undefined) =>
  fee && fee.amount !== null ? { ...fee, amount: typed(fee.amount) } : (fee ?? null);

/** The form's values of a stored franchise; missing fields are as in a new one. */
export const valuesOf = (franchise: Partial<FranchiseView>): FranchiseValues => ({
  ...storedValues(FranchiseDraft, franchise),
  minInvestment: typed(franchise.minInvestment),
  maxInvestment: typed(franchise.maxInvestment),
  lowestBudget: typed(franchise.lowestBudget),
  expectedROI: typed(franchise.expectedROI),
  ...typedCosts(franchise),
  royalty: typedFee(franchise.royalty),
  marketingFee: typedFee(franchise.marketingFee),
  monthlyRevenue: typedMonthly(franchise.monthlyRevenue),
  monthlyCosts: typedMonthly(franchise.monthlyCosts),
  monthlyRent: typed(franchise.monthlyRent),
  images: editablePictures(franchise.images ?? []),
});

const sentCosts = (values: FranchiseValues) =>
  Object.fromEntries(
    costParts.map((part) => {
      const cost = values[part];
      const { low, high } = cost ?? { low: '', high: '' };
      return low.trim() === '' && high.trim() === ''
        ? [part, null]
        : [part, { low: plainFigure(low || high, 'rupees'), high: plainFigure(high || low, 'rupees') }];
    }),
  ) as Pick<FranchiseValues, CostPart>;

const sentMonthly = (monthly: MonthlyView | null) =>
  monthly && {
    low: plainFigure(monthly.low, 'rupees'),
    typical: plainFigure(monthly.typical, 'rupees'),
    high: plainFigure(monthly.high, 'rupees'),
  };

const sentFee = (fee: FranchiseValues['royalty']): FranchiseValues['royalty'] => {
  if (fee === null || fee.kind === 'none') return fee && { kind: 'none', amount: null };
  return { ...fee, amount: plainFigure(fee.amount, fee.kind === 'percent' ? 'percent' : 'rupees') };
};

/** The values to send: figures as plain digits. Unreadable figures stay as they were typed. */
export const sentOf = (values: FranchiseValues): FranchiseValues => ({
  ...values,
  minInvestment: plainFigure(values.minInvestment, 'rupees'),
  maxInvestment: plainFigure(values.maxInvestment, 'rupees'),
  lowestBudget: plainFigure(values.lowestBudget, 'rupees'),
  expectedROI: plainFigure(values.expectedROI, 'percent'),
  areaRequired: plainFigure(values.areaRequired, 'sq ft'),
  ...sentCosts(values),
  royalty: sentFee(values.royalty),
  marketingFee: sentFee(values.marketingFee),
  monthlyRevenue: sentMonthly(values.monthlyRevenue),
  monthlyCosts: sentMonthly(values.monthlyCosts),
  monthlyRent: plainFigure(values.monthlyRent, 'rupees'),
  termYears: plainFigure(values.termYears, 'years'),
  lockInMonths: plainFigure(values.lockInMonths, 'months'),
  foundedYear: plainFigure(values.foundedYear, 'count'),
  ownOutlets: plainFigure(values.ownOutlets, 'count'),
  franchisedOutlets: plainFigure(values.franchisedOutlets, 'count'),
  closedOutlets: plainFigure(values.closedOutlets, 'count'),
});

/** Maximum length of a title. */
const titleLength = 150;
const copyMark = ' (copy)';

/** The form's values for a copy of a franchise. It gets another title and is not featured. */
export const copyOf = (franchise: FranchiseView): FranchiseValues => ({
  ...valuesOf(franchise),
  title: `${franchise.title.slice(0, titleLength - copyMark.length)}${copyMark}`,
  featured: false,
});

/** The form's values of a draft. Missing fields are as in the franchise that it changes, or as in a new one. */
export const valuesOfDraft = ({ fields, published }: FranchiseDraftView): FranchiseValues =>
  valuesOf({ ...published, ...fields });

/** Maximum number of active franchises of a brand that are featured. */
const featuredLimit = 2;

/** Whether the brand cannot feature another franchise in addition to these. */
export const isFeaturedFull = (others: readonly FranchiseView[]): boolean =>
  others.filter(({ isActive, featured }) => isActive && featured).length >= featuredLimit;

/** A notice when the server did not store the requested value; null otherwise. */
export const featuredNotice = (asked: FranchiseValues, stored: FranchiseView): string | null =>
  asked.featured && !stored.featured
    ? `"${stored.title}" is stored without Featured: at most ${featuredLimit} active franchises of a brand can be featured.`
    : null;
