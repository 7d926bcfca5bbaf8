import type { PhoneCodeRequest } from '@setu/contracts';
import type { WorkAfter } from '@setu/service-features/queues';
import { AppError, type ServiceDeps, type SignedIn, UnauthenticatedError } from '@setu/service-kit';
import type { z } from 'zod';
import { lockUser } from '../user.model';
import { findConfirmedPhone } from './confirmed-phone.model';
import { addPhoneCode } from './phone-code.model';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'> {
  workAfter: WorkAfter;
  /** False when the installation cannot send messages. */
  isAvailable: boolean;
  /** @throws RateLimitedError 429 when the account, the number or the network requested too many codes */
  countPhoneCode: (userId: string, number: string, clientAddress: string) => Promise<void>;
}

/**
 * Queues a code for a number. Nothing is sent to the number that the account has confirmed.
 * @throws AppError 503 phone_code_unavailable
 * @throws RateLimitedError 429 when the account, the number or the network requested too many codes
 */
export const makeRequestCode =
  ({ db, clock, inTransaction, workAfter, isAvailable, countPhoneCode }: Deps) =>
  async (
    { phone }: z.output<typeof PhoneCodeRequest>,
    { id }: Pick<SignedIn, 'id'>,
    clientAddress: string,
  ): Promise<void> => {
    if ((await findConfirmedPhone(db, id))?.number === phone) return;
    if (!isAvailable) throw new AppError(503, 'phone_code_unavailable');
    await countPhoneCode(id, phone, clientAddress);
    await inTransaction(async (trx) => {
      if (!(await lockUser(trx, id))) throw new UnauthenticatedError();
      await addPhoneCode(trx, id, phone, clock.now());
      workAfter(trx);
    });
  };
