import { type AccountStatus, type AdminRole, listUsers } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** What the list of users is narrowed to. */
export interface UsersFilter {
  /** Part of a name or email. */
  search?: string;
  role?: AdminRole;
  standing?: AccountStatus;
}

const firstPage: string | null = null;

/** The users that fit, newest first, page after page. */
export const userPages = (filter: UsersFilter) =>
  infiniteQueryOptions({
    queryKey: [listUsers.path, filter],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listUsers, { ...filter, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
