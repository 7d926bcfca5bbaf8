import { getOwnFranchiseeState, type OwnFranchiseeState } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** What the signed-in investor said about an own outlet of a franchise, and the own review. */
export const ownOutlet = (id: string) =>
  queryOptions<OwnFranchiseeState>({
    queryKey: [getOwnFranchiseeState.path, id],
    queryFn: ({ signal }) => api.call(getOwnFranchiseeState, { id }, { signal }),
    meta: { refreshedBy: ['franchisee-proof', 'franchisee-review'], readsNotificationsOf: id },
  });
