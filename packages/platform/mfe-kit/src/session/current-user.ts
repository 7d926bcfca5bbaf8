import { type User, userPath } from '@setu/protocol';
import { queryOptions } from '@tanstack/react-query';
import { isUnauthorized } from '../api/api-error';
import { readByKey } from '../api/query-client';

/** The signed-in user; null when nobody is signed in. The page contains it, so this call is rarely made. */
export const currentUser = () =>
  queryOptions<User | null>({
    queryKey: [userPath],
    queryFn: async (context) => {
      try {
        return (await readByKey(context)) as User;
      } catch (error) {
        if (isUnauthorized(error)) return null;
        throw error;
      }
    },
  });
