import { makeChangePassword } from './change-password';
import { makeCheckOwnPassword } from './check-own-password';
import { makePasswordChangedMail, makeTellPasswordChanged } from './password-changed-mail';
import { findResetUser } from './reset/password-reset.model';
import { makeRequestReset } from './reset/request-reset';
import { makeResetMail } from './reset/reset-mail';
import { makeResetPassword } from './reset/reset-password';

type Deps = Parameters<typeof makeCheckOwnPassword>[0] &
  Parameters<typeof makeRequestReset>[0] &
  Parameters<typeof makeResetMail>[0] &
  Omit<Parameters<typeof makeResetPassword>[0], 'tellPasswordChanged'>;

/** The room of passwords: how they are checked, changed, and replaced when they are forgotten. */
export const makePasswords = (deps: Deps) => {
  const { db, clock, queueMail } = deps;
  const checkOwnPassword = makeCheckOwnPassword(deps);
  const tellPasswordChanged = makeTellPasswordChanged(queueMail);
  return {
    mails: [makeResetMail(deps), makePasswordChangedMail(deps)],
    checkOwnPassword,
    change: makeChangePassword({ ...deps, checkOwnPassword, tellPasswordChanged }),
    requestReset: makeRequestReset(deps),
    reset: makeResetPassword({ ...deps, tellPasswordChanged }),
    /** Whether a link to choose a new password still works. */
    isResetValid: async (token: string) => (await findResetUser(db, token, clock.now())) !== undefined,
  };
};
