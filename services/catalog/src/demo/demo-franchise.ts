import type { BusinessCategory, demoBrandName, demoBrandNames, FranchiseModel } from '@setu/contracts';

/** A brand of the demo; all are invented. */
export type DemoBrand = typeof demoBrandName | (typeof demoBrandNames)[number];

/** The definition of a franchise of the demo. By default it is active, not featured, and has training and marketing. */
export interface DemoFranchise {
  /** The number from which its fixed id is made. Never reuse it. */
  n: number;
  brand: DemoBrand;
  title: string;
  description: string;
  category: BusinessCategory;
  model: FranchiseModel;
  /** Smallest and largest investment, lakh rupees. */
  lakh: readonly [number, number];
  /** The lowest budget of an investor that the brand asks for, lakh rupees; absent when it does not ask. */
  lowestLakh?: number;
  /** Percent per year; null when it is not disclosed. */
  roi: number | null;
  /** Square feet; null when no premises are needed. */
  area: number | null;
  support: string | null;
  territories: readonly string[];
  /** Mean and number of reviews; absent for a new brand. */
  reviews?: readonly [string, number];
  outlets: number;
  /** Day it was listed. */
  listed: string;
  featured?: true;
  inactive?: true;
  noTraining?: true;
  noMarketing?: true;
  /** Discloses nothing about the parts of the investment, fees and terms. */
  noCosts?: true;
}
