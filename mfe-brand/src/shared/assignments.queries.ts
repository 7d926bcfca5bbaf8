import { listAssignments } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** All assignments that the brand gave to agents, open ones first. */
export const givenAssignments = () =>
  queryOptions({
    queryKey: [listAssignments.path],
    meta: { refreshedBy: ['offer-accepted', 'assignment-changed'] },
    queryFn: ({ signal }) => api.callAll(listAssignments, {}, { signal }),
  });
