import { listFranchisees } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Number of people who wait for the brand's confirmation that they run an outlet. */
export const waitingFranchiseeCount = () =>
  queryOptions({
    queryKey: [listFranchisees.path, 'count'],
    meta: { refreshedBy: ['franchisee-proof'] },
    queryFn: async ({ signal }) => {
      const { total, isTotalBound } = await api.callPage(listFranchisees, { limit: 1 }, { signal });
      return { total, isTotalBound };
    },
  });
