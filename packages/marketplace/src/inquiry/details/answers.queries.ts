import { getInvestorAnswers } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** What the signed-in investor answered about their plans in earlier inquiries. */
export const investorAnswers = () =>
  queryOptions({
    queryKey: [getInvestorAnswers.path],
    queryFn: ({ signal }) => api.call(getInvestorAnswers, {}, { signal }),
  });
