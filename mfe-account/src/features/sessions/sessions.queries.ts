import { listOwnSessions } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** The user's sessions. */
export const ownSessions = () =>
  queryOptions({
    queryKey: [listOwnSessions.path],
    queryFn: ({ signal }) => api.call(listOwnSessions, {}, { signal }),
  });
