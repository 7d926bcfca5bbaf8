import { listPasskeys } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** The passkeys of the account. */
export const passkeys = () =>
  queryOptions({
    queryKey: [listPasskeys.path],
    queryFn: ({ signal }) => api.call(listPasskeys, {}, { signal }),
  });
