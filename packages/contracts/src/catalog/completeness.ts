import { uploadIdOf } from '../content/media';
import { franchiseSortLabels } from './calls';
import type { FranchiseView } from './franchise';
import { costParts } from './money/costs';

/**
 * Where the product uses a field, with points. A place counts more when investors reach a listing by it: an order or a filter of the list
 * 3, its card 2, its page, its brochure or the comparison 1.
 */
const pointsOf = { order: 3, filter: 3, search: 3, card: 2, page: 1, comparison: 1, inbox: 1 } as const;
type Place = keyof typeof pointsOf;

/** What {@link completenessOf} reads of a franchise; a field that is not written yet is absent. */
export type Completable = Partial<FranchiseView>;

interface Rule {
  /** The field that the form opens. */
  field: keyof FranchiseView;
  label: string;
  /** What the field changes for the brand. Each sentence describes code of the product, and no effect on investors that was not measured. */
  worth: string;
  places: readonly Place[];
  isWritten: (franchise: Completable) => boolean;
  /** Whether the field would change something yet; true by default. */
  isUseful?: (franchise: Completable) => boolean;
}

const isText = (text: string | null | undefined) => typeof text === 'string' && text.trim() !== '';
const isGiven = (value: unknown) => value !== null && value !== undefined;
const hasEarnings = ({ monthlyRevenue, monthlyCosts }: Completable) =>
  isGiven(monthlyRevenue) && isGiven(monthlyCosts);

/** Parts of the investment other than the franchise fee, which has its own order. */
const otherParts = costParts.filter((part) => part !== 'franchiseFee');

const rules: readonly Rule[] = [
  {
    field: 'title',
    label: 'Title',
    worth: 'Without a title the listing cannot be published.',
    places: ['search', 'card', 'page', 'comparison'],
    isWritten: ({ title }) => isText(title),
  },
  {
    field: 'minInvestment',
    label: 'Investment',
    worth: 'Without a minimum and a maximum the listing cannot be published.',
    places: ['filter', 'order', 'card', 'page', 'comparison'],
    isWritten: ({ minInvestment, maxInvestment }) => isText(minInvestment) && isText(maxInvestment),
  },
  {
    field: 'territories',
    label: 'Territories',
    worth: 'Without an open territory the listing cannot be published.',
    places: ['filter', 'search', 'card', 'page', 'comparison'],
    isWritten: ({ territories = [] }) => territories.length > 0,
  },
  {
    field: 'monthlyRevenue',
    label: 'Earnings',
    worth:
      'With the revenue and costs of an outlet, your card shows the payback, and your page shows what remains of a month.',
    places: ['card', 'page', 'comparison'],
    isWritten: hasEarnings,
  },
  {
    field: 'earningsBasis',
    label: 'Source of the earnings',
    worth: `Only figures with a source are ranked in “${franchiseSortLabels.roi}” and “${franchiseSortLabels.payback}”. Other listings come last there.`,
    places: ['order', 'order', 'page', 'comparison'],
    isWritten: ({ earningsBasis }) => isGiven(earningsBasis),
    isUseful: hasEarnings,
  },
  {
    field: 'royalty',
    label: 'Royalty',
    worth: `A royalty in percent, or none, ranks your listing in “${franchiseSortLabels.royalty}”. Without it, it comes last there, and the page says “Not disclosed”.`,
    places: ['order', 'filter', 'page', 'comparison'],
    isWritten: ({ royalty }) => isGiven(royalty),
  },
  {
    field: 'description',
    label: 'Description',
    worth: 'Your card shows two lines of it, and the search reads all of it.',
    places: ['search', 'card', 'page'],
    isWritten: ({ description }) => isText(description),
  },
  {
    field: 'franchiseFee',
    label: 'Franchise fee',
    worth: `With a franchise fee, your listing is ranked in “${franchiseSortLabels.fee}”. Without it, it comes last there.`,
    places: ['order', 'page', 'comparison'],
    isWritten: ({ franchiseFee }) => isGiven(franchiseFee),
  },
  {
    field: 'images',
    label: 'Pictures',
    worth: 'Your first picture replaces the drawing on the card and on the page.',
    places: ['card', 'page'],
    // A drawn cover is another path of this site.
    isWritten: ({ images = [] }) =>
      images.some((image) => image.startsWith('https://') || uploadIdOf(image) !== null),
  },
  {
    field: 'areaRequired',
    label: 'Area required',
    worth: 'Your card and the comparison show the area. Without it, the card says “Not specified”.',
    places: ['card', 'page', 'comparison'],
    isWritten: ({ areaRequired }) => isGiven(areaRequired),
  },
  {
    field: 'expectedROI',
    label: 'Expected ROI',
    worth: 'Your card and the comparison show it. Without it, they say “Not disclosed”.',
    places: ['card', 'page', 'comparison'],
    isWritten: ({ expectedROI }) => isText(expectedROI),
  },
  {
    field: 'outlets',
    label: 'List of outlets',
    worth: 'The map and the table of your page show where your outlets are.',
    places: ['page', 'page', 'comparison'],
    isWritten: ({ outlets = [] }) => outlets.length > 0,
  },
  {
    field: 'ownOutlets',
    label: 'Numbers of outlets',
    worth:
      'Your page shows how many outlets are open and closed. Without them, it says that you do not disclose them.',
    places: ['page', 'page', 'comparison'],
    isWritten: ({ ownOutlets, franchisedOutlets }) => isGiven(ownOutlets) || isGiven(franchisedOutlets),
  },
  {
    field: 'fitOut',
    label: 'Parts of the investment',
    worth: 'Your page and the comparison show what the investment consists of, instead of “Not disclosed”.',
    places: ['page', 'comparison'],
    isWritten: (franchise) => otherParts.some((part) => isGiven(franchise[part])),
  },
  {
    field: 'termYears',
    label: 'Term of the agreement',
    worth: 'Your page and the comparison show the term, instead of “Not disclosed”.',
    places: ['page', 'comparison'],
    isWritten: ({ termYears }) => isGiven(termYears),
  },
  {
    field: 'supportProvided',
    label: 'Support provided',
    worth: 'Your own words replace a general sentence about support on your page.',
    places: ['page'],
    isWritten: ({ supportProvided }) => isText(supportProvided),
  },
  {
    field: 'monthlyRent',
    label: 'Rent',
    worth: 'Your page shows the rent beside the other uses of the revenue.',
    places: ['page'],
    isWritten: ({ monthlyRent }) => isGiven(monthlyRent),
    isUseful: hasEarnings,
  },
  {
    field: 'videoUrl',
    label: 'Video',
    worth: 'Visitors can watch it on your page.',
    places: ['page'],
    isWritten: ({ videoUrl }) => isText(videoUrl),
  },
  {
    field: 'brochureFile',
    label: 'Brochure',
    worth: 'Investors download your own PDF instead of one that we make from the page.',
    places: ['page'],
    isWritten: ({ brochureFile, documents = [] }) => isGiven(brochureFile) || documents.length > 0,
  },
  {
    field: 'lowestBudget',
    label: 'Lowest budget of investors',
    worth: 'Your inbox marks investors with a smaller budget, and they are warned before they write.',
    places: ['inbox'],
    isWritten: ({ lowestBudget }) => isText(lowestBudget),
  },
];

const weightOf = ({ places }: Rule) => places.reduce((sum, place) => sum + pointsOf[place], 0);

/** A field that is not written yet, and what it is worth. */
export interface MissingField {
  field: keyof FranchiseView;
  label: string;
  worth: string;
}

export interface Completeness {
  /** Whole percent of the points, rounded down, so that 100 means that nothing is missing. */
  percent: number;
  /** What is not written yet, the most valuable field first. A field that would change nothing yet comes after the others. */
  missing: MissingField[];
}

/** Fields without which a franchise cannot be published come first. Source: specification, section 5. */
const required: readonly string[] = ['title', 'minInvestment', 'territories'];

/** How complete a listing is: its written fields, weighted by the places where the product shows or uses them. */
export const completenessOf = (franchise: Completable): Completeness => {
  const missing = rules.filter(({ isWritten }) => !isWritten(franchise));
  const all = rules.reduce((sum, rule) => sum + weightOf(rule), 0);
  const lacking = missing.reduce((sum, rule) => sum + weightOf(rule), 0);
  const rank = ({ field, isUseful = () => true }: Rule) =>
    required.includes(field) ? 0 : isUseful(franchise) ? 1 : 2;
  return {
    percent: Math.floor((100 * (all - lacking)) / all),
    missing: [...missing]
      .sort((one, next) => rank(one) - rank(next) || weightOf(next) - weightOf(one))
      .map(({ field, label, worth }) => ({ field, label, worth })),
  };
};
