import { type AccountStatus, type AdminRole, listUsers } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Filter of the users. */
export interface UsersFilter {
  /** Part of a name or email. */
  search?: string;
  role?: AdminRole;
  standing?: AccountStatus;
}

const firstPage: string | null = null;

/** Matching users, newest first, in pages. */
export const userPages = (filter: UsersFilter) =>
  infiniteQueryOptions({
    queryKey: [listUsers.path, filter],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listUsers, { ...filter, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
