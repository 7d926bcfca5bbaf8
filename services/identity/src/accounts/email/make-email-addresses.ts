import { findUser } from '../user.model';
import { makeConfirmEmail } from './confirm-email';
import { findEmailLink } from './email-link.model';
import { makeEmailMails, makeTellEmailChanged } from './email-mails';
import { makeChangeEmail, makeQueueConfirmation, makeSendConfirmation } from './request-links';

type Deps = Parameters<typeof makeChangeEmail>[0] &
  Parameters<typeof makeEmailMails>[0] &
  Omit<Parameters<typeof makeConfirmEmail>[0], 'tellEmailChanged'>;

/** The room of email addresses: how they are confirmed and changed. */
export const makeEmailAddresses = (deps: Deps) => {
  const { db, clock, queueMail } = deps;
  return {
    mails: makeEmailMails(deps),
    queueConfirmation: makeQueueConfirmation(deps),
    sendConfirmation: makeSendConfirmation(deps),
    changeEmail: makeChangeEmail(deps),
    confirm: makeConfirmEmail({ ...deps, tellEmailChanged: makeTellEmailChanged(queueMail) }),
    /** What a link confirms: the address of the account, or a new one. */
    findLink: async (token: string) => {
      const link = await findEmailLink(db, token, clock.now());
      const user = link && (await findUser(db, link.userId));
      return user && { email: link.email, isNew: link.email !== user.email };
    },
  };
};
