import {
  type BusinessCategory,
  businessCategories,
  type FranchiseModel,
  type FranchiseSort,
  figureIn,
  franchiseModels,
  franchiseSorts,
  maxFeePercent,
  parseInvestmentRange,
  searchedPlace,
} from '@setu/contracts';

/** The filter of a list of franchises, parsed from the address of the page. */
export interface BrowseFilter {
  search: string;
  /** Searches only for the exact text: no other spellings, no near matches. */
  exact: boolean;
  businessCategory: BusinessCategory[];
  franchiseModel: FranchiseModel[];
  territories: string[];
  /** Rupees; null means no lower end. */
  minInvestment: number | null;
  /** Rupees; null means no upper end. */
  maxInvestment: number | null;
  /** Rupees; null means any total cost. */
  maxTotal: number | null;
  /** Rupees; null means any franchise fee. */
  maxFee: number | null;
  /** Percent of the revenue; null means any royalty. */
  maxRoyalty: number | null;
  featured: boolean;
  /** Null for the default: the best matches of a search first, else the recommended order. */
  sort: FranchiseSort | null;
  /** Cursor of the first page to show, from the address of 'Load more'; null for the beginning. A change of the filter resets it. */
  after: string | null;
}

export const emptyFilter: BrowseFilter = {
  search: '',
  exact: false,
  businessCategory: [],
  franchiseModel: [],
  territories: [],
  minInvestment: null,
  maxInvestment: null,
  maxTotal: null,
  maxFee: null,
  maxRoyalty: null,
  featured: false,
  sort: null,
  after: null,
};

/** Maximum length of search text, place name and cursor, and maximum number of values per group, as in the call. */
const limits = { search: 200, place: 80, cursor: 500, values: 30 };

const known =
  <T extends string>(values: readonly T[]) =>
  (value: string): value is T =>
    (values as readonly string[]).includes(value);

const isUsable = (text: string) => text !== '' && !text.includes('\u0000');

/** Whole rupees in an address, also with grouping: `5,00,000`. Anything else counts as absent. */
const readRupees = (text: string | null): number | null => {
  const rupees = figureIn(text ?? '', 'rupees');
  return rupees !== null && Number.isInteger(rupees) && rupees >= 0 && rupees < 1e10 ? rupees : null;
};

/** Percent in an address. Anything else counts as absent. */
const readPercent = (text: string | null): number | null => {
  const percent = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return percent >= 0 && percent <= maxFeePercent ? percent : null;
};

const unique = <T>(values: T[]): T[] => [...new Set(values)].slice(0, limits.values);

const readPlaces = (search: URLSearchParams): string[] =>
  [...search.getAll('territories'), ...search.getAll('location')]
    .map((place) => searchedPlace(place))
    .filter((place) => isUsable(place) && place.length <= limits.place);

const readCursor = (text: string | null): string | null =>
  text !== null && isUsable(text) && text.length <= limits.cursor ? text : null;

const readSort = (text: string | null): FranchiseSort | null =>
  text !== null && known(franchiseSorts)(text) ? text : null;

/**
 * Parses the address of a list. Unknown values are dropped, so no address is an error. The landing page's
 * `investmentRange` and `location` are accepted in addition to the listing's own names.
 */
export const readFilter = (search: URLSearchParams): BrowseFilter => {
  const range = parseInvestmentRange(search.get('investmentRange') ?? '');
  const text = (search.get('search') ?? '').replaceAll('\u0000', '').trimStart();
  return {
    search: text.slice(0, limits.search),
    exact: search.get('exact') === 'true',
    businessCategory: unique(search.getAll('businessCategory').filter(known(businessCategories))),
    franchiseModel: unique(search.getAll('franchiseModel').filter(known(franchiseModels))),
    territories: unique(readPlaces(search)),
    minInvestment: readRupees(search.get('minInvestment')) ?? (range?.min || null),
    maxInvestment: readRupees(search.get('maxInvestment')) ?? range?.max ?? null,
    maxTotal: readRupees(search.get('maxTotal')),
    maxFee: readRupees(search.get('maxFee')),
    maxRoyalty: readPercent(search.get('maxRoyalty')),
    featured: search.get('featured') === 'true',
    sort: readSort(search.get('sort')),
    after: readCursor(search.get('after')),
  };
};

/** True when both ends are given and the lower one is above the upper one. */
export const isRangeReversed = ({
  minInvestment,
  maxInvestment,
}: Pick<BrowseFilter, 'minInvestment' | 'maxInvestment'>): boolean =>
  minInvestment !== null && maxInvestment !== null && minInvestment > maxInvestment;

/** Bounds of the money, by their names in the address and in the call. */
const moneyNames = ['maxTotal', 'maxFee', 'maxRoyalty'] as const;

/** Parameters of an address that belong to the filter; a page may have others, such as its tab. */
export const filterNames: readonly string[] = [
  'search',
  'exact',
  'businessCategory',
  'franchiseModel',
  'territories',
  'minInvestment',
  'maxInvestment',
  ...moneyNames,
  'featured',
  'sort',
  'investmentRange',
  'location',
  'after',
];

/** Parameters of an address that do not belong to the filter. */
export const otherParameters = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search);
  for (const name of filterNames) rest.delete(name);
  return rest;
};

/** The order to request; null for the default order. */
const sortOf = ({ search, sort }: BrowseFilter): FranchiseSort | null =>
  sort === 'recommended' && search.trim() === '' ? null : sort;

/**
 * Writes a filter as a query string, without `?`. The same filter always returns the same text.
 * @param beside parameters that precede it
 */
export const writeFilter = (filter: BrowseFilter, beside?: URLSearchParams): string => {
  const search = new URLSearchParams(beside);
  if (filter.search.trim() !== '') {
    search.set('search', filter.search);
    if (filter.exact) search.set('exact', 'true');
  }
  for (const value of filter.businessCategory) search.append('businessCategory', value);
  for (const value of filter.franchiseModel) search.append('franchiseModel', value);
  for (const value of filter.territories) search.append('territories', value);
  if (filter.minInvestment !== null) search.set('minInvestment', String(filter.minInvestment));
  if (filter.maxInvestment !== null) search.set('maxInvestment', String(filter.maxInvestment));
  for (const name of moneyNames) if (filter[name] !== null) search.set(name, String(filter[name]));
  if (filter.featured) search.set('featured', 'true');
  const sort = sortOf(filter);
  if (sort !== null) search.set('sort', sort);
  return search.toString();
};

/** The address of a list from a cursor, or from its beginning; like `writeFilter`, but with `?`. */
export const listAddress = (filter: BrowseFilter, after: string | null, beside?: URLSearchParams): string => {
  const search = new URLSearchParams(writeFilter(filter, beside));
  if (after !== null) search.set('after', after);
  return `?${search}`;
};

/** Number on the Filters button: one per category, model and territory, one for investment, one per bound of the money, one for featured. */
export const countActive = (filter: BrowseFilter): number =>
  filter.businessCategory.length +
  filter.franchiseModel.length +
  filter.territories.length +
  (filter.minInvestment !== null || filter.maxInvestment !== null ? 1 : 0) +
  moneyNames.filter((name) => filter[name] !== null).length +
  (filter.featured ? 1 : 0);

/** True when the address has parameters of the landing page and should be rewritten. */
export const hasLandingWords = (search: URLSearchParams): boolean =>
  search.has('investmentRange') || search.has('location');

/** The query of the call. A reversed range is not sent: the form shows a message beside its fields. */
export const toFranchiseQuery = (filter: BrowseFilter) => {
  const search = filter.search.trim();
  const hasRange = !isRangeReversed(filter);
  const sort = sortOf(filter);
  return {
    ...(search ? { search, ...(filter.exact ? { exact: 'true' as const } : {}) } : {}),
    ...(filter.businessCategory.length ? { businessCategory: filter.businessCategory } : {}),
    ...(filter.franchiseModel.length ? { franchiseModel: filter.franchiseModel } : {}),
    ...(filter.territories.length ? { territories: filter.territories } : {}),
    ...(hasRange && filter.minInvestment !== null ? { minInvestment: filter.minInvestment } : {}),
    ...(hasRange && filter.maxInvestment !== null ? { maxInvestment: filter.maxInvestment } : {}),
    ...(filter.maxTotal === null ? {} : { maxTotal: filter.maxTotal }),
    ...(filter.maxFee === null ? {} : { maxFee: filter.maxFee }),
    ...(filter.maxRoyalty === null ? {} : { maxRoyalty: filter.maxRoyalty }),
    ...(filter.featured ? { featured: 'true' as const } : {}),
    ...(sort === null ? {} : { sort }),
  };
};
