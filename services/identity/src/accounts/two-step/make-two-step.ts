import { AppError, type Route, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { MailKind, QueueMail } from '../../mail-kind';
import { makeChangeTwoStep } from './change-two-step';
import { makeCheckCode } from './check-code';
import { makeResealSecrets } from './reseal-secrets';
import { makeSecretBox } from './secret-box';
import { makeTwoStepSignIn } from './sign-in/sign-in-with-code';
import { makeRemoveTwoStep, makeTurnOffForPerson } from './turn-off-for-person';
import { twoStepRoutes } from './two-step.routes';
import { makeNotifyTwoStep, makeTwoStepMails } from './two-step-mails';
import { makeUseCode, type UseCode } from './use-code';

type ChangeDeps = Parameters<typeof makeChangeTwoStep>[0];
type SignInDeps<User extends Account> = Parameters<typeof makeTwoStepSignIn<User>>[0];

interface Account {
  id: string;
  email: string;
  version: number;
  sessionsFrom: number;
}

interface Deps<User extends Account>
  extends Pick<ServiceDeps, 'db' | 'clock' | 'logger' | 'inTransaction' | 'recordEvent'>,
    Pick<ChangeDeps, 'checkOwnPassword' | 'checkNewWayIn' | 'lockUser' | 'mayUseTwoStep'>,
    Pick<Parameters<typeof makeTwoStepMails>[0], 'recoveryLink'>,
    Pick<SignInDeps<User>, 'mayEnter' | 'isAdminRequired'>,
    Pick<Parameters<typeof makeTurnOffForPerson<User>>[0], 'lockUserByEmail'>,
    Pick<Parameters<typeof makeRemoveTwoStep<User>>[0], 'displayNameOf'> {
  /** Keys of the secrets: the first one seals, all open. Empty when the installation does not offer two-step verification. */
  keys: readonly Buffer[];
  beginCode: Parameters<typeof makeUseCode>[0]['beginCode'];
  queueMail: QueueMail;
  findUser: (db: Knex, id: string) => Promise<User | undefined>;
}

const refuseCode: UseCode = async () => {
  throw new AppError(503, 'two_step_unavailable');
};

/** All parts of two-step verification: its calls and mails, and the second step of a sign-in. */
export const makeTwoStep = <User extends Account>(
  deps: Deps<User>,
): ReturnType<typeof makeTwoStepSignIn<User>> & {
  routes: Route[];
  mails: readonly MailKind[];
  removeTwoStep: ReturnType<typeof makeRemoveTwoStep<User>>;
  turnOffForPerson: ReturnType<typeof makeTurnOffForPerson>;
  resealSecrets: ReturnType<typeof makeResealSecrets>;
  checkCode: ReturnType<typeof makeCheckCode>;
} => {
  const { db, keys, queueMail } = deps;
  const [key, ...others] = keys;
  const box = key ? makeSecretBox([key, ...others]) : null;
  const notifyTwoStep = makeNotifyTwoStep(queueMail);
  const useCode = box ? makeUseCode({ ...deps, box }) : refuseCode;
  const removeTwoStep = makeRemoveTwoStep({ ...deps, notifyTwoStep });
  return {
    ...makeTwoStepSignIn({ ...deps, useCode, notifyTwoStep }),
    routes: twoStepRoutes({
      db,
      change: box && makeChangeTwoStep({ ...deps, box, useCode, notifyTwoStep }),
    }),
    mails: makeTwoStepMails(deps),
    removeTwoStep,
    turnOffForPerson: makeTurnOffForPerson({ ...deps, removeTwoStep }),
    resealSecrets: makeResealSecrets({ db, box }),
    checkCode: makeCheckCode({ db, useCode }),
  };
};
