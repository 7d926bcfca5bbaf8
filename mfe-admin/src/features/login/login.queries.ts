import { getSampleCredentials } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** The demo's administrators; null outside a demo. */
export const sampleCredentials = () =>
  queryOptions({
    queryKey: [getSampleCredentials.path],
    queryFn: ({ signal }) => api.call(getSampleCredentials, {}, { signal }),
  });
