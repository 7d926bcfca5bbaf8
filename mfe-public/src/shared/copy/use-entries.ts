import type { PublicContent } from '@setu/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { siteCopy } from './copy.queries';
import { type Entries, entriesOf } from './entries';

/** The site copy; the built-in texts until it is loaded, or when it cannot be loaded. */
export const useEntries = (section?: PublicContent['section']): Entries => {
  const { data } = useQuery(siteCopy(section));
  return useMemo(() => entriesOf(data ?? []), [data]);
};
