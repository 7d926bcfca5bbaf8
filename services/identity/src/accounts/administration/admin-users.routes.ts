import { changeUserRole, listUsers, restoreUser, suspendUser, turnOffTwoStepOfUser } from '@setu/contracts';
import { pagedReply, Reply, type Route, route } from '@setu/service-kit';
import { accountStateOf } from '../../session-command';
import type { UserModel } from '../user.model';
import { presentUserToAdmin } from './admin-user.presenter';
import type { makeChangeUserRole } from './change-user-role';
import type { makeListUsers } from './list-users';
import type { makeRestoreUser, makeSuspendUser } from './suspend-user';
import type { makeTurnOffTwoStep } from './turn-off-two-step';

interface Deps {
  listUsers: ReturnType<typeof makeListUsers>;
  changeUserRole: ReturnType<typeof makeChangeUserRole>;
  suspendUser: ReturnType<typeof makeSuspendUser>;
  restoreUser: ReturnType<typeof makeRestoreUser>;
  turnOffTwoStep: ReturnType<typeof makeTurnOffTwoStep>;
  /** Since when accounts have two-step verification. Accounts without it are missing. */
  twoStepSinceOf: (userIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
}

/** The calls by which administrators list and change users. */
export const adminUserRoutes = ({ twoStepSinceOf, ...deps }: Deps): Route[] => {
  const present = async (users: readonly UserModel[]) => {
    const since = await twoStepSinceOf(users.map(({ id }) => id));
    return users.map((user) => presentUserToAdmin(user, since.get(user.id)));
  };
  const presentOne = async (user: UserModel) =>
    presentUserToAdmin(user, (await twoStepSinceOf([user.id])).get(user.id));
  /** The reply with the changed user, and the state of the account for the gateway. */
  const changed = async (user: UserModel) =>
    new Reply(await presentOne(user), { headers: accountStateOf(user) });
  return [
    route(listUsers, async (input, actor) => {
      const { items, ...page } = await deps.listUsers(input, actor);
      const { cursor: _, ...query } = input;
      return pagedReply(listUsers.path, query, { ...page, items: await present(items) });
    }),
    route(changeUserRole, async (input, actor) => changed(await deps.changeUserRole(input, actor))),
    route(suspendUser, async (input, actor) => changed(await deps.suspendUser(input, actor))),
    route(restoreUser, async (input, actor) => changed(await deps.restoreUser(input, actor))),
    route(turnOffTwoStepOfUser, async (input, actor) => presentOne(await deps.turnOffTwoStep(input, actor))),
  ];
};
