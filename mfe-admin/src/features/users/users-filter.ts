import { AccountStatus, AdminRole } from '@setu/contracts';
import type { UsersFilter } from './users.queries';

/** The filter in an address; unknown roles and standings are ignored. */
export const readUsersFilter = (search: URLSearchParams): UsersFilter => {
  const text = search.get('search')?.trim().slice(0, 200);
  const role = AdminRole.safeParse(search.get('role')).data;
  const standing = AccountStatus.safeParse(search.get('standing')).data;
  return {
    ...(text ? { search: text } : {}),
    ...(role ? { role } : {}),
    ...(standing ? { standing } : {}),
  };
};
