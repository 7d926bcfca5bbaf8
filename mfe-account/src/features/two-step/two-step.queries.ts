import { getTwoStep } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Whether the account has two-step verification. */
export const twoStep = () =>
  queryOptions({
    queryKey: [getTwoStep.path],
    queryFn: ({ signal }) => api.call(getTwoStep, {}, { signal }),
  });
