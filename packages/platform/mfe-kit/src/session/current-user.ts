import { type User, userPath } from '@setu/protocol';
import { type DataTag, type QueryFunction, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { isUnauthorized } from '../api/api-error';
import { readByKey } from '../api/query-client';

/** Written out, because an inferred declaration would not refer to the user type that a product registers. */
interface CurrentUserQuery extends Omit<UseQueryOptions<User | null>, 'queryFn' | 'queryKey'> {
  queryFn?: QueryFunction<User | null>;
  queryKey: DataTag<readonly unknown[], User | null, Error>;
}

/** The signed-in user; null for a signed-out visitor. The page contains it, so this call is rarely made. */
export const currentUser = (): CurrentUserQuery =>
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
