import {
  agreementTerms,
  basisText,
  businessCategoryLabels,
  type CostView,
  costPartLabels,
  costParts,
  costTotal,
  type DisclosedCosts,
  earningsOf,
  type FranchiseView,
  noOutlets,
  outletDoubts,
  outletFigures,
  recurringFees,
  replyPromiseText,
  statesOfListing,
} from '@setu/contracts';
import { ratingText, replyTimeSentences } from '@setu/marketplace';
import { formatArea, formatExact, formatExactRange, formatPercent, plural } from '@setu/ui/format';

export const notDisclosed = 'Not disclosed';

/** A line of the comparison: one value for each franchise, null for a franchise that is no longer listed. */
interface CompareRow {
  label: string;
  values: (string | null)[];
  /** Whether the values are not all equal. */
  differs: boolean;
}

/** Lines that belong together. */
export interface CompareGroup {
  title: string;
  rows: CompareRow[];
}

type Value = (franchise: FranchiseView) => string | null | undefined;

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');
const amounts = (cost: CostView | null) => (cost === null ? null : formatExactRange(cost.low, cost.high));

const totalOf: Value = (franchise) => {
  const total = costTotal(franchise);
  return (
    total &&
    `${formatExactRange(total.low, total.high)}${total.undisclosed.length > 0 ? ', without the parts that are not disclosed' : ''}`
  );
};

/** How a brand answers. A slow brand and one with few inquiries have the same text, because neither is published. */
const answersText: Value = ({ brandReplyTime, brandKeepsReplyPromise }) =>
  [
    ...(brandKeepsReplyPromise ? [replyPromiseText] : []),
    ...(brandReplyTime ? [replyTimeSentences[brandReplyTime]] : []),
  ].join('. ') || 'Slower, or too few inquiries';

/** A line of a list of terms, which has the same labels for each franchise. */
const termOf =
  (list: (costs: DisclosedCosts) => { label: string; value: string }[], index: number): Value =>
  (franchise) =>
    list(franchise)[index]?.value;

const labelsOf = (list: (costs: DisclosedCosts) => { label: string }[], some: FranchiseView) =>
  list(some).map(({ label }) => label);

/** States of a line; the others are counted. */
const longestStates = 5;

/** `Maharashtra 12, Gujarat 4`, of the listed outlets. */
const statesText: Value = (franchise) => {
  const states = statesOfListing(franchise)
    .filter(({ outlets }) => outlets > 0)
    .sort((one, next) => next.outlets - one.outlets)
    .map(({ state, outlets }) => `${state} ${outlets}`);
  const more = states.length - longestStates;
  return [...states.slice(0, longestStates), ...(more > 0 ? [plural(more, 'more state')] : [])].join(', ');
};

/** The line of claims about outlets that do not fit together; none when those of all franchises fit. */
const doubtsLine = (franchises: readonly FranchiseView[]): [string, Value][] =>
  franchises.some((franchise) => outletDoubts(franchise).length > 0)
    ? [['Does not fit together', (franchise) => outletDoubts(franchise).join(' ') || 'Nothing found']]
    : [];

/** The lines of each group, by title. */
const linesOf = (
  some: FranchiseView,
  franchises: readonly FranchiseView[],
): [string, [string, Value][]][] => [
  [
    'The franchise',
    [
      ['Brand', ({ brandName }) => brandName],
      ['Category', ({ businessCategory }) => businessCategoryLabels[businessCategory]],
      ['Model', ({ franchiseModel }) => franchiseModel],
      ['Rating', ratingText],
      ['Answers to inquiries', answersText],
      ['Area', ({ areaRequired }) => (areaRequired === null ? null : formatArea(areaRequired))],
      ['Training', ({ trainingIncluded }) => yesNo(trainingIncluded)],
      ['Marketing support', ({ marketingSupport }) => yesNo(marketingSupport)],
    ],
  ],
  [
    'Outlets and territories',
    [
      ...outletFigures(some).map(({ label }, index): [string, Value] => [
        label,
        (franchise) => outletFigures(franchise)[index]?.value,
      ]),
      ...doubtsLine(franchises),
      ['States with outlets', statesText],
      ['Open territories', ({ territories }) => territories.join(', ')],
      ['Territories on request', ({ territoriesOnRequest }) => territoriesOnRequest.join(', ')],
      ['Taken territories', ({ territoriesTaken }) => territoriesTaken.join(', ')],
    ],
  ],
  [
    'The money',
    [
      [
        'Total investment',
        ({ minInvestment, maxInvestment }) => formatExactRange(minInvestment, maxInvestment),
      ],
      ...costParts.map((part): [string, Value] => [
        costPartLabels[part],
        (franchise) => amounts(franchise[part]),
      ]),
      ['Total of the parts', totalOf],
      ...labelsOf(recurringFees, some).map((label, index): [string, Value] => [
        label,
        termOf(recurringFees, index),
      ]),
      ...labelsOf(agreementTerms, some).map((label, index): [string, Value] => [
        label,
        termOf(agreementTerms, index),
      ]),
    ],
  ],
  [
    'A typical outlet',
    [
      ['Revenue a month', (franchise) => formatted(franchise, ({ revenue }) => formatExact(revenue))],
      ['Rent a month', ({ monthlyRent }) => monthlyRent && formatExact(monthlyRent)],
      ['Profit a month', (franchise) => formatted(franchise, ({ profit }) => formatExact(profit))],
      [
        'Pays back in',
        (franchise) =>
          formatted(franchise, ({ paybackMonths }) =>
            paybackMonths === null ? 'Never' : plural(paybackMonths, 'month'),
          ),
      ],
      [
        'Return a year',
        (franchise) => formatted(franchise, ({ annualReturn }) => formatPercent(Math.round(annualReturn))),
      ],
      ['Source', (franchise) => formatted(franchise, () => basisText(franchise.earningsBasis))],
      ['Expected ROI, as stated', ({ expectedROI }) => expectedROI && formatPercent(expectedROI)],
    ],
  ],
];

const formatted = (
  franchise: FranchiseView,
  text: (typical: NonNullable<ReturnType<typeof earningsOf>>['typical']) => string,
): string | null => {
  const earnings = earningsOf(franchise);
  return earnings && text(earnings.typical);
};

/** The comparison of franchises; undefined for one that is no longer listed. */
export const compareGroups = (found: readonly (FranchiseView | undefined)[]): CompareGroup[] => {
  // A reply of an earlier release lacks the fields of outlets.
  const franchises = found.map((franchise) => franchise && { ...noOutlets, ...franchise });
  const listed = franchises.filter((franchise) => franchise !== undefined);
  const [some] = listed;
  if (!some) return [];
  return linesOf(some, listed).map(([title, lines]) => ({
    title,
    rows: lines.map(([label, value]) => {
      const values = franchises.map((franchise) => (franchise ? value(franchise) || notDisclosed : null));
      return { label, values, differs: new Set(values.filter((one) => one !== null)).size > 1 };
    }),
  }));
};

/** What a franchise does not disclose, by its place in the comparison. */
export const missingIn = (groups: readonly CompareGroup[], index: number): string[] =>
  groups.flatMap(({ rows }) =>
    rows.filter(({ values }) => values[index] === notDisclosed).map(({ label }) => label),
  );
