import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { BusinessCategory } from '../market/business-category';
import { FranchiseModel } from '../market/franchise-model';
import { maxInvestmentRupees } from '../market/investment-range';
import { BooleanText } from '../values/boolean-text';
import { FranchiseDraftId, FranchiseId } from '../values/ids';
import { Repeatable, Text } from '../values/text';
import { FranchiseChange, FranchiseDraft, FranchiseView, investmentRangeMessage } from './franchise';
import { maxFeePercent } from './money/costs';

export const franchiseSorts = [
  'recommended',
  'newest',
  'investment',
  'total',
  'fee',
  'royalty',
  'payback',
  'roi',
] as const;
export type FranchiseSort = (typeof franchiseSorts)[number];
export const franchiseSortLabels: Readonly<Record<FranchiseSort, string>> = {
  recommended: 'Recommended',
  newest: 'Newest',
  investment: 'Lowest investment',
  total: 'Lowest total cost',
  fee: 'Lowest franchise fee',
  royalty: 'Lowest royalty',
  payback: 'Shortest payback',
  roi: 'Highest ROI',
};

/** What an order puts last; absent for an order in which every franchise has a place. */
export const lastInSort: Readonly<Partial<Record<FranchiseSort, string>>> = {
  fee: 'Franchises that do not disclose their fee come last.',
  royalty: 'Franchises with a fixed or undisclosed royalty come last.',
  payback: 'Only figures of running outlets count. Franchises without them come last.',
  roi: 'Only figures of running outlets count. Franchises without them come last.',
};

/** Maximum number of placements: featured franchises at the top of a page in the recommended order (ADR 0035). */
export const featuredPlaces = 3;

/** Whole rupees in a query; blank means no bound. */
const Rupees = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.coerce
    .number({ error: 'Enter whole rupees' })
    .int('Enter whole rupees')
    .min(0, 'Enter zero or more')
    .max(Math.floor(maxInvestmentRupees), 'Enter at most 9,99,99,99,999 rupees')
    .optional(),
);

/** Percent of the revenue in a query; blank means no bound. */
const RoyaltyPercent = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.coerce
    .number({ error: 'Enter a percentage' })
    .min(0, 'Enter zero or more')
    .max(maxFeePercent, `Enter at most ${maxFeePercent} percent`)
    .optional(),
);

/**
 * Filters of the listing: an item matches any value within each group. Investment matches when the two ranges overlap. `maxFee`
 * and `maxRoyalty` match only franchises that disclose a fee and a royalty in percent (or none) up to the amount; `maxTotal`
 * compares the least that an outlet costs: the minimum investment, or the sum of the disclosed parts if it is greater. Search
 * matches every word, by its start and without accents, or a synonym, in title, description, brand, category label, model or
 * territory. Places (`pune`, `in UP`) and amounts (`under 10 lakh`) in the text work like those filters. If nothing matches,
 * other spellings and near matches are found, unless `exact` is true; the header X-Search-Reading of the reply describes how
 * the text was interpreted. Without `sort`, a search returns the most relevant first and a list without search the recommended.
 */
export const FranchiseFilter = z.object({
  businessCategory: Repeatable(BusinessCategory),
  franchiseModel: Repeatable(FranchiseModel),
  territories: Repeatable(Text(80)),
  minInvestment: Rupees.optional(),
  maxInvestment: Rupees.optional(),
  maxTotal: Rupees.optional(),
  maxFee: Rupees.optional(),
  maxRoyalty: RoyaltyPercent.optional(),
  featured: BooleanText.optional(),
  search: Text(200).optional(),
  exact: BooleanText.optional(),
  sort: z.enum(franchiseSorts, { error: `Choose one of: ${franchiseSorts.join(', ')}` }).optional(),
});

type Range = Pick<z.output<typeof FranchiseFilter>, 'minInvestment' | 'maxInvestment'>;
/** Whether the investment of a filter begins before it ends. */
export const isRangeInOrder = ({ minInvestment, maxInvestment }: Range): boolean =>
  minInvestment === undefined || maxInvestment === undefined || minInvestment <= maxInvestment;
export const rangeIssue = { path: ['maxInvestment'], message: investmentRangeMessage };

export const listFranchises = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/franchises',
  summary:
    'Lists active franchises that match the filters, page by page. In the recommended order, each page begins with at most three featured franchises. The header X-Search-Reading states how a search was read.',
  access: 'public',
  query: FranchiseFilter.extend(Paging.shape).refine(isRangeInOrder, rangeIssue),
  response: { 200: z.array(FranchiseView) },
  errors: ['validation_failed', 'invalid_cursor'],
  changedBy: [{ event: 'catalog.franchise-created.v1' }, { event: 'catalog.franchise-updated.v1' }],
  sharedWith: ['investor', 'agent'],
});

export const getFranchise = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/franchises/:id',
  summary: 'Returns one franchise. An inactive one is visible to its owner only; others get 404.',
  access: 'public',
  params: z.object({ id: FranchiseId }),
  response: { 200: FranchiseView },
  errors: ['franchise_not_found'],
  changedBy: [{ event: 'catalog.franchise-updated.v1', id: 'id' }],
});

export const listMyFranchises = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/my-franchises',
  summary: "Lists the signed-in brand's own franchises, newest first, inactive ones too.",
  access: ['brand'],
  query: Paging,
  response: { 200: z.array(FranchiseView) },
  errors: ['invalid_cursor'],
});

export const createFranchise = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/franchises',
  summary:
    'Creates a franchise of the signed-in brand. At most two active ones of a brand are featured; above that limit it is stored as not featured.',
  access: ['brand'],
  body: FranchiseDraft,
  creates: true,
  response: { 201: FranchiseView },
  errors: ['validation_failed', 'listing_limit_reached'],
});

export const updateFranchise = endpoint({
  service: 'catalog',
  method: 'PATCH',
  path: '/api/franchises/:id',
  summary:
    "Changes the sent fields of one of the brand's own franchises. `draftId` names the draft of this change, which is deleted with it.",
  access: ['brand'],
  params: z.object({ id: FranchiseId }),
  body: FranchiseChange.extend({ draftId: FranchiseDraftId.optional() }),
  response: { 200: FranchiseView },
  errors: ['validation_failed', 'franchise_not_found'],
});

export const setFranchiseFeatured = endpoint({
  service: 'catalog',
  method: 'PATCH',
  path: '/api/admin/franchises/:id',
  summary:
    'Features a franchise, even above the limit of its brand, or removes the placement. It stays featured until the brand or an administrator changes it.',
  access: 'admin',
  params: z.object({ id: FranchiseId }),
  body: z.object({ featured: z.boolean({ error: 'Use true or false' }) }).strict(),
  response: { 200: FranchiseView },
  errors: ['validation_failed', 'franchise_not_found'],
});
