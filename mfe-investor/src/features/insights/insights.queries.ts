import { getInsights } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** The figures of the market. */
export const insights = () =>
  queryOptions({
    queryKey: [getInsights.path],
    queryFn: ({ signal }) => api.call(getInsights, {}, { signal }),
  });
