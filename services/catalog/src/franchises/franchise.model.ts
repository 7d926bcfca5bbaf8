import type {
  BusinessCategory,
  FranchiseModel,
  ListingReview,
  Picture,
  ReplyTime,
  StoredDocument,
  StoredPicture,
  Verification,
} from '@setu/contracts';
import type { QueryBuilder } from 'objection';
import { BaseModel } from '../base-model';
import type { Reviewable } from '../listings/review-columns';

/** Columns that lists read: all but the text and the words of searches, which are longer than the rest of a row. */
export const listedColumns = [
  'id',
  'version',
  'brand_id',
  'brand_name',
  'brand_verification',
  'brand_logo',
  'brand_reply_time',
  'title',
  'description',
  'business_category',
  'franchise_model',
  'min_investment',
  'max_investment',
  'expected_roi',
  'area_required',
  'support_provided',
  'training_included',
  'marketing_support',
  'territories',
  'images',
  'pictures',
  'documents',
  'brochure_file',
  'is_active',
  'is_listed',
  'featured',
  'featured_by_admin',
  'rating',
  'review_count',
  'outlet_count',
  'recommended_at',
  'hidden_at',
  'hidden_reason',
  'review_state',
  'review_since',
  'review_reason',
  'created_at',
  'updated_at',
].map((column) => `franchise_opportunities.${column}`);

/** A franchise opportunity. Money in rupees, area in sq ft, ROI in percent per year; decimals as Postgres sends them. */
export class Franchise extends BaseModel implements Reviewable {
  static override tableName = 'franchise_opportunities';
  static override jsonAttributes = ['pictures', 'brandVerification', 'brandLogo', 'brochureFile'];

  declare id: string;
  declare version: number;
  declare brandId: string;
  /** The brand's name, as identity last published it. */
  declare brandName: string;
  /** What was checked of the brand, as identity last published it; null while it is not verified. */
  declare brandVerification: Verification | null;
  /** The brand's logo, as identity last published it; null without one. */
  declare brandLogo: StoredPicture | null;
  /** How soon the brand usually answers, as the inquiry service last published it; null when it is slow or not known. */
  declare brandReplyTime: ReplyTime | null;
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
  /** Keys for the comparison with a searched place. */
  declare territoryKeys: string[];
  declare images: string[];
  /** What is known of images; also of some that were exchanged since. */
  declare pictures: Picture[];
  declare documents: string[];
  declare brochureFile: StoredDocument | null;
  /** Set by the owner. */
  declare isActive: boolean;
  /** Whether the public sees it; see `isVisible`. */
  declare isListed: boolean;
  declare featured: boolean;
  /** Featured by an administrator, regardless of the brand's limit. */
  declare featuredByAdmin: boolean;
  declare rating: string | null;
  declare reviewCount: number;
  declare outletCount: number;
  /** The text for searches. The database derives the words of it, of the title and of the brand's name. */
  declare searchText: string;
  /** When it was listed, plus 30 days for each part of a complete listing; the database derives it (ADR 0035). */
  declare readonly recommendedAt: Date;
  /** Since when an administrator hides it, why, and who; null while it is not hidden. */
  declare hiddenAt: Date | null;
  declare hiddenReason: string | null;
  declare hiddenBy: string | null;
  /** Its state in the review, and since when; null when it is approved or needed none. */
  declare reviewState: ListingReview['state'] | null;
  declare reviewSince: Date | null;
  /** The negative `reviewSince` in ms, for the order of the queue. */
  declare reviewOrder: number | null;
  /** Why it was returned the last time. */
  declare reviewReason: string | null;
  /** The administrator who decided last. */
  declare reviewedBy: string | null;
  declare createdAt: Date;
  declare updatedAt: Date;

  static override modifiers = {
    listed: (query: QueryBuilder<Franchise>) => query.where('is_listed', true),
  };
}
