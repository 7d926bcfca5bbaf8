import {
  budgetRanges,
  experiences,
  type InquirySort,
  inquirySorts,
  type listInquiries,
  startTimes,
} from '@setu/contracts';
import type { CallInput } from '@setu/protocol';

/** What investors say, as filters and the order of the call. */
export type LeadFilter = Pick<
  CallInput<typeof listInquiries>,
  'budget' | 'startTime' | 'experience' | 'city' | 'phone' | 'confirmedPhone' | 'belowBudget' | 'sort'
>;

/** Names of the filters, which are also their parameters in the address. */
const names = [
  'budget',
  'startTime',
  'experience',
  'city',
  'phone',
  'confirmedPhone',
  'belowBudget',
] as const;
const cityLength = 80;

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** The filters and the order in an address; unknown values are ignored. */
export const leadFilterIn = (search: URLSearchParams): LeadFilter => {
  const filter: LeadFilter = {
    budget: oneOf(
      budgetRanges.map(({ value }) => value),
      search.get('budget'),
    ),
    startTime: oneOf(startTimes, search.get('startTime')),
    experience: oneOf(experiences, search.get('experience')),
    city: search.get('city')?.trim().slice(0, cityLength) || undefined,
    phone: oneOf(['true'] as const, search.get('phone')),
    confirmedPhone: oneOf(['true'] as const, search.get('confirmedPhone')),
    belowBudget: oneOf(['true'] as const, search.get('belowBudget')),
    sort: oneOf<InquirySort>(inquirySorts, search.get('sort')),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
};

/** The number of filters, without the order. */
export const filterCount = (filter: LeadFilter): number =>
  names.filter((name) => filter[name] !== undefined).length;

/** The address with this filter set, or removed when the value is empty. */
export const withFilter = (
  search: URLSearchParams,
  name: keyof LeadFilter,
  value: string,
): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.delete(name);
  if (value !== '') next.set(name, value);
  return next;
};

/** The address without filters; the order stays. */
export const withoutFilters = (search: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const name of names) next.delete(name);
  return next;
};
