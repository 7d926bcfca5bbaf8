import { getHighlights } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** What the landing page shows of the list of franchises. */
export const highlights = () =>
  queryOptions({
    queryKey: [getHighlights.path],
    queryFn: ({ signal }) => api.call(getHighlights, {}, { signal }),
  });
