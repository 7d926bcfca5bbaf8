import {
  agreementTerms,
  businessCategoryLabels,
  type CostView,
  costPartLabels,
  costParts,
  costTotal,
  defaultSupportText,
  franchiseModelCards,
  noCosts,
  outletDoubts,
  outletFigures,
  recurringFees,
  statesOfListing,
  supportItemsOf,
  videoOf,
} from '@setu/contracts';
import type { Franchise } from '../franchise.model';

/** The content of a brochure, in order, without its layout. */
export interface Brochure {
  brandName: string;
  /** One or two letters of the brand's name. */
  initials: string;
  title: string;
  /** Category and model, beneath the title. */
  kind: string;
  figures: { label: string; value: string }[];
  /** The parts of the investment, the fees that recur, and the terms of the agreement. */
  money: { label: string; value: string }[];
  /** Numbers of outlets, where they are, territories that are not open, and claims that do not fit together; empty when nothing is disclosed. */
  outlets: { label: string; value: string }[];
  description: string[];
  supportItems: string[];
  support: string[];
  territories: string[];
  quickFacts: { label: string; value: string }[];
  /** Address of the brand's video on another site; null without one. */
  video: string | null;
  /** Address of the franchise's page. */
  page: string;
}

const whole = new Intl.NumberFormat('en-IN');
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
const rupees = (amount: string) => {
  const value = Number(amount);
  return `₹${(Number.isInteger(value) ? whole : withPaise).format(value)}`;
};

const longDay = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const day = (instant: Date) => longDay.format(instant);

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** First letters of the first two words that begin with a letter or digit. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

const paragraphs = (text: string) =>
  text
    .split(/\s*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const range = ({ low, high }: CostView) => (low === high ? rupees(low) : `${rupees(low)} - ${rupees(high)}`);

const isDisclosed = (franchise: Franchise): boolean =>
  (Object.keys(noCosts) as (keyof typeof noCosts)[]).some((field) => franchise[field] !== null);

const moneyOf = (franchise: Franchise): Brochure['money'] => {
  // One line, so that the brochure stays one page.
  if (!isDisclosed(franchise)) return [{ label: 'Costs, fees and terms', value: 'Not disclosed' }];
  const total = costTotal(franchise);
  return [
    ...costParts.map((part) => {
      const cost = franchise[part];
      return { label: costPartLabels[part], value: cost === null ? 'Not disclosed' : range(cost) };
    }),
    ...(total
      ? [
          {
            label: total.undisclosed.length > 0 ? 'Total of the disclosed parts' : 'Total of the parts',
            value: range({ low: String(total.low), high: String(total.high) }),
          },
        ]
      : []),
    ...recurringFees(franchise),
    ...agreementTerms(franchise),
  ];
};

/** Names of a line; the others are counted. */
const longestNames = 5;

const namesText = (names: readonly string[]) =>
  [
    ...names.slice(0, longestNames),
    ...(names.length > longestNames ? [`${names.length - longestNames} more`] : []),
  ].join(', ');

const outletsOf = (franchise: Franchise): Brochure['outlets'] => {
  const figures = outletFigures(franchise).filter(({ value }) => value !== 'Not disclosed');
  const states = statesOfListing(franchise)
    .filter(({ outlets }) => outlets > 0)
    .sort((one, next) => next.outlets - one.outlets)
    .map(({ state, outlets }) => `${state} ${outlets}`);
  const lists = [
    { label: 'Listed outlets', value: namesText(states) },
    { label: 'Territories on request', value: namesText(franchise.territoriesOnRequest) },
    { label: 'Taken territories', value: namesText(franchise.territoriesTaken) },
  ].filter(({ value }) => value !== '');
  if (figures.length + lists.length === 0) return [];
  return [
    // One line when no number is disclosed, so that the brochure stays one page.
    ...(figures.length > 0
      ? outletFigures(franchise)
      : [{ label: 'Numbers of outlets', value: 'Not disclosed' }]),
    ...lists,
    ...outletDoubts(franchise).map((value) => ({ label: 'Does not fit together', value })),
  ];
};

/** Builds the content of a brochure from a franchise. */
export const brochureOf = (franchise: Franchise, page: string): Brochure => {
  const { brandName, franchiseModel, expectedRoi, areaRequired } = franchise;
  const outlets = outletsOf(franchise);
  const category = businessCategoryLabels[franchise.businessCategory];
  const model = franchiseModelCards.find((card) => card.model === franchiseModel)?.title;
  return {
    brandName,
    initials: initialsOf(brandName),
    title: franchise.title,
    kind: `${category} · ${model ? `${model} (${franchiseModel})` : franchiseModel}`,
    figures: [
      {
        label: 'Total Investment',
        value: `${rupees(franchise.minInvestment)} - ${rupees(franchise.maxInvestment)}`,
      },
      {
        label: 'Expected ROI',
        value: expectedRoi === null ? 'Not disclosed' : `${Number(expectedRoi)}% a year`,
      },
      ...(areaRequired === null
        ? []
        : [{ label: 'Area Required', value: `${areaRequired.toLocaleString('en-IN')} sq ft` }]),
    ],
    money: moneyOf(franchise),
    outlets,
    description: paragraphs(franchise.description ?? ''),
    supportItems: supportItemsOf(franchise),
    support: paragraphs(franchise.supportProvided ?? defaultSupportText),
    territories: franchise.territories,
    quickFacts: [
      { label: 'Model', value: franchiseModel },
      { label: 'Category', value: category },
      { label: 'Training', value: yesNo(franchise.trainingIncluded) },
      { label: 'Marketing Support', value: yesNo(franchise.marketingSupport) },
      // Without a part of its own, so that the brochure stays one page.
      ...(outlets.length > 0 ? [] : [{ label: 'Outlets', value: 'Not disclosed' }]),
      { label: 'Listed On', value: day(franchise.createdAt) },
    ],
    video: videoOf(franchise.videoUrl)?.address ?? null,
    page,
  };
};
