import { userDeletedV1, userRoleChangedV1, userSuspensionChangedV1 } from '@setu/contracts';
import { feature, type ServiceDeps } from '@setu/service-kit';
import type { AddMails, QueueMail } from '../../mail-kind';
import { twoStepSinceOf } from '../two-step/two-step.model';
import { adminUserRoutes } from './admin-users.routes';
import { makeAssignRole } from './assign-role';
import { makeChangeUserRole } from './change-user-role';
import { makeListUsers } from './list-users';
import { makeFirstAdmin } from './make-first-admin';
import { makeRestoreUser, makeSuspendUser } from './suspend-user';
import { makeNotifySuspension, makeSuspensionMails } from './suspension-mails';
import { makeTurnOffTwoStep } from './turn-off-two-step';

interface Needs
  extends Pick<Parameters<typeof makeAssignRole>[0], 'isMailOn'>,
    Pick<Parameters<typeof makeSuspendUser>[0], 'saveUser' | 'endGrants'>,
    Pick<Parameters<typeof makeTurnOffTwoStep>[0], 'removeTwoStep'> {
  addMails: AddMails;
  queueMail: QueueMail;
  /** Address of the site, without a trailing slash. */
  site: string;
}

/** Administration of accounts. */
export const administration = feature({
  name: 'administration',
  needs: {
    addMails: 'mail',
    queueMail: 'mail',
    site: 'mail',
    isMailOn: 'mail',
    saveUser: 'users',
    endGrants: 'grants',
    removeTwoStep: 'two-step',
  },
  build: (deps: ServiceDeps & Needs) => {
    const assignRole = makeAssignRole(deps);
    const suspending = { ...deps, notifySuspension: makeNotifySuspension(deps.queueMail) };
    deps.addMails(makeSuspensionMails(deps));
    return {
      routes: adminUserRoutes({
        ...deps,
        twoStepSinceOf: (userIds) => twoStepSinceOf(deps.db, userIds),
        listUsers: makeListUsers(deps),
        changeUserRole: makeChangeUserRole({ ...deps, assignRole }),
        suspendUser: makeSuspendUser(suspending),
        restoreUser: makeRestoreUser(suspending),
        turnOffTwoStep: makeTurnOffTwoStep(deps),
      }),
      commands: { 'make-admin': makeFirstAdmin({ ...deps, assignRole }) },
      replacedEvents: [
        [userRoleChangedV1, userDeletedV1],
        [userSuspensionChangedV1, userDeletedV1],
      ],
    };
  },
});
