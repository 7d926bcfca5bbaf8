import { earningsOf, type FranchiseView } from '@setu/contracts';
import { plural } from '@setu/ui';

/**
 * When a typical outlet has earned its investment, from the revenue and costs that the brand discloses: `Payback 14 months`. Null when it
 * does not disclose them. Figures that are not from running outlets are marked as an estimate.
 */
export const paybackText = (franchise: FranchiseView): string | null => {
  const earnings = earningsOf(franchise);
  if (earnings === null) return null;
  const { paybackMonths } = earnings.typical;
  const text = paybackMonths === null ? 'Does not pay back' : `Payback ${plural(paybackMonths, 'month')}`;
  return franchise.earningsBasis === null ? `${text} (estimate)` : text;
};
