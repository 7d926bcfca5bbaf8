import { listSavedReplies } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** The brand's saved replies by title. */
export const savedReplies = () =>
  queryOptions({
    queryKey: [listSavedReplies.path],
    queryFn: ({ signal }) => api.call(listSavedReplies, {}, { signal }),
  });
