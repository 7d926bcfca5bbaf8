import { listMyFranchises } from '@setu/contracts';
import { listingNotifications } from '@setu/marketplace';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** All franchises of the brand, newest first; all pages are read, because they are counted. */
export const myFranchises = () =>
  queryOptions({
    queryKey: [listMyFranchises.path],
    meta: { refreshedBy: listingNotifications },
    queryFn: ({ signal }) => api.callAll(listMyFranchises, {}, { signal }),
  });
