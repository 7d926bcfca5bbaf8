import { findUser } from '../user.model';
import { makeConfirmEmail } from './confirm-email';
import { isChangingTo } from './email-change.model';
import { findEmailLink } from './email-link.model';
import { makeEmailMails, makeNotifyEmailChanged } from './email-mails';
import { makeEmailNotices, makeNotifyEmailChange } from './email-notice';
import { makeChangeEmail, makeQueueConfirmation, makeSendConfirmation } from './request-links';

type Deps = Omit<Parameters<typeof makeChangeEmail>[0], 'notifyEmailChange'> &
  Pick<Parameters<typeof makeEmailNotices>[0], 'recoveryLink'> &
  Parameters<typeof makeEmailMails>[0] &
  Omit<Parameters<typeof makeConfirmEmail>[0], 'notifyEmailChanged'>;

/** Email addresses: how they are confirmed and changed. */
export const makeEmailAddresses = (deps: Deps) => {
  const { db, clock, queueMail } = deps;
  return {
    mails: [...makeEmailMails(deps), ...makeEmailNotices(deps)],
    queueConfirmation: makeQueueConfirmation(deps),
    sendConfirmation: makeSendConfirmation(deps),
    changeEmail: makeChangeEmail({ ...deps, notifyEmailChange: makeNotifyEmailChange(queueMail) }),
    confirm: makeConfirmEmail({ ...deps, notifyEmailChanged: makeNotifyEmailChanged(queueMail) }),
    /** What a link confirms: the address of the account, or a new one. */
    findLink: async (token: string) => {
      const link = await findEmailLink(db, token, clock.now());
      const user = link && (await findUser(db, link.userId));
      if (!user) return undefined;
      const isNew = link.email !== user.email;
      // A newer request, or another password, has ended this one.
      if (isNew && !(await isChangingTo(db, user.id, link.email))) return undefined;
      return { email: link.email, isNew };
    },
  };
};
