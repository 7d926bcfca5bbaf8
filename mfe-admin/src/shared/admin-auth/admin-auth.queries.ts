import { type AdminRecord, getAdminUser } from '@setu/contracts';
import { ApiError, api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/**
 * The administrator of the administrator session; null when logged out. Any other failure of the lookup throws, which callers treat
 * as no administrator.
 */
export const adminLookup = () =>
  queryOptions<AdminRecord | null>({
    queryKey: [getAdminUser.path],
    queryFn: async ({ signal }) => {
      try {
        return await api.call(getAdminUser, {}, { signal });
      } catch (cause) {
        if (cause instanceof ApiError && cause.status === 401) return null;
        throw new Error('Failed to fetch admin data', { cause });
      }
    },
  });
