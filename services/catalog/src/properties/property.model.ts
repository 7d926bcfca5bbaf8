import type { ListingReview, Picture, PropertyType } from '@setu/contracts';
import { BaseModel } from '../base-model';
import type { Reviewable } from '../listings/review-columns';

/** A property on offer. Area in sq ft, rent in rupees per sq ft per month, deposit in rupees; decimals as Postgres sends them. */
export class Property extends BaseModel implements Reviewable {
  static override tableName = 'property_listings';
  static override jsonAttributes = ['pictures'];

  declare id: string;
  declare version: number;
  declare providerId: string;
  declare title: string;
  declare description: string | null;
  declare propertyType: PropertyType;
  declare area: number;
  declare address: string;
  /** As the provider typed it. */
  declare city: string;
  /** Key for the comparison with a searched city. */
  declare cityKey: string;
  declare state: string;
  declare pincode: string | null;
  declare rentPerSqFt: string | null;
  declare securityDeposit: string | null;
  declare amenities: string[];
  declare images: string[];
  /** What is known of images; also of some that were exchanged since. */
  declare pictures: Picture[];
  /** Set by the provider. */
  declare isAvailable: boolean;
  /** Whether it can be a match; see `isVisible`. */
  declare isListed: boolean;
  declare featured: boolean;
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
}
