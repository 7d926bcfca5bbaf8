import { getOwnProvider } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** The sign-in provider of the installation, and whether the account is connected with it. */
export const ownProvider = () =>
  queryOptions({
    queryKey: [getOwnProvider.path],
    queryFn: ({ signal }) => api.call(getOwnProvider, {}, { signal }),
  });
