import type { PropertyDraft, PropertyType } from '@setu/contracts';
import type { z } from 'zod';

/** The individual texts of a property of the demo. */
type Derived =
  | 'amenities'
  | 'images'
  | 'isAvailable'
  | 'pictures'
  | 'propertyType'
  | 'rentPerSqFt'
  | 'securityDeposit';

/** The definition of a property of the demo. The demo's agent offers all of them. */
export interface DemoProperty extends Omit<z.input<typeof PropertyDraft>, Derived> {
  /** The number from which its fixed id is made. Never reuse it. */
  n: number;
  type: PropertyType;
  /** Square feet. */
  area: number;
  /** Rupees per sq ft per month; null means on request. */
  rent: number | null;
  /** Months of rent. */
  depositMonths: number;
  amenities: readonly string[];
  /** Day it was listed. */
  listed: string;
  isLet?: true;
}
