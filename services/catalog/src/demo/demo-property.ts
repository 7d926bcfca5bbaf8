import type { PropertyDraft, PropertyType } from '@setu/contracts';
import type { z } from 'zod';

/** What a property of the demo says in its own way. */
type Derived =
  | 'amenities'
  | 'images'
  | 'isAvailable'
  | 'pictures'
  | 'propertyType'
  | 'rentPerSqFt'
  | 'securityDeposit';

/** A property of the demo as it is written down; all are offered by the demo's agent. */
export interface DemoProperty extends Omit<z.input<typeof PropertyDraft>, Derived> {
  /** Number its fixed id is made from; never given to another one. */
  n: number;
  type: PropertyType;
  /** Square feet. */
  area: number;
  /** Rupees per sq ft per month; null is on request. */
  rent: number | null;
  /** Months of rent. */
  depositMonths: number;
  amenities: readonly string[];
  /** Day it was listed. */
  listed: string;
  isLet?: true;
}
