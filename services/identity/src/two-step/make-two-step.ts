import { AppError, type Route, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { MailKind, QueueMail } from '../mail-kind';
import { makeChangeTwoStep } from './change-two-step';
import { makeSecretBox } from './secret-box';
import { makeTwoStepSignIn } from './sign-in/sign-in-with-code';
import { makeTurnOffForPerson } from './turn-off-for-person';
import { twoStepRoutes } from './two-step.routes';
import { makeTellTwoStep, makeTwoStepMails } from './two-step-mails';
import { makeUseCode, type UseCode } from './use-code';

type ChangeDeps = Parameters<typeof makeChangeTwoStep>[0];
type SignInDeps<User extends Account> = Parameters<typeof makeTwoStepSignIn<User>>[0];

interface Account {
  id: string;
  email: string;
  sessionsFrom: number;
}

interface Deps<User extends Account>
  extends Pick<ServiceDeps, 'db' | 'clock' | 'logger' | 'inTransaction'>,
    Pick<ChangeDeps, 'checkOwnPassword' | 'mayUseTwoStep'>,
    Pick<SignInDeps<User>, 'mayEnter' | 'isAdminRequired'>,
    Pick<Parameters<typeof makeTurnOffForPerson>[0], 'lockUserByEmail'> {
  /** Key of the secrets; null when the installation does not offer two-step verification. */
  key: Buffer | null;
  beginCode: Parameters<typeof makeUseCode>[0]['beginCode'];
  queueMail: QueueMail;
  findUser: (db: Knex, id: string) => Promise<User | undefined>;
  /** Address of the site, without a slash at the end. */
  site: string;
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
  turnOffForPerson: ReturnType<typeof makeTurnOffForPerson>;
} => {
  const { db, key, queueMail } = deps;
  const box = key && makeSecretBox(key);
  const tellTwoStep = makeTellTwoStep(queueMail);
  const useCode = box ? makeUseCode({ ...deps, box }) : refuseCode;
  return {
    ...makeTwoStepSignIn({ ...deps, useCode, tellTwoStep }),
    routes: twoStepRoutes({
      db,
      change: box && makeChangeTwoStep({ ...deps, box, useCode, tellTwoStep }),
    }),
    mails: makeTwoStepMails(deps),
    turnOffForPerson: makeTurnOffForPerson({ ...deps, tellTwoStep }),
  };
};
