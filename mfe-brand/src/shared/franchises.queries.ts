import { listMyFranchises } from '@setu/contracts';
import { listingNotifications } from '@setu/marketplace';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** All franchises of the brand, newest first: what is counted must not end with a page. */
export const myFranchises = () =>
  queryOptions({
    queryKey: [listMyFranchises.path],
    meta: { refreshedBy: listingNotifications },
    queryFn: ({ signal }) => api.callAll(listMyFranchises, {}, { signal }),
  });
