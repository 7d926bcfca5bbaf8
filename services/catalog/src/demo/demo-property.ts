import type { acceptedStates, PropertyType } from '@setu/contracts';

/** A property of the demo as it is written down; all are offered by the demo's agent. */
export interface DemoProperty {
  /** Number its fixed id is made from; never given to another one. */
  n: number;
  title: string;
  description: string;
  type: PropertyType;
  /** Square feet. */
  area: number;
  address: string;
  city: string;
  state: (typeof acceptedStates)[number];
  pincode: string;
  /** Rupees per sq ft per month; null is on request. */
  rent: number | null;
  /** Months of rent. */
  depositMonths: number;
  amenities: readonly string[];
  /** Day it was listed. */
  listed: string;
  isLet?: true;
}
