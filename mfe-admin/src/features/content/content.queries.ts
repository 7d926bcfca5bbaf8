import { listContent } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** All site copy, by section and order. */
export const siteContent = () =>
  queryOptions({
    queryKey: [listContent.path],
    queryFn: ({ signal }) => api.call(listContent, {}, { signal }),
  });
