import { hasExpired, verificationStandingOf, type verifyBrand } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { InvalidInputError, NotFoundError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Owner, Owners } from '../owner';
import type { Decide } from './decide';
import { brandVerifications } from './verification.model';

interface Deps extends Pick<ServiceDeps, 'inTransaction' | 'clock'> {
  owners: Pick<Owners, 'lockOwner'>;
  decide: Decide;
}

/**
 * An administrator verifies a brand, renews its verification or withdraws it. Withdrawing a verification that is not valid changes nothing.
 * @throws NotFoundError 404 `user_not_found` for a user who is not a brand
 * @throws InvalidInputError on `validUntil` when that day has passed
 */
export const makeVerifyBrand =
  ({ inTransaction, clock, owners, decide }: Deps) =>
  (
    { userId, isVerified, documents, validUntil, reason }: HandlerInput<typeof verifyBrand>,
    actor: SignedIn,
  ): Promise<Owner> =>
    inTransaction(async (trx) => {
      const now = clock.now();
      if (hasExpired(validUntil, now))
        throw new InvalidInputError([{ path: 'validUntil', message: 'Enter today or a later day' }]);
      const owner = await owners.lockOwner(trx, userId);
      if (owner?.role !== 'brand') throw new NotFoundError('user_not_found');
      const last = await brandVerifications.newestOf(trx, userId);
      if (!isVerified && !verificationStandingOf(last?.decision === 'verified', last, now).isVerified)
        return owner;
      await decide(trx, {
        userId,
        decision: isVerified ? 'verified' : 'withdrawn',
        ...(isVerified ? { documents, validUntil } : { reason }),
        byUserId: actor.id,
        decidedAt: now,
      });
      return owner;
    });
