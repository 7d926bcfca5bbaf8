import { Email } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { TwoStepModel } from './two-step.model';
import type { TellTwoStep } from './two-step-mails';

interface Deps extends Pick<ServiceDeps, 'clock' | 'inTransaction'> {
  /** The account with an address in lower case. */
  lockUserByEmail: (trx: Knex.Transaction, email: string) => Promise<{ id: string } | undefined>;
  tellTwoStep: TellTwoStep;
}

/**
 * Turns two-step verification off for a person who lost the phone and the recovery codes. A command for the operators of the
 * platform, who have made sure who asks. The person is told by mail.
 * @returns what was done
 * @throws Error when the address is malformed or has no account
 */
export const makeTurnOffForPerson =
  ({ clock, inTransaction, lockUserByEmail, tellTwoStep }: Deps) =>
  (address: string | undefined): Promise<string> =>
    inTransaction(async (trx) => {
      const { data: email } = Email.safeParse(address);
      if (!email) throw new Error('Name the email address of a registered user: turn-off-two-step <email>');
      const user = await lockUserByEmail(trx, email);
      if (!user) throw new Error(`Nobody is registered as ${email}`);
      const removed = await TwoStepModel.query(trx).deleteById(user.id);
      if (removed === 0) return `${email} has no two-step verification`;
      await tellTwoStep(trx, 'off', user.id, clock.now());
      return `Two-step verification of ${email} is off, and the person is told by mail`;
    });
