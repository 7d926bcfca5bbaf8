import { AppError, type ServiceDeps } from '@setu/service-kit';
import type { EndGrants } from '../grants/end-grants';
import type { SaveUser } from '../save-user';
import { lockUser, lockUserByEmail, type UserModel } from '../user.model';
import { isChangingTo } from './email-change.model';
import { findEmailLink, useEmailLink } from './email-link.model';
import type { NotifyEmailChanged } from './email-mails';
import { holdFormerAddress } from './former-address.model';

interface Deps extends Pick<ServiceDeps, 'clock' | 'inTransaction'> {
  saveUser: SaveUser;
  notifyEmailChanged: NotifyEmailChanged;
  endGrants: EndGrants;
  /** Records the network as known for the address. */
  rememberNetwork: (email: string, clientAddress: string) => Promise<void>;
}

/**
 * Confirms an address with the token of a link. A link to a new address changes the address of the account. The former address gets a mail,
 * and is reserved for this account while it may be restored.
 * @throws AppError 400 invalid_link when the link has expired, was used, or never existed
 * @throws AppError 409 email_taken when the new address got an account in the meantime; the link stays valid
 */
export const makeConfirmEmail =
  ({ clock, inTransaction, saveUser, notifyEmailChanged, endGrants, rememberNetwork }: Deps) =>
  async ({ token }: { token: string }, clientAddress: string): Promise<UserModel> => {
    const saved = await inTransaction(async (trx) => {
      const now = clock.now();
      const asked = await findEmailLink(trx, token, now);
      // Lock the account's row first, as everywhere.
      const user = asked && (await lockUser(trx, asked.userId));
      const link = user && (await useEmailLink(trx, token, now));
      if (!user || !link) throw new AppError(400, 'invalid_link');
      const { email } = link;
      const { email: formerEmail, emailConfirmedAt: provenAt } = user;
      if (email === formerEmail) return saveUser(trx, user, { emailConfirmedAt: provenAt ?? now });
      if (!(await isChangingTo(trx, user.id, email))) throw new AppError(400, 'invalid_link');
      if (await lockUserByEmail(trx, email)) throw new AppError(409, 'email_taken');
      const changed = await saveUser(trx, user, {
        ...(await endGrants(trx, user, 'address-change')),
        email,
        emailConfirmedAt: now,
      });
      const mayUndo = provenAt !== null;
      if (mayUndo) await holdFormerAddress(trx, { email: formerEmail, userId: user.id }, now);
      await notifyEmailChanged(trx, changed, { formerEmail, mayUndo });
      return changed;
    });
    await rememberNetwork(saved.email, clientAddress);
    return saved;
  };
