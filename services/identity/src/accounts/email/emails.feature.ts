import { feature, olderThan, type ServiceDeps } from '@setu/service-kit';
import type { AddMails } from '../../mail-kind';
import { isDemoAccount } from '../demo/demo-people';
import { findUser } from '../user.model';
import { makeConfirmEmail } from './confirm-email';
import { isChangingTo } from './email-change.model';
import { findEmailLink } from './email-link.model';
import { makeEmailMails, makeNotifyEmailChanged } from './email-mails';
import { makeEmailNotices, makeNotifyEmailChange } from './email-notice';
import { makeChangeEmail, makeQueueConfirmation, makeSendConfirmation } from './request-links';

type Needs = Omit<
  Omit<Parameters<typeof makeChangeEmail>[0], 'notifyEmailChange' | 'mayChangeEmail'> &
    Pick<Parameters<typeof makeEmailNotices>[0], 'recoveryLink'> &
    Parameters<typeof makeEmailMails>[0] &
    Omit<Parameters<typeof makeConfirmEmail>[0], 'notifyEmailChanged'>,
  keyof ServiceDeps
> & { addMails: AddMails };

/** Email addresses: how they are confirmed and changed. */
export const emails = feature({
  name: 'emails',
  needs: {
    addMails: 'mail',
    queueMail: 'mail',
    site: 'mail',
    isMailOn: 'mail',
    countLink: 'attempts',
    rememberNetwork: 'attempts',
    saveUser: 'users',
    checkOwnPassword: 'passwords',
    endGrants: 'grants',
    recoveryLink: 'grants',
  },
  build: (given: ServiceDeps & Needs) => {
    const deps = { ...given, mayChangeEmail: (id: string) => !isDemoAccount(id) };
    const { db, clock, queueMail } = deps;
    deps.addMails([...makeEmailMails(deps), ...makeEmailNotices(deps)]);
    return {
      retention: [
        olderThan({ name: 'former addresses', table: 'former_addresses', column: 'held_until', days: 0 }),
        olderThan({ name: 'email links', table: 'email_links', column: 'expires_at', days: 0 }),
      ],
      gives: {
        queueConfirmation: makeQueueConfirmation(deps),
        sendConfirmation: makeSendConfirmation(deps),
        changeEmail: makeChangeEmail({ ...deps, notifyEmailChange: makeNotifyEmailChange(queueMail) }),
        confirmEmail: makeConfirmEmail({ ...deps, notifyEmailChanged: makeNotifyEmailChanged(queueMail) }),
        /** What a link confirms: the address of the account, or a new address. */
        findConfirmLink: async (token: string) => {
          const link = await findEmailLink(db, token, clock.now());
          const user = link && (await findUser(db, link.userId));
          if (!user) return undefined;
          const isNew = link.email !== user.email;
          // A newer request, or another password, has ended this change.
          if (isNew && !(await isChangingTo(db, user.id, link.email))) return undefined;
          return { email: link.email, isNew };
        },
      },
    };
  },
});
