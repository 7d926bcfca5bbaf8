import { listMyFranchiseDrafts } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** All drafts of the brand's franchises, including those of changes, newest first. */
export const myFranchiseDrafts = () =>
  queryOptions({
    queryKey: [listMyFranchiseDrafts.path],
    queryFn: ({ signal }) => api.callAll(listMyFranchiseDrafts, { of: 'all' }, { signal }),
  });
