import type { BusinessCategory, FranchiseModel } from '@setu/contracts';
import type { QueryBuilder } from 'objection';
import { BaseModel } from '../base-model';

/** A franchise opportunity. Money in rupees, area in sq ft, ROI in percent per year; decimals as Postgres sends them. */
export class Franchise extends BaseModel {
  static override tableName = 'franchise_opportunities';

  declare id: string;
  declare version: number;
  declare brandId: string;
  /** The brand's name as identity last told it. */
  declare brandName: string;
  declare title: string;
  declare description: string | null;
  declare businessCategory: BusinessCategory;
  declare franchiseModel: FranchiseModel;
  declare minInvestment: string;
  declare maxInvestment: string;
  declare expectedRoi: string | null;
  declare areaRequired: number | null;
  declare supportProvided: string | null;
  declare trainingIncluded: boolean;
  declare marketingSupport: boolean;
  declare territories: string[];
  /** What a wanted place is compared with. */
  declare territoryKeys: string[];
  declare images: string[];
  declare documents: string[];
  /** What the owner wants. */
  declare isActive: boolean;
  /** What the public sees; see `isVisible`. */
  declare isListed: boolean;
  declare featured: boolean;
  /** Featured by an administrator: the limit of its brand does not take that back. */
  declare featuredByAdmin: boolean;
  declare rating: string | null;
  declare reviewCount: number;
  declare outletCount: number;
  /** All that a search looks at; the database derives the words of it, of the title and of the brand's name. */
  declare searchText: string;
  /** When it was listed, plus 30 days for each part of a complete listing; the database derives it (ADR 0035). */
  declare readonly recommendedAt: Date;
  /** Since when an administrator hides it, why, and who; null while it is not hidden. */
  declare hiddenAt: Date | null;
  declare hiddenReason: string | null;
  declare hiddenBy: string | null;
  declare createdAt: Date;
  declare updatedAt: Date;

  static override modifiers = {
    listed: (query: QueryBuilder<Franchise>) => query.where('is_listed', true),
  };
}
