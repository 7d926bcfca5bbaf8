import { twoStepRemovedV1, userDeletedV1 } from '@setu/contracts';
import { AppError, feature, olderThan, ownRows, type ServiceDeps } from '@setu/service-kit';
import type { IdentitySettings } from '../../env';
import type { AddMails, QueueMail } from '../../mail-kind';
import { assertNotSuspended } from '../administration/suspension.policy';
import { isDemoAccount } from '../demo/demo-people';
import { displayNameOf } from '../display-name';
import { findUser, lockUser, lockUserByEmail, type UserModel } from '../user.model';
import { makeChangeTwoStep } from './change-two-step';
import { makeCheckCode } from './check-code';
import { makeResealSecrets } from './reseal-secrets';
import { makeSecretBox } from './secret-box';
import { makeTwoStepSignIn } from './sign-in/sign-in-with-code';
import { makeRemoveTwoStep, makeTurnOffForPerson } from './turn-off-for-person';
import { TwoStepModel } from './two-step.model';
import { twoStepRoutes } from './two-step.routes';
import { makeNotifyTwoStep, makeTwoStepMails } from './two-step-mails';
import { makeUseCode, type UseCode } from './use-code';

interface Needs
  extends Pick<Parameters<typeof makeChangeTwoStep>[0], 'checkOwnPassword' | 'checkNewWayIn'>,
    Pick<Parameters<typeof makeTwoStepMails>[0], 'recoveryLink'>,
    Pick<Parameters<typeof makeUseCode>[0], 'beginCode'> {
  addMails: AddMails;
  queueMail: QueueMail;
}

const refuseCode: UseCode = async () => {
  throw new AppError(503, 'two_step_unavailable');
};

/** Two-step verification: its calls and mails, and the second step of a sign-in. */
export const makeTwoStep = ({ keys, isAdminRequired }: IdentitySettings['twoStep']) =>
  feature({
    name: 'two-step',
    needs: {
      addMails: 'mail',
      queueMail: 'mail',
      beginCode: 'attempts',
      recoveryLink: 'grants',
      checkOwnPassword: 'passwords',
      checkNewWayIn: 'passwords',
    },
    build: (given: ServiceDeps & Needs) => {
      const deps = {
        ...given,
        isAdminRequired,
        findUser,
        lockUser,
        lockUserByEmail,
        displayNameOf,
        mayUseTwoStep: (id: string) => !isDemoAccount(id),
        mayEnter: (user: UserModel, isAdmin: boolean) => {
          assertNotSuspended(user);
          return !isAdmin || user.role === 'admin';
        },
      };
      const { db } = deps;
      const [key, ...others] = keys;
      const box = key ? makeSecretBox([key, ...others]) : null;
      const notifyTwoStep = makeNotifyTwoStep(deps.queueMail);
      const useCode = box ? makeUseCode({ ...deps, box }) : refuseCode;
      const removeTwoStep = makeRemoveTwoStep<UserModel>({ ...deps, notifyTwoStep });
      deps.addMails(makeTwoStepMails(deps));
      return {
        routes: twoStepRoutes({
          db,
          change: box && makeChangeTwoStep({ ...deps, box, useCode, notifyTwoStep }),
        }),
        commands: {
          'turn-off-two-step': makeTurnOffForPerson({ ...deps, removeTwoStep }),
          'reseal-two-step': makeResealSecrets({ db, box }),
        },
        replacedEvents: [[twoStepRemovedV1, userDeletedV1]],
        retention: [
          olderThan({ name: 'sign-in tickets', table: 'sign_in_tickets', column: 'expires_at', days: 0 }),
        ],
        ownData: [
          ownRows(TwoStepModel, {
            kind: 'two-step-verification',
            of: (rows, { id }) => rows.where('user_id', id),
            key: { column: 'user_id', property: 'userId' },
            content: ({ confirmedAt }) => ({ since: confirmedAt }),
          }),
        ],
        gives: {
          ...makeTwoStepSignIn<UserModel>({ ...deps, useCode, notifyTwoStep }),
          removeTwoStep,
          checkCode: makeCheckCode({ db, useCode }),
        },
      };
    },
  });
