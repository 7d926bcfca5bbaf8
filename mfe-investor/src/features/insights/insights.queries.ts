import { getInsights } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** The market insights. */
export const insights = () =>
  queryOptions({
    queryKey: [getInsights.path],
    queryFn: ({ signal }) => api.call(getInsights, {}, { signal }),
  });
