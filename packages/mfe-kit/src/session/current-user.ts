import { type CurrentUser, getCurrentUser } from '@setu/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api';
import { isUnauthorized } from '../api/api-error';

/** The signed-in user; null when nobody is signed in. The page contains it, so this call is rarely made. */
export const currentUser = () =>
  queryOptions<CurrentUser | null>({
    queryKey: [getCurrentUser.path],
    queryFn: async ({ signal }) => {
      try {
        return await api.call(getCurrentUser, {}, { signal });
      } catch (error) {
        if (isUnauthorized(error)) return null;
        throw error;
      }
    },
  });
