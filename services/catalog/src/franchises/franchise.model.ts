import { costParts, FranchiseView } from '@setu/contracts';
import { withColumns } from '@setu/service-kit';
import type { QueryBuilder } from 'objection';
import type { z } from 'zod';
import { BaseModel } from '../base-model';
import type { Reviewable } from '../listings/review-columns';
import type { Hideable } from '../listings/visibility';

/** Columns that callers see. `pictures` also has the details of images that were replaced since. */
const Shown = FranchiseView.omit({
  expectedROI: true,
  illustration: true,
  hidden: true,
  review: true,
  createdAt: true,
  updatedAt: true,
});

/** A franchise opportunity. Money in rupees, area in sq ft, ROI in percent per year; decimals as Postgres sends them. */
export class Franchise extends withColumns<z.output<typeof Shown> & Hideable & Reviewable>()(BaseModel) {
  static override tableName = 'franchise_opportunities';
  static override jsonAttributes = [
    'pictures',
    'brandVerification',
    'brandLogo',
    'brochureFile',
    ...costParts,
    'royalty',
    'marketingFee',
    'monthlyRevenue',
    'monthlyCosts',
    'earningsBasis',
    'outlets',
  ];

  declare version: number;
  declare expectedRoi: string | null;
  /** Keys for the comparison with a searched place. */
  declare territoryKeys: string[];
  /** Whether the public sees it; see `isVisible`. */
  declare isListed: boolean;
  /** Featured by an administrator, regardless of the brand's limit. */
  declare featuredByAdmin: boolean;
  /** The text for searches. The database derives the words of it, of the title and of the brand's name. */
  declare searchText: string;
  /** When it was listed, plus 30 days for each part of a complete listing and for a brand that keeps the reply promise (ADR 0105). */
  declare readonly recommendedAt: Date;
  /** Typical profit of an outlet, rupees a month; null without figures of running outlets. For the orders by return and payback. */
  declare typicalProfit: string | null;
  /** The columns of an order by money, in a list that has this order; see `listed_franchises`. */
  declare readonly totalCost: string;
  declare readonly leastFee: string;
  declare readonly royaltyPercent: string;
  declare readonly paybackMonths: number;
  declare readonly earnedReturn: string;
  declare createdAt: Date;
  declare updatedAt: Date;

  static override modifiers = {
    listed: (query: QueryBuilder<Franchise>) => query.where('is_listed', true),
  };
}

/** Columns that lists read: all except the text and words for searches and the list of outlets, which are longer than the rest of a row. */
export const listedColumns = [
  ...Object.keys(Shown.omit({ outlets: true }).shape),
  'version',
  'expectedRoi',
  'isListed',
  'featuredByAdmin',
  'recommendedAt',
  'hiddenAt',
  'hiddenReason',
  'reviewState',
  'reviewSince',
  'reviewReason',
  'createdAt',
  'updatedAt',
].map((name) => `franchise_opportunities.${Franchise.propertyNameToColumnName(name)}`);
