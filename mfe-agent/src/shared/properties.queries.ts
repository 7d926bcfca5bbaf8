import { listMyProperties } from '@setu/contracts';
import { listingNotifications } from '@setu/marketplace';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** All of the agent's own properties, newest first; an offer may contain any of them. */
export const myProperties = () =>
  queryOptions({
    queryKey: [listMyProperties.path],
    meta: { refreshedBy: listingNotifications },
    queryFn: ({ signal }) => api.callAll(listMyProperties, {}, { signal }),
  });
