import { randomUUID } from 'node:crypto';
import type { EmailChange } from '@setu/contracts';
import {
  AppError,
  InvalidInputError,
  type ServiceDeps,
  type SignedIn,
  UnauthenticatedError,
} from '@setu/service-kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { QueueMail } from '../../mail-kind';
import { type CheckOwnPassword, wrongPassword } from '../passwords/check-own-password';
import { findUser, lockUser } from '../user.model';
import { beginEmailChange } from './email-change.model';
import { confirmEmailKind, confirmNewEmailKind } from './email-mails';
import type { NotifyEmailChange } from './email-notice';

interface Deps extends Pick<ServiceDeps, 'db'> {
  queueMail: QueueMail;
  /** False when the installation has no mail server. */
  isMailOn: boolean;
  /** @throws RateLimitedError 429 when there were too many requests */
  countLink: (email: string, clientAddress: string) => Promise<void>;
}

/** Queues the mail that confirms a new account's address; does nothing while mail cannot be sent. */
export const makeQueueConfirmation =
  ({ queueMail, isMailOn }: Pick<Deps, 'queueMail' | 'isMailOn'>) =>
  async (db: Knex, userId: string): Promise<void> => {
    if (!isMailOn) return;
    const cause = `${confirmEmailKind}:${randomUUID()}`;
    await queueMail(db, { kind: confirmEmailKind, cause, to: { userId } });
  };

/**
 * Sends the caller another link to confirm their address.
 * @throws AppError 503 mail_unavailable
 * @throws RateLimitedError 429 when the address or the network asked too often
 */
export const makeSendConfirmation = (deps: Deps) => {
  const queueConfirmation = makeQueueConfirmation(deps);
  return async (actor: SignedIn, clientAddress: string): Promise<void> => {
    if (!deps.isMailOn) throw new AppError(503, 'mail_unavailable');
    const user = await findUser(deps.db, actor.id);
    if (!user) throw new UnauthenticatedError();
    await deps.countLink(user.email, clientAddress);
    await queueConfirmation(deps.db, user.id);
  };
};

interface ChangeDeps extends Deps, Pick<ServiceDeps, 'clock' | 'inTransaction'> {
  checkOwnPassword: CheckOwnPassword;
  notifyEmailChange: NotifyEmailChange;
  /** False for an account whose password is public. */
  mayChangeEmail: (userId: string) => boolean;
}

/**
 * Sends a link to the new address of the caller's account, if the password is right. An earlier request ends. Whether the address has an
 * account is checked when the mail is sent, so neither the reply nor its duration reveals it.
 * @throws InvalidInputError on `currentPassword` when it is wrong, on `email` when it is the current address or the address of the account
 * cannot change
 * @throws AppError 503 mail_unavailable
 * @throws RateLimitedError 429 when the address or the network asked too often
 */
export const makeChangeEmail =
  ({
    clock,
    inTransaction,
    queueMail,
    isMailOn,
    countLink,
    checkOwnPassword,
    notifyEmailChange,
    mayChangeEmail,
  }: ChangeDeps) =>
  async (
    { email, currentPassword }: z.output<typeof EmailChange>,
    actor: SignedIn,
    clientAddress: string,
  ): Promise<void> => {
    if (!isMailOn) throw new AppError(503, 'mail_unavailable');
    const { account } = await checkOwnPassword(currentPassword, actor, clientAddress);
    const refusal = (message: string) => new InvalidInputError([{ path: 'email', message }]);
    if (!mayChangeEmail(account.id)) throw refusal('An account of the demo keeps its address');
    if (email === account.email) throw refusal('This is your address already');
    await countLink(email, clientAddress);
    await inTransaction(async (trx) => {
      const user = await lockUser(trx, account.id);
      // Another password was chosen after this one was checked.
      if (user?.sessionsFrom !== account.sessionsFrom) throw wrongPassword();
      const now = clock.now();
      await beginEmailChange(trx, account.id, email, now);
      await notifyEmailChange(trx, 'change-requested', account.id, now);
      await queueMail(trx, {
        kind: confirmNewEmailKind,
        cause: `${confirmNewEmailKind}:${randomUUID()}`,
        to: { userId: account.id, recipient: email },
      });
    });
  };
