import { feature, olderThan, type ServiceDeps } from '@setu/service-kit';
import type { AddMails } from '../../mail-kind';
import { makeNotifyEmailChanged } from '../email/email-mails';
import { makeChangePassword } from './change-password';
import { makeCheckNewWayIn } from './check-new-way-in';
import { makeCheckOwnPassword } from './check-own-password';
import { makeNotifyPassword, makePasswordMails } from './password-mails';
import { findResetLink } from './reset/password-reset.model';
import { makeRequestReset } from './reset/request-reset';
import { makeResetMail } from './reset/reset-mail';
import { makeResetPassword } from './reset/reset-password';

type Needs = Omit<
  Parameters<typeof makeCheckOwnPassword>[0] &
    Omit<Parameters<typeof makeCheckNewWayIn>[0], 'checkOwnPassword'> &
    Parameters<typeof makeRequestReset>[0] &
    Parameters<typeof makeResetMail>[0] &
    Pick<Parameters<typeof makePasswordMails>[0], 'recoveryLink'> &
    Omit<Parameters<typeof makeResetPassword>[0], 'notifyPassword' | 'notifyEmailChanged'>,
  keyof ServiceDeps
> & { addMails: AddMails };

/** Passwords: checking, changing and resetting them. */
export const passwords = feature({
  name: 'passwords',
  needs: {
    addMails: 'mail',
    queueMail: 'mail',
    site: 'mail',
    isMailOn: 'mail',
    beginSignIn: 'attempts',
    countLink: 'attempts',
    forgiveSignIns: 'attempts',
    saveUser: 'users',
    mayUsePassword: 'users',
    endGrants: 'grants',
    recoveryLink: 'grants',
  },
  build: (deps: ServiceDeps & Needs) => {
    const { db, clock, queueMail } = deps;
    const checkOwnPassword = makeCheckOwnPassword(deps);
    const notifyPassword = makeNotifyPassword(queueMail);
    deps.addMails([makeResetMail(deps), ...makePasswordMails(deps)]);
    return {
      retention: [
        olderThan({ name: 'password resets', table: 'password_resets', column: 'expires_at', days: 0 }),
      ],
      gives: {
        checkOwnPassword,
        checkNewWayIn: makeCheckNewWayIn({ ...deps, checkOwnPassword }),
        changePassword: makeChangePassword({ ...deps, checkOwnPassword, notifyPassword }),
        requestReset: makeRequestReset(deps),
        resetPassword: makeResetPassword({
          ...deps,
          notifyPassword,
          notifyEmailChanged: makeNotifyEmailChanged(queueMail),
        }),
        /** Finds a valid link to choose a new password. */
        findResetLink: (token: string) => findResetLink(db, token, clock.now()),
      },
    };
  },
});
