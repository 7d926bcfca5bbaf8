import { UserId } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { EraseAccount } from './erase-account';

interface Deps extends Pick<ServiceDeps, 'inTransaction'> {
  erase: EraseAccount;
}

/**
 * Creates the command that deletes an account again after a restored backup brought it back. It sends no mail, because the person got a
 * mail the first time. It may be repeated.
 * @returns the line to print
 */
export const makeDeleteAgain =
  ({ inTransaction, erase }: Deps) =>
  async (argument: string | undefined): Promise<string> => {
    const id = UserId.safeParse(argument);
    if (!id.success) throw new Error('Name the id of an account: delete-account <id>');
    const erased = await inTransaction((trx) => erase(trx, id.data));
    return erased ? `The account ${id.data} is deleted` : `There is no account ${id.data}: nothing was done`;
  };
