import type { QueueMail } from '../../mail-kind';
import { makeAccountDeletedMail, makeTellDeleted } from './account-deleted-mail';
import { makeDeleteAccount } from './delete-account';
import { makeDeleteAgain } from './delete-again';
import { makeEraseAccount } from './erase-account';

type Deps = Parameters<typeof makeEraseAccount>[0] &
  Omit<Parameters<typeof makeDeleteAccount>[0], 'erase' | 'tellDeleted'> & {
    queueMail: QueueMail;
    /** Address of the site, without a slash at the end. */
    site: string;
  };

/** The room of deletion: how accounts end. */
export const makeDeletion = (deps: Deps) => {
  const erase = makeEraseAccount(deps);
  return {
    mails: [makeAccountDeletedMail(deps)],
    deleteAccount: makeDeleteAccount({ ...deps, erase, tellDeleted: makeTellDeleted(deps.queueMail) }),
    deleteAgain: makeDeleteAgain({ ...deps, erase }),
  };
};
