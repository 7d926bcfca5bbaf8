import { changeUserRole, listUsers } from '@setu/contracts';
import { pagedReply, Reply, type Route, route } from '@setu/service-kit';
import { accountStateOf } from '../session-command';
import { presentUserToAdmin } from './admin-user.presenter';
import type { makeChangeUserRole } from './change-user-role';
import type { makeListUsers } from './list-users';

interface Deps {
  listUsers: ReturnType<typeof makeListUsers>;
  changeUserRole: ReturnType<typeof makeChangeUserRole>;
}

/** Users as administrators see and change them. */
export const adminUserRoutes = (deps: Deps): Route[] => [
  route(listUsers, async (input, actor) => {
    const { items, ...page } = await deps.listUsers(input, actor);
    const { cursor: _, ...query } = input;
    return pagedReply(listUsers.path, query, { ...page, items: items.map(presentUserToAdmin) });
  }),
  route(changeUserRole, async (input, actor) => {
    const user = await deps.changeUserRole(input, actor);
    return new Reply(presentUserToAdmin(user), { headers: accountStateOf(user) });
  }),
];
