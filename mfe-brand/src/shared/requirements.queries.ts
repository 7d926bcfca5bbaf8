import { listMyRequirements } from '@setu/contracts';
import { listingNotifications } from '@setu/marketplace';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** All property requirements of the brand, newest first. */
export const myRequirements = () =>
  queryOptions({
    queryKey: [listMyRequirements.path],
    meta: { refreshedBy: ['assignment-changed', ...listingNotifications] },
    queryFn: ({ signal }) => api.callAll(listMyRequirements, {}, { signal }),
  });
