import { Email, twoStepRemovedV1 } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { TwoStepModel } from './two-step.model';
import type { NotifyTwoStep } from './two-step-mails';

interface Person {
  id: string;
  version: number;
}

interface Deps<User extends Person> extends Pick<ServiceDeps, 'clock' | 'recordEvent'> {
  displayNameOf: (user: User) => string;
  notifyTwoStep: NotifyTwoStep;
}

/**
 * Turns two-step verification off for a person who lost the phone and the recovery codes. The caller must have verified the identity of the
 * person. It is recorded in the audit trail, and the person gets a mail.
 * @param by the administrator, and the reason; null for an operator
 * @returns false when the account does not have two-step verification
 */
export const makeRemoveTwoStep =
  <User extends Person>({ clock, recordEvent, displayNameOf, notifyTwoStep }: Deps<User>) =>
  async (
    trx: Knex.Transaction,
    user: User,
    by: { id: string; name: string; reason: string } | null,
  ): Promise<boolean> => {
    const isOn = (await TwoStepModel.query(trx).findById(user.id).forUpdate())?.confirmedAt != null;
    await TwoStepModel.query(trx).deleteById(user.id);
    if (!isOn) return false;
    await recordEvent(trx, twoStepRemovedV1, user.id, {
      id: user.id,
      version: user.version,
      byUserId: by?.id ?? null,
      byName: by?.name ?? null,
      reason: by?.reason ?? null,
      displayName: displayNameOf(user),
    });
    await notifyTwoStep(trx, 'removed', user.id, clock.now());
    return true;
  };

interface CommandDeps<User extends Person> extends Pick<ServiceDeps, 'inTransaction'> {
  /** Finds an account by address in lower case. */
  lockUserByEmail: (trx: Knex.Transaction, email: string) => Promise<User | undefined>;
  removeTwoStep: ReturnType<typeof makeRemoveTwoStep<User>>;
}

/**
 * The command for operators of the platform.
 * @returns what was done
 * @throws Error when the address is malformed or has no account
 */
export const makeTurnOffForPerson =
  <User extends Person>({ inTransaction, lockUserByEmail, removeTwoStep }: CommandDeps<User>) =>
  (address: string | undefined): Promise<string> =>
    inTransaction(async (trx) => {
      const { data: email } = Email.safeParse(address);
      if (!email) throw new Error('Name the email address of a registered user: turn-off-two-step <email>');
      const user = await lockUserByEmail(trx, email);
      if (!user) throw new Error(`Nobody is registered as ${email}`);
      return (await removeTwoStep(trx, user, null))
        ? `Two-step verification of ${email} is off, and the person gets a mail`
        : `${email} has no two-step verification`;
    });
