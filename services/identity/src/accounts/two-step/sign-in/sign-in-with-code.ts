import type { TwoStepSignIn } from '@setu/contracts';
import { AppError, type ServiceDeps, UnauthenticatedError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { findTwoStep } from '../two-step.model';
import type { NotifyTwoStep } from '../two-step-mails';
import type { UseCode } from '../use-code';
import { addTicket, findTicket } from './ticket.model';

interface Account {
  id: string;
  sessionsFrom: number;
}

interface Deps<User extends Account> extends Pick<ServiceDeps, 'db' | 'clock'> {
  useCode: UseCode;
  notifyTwoStep: NotifyTwoStep;
  findUser: (db: Knex, id: string) => Promise<User | undefined>;
  /** Whether the user may begin this kind of session. @throws AppError 403 account_suspended */
  mayEnter: (user: User, isAdmin: boolean) => boolean;
  /** Administrators need two-step verification. */
  isAdminRequired: boolean;
}

/** The second step of a sign-in, after the password was right. */
export const makeTwoStepSignIn = <User extends Account>({
  db,
  clock,
  useCode,
  notifyTwoStep,
  findUser,
  mayEnter,
  isAdminRequired,
}: Deps<User>) => ({
  /**
   * Creates the ticket for which a code must be entered; null when the account does not need a code.
   * @throws AppError 403 two_step_needed for an administrator without two-step verification if it is required
   */
  askForCode: async ({ id: userId, sessionsFrom }: User, isAdmin: boolean): Promise<string | null> => {
    if (await findTwoStep(db, userId)) return addTicket(db, { userId, isAdmin, sessionsFrom }, clock.now());
    if (isAdmin && isAdminRequired) throw new AppError(403, 'two_step_needed');
    return null;
  },

  /**
   * @throws UnauthenticatedError two_step_expired when the ticket has expired or was used, or the password changed meanwhile
   * @throws InvalidInputError on `code` when it is wrong. The ticket can be used again
   */
  signInWithCode: async (
    { ticket, code }: z.output<typeof TwoStepSignIn>,
    isAdmin: boolean,
    clientAddress: string,
  ): Promise<User> => {
    const found = await findTicket(db, ticket, clock.now());
    const user = found && (await findUser(db, found.userId));
    if (found?.isAdmin !== isAdmin || user?.sessionsFrom !== found.sessionsFrom || !mayEnter(user, isAdmin))
      throw new UnauthenticatedError('two_step_expired');
    const kind = await useCode(user.id, code, clientAddress);
    await found.$query(db).delete();
    if (kind === 'recovery') await notifyTwoStep(db, 'recovery', user.id, clock.now());
    return user;
  },
});
