import { changeUserRole, listUsers, restoreUser, suspendUser } from '@setu/contracts';
import { pagedReply, Reply, type Route, route } from '@setu/service-kit';
import { accountStateOf } from '../../session-command';
import type { UserModel } from '../user.model';
import { presentUserToAdmin } from './admin-user.presenter';
import type { makeChangeUserRole } from './change-user-role';
import type { makeListUsers } from './list-users';
import type { makeRestoreUser, makeSuspendUser } from './suspend-user';

interface Deps {
  listUsers: ReturnType<typeof makeListUsers>;
  changeUserRole: ReturnType<typeof makeChangeUserRole>;
  suspendUser: ReturnType<typeof makeSuspendUser>;
  restoreUser: ReturnType<typeof makeRestoreUser>;
}

/** The reply with the changed user, and the state of the account for the gateway. */
const changed = (user: UserModel) => new Reply(presentUserToAdmin(user), { headers: accountStateOf(user) });

/** The calls by which administrators list and change users. */
export const adminUserRoutes = (deps: Deps): Route[] => [
  route(listUsers, async (input, actor) => {
    const { items, ...page } = await deps.listUsers(input, actor);
    const { cursor: _, ...query } = input;
    return pagedReply(listUsers.path, query, { ...page, items: items.map(presentUserToAdmin) });
  }),
  route(changeUserRole, async (input, actor) => changed(await deps.changeUserRole(input, actor))),
  route(suspendUser, async (input, actor) => changed(await deps.suspendUser(input, actor))),
  route(restoreUser, async (input, actor) => changed(await deps.restoreUser(input, actor))),
];
