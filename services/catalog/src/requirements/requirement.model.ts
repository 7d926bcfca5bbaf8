import type { PropertyRequirement } from '@setu/contracts';
import { withColumns } from '@setu/service-kit';
import { BaseModel } from '../base-model';
import type { Reviewable } from '../listings/review-columns';
import type { Hideable } from '../listings/visibility';

/** Columns that callers see. */
type Shown = Omit<
  PropertyRequirement,
  'hidden' | 'review' | 'fulfilledAt' | 'fulfilledBy' | 'createdAt' | 'updatedAt'
>;

/** A requirement of a brand. Areas in sq ft, rent in rupees per sq ft per month; decimals as Postgres sends them. */
export class Requirement extends withColumns<Shown & Hideable & Reviewable>()(BaseModel) {
  static override tableName = 'property_requirements';

  declare version: number;
  /** Whether agents see it; see `isVisible`. */
  declare isListed: boolean;
  /** When it was fulfilled; null while it is active. */
  declare fulfilledAt: Date | null;
  /** The agent whose confirmed assignment fulfilled it; null when the brand marked it as fulfilled. */
  declare fulfilledBy: string | null;
  /** Time of the newest applied confirmation. It remains when the brand posts the requirement again. */
  declare dealConfirmedAt: Date | null;
  declare createdAt: Date;
  declare updatedAt: Date;
}
