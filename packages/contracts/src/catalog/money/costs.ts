import { z } from 'zod';
import { maxInvestmentRupees } from '../../market/investment-range';
import { Decimal, DecimalView, typedNumber } from '../../values/decimal';
import { OptionalText } from '../../values/text';

/** The parts of the initial investment, in the order of the table. */
export const costParts = [
  'franchiseFee',
  'fitOut',
  'equipment',
  'deposit',
  'workingCapital',
  'otherCosts',
] as const;
export type CostPart = (typeof costParts)[number];

export const costPartLabels: Readonly<Record<CostPart, string>> = {
  franchiseFee: 'Franchise fee',
  fitOut: 'Fit-out',
  equipment: 'Equipment',
  deposit: 'Deposit',
  workingCapital: 'Working capital',
  otherCosts: 'Other costs',
};

/** The lowest and the highest amount of a part of the investment, rupees. */
export const CostView = z.object({ low: DecimalView, high: DecimalView });
export type CostView = z.output<typeof CostView>;

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** One typed amount is both the lowest and the highest; two blank ones are absent. */
const readEnds = (value: unknown): unknown => {
  if (value === undefined) return null;
  if (!isObject(value)) return value;
  const { low, high } = value;
  if (isBlank(low) && isBlank(high)) return null;
  return { low: isBlank(low) ? high : low, high: isBlank(high) ? low : high };
};

const rupees = (label: string) => Decimal({ unit: 'rupees', min: 0, max: maxInvestmentRupees, label });

/** A part of the investment as a brand sends it; null when the brand does not disclose it. @param label in messages: `the fit-out` */
const Cost = (label: string) =>
  z.preprocess(
    readEnds,
    z
      .object({ low: rupees(label), high: rupees(label) })
      .refine(({ low, high }) => !(Number(low) > Number(high)), {
        message: 'The lowest amount cannot be greater than the highest',
      })
      .nullable(),
  );

/** A fee that recurs: none, percent of the revenue, or rupees a month. */
export const RecurringFeeView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none'), amount: z.null() }),
  z.object({ kind: z.literal('percent'), amount: DecimalView }),
  z.object({ kind: z.literal('fixed'), amount: DecimalView }),
]);
export type RecurringFeeView = z.output<typeof RecurringFeeView>;

/** Highest recurring fee, percent of the revenue: a higher one is a typing error, because rent, wages and goods are paid from the rest. */
export const maxFeePercent = 50;

const FeePercent = (label: string) =>
  Decimal({
    unit: 'percent',
    min: 0,
    aboveMin: true,
    max: maxFeePercent,
    label,
    requiredMessage: `Enter ${label} in percent of the revenue`,
  });
const FeeRupees = (label: string) =>
  Decimal({
    unit: 'rupees',
    min: 0,
    aboveMin: true,
    max: maxInvestmentRupees,
    label,
    requiredMessage: `Enter ${label} in rupees a month`,
  });

/** A recurring fee as a brand sends it; null when the brand does not disclose it. @param label in messages: `the royalty` */
const RecurringFee = (label: string) =>
  z.preprocess(
    (value) => (value === undefined || (isObject(value) && isBlank(value.kind)) ? null : value),
    z
      .discriminatedUnion('kind', [
        z.object({
          kind: z.literal('none'),
          amount: z
            .unknown()
            .optional()
            .transform(() => null),
        }),
        z.object({ kind: z.literal('percent'), amount: FeePercent(label) }),
        z.object({ kind: z.literal('fixed'), amount: FeeRupees(label) }),
      ])
      .nullable(),
  );

const counted = (count: number, unit: 'year' | 'month') => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A whole number of years or months; absent, null and blank become null. */
const OptionalCount = ({
  unit,
  min,
  max,
  label,
}: {
  unit: 'year' | 'month';
  min: number;
  max: number;
  label: string;
}) =>
  z.preprocess(
    (value, issues) => (isBlank(value) ? null : typedNumber(`${unit}s`, label)(value, issues)),
    z
      .number({ error: `Enter ${label} in whole ${unit}s` })
      .int(`Enter ${label} in whole ${unit}s`)
      .min(min, `Enter ${label} of at least ${counted(min, unit)}`)
      .max(max, `Enter ${label} of at most ${counted(max, unit)}`)
      .nullable(),
  );

/** What a reply says about the money; null for what the brand does not disclose. */
export const disclosedCosts = {
  franchiseFee: CostView.nullable(),
  fitOut: CostView.nullable(),
  equipment: CostView.nullable(),
  deposit: CostView.nullable(),
  workingCapital: CostView.nullable(),
  otherCosts: CostView.nullable(),
  royalty: RecurringFeeView.nullable(),
  marketingFee: RecurringFeeView.nullable(),
  /** Term of the agreement, years. */
  termYears: z.int().nullable(),
  /** The conditions on which the agreement is renewed. */
  renewal: z.string().nullable(),
  /** Time before the franchisee may leave, months; 0 for none. */
  lockInMonths: z.int().nullable(),
  /** The area in which the brand opens no other outlet. */
  exclusivity: z.string().nullable(),
};

const Disclosed = z.object(disclosedCosts);
/** What a franchise says about the money. */
export type DisclosedCosts = z.output<typeof Disclosed>;

/** The same fields as a brand sends them; all are optional. */
export const costFields = {
  franchiseFee: Cost('the franchise fee'),
  fitOut: Cost('the fit-out'),
  equipment: Cost('the equipment'),
  deposit: Cost('the deposit'),
  workingCapital: Cost('the working capital'),
  otherCosts: Cost('the other costs'),
  royalty: RecurringFee('the royalty'),
  marketingFee: RecurringFee('the marketing fee'),
  termYears: OptionalCount({ unit: 'year', min: 1, max: 99, label: 'the term' }),
  renewal: OptionalText(150),
  lockInMonths: OptionalCount({ unit: 'month', min: 0, max: 600, label: 'the lock-in' }),
  exclusivity: OptionalText(150),
} satisfies Record<keyof typeof disclosedCosts, z.ZodType>;

/** The fields of a franchise that discloses nothing about the money. */
export const noCosts = {
  franchiseFee: null,
  fitOut: null,
  equipment: null,
  deposit: null,
  workingCapital: null,
  otherCosts: null,
  royalty: null,
  marketingFee: null,
  termYears: null,
  renewal: null,
  lockInMonths: null,
  exclusivity: null,
} satisfies Record<keyof typeof disclosedCosts, null>;

/** The fields of a reply, null in replies of releases that do not have them. */
export const nullByDefault = <Shape extends Record<string, z.ZodNullable>>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field.default(null)])) as {
    [Name in keyof Shape]: z.ZodDefault<Shape[Name]>;
  };

/** What a franchise discloses about the parts of its investment. */
export type Costs = Readonly<Pick<DisclosedCosts, CostPart>>;

/** The sum of the disclosed parts, and the parts that are not disclosed. Rupees. */
export interface CostTotal {
  low: number;
  high: number;
  undisclosed: CostPart[];
}

/** Adds the disclosed parts of an investment; null when none is disclosed. */
export const costTotal = (costs: Costs): CostTotal | null => {
  const disclosed = costParts.flatMap((part) => costs[part] ?? []);
  if (disclosed.length === 0) return null;
  // In paise, because sums of decimals are not exact.
  const sum = (end: 'low' | 'high') =>
    disclosed.reduce((total, cost) => total + Math.round(Number(cost[end]) * 100), 0) / 100;
  return {
    low: sum('low'),
    high: sum('high'),
    undisclosed: costParts.filter((part) => costs[part] === null),
  };
};

/** Issue of `maxInvestment` when the parts cost more. */
export const costsAboveInvestmentMessage =
  'The parts of the investment add up to more than this. Raise the maximum investment or lower a part.';

/** Whether the least that the disclosed parts cost is within the stated maximum investment, rupees. */
export const areCostsWithin = (costs: Costs, maxInvestment: string): boolean =>
  !((costTotal(costs)?.low ?? 0) > Number(maxInvestment));

const notDisclosed = 'Not disclosed';
const twoDecimals = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** `6% of the revenue`, `₹15,000 a month`, `None` or `Not disclosed`. */
export const recurringFeeText = (fee: RecurringFeeView | null): string => {
  if (fee === null) return notDisclosed;
  if (fee.kind === 'none') return 'None';
  const amount = twoDecimals.format(Number(fee.amount));
  return fee.kind === 'percent' ? `${amount}% of the revenue` : `₹${amount} a month`;
};

/** The recurring fees of a franchise, as they are shown. */
export const recurringFees = ({
  royalty,
  marketingFee,
}: Pick<DisclosedCosts, 'royalty' | 'marketingFee'>) => [
  { label: 'Royalty', value: recurringFeeText(royalty) },
  { label: 'Marketing fee', value: recurringFeeText(marketingFee) },
];

/** The terms of the agreement of a franchise, as they are shown. */
export const agreementTerms = ({ termYears, renewal, lockInMonths, exclusivity }: DisclosedCosts) => [
  { label: 'Term', value: termYears === null ? notDisclosed : counted(termYears, 'year') },
  { label: 'Renewal', value: renewal ?? notDisclosed },
  {
    label: 'Lock-in',
    value:
      lockInMonths === null ? notDisclosed : lockInMonths === 0 ? 'None' : counted(lockInMonths, 'month'),
  },
  { label: 'Exclusive area', value: exclusivity ?? notDisclosed },
];
