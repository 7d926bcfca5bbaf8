import type { QueueMail } from '../../mail-kind';
import { makeAccountDeletedMail, makeNotifyDeleted } from './account-deleted-mail';
import { makeDeleteAccount } from './delete-account';
import { makeDeleteAgain } from './delete-again';
import { makeEraseAccount } from './erase-account';

type Deps = Parameters<typeof makeEraseAccount>[0] &
  Omit<Parameters<typeof makeDeleteAccount>[0], 'erase' | 'notifyDeleted'> & {
    queueMail: QueueMail;
    /** Address of the site, without a slash at the end. */
    site: string;
  };

/** Deletion: how accounts end. */
export const makeDeletion = (deps: Deps) => {
  const erase = makeEraseAccount(deps);
  return {
    mails: [makeAccountDeletedMail(deps)],
    deleteAccount: makeDeleteAccount({ ...deps, erase, notifyDeleted: makeNotifyDeleted(deps.queueMail) }),
    deleteAgain: makeDeleteAgain({ ...deps, erase }),
  };
};
