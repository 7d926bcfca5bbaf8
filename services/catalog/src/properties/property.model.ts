import type { PropertyListing } from '@setu/contracts';
import { withColumns } from '@setu/service-kit';
import { BaseModel } from '../base-model';
import type { Reviewable } from '../listings/review-columns';
import type { Hideable } from '../listings/visibility';

/** Columns that callers see. `pictures` also has the details of images that were replaced since. */
type Shown = Omit<PropertyListing, 'hidden' | 'review' | 'createdAt' | 'updatedAt'>;

/** A property on offer. Area in sq ft, rent in rupees per sq ft per month, deposit in rupees; decimals as Postgres sends them. */
export class Property extends withColumns<Shown & Hideable & Reviewable>()(BaseModel) {
  static override tableName = 'property_listings';
  static override jsonAttributes = ['pictures'];

  declare version: number;
  /** Key for the comparison with a searched city. */
  declare cityKey: string;
  /** Whether it can be a match; see `isVisible`. */
  declare isListed: boolean;
  declare createdAt: Date;
  declare updatedAt: Date;
}
