import type { BusinessCategory, demoBrandName, demoBrandNames, FranchiseModel } from '@setu/contracts';

/** A brand of the demo; all are invented. */
export type DemoBrand = typeof demoBrandName | (typeof demoBrandNames)[number];

/** A franchise of the demo as it is written down. What is left out is usual: active, not featured, with training and marketing. */
export interface DemoFranchise {
  /** Number its fixed id is made from; never given to another one. */
  n: number;
  brand: DemoBrand;
  title: string;
  description: string;
  category: BusinessCategory;
  model: FranchiseModel;
  /** Smallest and largest investment, lakh rupees. */
  lakh: readonly [number, number];
  /** Percent per year; null is not disclosed. */
  roi: number | null;
  /** Square feet; null where no premises are needed. */
  area: number | null;
  support: string | null;
  territories: readonly string[];
  /** Mean of reviews and their number; absent for a newcomer. */
  reviews?: readonly [string, number];
  outlets: number;
  /** Day it was listed. */
  listed: string;
  featured?: true;
  inactive?: true;
  noTraining?: true;
  noMarketing?: true;
}
