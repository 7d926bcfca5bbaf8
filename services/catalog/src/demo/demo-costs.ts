import {
  type CostPart,
  type CostView,
  costParts,
  type FranchiseDraft,
  noCosts,
  noEarnings,
  type RecurringFeeView,
} from '@setu/contracts';
import type { DemoFranchise } from './demo-franchise';

type DemoCosts = Pick<FranchiseDraft, keyof typeof noCosts | keyof typeof noEarnings>;

/** The share of each part in the investment, percent. A franchise without premises has no fit-out and no deposit. */
const shares: Readonly<Record<'premises' | 'none', Readonly<Record<CostPart, number>>>> = {
  premises: { franchiseFee: 14, fitOut: 34, equipment: 26, deposit: 10, workingCapital: 12, otherCosts: 4 },
  none: { franchiseFee: 30, fitOut: 0, equipment: 42, deposit: 0, workingCapital: 22, otherCosts: 6 },
};

const rupeesPerLakh = 100_000;
/** Amounts of the demo are whole thousands, rupees. */
const step = 1_000;

/** Rounded down, so that the parts fit the investment. */
const partOf = (lakh: number, percent: number): string =>
  (Math.floor((lakh * rupeesPerLakh * percent) / 100 / step) * step).toFixed(2);

const fees: readonly RecurringFeeView[] = [
  { kind: 'percent', amount: '6.00' },
  { kind: 'percent', amount: '4.50' },
  { kind: 'none', amount: null },
  { kind: 'percent', amount: '8.00' },
  { kind: 'fixed', amount: '15000.00' },
];
const marketingFees: readonly (RecurringFeeView | null)[] = [
  { kind: 'percent', amount: '2.00' },
  null,
  { kind: 'percent', amount: '1.00' },
  { kind: 'none', amount: null },
];
const terms = [5, 9, 7, 10] as const;

const nth = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;

/** Share of the monthly revenue that a typical outlet of the demo pays for rent, wages and goods, percent. */
const costShare = 74;

/** Revenue and costs with which a typical outlet earns about the stated return. Most have a basis. */
const earningsOfDemo = ({ n, lakh, roi, outlets, area }: DemoFranchise) => {
  const investment = ((lakh[0] + lakh[1]) / 2) * rupeesPerLakh;
  // The largest fees of the demo take about a tenth of the revenue.
  const revenue = (investment * (roi ?? 20)) / 100 / 12 / ((100 - costShare - 10) / 100);
  const rounded = (rupees: number) => (Math.round(rupees / step) * step).toFixed(2);
  const monthly = (rupees: number, spread: number) => ({
    low: rounded(rupees * (1 - spread)),
    typical: rounded(rupees),
    high: rounded(rupees * (1 + spread)),
  });
  return {
    monthlyRevenue: monthly(revenue, 0.22),
    monthlyCosts: monthly((revenue * costShare) / 100, 0.14),
    // Between 9 and 24 percent of the revenue; some do not say.
    monthlyRent: area === null || n % 3 === 0 ? null : rounded((revenue * (9 + (n % 6) * 3)) / 100),
    earningsBasis:
      outlets > 1 && n % 5 !== 0 ? { outlets: Math.min(outlets, 40), from: '2025-04', to: '2026-03' } : null,
  };
};

/** Invented costs, fees and terms of a franchise of the demo. Every fourth discloses neither working capital nor other costs. */
export const costsOf = (demo: DemoFranchise): DemoCosts => {
  const { n, lakh, area, noCosts: hasNone } = demo;
  if (hasNone) return { ...noCosts, ...noEarnings };
  const share = shares[area === null ? 'none' : 'premises'];
  const isPartly = n % 4 === 0;
  const cost = (part: CostPart): CostView | null =>
    isPartly && (part === 'workingCapital' || part === 'otherCosts')
      ? null
      : { low: partOf(lakh[0], share[part]), high: partOf(lakh[1], share[part]) };
  const parts = Object.fromEntries(costParts.map((part) => [part, cost(part)])) as Record<
    CostPart,
    CostView | null
  >;
  return {
    ...parts,
    royalty: nth(fees, n),
    marketingFee: nth(marketingFees, n),
    termYears: nth(terms, n),
    renewal: isPartly ? null : 'Once for the same term, without a new fee',
    lockInMonths: isPartly ? null : 24,
    exclusivity: n % 3 === 0 ? 'No other outlet within 2 km' : null,
    ...(isPartly ? noEarnings : earningsOfDemo(demo)),
  };
};
