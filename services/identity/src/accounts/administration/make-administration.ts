import type { ServiceDeps } from '@setu/service-kit';
import type { QueueMail } from '../../mail-kind';
import { adminUserRoutes } from './admin-users.routes';
import { makeAssignRole } from './assign-role';
import { makeChangeUserRole } from './change-user-role';
import { makeListUsers } from './list-users';
import { makeFirstAdmin } from './make-first-admin';
import { makeRestoreUser, makeSuspendUser } from './suspend-user';
import { makeNotifySuspension, makeSuspensionMails } from './suspension-mails';
import { makeTurnOffTwoStep } from './turn-off-two-step';

type SuspendDeps = Parameters<typeof makeSuspendUser>[0];

interface Deps
  extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction' | 'recordEvent'>,
    Pick<Parameters<typeof makeAssignRole>[0], 'isMailOn'>,
    Pick<SuspendDeps, 'saveUser' | 'endGrants'>,
    Pick<Parameters<typeof makeTurnOffTwoStep>[0], 'removeTwoStep'>,
    Pick<Parameters<typeof adminUserRoutes>[0], 'twoStepSinceOf'> {
  queueMail: QueueMail;
  /** Address of the site, without a slash at the end. */
  site: string;
}

/** Administration: what administrators do with the accounts of others. */
export const makeAdministration = (deps: Deps) => {
  const assignRole = makeAssignRole(deps);
  const suspending = { ...deps, notifySuspension: makeNotifySuspension(deps.queueMail) };
  return {
    routes: adminUserRoutes({
      ...deps,
      listUsers: makeListUsers(deps),
      changeUserRole: makeChangeUserRole({ ...deps, assignRole }),
      suspendUser: makeSuspendUser(suspending),
      restoreUser: makeRestoreUser(suspending),
      turnOffTwoStep: makeTurnOffTwoStep(deps),
    }),
    mails: makeSuspensionMails(deps),
    makeFirstAdmin: makeFirstAdmin({ ...deps, assignRole }),
  };
};
