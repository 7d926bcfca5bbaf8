import { type FranchiseView, type OptionCount, type OptionGroup, searchReadingOf } from '@setu/contracts';
import type { Page } from '@setu/mfe-kit';
import { type InfiniteData, keepPreviousData, useQuery } from '@tanstack/react-query';
import { optionCounts } from './option-counts.queries';
import type { BrowseFilter } from './state/browse-filter';

/** Returns the count of an option; undefined while it is unknown. */
export type CountOf = (group: OptionGroup, value: string) => OptionCount | undefined;

/** Whether a list is known to have the franchises of its filter as typed: a search may show other spellings or near matches instead. */
export const isListAsTyped = (
  { search }: BrowseFilter,
  data: InfiniteData<Page<FranchiseView>> | undefined,
): boolean => search.trim() === '' || searchReadingOf(data?.pages[0]?.reading)?.match === 'exact';

const unknown: CountOf = () => undefined;

/**
 * The counts of the options of a filter. They are additional: while they load, and when they fail, the options have none.
 * @param isTyped false when the list shows other results than the typed search, which the counts would not describe
 */
export const useOptionCounts = (filter: BrowseFilter, isTyped: boolean): CountOf => {
  const { data, isError } = useQuery({
    ...optionCounts(filter),
    enabled: isTyped,
    placeholderData: keepPreviousData,
  });
  if (!isTyped || isError || !data) return unknown;
  return (group, value) => data[group].find((option) => option.value === value);
};
