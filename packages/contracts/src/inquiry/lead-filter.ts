import { z } from 'zod';
import { Text } from '../values/text';
import { budgetRanges, experiences, startTimes } from './investor-details';

/** Orders of inquiries; within equal ones the newest is first. What is not disclosed is last. */
export const inquirySorts = ['newest', 'budget', 'start'] as const;
const InquirySort = z.enum(inquirySorts, { error: 'Choose one of: newest, budget, start' });
export type InquirySort = z.output<typeof InquirySort>;

/** Labels of the orders. */
export const inquirySortLabels: Readonly<Record<InquirySort, string>> = {
  newest: 'Newest first',
  budget: 'Highest budget first',
  start: 'Soonest start first',
};

const yes = z.literal('true', { error: 'Use true' }).optional();

/** Filters of inquiries by what the investor said. */
export const leadFilterFields = {
  budget: z
    .enum(
      budgetRanges.map(({ value }) => value),
      { error: 'Choose a budget from the list' },
    )
    .optional(),
  startTime: z.enum(startTimes, { error: 'Choose a time from the list' }).optional(),
  experience: z.enum(experiences, { error: 'Choose an experience from the list' }).optional(),
  /** A city; other names of the same city match. */
  city: Text(80).optional(),
  /** Only inquiries with a phone number. */
  phone: yes,
  /** Only inquiries whose phone number the investor confirmed by a code. */
  confirmedPhone: yes,
  /** Only received inquiries whose budget is below the lowest budget of the listing. */
  belowBudget: yes,
  sort: InquirySort.optional(),
};
