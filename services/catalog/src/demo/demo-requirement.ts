import type { BusinessCategory, PropertyType } from '@setu/contracts';
import type { DemoBrand } from './demo-franchise';

/** A property requirement of the demo as it is written down. */
export interface DemoRequirement {
  /** Number its fixed id is made from; never given to another one. */
  n: number;
  brand: DemoBrand;
  title: string;
  description: string;
  category: BusinessCategory;
  /** Absent: derived as for any brand that names none. */
  type?: PropertyType;
  /** Smallest and largest area, sq ft; null is no upper limit. */
  area: readonly [number, number | null];
  locations: readonly string[];
  /** Rupees per sq ft per month; null is negotiable. */
  maxRent: number | null;
  amenities: readonly string[];
  timeline: string | null;
  /** Day it was posted. */
  posted: string;
  isFulfilled?: true;
}
