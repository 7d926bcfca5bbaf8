import type { BusinessCategory, ListingReview, PropertyType } from '@setu/contracts';
import { BaseModel } from '../base-model';
import type { Reviewable } from '../listings/review-columns';

/** Space a brand looks for. Areas in sq ft, rent in rupees per sq ft per month; decimals as Postgres sends them. */
export class Requirement extends BaseModel implements Reviewable {
  static override tableName = 'property_requirements';

  declare id: string;
  declare version: number;
  declare brandId: string;
  declare title: string;
  declare description: string | null;
  declare businessCategory: BusinessCategory;
  declare propertyType: PropertyType;
  /** Any type of property fits. */
  declare acceptsAnyType: boolean;
  declare minArea: number;
  /** Null: no upper limit. */
  declare maxArea: number | null;
  declare preferredLocations: string[];
  declare maxRentPerSqFt: string | null;
  declare requiredAmenities: string[];
  declare timeline: string | null;
  /** Set by the owner. */
  declare isActive: boolean;
  /** Whether agents see it; see `isVisible`. */
  declare isListed: boolean;
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
  /** When it was fulfilled; null while it is active. */
  declare fulfilledAt: Date | null;
  /** The agent whose confirmed assignment fulfilled it; null when the brand marked it by hand. */
  declare fulfilledBy: string | null;
  /** Time of the newest applied confirmation. It remains when the brand posts the requirement again. */
  declare dealConfirmedAt: Date | null;
  declare createdAt: Date;
  declare updatedAt: Date;
}
