import type { TwoStepConfirmation, TwoStepProof, TwoStepSetUp } from '@setu/contracts';
import { ConflictError, InvalidInputError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { appAddress, makeAppSecret, stepOfCode } from './app-code';
import { replaceRecoveryCodes } from './recovery-codes';
import type { SecretBox } from './secret-box';
import { findTwoStep, TwoStepModel } from './two-step.model';
import type { NotifyTwoStep } from './two-step-mails';
import { type UseCode, wrongCode } from './use-code';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'> {
  box: SecretBox;
  useCode: UseCode;
  notifyTwoStep: NotifyTwoStep;
  /** @throws InvalidInputError on `currentPassword` when it is wrong */
  checkOwnPassword: (
    currentPassword: string,
    actor: SignedIn,
    clientAddress: string,
  ) => Promise<{ account: { id: string; email: string } }>;
  /** The same for a second factor, which could lock the owner of the address out. @throws ConflictError 409 email_unconfirmed */
  checkNewWayIn: Deps['checkOwnPassword'];
  lockUser: (trx: Knex.Transaction, id: string) => Promise<{ emailConfirmedAt: Date | null } | undefined>;
  /** False for an account whose password is public. */
  mayUseTwoStep: (userId: string) => boolean;
}

const isOn = () => new ConflictError('two_step_on');

/**
 * Turns two-step verification on, with a secret and a code that proves that the app has it, and off. Turning it off and creating new
 * recovery codes needs the password and a code, so that an open session is not enough.
 */
export const makeChangeTwoStep = ({
  db,
  clock,
  inTransaction,
  box,
  useCode,
  notifyTwoStep,
  checkOwnPassword,
  checkNewWayIn,
  lockUser,
  mayUseTwoStep,
}: Deps) => ({
  /** @throws ConflictError 409 two_step_on */
  setUp: async (
    { currentPassword }: z.output<typeof TwoStepSetUp>,
    actor: SignedIn,
    clientAddress: string,
  ): Promise<{ secret: string; uri: string }> => {
    const { account } = await checkNewWayIn(currentPassword, actor, clientAddress);
    if (!mayUseTwoStep(account.id))
      throw new InvalidInputError([
        { path: 'currentPassword', message: 'An account of the demo keeps its sign-in as it is' },
      ]);
    if (await findTwoStep(db, account.id)) throw isOn();
    const secret = makeAppSecret();
    const row = { secret: box.seal(secret, account.id), lastStep: 0, isAddressProven: false };
    await TwoStepModel.query(db)
      .insert({ userId: account.id, ...row })
      .onConflict('user_id')
      .merge(row)
      .where('two_step.confirmed_at', null);
    return { secret, uri: appAddress(secret, account.email) };
  },

  /**
   * @throws InvalidInputError on `code` when it does not match the secret
   * @throws ConflictError 409 two_step_on
   */
  confirm: ({ code }: z.output<typeof TwoStepConfirmation>, { id: userId }: SignedIn): Promise<string[]> =>
    inTransaction(async (trx) => {
      // Lock the account's row first, as everywhere.
      const user = await lockUser(trx, userId);
      const pending = await TwoStepModel.query(trx).findById(userId).forUpdate();
      if (pending?.confirmedAt) throw isOn();
      const now = clock.now();
      const step = pending && stepOfCode(box.open(pending.secret, userId), code, now);
      if (!step) throw wrongCode();
      const isAddressProven = user?.emailConfirmedAt != null;
      await pending.$query(trx).patch({ confirmedAt: now, lastStep: step, isAddressProven });
      await notifyTwoStep(trx, 'on', userId, now);
      return replaceRecoveryCodes(trx, box, userId);
    }),

  renewRecoveryCodes: async (
    { currentPassword, code }: z.output<typeof TwoStepProof>,
    actor: SignedIn,
    clientAddress: string,
  ): Promise<string[]> => {
    await checkOwnPassword(currentPassword, actor, clientAddress);
    await useCode(actor.id, code, clientAddress);
    return inTransaction(async (trx) => {
      // It was turned off, or ended with a recovery, after the code was used.
      if (!(await TwoStepModel.query(trx).findById(actor.id).forUpdate())) throw wrongCode();
      await notifyTwoStep(trx, 'codes', actor.id, clock.now());
      return replaceRecoveryCodes(trx, box, actor.id);
    });
  },

  turnOff: async (
    { currentPassword, code }: z.output<typeof TwoStepProof>,
    actor: SignedIn,
    clientAddress: string,
  ): Promise<void> => {
    await checkOwnPassword(currentPassword, actor, clientAddress);
    await useCode(actor.id, code, clientAddress);
    await inTransaction(async (trx) => {
      const removed = await TwoStepModel.query(trx).deleteById(actor.id);
      if (removed > 0) await notifyTwoStep(trx, 'off', actor.id, clock.now());
    });
  },
});
