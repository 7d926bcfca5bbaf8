import {
  changeEmail,
  changePassword,
  deleteAccount,
  getCurrentUser,
  sendConfirmation,
  updateCurrentUser,
} from '@setu/contracts';
import { Reply, type Route, route, type ServiceDeps, UnauthenticatedError } from '@setu/service-kit';
import { accountStateOf, commandHeader } from '../session-command';
import type { makeDeleteAccount } from './deletion/delete-account';
import type { makeChangeEmail, makeSendConfirmation } from './email/request-links';
import type { makeChangePassword } from './passwords/change-password';
import type { makeUpdateOwnAccount } from './update-own-account';
import { findUser, type UserModel } from './user.model';
import { presentCaller } from './user.presenter';

interface Deps extends Pick<ServiceDeps, 'db'> {
  updateAccount: ReturnType<typeof makeUpdateOwnAccount>;
  changePassword: ReturnType<typeof makeChangePassword>;
  changeEmail: ReturnType<typeof makeChangeEmail>;
  sendConfirmation: ReturnType<typeof makeSendConfirmation>;
  /** False when the installation has no mail server. */
  isMailOn: boolean;
  deleteAccount: ReturnType<typeof makeDeleteAccount>;
  /** False when the installation cannot send codes to phones. */
  mayConfirmPhone: boolean;
  /** When the phone number was confirmed; null when it is not. */
  phoneConfirmedAt: (user: UserModel) => Promise<Date | null>;
}

const accepted = () => new Reply({ accepted: true as const }, { status: 202 });

export const accountRoutes = (deps: Deps): Route[] => {
  const employerOf = ({ worksFor }: UserModel) => (worksFor ? findUser(deps.db, worksFor) : undefined);
  const present = async (user: UserModel, employer: UserModel | undefined) =>
    presentCaller(user, employer, {
      isMailOn: deps.isMailOn,
      mayConfirmPhone: deps.mayConfirmPhone,
      phoneConfirmedAt: await deps.phoneConfirmedAt(user),
    });
  return [
    route(getCurrentUser, async (_input, actor) => {
      const user = await findUser(deps.db, actor.id);
      const employer = user && (await employerOf(user));
      // The account of this session, or its brand, was deleted or has just been suspended.
      if (!user || user.suspendedAt || employer?.suspendedAt) throw new UnauthenticatedError();
      return new Reply(await present(user, employer), { headers: accountStateOf(user) });
    }),
    route(updateCurrentUser, async (input, actor) => {
      const user = await deps.updateAccount(input, actor);
      return present(user, await employerOf(user));
    }),
    route(changePassword, async (input, actor, client) => {
      const user = await deps.changePassword(input, actor, client.address);
      const headers = { ...accountStateOf(user), ...commandHeader({ endOthers: true }) };
      return new Reply({ changed: true as const }, { headers });
    }),
    route(deleteAccount, async (input, actor, client) => {
      const last = await deps.deleteAccount(input, actor, client.address);
      return new Reply({ deleted: true as const }, { headers: accountStateOf(last) });
    }),
    route(changeEmail, async (input, actor, client) => {
      await deps.changeEmail(input, actor, client.address);
      return accepted();
    }),
    route(sendConfirmation, async (_input, actor, client) => {
      await deps.sendConfirmation(actor, client.address);
      return accepted();
    }),
  ];
};
