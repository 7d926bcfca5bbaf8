import type { BusinessCategory, PropertyType } from '@setu/contracts';
import type { DemoBrand } from './demo-franchise';

/** The definition of a property requirement of the demo. */
export interface DemoRequirement {
  /** The number from which its fixed id is made. Never reuse it. */
  n: number;
  brand: DemoBrand;
  title: string;
  description: string;
  category: BusinessCategory;
  /** Absent: derived, as for every requirement without a type. */
  type?: PropertyType;
  /** Smallest and largest area, sq ft; null means no upper limit. */
  area: readonly [number, number | null];
  locations: readonly string[];
  /** Rupees per sq ft per month; null means negotiable. */
  maxRent: number | null;
  amenities: readonly string[];
  timeline: string | null;
  /** Day it was posted. */
  posted: string;
  isFulfilled?: true;
}
