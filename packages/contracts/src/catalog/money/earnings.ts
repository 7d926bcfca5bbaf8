import { z } from 'zod';
import { maxInvestmentRupees } from '../../market/investment-range';
import { Decimal, DecimalView, OptionalDecimal, typedNumber } from '../../values/decimal';
import type { DisclosedCosts } from './costs';

/** The cases of an estimate, from the weakest to the strongest outlet. */
export const earningsCases = ['low', 'typical', 'high'] as const;
export type EarningsCase = (typeof earningsCases)[number];

/** Rupees a month of an outlet in each case. */
export const MonthlyView = z.object({ low: DecimalView, typical: DecimalView, high: DecimalView });
export type MonthlyView = z.output<typeof MonthlyView>;

/** A month in India: `2025-04`. */
const Month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'Choose a month');

/** The outlets and months that the figures come from. Without it they are the brand's estimate. */
export const EarningsBasis = z
  .object({
    outlets: z.preprocess(
      typedNumber('count', 'the number of outlets'),
      z
        .number({ error: 'Enter the number of outlets' })
        .int('Enter the number of outlets')
        .min(1, 'Enter at least 1 outlet')
        .max(100_000, 'Enter at most 1,00,000 outlets'),
    ),
    from: Month,
    to: Month,
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'The last month cannot be before the first',
  });
export type EarningsBasis = z.output<typeof EarningsBasis>;

/** What a reply says about the earnings of an outlet; null for what the brand does not disclose. */
export const disclosedEarnings = {
  monthlyRevenue: MonthlyView.nullable(),
  /** Rent, wages, goods and all other costs, without royalty and marketing fee. */
  monthlyCosts: MonthlyView.nullable(),
  /** The rent that the costs of a typical outlet contain, rupees a month. */
  monthlyRent: DecimalView.nullable(),
  earningsBasis: EarningsBasis.nullable(),
};

/** The fields of a franchise that discloses no earnings. */
export const noEarnings = {
  monthlyRevenue: null,
  monthlyCosts: null,
  monthlyRent: null,
  earningsBasis: null,
} satisfies Record<keyof typeof disclosedEarnings, null>;

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** An object of which all fields are blank is absent. */
const nullWhenBlank = (value: unknown): unknown => {
  if (value === undefined) return null;
  return typeof value === 'object' && value !== null && Object.values(value).every(isBlank) ? null : value;
};

const rupees = (label: string) => Decimal({ unit: 'rupees', min: 0, max: maxInvestmentRupees, label });
const Monthly = (label: string) =>
  z.preprocess(
    nullWhenBlank,
    z
      .object({ low: rupees(label), typical: rupees(label), high: rupees(label) })
      .refine(
        ({ low, typical, high }) => !(Number(low) > Number(typical) || Number(typical) > Number(high)),
        {
          message: 'Enter the amounts from the lowest to the highest',
        },
      )
      .nullable(),
  );

/** The same fields as a brand sends them; all are optional. */
export const earningsFields = {
  monthlyRevenue: Monthly('the monthly revenue'),
  monthlyCosts: Monthly('the monthly costs'),
  monthlyRent: OptionalDecimal({
    unit: 'rupees',
    min: 0,
    max: maxInvestmentRupees,
    label: 'the monthly rent',
  }),
  earningsBasis: z.preprocess(nullWhenBlank, EarningsBasis.nullable()),
};

const DisclosedEarnings = z.object(disclosedEarnings);
export type DisclosedEarnings = z.output<typeof DisclosedEarnings>;

/** The rent is a part of the costs of a typical outlet. Empty when they fit together. */
export const earningsProblems = ({
  monthlyCosts,
  monthlyRent,
}: Pick<DisclosedEarnings, 'monthlyCosts' | 'monthlyRent'>): { path: string; message: string }[] =>
  monthlyCosts !== null && monthlyRent !== null && Number(monthlyRent) > Number(monthlyCosts.typical)
    ? [
        {
          path: 'monthlyRent',
          message: 'The rent is part of the monthly costs, so it cannot be more than the typical costs',
        },
      ]
    : [];

type Fees = Pick<DisclosedCosts, 'royalty' | 'marketingFee'>;

/** What a constant profit brings for an investment. Both in paise, so that the result is exact. */
export const returnOf = (investmentPaise: number, monthlyProfitPaise: number) => ({
  /** Twelve months' profit over the investment, percent per year. */
  annualReturn: (12 * monthlyProfitPaise * 100) / investmentPaise,
  /** Whole months until the profit covers the investment; null when it never does. */
  paybackMonths: monthlyProfitPaise > 0 ? Math.ceil(investmentPaise / monthlyProfitPaise) : null,
});

/** What an outlet earns in one case. Amounts in rupees a month. */
export interface Earnings extends ReturnType<typeof returnOf> {
  revenue: number;
  costs: number;
  royalty: number;
  marketingFee: number;
  profit: number;
  /** The investment that the case assumes, rupees: the highest for a weak outlet, the lowest for a strong one. */
  investment: number;
}

const toPaise = (rupeesText: string) => Math.round(Number(rupeesText) * 100);

const feeOf = (fee: Fees['royalty'], revenue: number): number => {
  if (fee === null || fee.kind === 'none') return 0;
  return fee.kind === 'fixed' ? toPaise(fee.amount) : Math.round((revenue * Number(fee.amount)) / 100);
};

interface Franchise extends Omit<DisclosedEarnings, 'monthlyRent'>, Fees {
  /** Absent in replies of older releases. */
  monthlyRent?: string | null;
  minInvestment: string;
  maxInvestment: string;
}

const investmentOf = ({ minInvestment, maxInvestment }: Franchise, which: EarningsCase): number => {
  const [min, max] = [toPaise(minInvestment), toPaise(maxInvestment)];
  return which === 'low' ? max : which === 'high' ? min : Math.round((min + max) / 2);
};

/**
 * What an outlet earns in each case, after royalty and marketing fee. A fee that is not disclosed counts as 0. A weak outlet has the
 * lowest revenue and costs and the highest investment. Computed in paise.
 * @returns null when the brand does not disclose revenue or costs
 */
export const earningsOf = (franchise: Franchise): Readonly<Record<EarningsCase, Earnings>> | null => {
  const { monthlyRevenue, monthlyCosts, royalty, marketingFee } = franchise;
  if (monthlyRevenue === null || monthlyCosts === null) return null;
  const inCase = (which: EarningsCase): Earnings => {
    const [revenue, costs] = [toPaise(monthlyRevenue[which]), toPaise(monthlyCosts[which])];
    const fees = [feeOf(royalty, revenue), feeOf(marketingFee, revenue)] as const;
    const profit = revenue - costs - fees[0] - fees[1];
    const investment = investmentOf(franchise, which);
    return {
      revenue: revenue / 100,
      costs: costs / 100,
      royalty: fees[0] / 100,
      marketingFee: fees[1] / 100,
      profit: profit / 100,
      investment: investment / 100,
      ...returnOf(investment, profit),
    };
  };
  return { low: inCase('low'), typical: inCase('typical'), high: inCase('high') };
};

/** Payback in months of a constant return. Source: months = 1200 ÷ percent per year. */
export const paybackOfReturn = (percentPerYear: number): number | null =>
  percentPerYear > 0 ? Math.ceil(1200 / percentPerYear) : null;

/** A stated return may differ this much from the computed one, percentage points per year. */
const toleratedDifference = 3;
/** Costs of rent and wages are rarely below this share of the revenue, percent. */
const lowestCostShare = 30;

/** From this share of a typical outlet's revenue on a rent is mentioned, percent. Our own rule, not a statistic. */
export const largeRentShare = 20;

/** The rent of a typical outlet in percent of the revenue of each case; null when either is not disclosed, or the revenue is 0. */
export const rentShares = ({
  monthlyRent,
  monthlyRevenue,
}: Pick<Franchise, 'monthlyRent' | 'monthlyRevenue'>): Readonly<Record<EarningsCase, number>> | null => {
  if (!monthlyRent || !monthlyRevenue || Number(monthlyRevenue.low) <= 0) return null;
  const shareOf = (revenue: string) => (Number(monthlyRent) / Number(revenue)) * 100;
  return {
    low: shareOf(monthlyRevenue.low),
    typical: shareOf(monthlyRevenue.typical),
    high: shareOf(monthlyRevenue.high),
  };
};

const oneDecimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const percent = (value: number) => `${oneDecimal.format(value)}%`;

/** Sentences about claims that do not fit together, for both sides; empty when they fit. */
export const earningsDoubts = (
  franchise: Franchise & { expectedROI: string | null; brandName: string },
): string[] => {
  const earnings = earningsOf(franchise);
  if (!earnings) return [];
  const { typical, high } = earnings;
  const stated = franchise.expectedROI === null ? null : Number(franchise.expectedROI);
  const rent = rentShares(franchise);
  const costShare = typical.revenue > 0 ? (typical.costs / typical.revenue) * 100 : 100;
  return [
    ...(stated !== null && stated > high.annualReturn + toleratedDifference
      ? [
          `${franchise.brandName} states a return of ${percent(stated)} a year. Its own figures give ${percent(typical.annualReturn)} for a typical outlet, and at most ${percent(high.annualReturn)}.`,
        ]
      : []),
    ...(typical.profit <= 0
      ? ['With these figures, a typical outlet does not pay back.']
      : costShare < lowestCostShare
        ? [
            `The stated costs are ${percent(costShare)} of the revenue. Ask which costs are included: rent, wages and goods are rarely that low.`,
          ]
        : []),
    ...(rent && rent.typical >= largeRentShare
      ? [
          `Rent is ${percent(rent.typical)} of the revenue of a typical outlet, and ${percent(rent.low)} of a weak one's at the same rent. It is due in weak months too: ask what it was in each month. We mention a rent from ${largeRentShare}% of the revenue on.`,
        ]
      : []),
  ];
};

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** `March 2024`. @param month `2024-03` */
export const monthText = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

/** The source of the figures: `11 outlets, April 2025 to March 2026`, or `Brand’s estimate`. */
export const basisText = (basis: EarningsBasis | null): string => {
  if (basis === null) return 'Brand’s estimate';
  const outlets = `${basis.outlets.toLocaleString('en-IN')} outlet${basis.outlets === 1 ? '' : 's'}`;
  const [from, to] = [monthText(basis.from), monthText(basis.to)];
  return from === to ? `${outlets}, ${from}` : `${outlets}, ${from} to ${to}`;
};
