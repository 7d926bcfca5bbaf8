import type { PropertyType } from '@setu/contracts';
import { BaseModel } from '../base-model';

/** A property on offer. Area in sq ft, rent in rupees per sq ft per month, deposit in rupees; decimals as Postgres sends them. */
export class Property extends BaseModel {
  static override tableName = 'property_listings';

  declare id: string;
  declare version: number;
  declare providerId: string;
  declare title: string;
  declare description: string | null;
  declare propertyType: PropertyType;
  declare area: number;
  declare address: string;
  /** As the provider writes it. */
  declare city: string;
  /** What a wanted city is compared with. */
  declare cityKey: string;
  declare state: string;
  declare pincode: string | null;
  declare rentPerSqFt: string | null;
  declare securityDeposit: string | null;
  declare amenities: string[];
  declare images: string[];
  /** What the provider says. */
  declare isAvailable: boolean;
  /** What matches are made of: available, and of a provider who is an agent or a brand. */
  declare isListed: boolean;
  declare featured: boolean;
  declare createdAt: Date;
  declare updatedAt: Date;
}
