import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { FranchiseFilter, isRangeInOrder, rangeIssue } from '../calls';
import { FranchiseView } from '../franchise';

/** How far a count can be trusted: `at_least` that many and probably more; `about` that many, from a sample. */
export const countPrecisions = ['exact', 'at_least', 'about'] as const;

/** How many franchises the list has with one option of a filter. */
export const OptionCount = z.object({
  value: z.string(),
  count: z.int().nonnegative(),
  precision: z.enum(countPrecisions),
});
export type OptionCount = z.output<typeof OptionCount>;

/** Counts of the options by group. An option without an entry has an unknown number, which may be 0. */
export const OptionCounts = z.object({
  businessCategory: z.array(OptionCount),
  franchiseModel: z.array(OptionCount),
  /** By the values of `filterPresets`. */
  investment: z.array(OptionCount),
  /** Cities and states that the filter offers. */
  territories: z.array(OptionCount),
});
export type OptionCounts = z.output<typeof OptionCounts>;
/** A group of options, of which a franchise matches any. */
export type OptionGroup = keyof OptionCounts;

export const countOptions = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/franchise-counts',
  summary:
    'Counts the franchises for each option of a filter, with the other groups of the filter unchanged. Counts of long lists are bounds or estimates. A search counts as typed, without other spellings.',
  access: 'public',
  query: FranchiseFilter.omit({ sort: true, exact: true }).refine(isRangeInOrder, rangeIssue),
  response: { 200: OptionCounts },
  errors: ['validation_failed'],
  changedBy: [{ event: 'catalog.franchise-created.v1' }, { event: 'catalog.franchise-updated.v1' }],
  sharedWith: ['investor', 'agent'],
});

/** Number of franchises in each list of the highlights. */
export const highlighted = 3;

/** What the landing page shows of the list of franchises. */
export const Highlights = z.object({
  /** Number of listed franchises. */
  opportunities: OptionCount.omit({ value: true }),
  /** Franchises by category; an unknown number is left out. */
  businessCategory: z.array(OptionCount),
  /** Franchises by the ranges of `filterPresets`. */
  investment: z.array(OptionCount),
  /** The newest franchises. */
  newest: z.array(FranchiseView),
  /** Franchises of different brands that usually answer within a day, the quickest first. */
  answering: z.array(FranchiseView),
});
export type Highlights = z.output<typeof Highlights>;

export const getHighlights = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/franchise-highlights',
  summary: `Returns what the landing page shows: the number of franchises, also by category and investment, and ${highlighted} of the newest and of brands that usually answer within a day.`,
  access: 'public',
  response: { 200: Highlights },
  changedBy: [{ event: 'catalog.franchise-created.v1' }, { event: 'catalog.franchise-updated.v1' }],
  sharedWith: ['investor', 'agent'],
});
