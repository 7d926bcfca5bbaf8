import {
  availablePlaces,
  type BusinessCategory,
  businessCategoryLabels,
  canonicalPlace,
  earningsOf,
  type FranchiseView,
  outletCountOf,
  type Territories,
} from '@setu/contracts';
import { splitList } from '@setu/protocol';
import type { Owner } from '../listings/owner';
import { isVisible } from '../listings/visibility';

/** Text for comparison in searches: normalized characters, lower case. */
export const searchable = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * A territory for comparison in filters: aliases resolved, lower case. Entries of earlier releases may contain several territories:
 * `Mumbai, Pune`.
 */
const territoryKeys = (territory: string): string[] =>
  [territory, ...splitList(territory)].map((place) => canonicalPlace(place).toLowerCase());

/** What {@link typicalProfit} needs. */
type Earning = Pick<
  FranchiseView,
  | 'minInvestment'
  | 'maxInvestment'
  | 'royalty'
  | 'marketingFee'
  | 'monthlyRevenue'
  | 'monthlyCosts'
  | 'earningsBasis'
>;

/** The monthly profit of a typical outlet, rupees; null when the figures are only the brand's estimate, or not disclosed. */
const typicalProfit = (fields: Earning): string | null =>
  fields.earningsBasis === null ? null : (earningsOf(fields)?.typical.profit.toFixed(2) ?? null);

interface Source extends Earning, Territories, Pick<FranchiseView, 'ownOutlets' | 'franchisedOutlets'> {
  title: string;
  description: string | null;
  businessCategory: BusinessCategory;
  franchiseModel: string;
  isActive: boolean;
  hiddenAt?: Date | null;
  reviewState?: string | null;
}

/** Columns derived from a franchise's fields and its brand. Recomputed with every change of either. */
export const derivedColumns = (
  fields: Source,
  brand: Pick<Owner, 'name' | 'isBrand' | 'verification' | 'logo' | 'replyTime' | 'keepsReplyPromise'>,
) => ({
  brandName: brand.name,
  brandVerification: brand.verification ?? null,
  brandLogo: brand.logo ?? null,
  brandReplyTime: brand.replyTime ?? null,
  brandKeepsReplyPromise: brand.keepsReplyPromise ?? false,
  isListed: isVisible({
    isOffered: fields.isActive,
    ownerMayOffer: brand.isBrand,
    hiddenAt: fields.hiddenAt,
    reviewState: fields.reviewState,
  }),
  typicalProfit: typicalProfit(fields),
  outletCount: outletCountOf(fields),
  territoryKeys: [...new Set(availablePlaces(fields).flatMap(territoryKeys))],
  searchText: searchable(
    [
      fields.title,
      fields.description ?? '',
      brand.name,
      businessCategoryLabels[fields.businessCategory],
      fields.franchiseModel,
      ...fields.territories,
      ...fields.territoriesOnRequest,
    ].join('\n'),
  ),
});
