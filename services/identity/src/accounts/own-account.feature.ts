import { feature, type ServiceDeps } from '@setu/service-kit';
import type { AddMails, QueueMail } from '../mail-kind';
import { accountRoutes } from './account.routes';
import { makeAccountDeletedMail, makeNotifyDeleted } from './deletion/account-deleted-mail';
import { makeDeleteAccount } from './deletion/delete-account';
import { makeDeleteAgain } from './deletion/delete-again';
import { makeEraseAccount } from './deletion/erase-account';
import { isDemoAccount } from './demo/demo-people';
import { makeRegisterAccount } from './register-account';
import { makeUpdateOwnAccount } from './update-own-account';

type Needs = Omit<
  Parameters<typeof makeEraseAccount>[0] &
    Omit<Parameters<typeof makeDeleteAccount>[0], 'erase' | 'notifyDeleted' | 'mayBeDeleted'> &
    Parameters<typeof makeAccountDeletedMail>[0] &
    Parameters<typeof makeRegisterAccount>[0] &
    Parameters<typeof makeUpdateOwnAccount>[0] &
    Omit<Parameters<typeof accountRoutes>[0], 'updateAccount' | 'deleteAccount'>,
  keyof ServiceDeps
> & { addMails: AddMails; queueMail: QueueMail };

/** The own account: registration, changes and deletion. */
export const ownAccount = feature({
  name: 'own-account',
  needs: {
    addMails: 'mail',
    queueMail: 'mail',
    site: 'mail',
    isMailOn: 'mail',
    forgetMails: 'mail',
    countRegistration: 'attempts',
    rememberNetwork: 'attempts',
    addAccount: 'users',
    saveUser: 'users',
    releasePhone: 'phones',
    phoneConfirmedAt: 'phones',
    mayConfirmPhone: 'phones',
    endGrants: 'grants',
    checkOwnPassword: 'passwords',
    changePassword: 'passwords',
    queueConfirmation: 'emails',
    sendConfirmation: 'emails',
    changeEmail: 'emails',
  },
  build: (deps: ServiceDeps & Needs) => {
    const erase = makeEraseAccount(deps);
    const mayBeDeleted = (id: string) => !isDemoAccount(id);
    const notifyDeleted = makeNotifyDeleted(deps.queueMail);
    deps.addMails([makeAccountDeletedMail(deps)]);
    return {
      routes: accountRoutes({
        ...deps,
        updateAccount: makeUpdateOwnAccount(deps),
        deleteAccount: makeDeleteAccount({ ...deps, erase, mayBeDeleted, notifyDeleted }),
      }),
      commands: { 'delete-account': makeDeleteAgain({ ...deps, erase }) },
      gives: { register: makeRegisterAccount(deps) },
    };
  },
});
