import { findUser } from '../user.model';
import { makeConfirmEmail } from './confirm-email';
import { isChangingTo } from './email-change.model';
import { findEmailLink } from './email-link.model';
import { makeEmailMails, makeTellEmailChanged } from './email-mails';
import { makeEmailNotices, makeTellEmailChange } from './email-notice';
import { makeChangeEmail, makeQueueConfirmation, makeSendConfirmation } from './request-links';

type Deps = Omit<Parameters<typeof makeChangeEmail>[0], 'tellEmailChange'> &
  Pick<Parameters<typeof makeEmailNotices>[0], 'recoveryLink'> &
  Parameters<typeof makeEmailMails>[0] &
  Omit<Parameters<typeof makeConfirmEmail>[0], 'tellEmailChanged'>;

/** The room of email addresses: how they are confirmed and changed. */
export const makeEmailAddresses = (deps: Deps) => {
  const { db, clock, queueMail } = deps;
  return {
    mails: [...makeEmailMails(deps), ...makeEmailNotices(deps)],
    queueConfirmation: makeQueueConfirmation(deps),
    sendConfirmation: makeSendConfirmation(deps),
    changeEmail: makeChangeEmail({ ...deps, tellEmailChange: makeTellEmailChange(queueMail) }),
    confirm: makeConfirmEmail({ ...deps, tellEmailChanged: makeTellEmailChanged(queueMail) }),
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
