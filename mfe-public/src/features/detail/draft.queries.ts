import { getFranchiseDraft, listMyFranchiseDrafts } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** A draft of the signed-in brand. */
export const franchiseDraft = (id: string) =>
  queryOptions({
    queryKey: [listMyFranchiseDrafts.path, id],
    queryFn: ({ signal }) => api.call(getFranchiseDraft, { id }, { signal }),
  });
