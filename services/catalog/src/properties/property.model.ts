import type { Picture, PropertyType } from '@setu/contracts';
import { BaseModel } from '../base-model';

/** A property on offer. Area in sq ft, rent in rupees per sq ft per month, deposit in rupees; decimals as Postgres sends them. */
export class Property extends BaseModel {
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
  declare createdAt: Date;
  declare updatedAt: Date;
}
