import { makeNotifyEmailChanged } from '../email/email-mails';
import { makeChangePassword } from './change-password';
import { makeCheckNewWayIn } from './check-new-way-in';
import { makeCheckOwnPassword } from './check-own-password';
import { makeNotifyPassword, makePasswordMails } from './password-mails';
import { findResetLink } from './reset/password-reset.model';
import { makeRequestReset } from './reset/request-reset';
import { makeResetMail } from './reset/reset-mail';
import { makeResetPassword } from './reset/reset-password';

type Deps = Parameters<typeof makeCheckOwnPassword>[0] &
  Omit<Parameters<typeof makeCheckNewWayIn>[0], 'checkOwnPassword'> &
  Parameters<typeof makeRequestReset>[0] &
  Parameters<typeof makeResetMail>[0] &
  Pick<Parameters<typeof makePasswordMails>[0], 'recoveryLink'> &
  Omit<Parameters<typeof makeResetPassword>[0], 'notifyPassword' | 'notifyEmailChanged'>;

/** Passwords: how they are checked, changed, and replaced when they are forgotten. */
export const makePasswords = (deps: Deps) => {
  const { db, clock, queueMail } = deps;
  const checkOwnPassword = makeCheckOwnPassword(deps);
  const notifyPassword = makeNotifyPassword(queueMail);
  return {
    mails: [makeResetMail(deps), ...makePasswordMails(deps)],
    checkOwnPassword,
    checkNewWayIn: makeCheckNewWayIn({ ...deps, checkOwnPassword }),
    change: makeChangePassword({ ...deps, checkOwnPassword, notifyPassword }),
    requestReset: makeRequestReset(deps),
    reset: makeResetPassword({
      ...deps,
      notifyPassword,
      notifyEmailChanged: makeNotifyEmailChanged(queueMail),
    }),
    /** A link to choose a new password that still works. */
    findResetLink: (token: string) => findResetLink(db, token, clock.now()),
  };
};
