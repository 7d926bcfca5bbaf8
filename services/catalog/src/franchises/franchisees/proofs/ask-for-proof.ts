import { randomUUID } from 'node:crypto';
import type { askForProof } from '@setu/contracts';
import { canonicalPlace } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { ConflictError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { makeTryLimit } from '../../../listings/try-limit';
import { Franchise } from '../../franchise.model';
import { assertMaySee } from '../../franchise.policy';
import { Proof } from './proof.model';
import { recordProof } from './record-proof';

/** Maximum number of times that a person asks for proofs in an hour. Each one notifies a brand. */
export const asksPerHour = 10;

/**
 * Stores that a person runs an outlet of a franchise, and asks the brand and the administrators to decide. One that waits or was declined
 * is replaced.
 * @throws ConflictError 409 `proof_decided` after it was accepted or withdrawn
 * @throws RateLimitedError 429 when the person asked too often in the last hour
 */
export const makeAskForProof = ({
  db,
  clock,
  inTransaction,
  recordEvent,
}: Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction' | 'recordEvent'>) => {
  const countAsk = makeTryLimit(db, { name: 'outlet-proofs', perHour: asksPerHour });
  return async (
    { id: franchiseId, city, openedIn, agreement }: HandlerInput<typeof askForProof>,
    actor: SignedIn,
  ): Promise<Proof> => {
    const franchise = await Franchise.query(db).findById(franchiseId);
    assertMaySee(actor, franchise);
    await countAsk(actor.id, 'You have asked several times.');
    const said = {
      city: canonicalPlace(city),
      openedIn,
      agreement,
      hasAgreement: agreement !== null,
      state: 'waiting' as const,
      provenBy: null,
      reason: null,
      decidedBy: null,
      decidedAt: null,
    };
    return inTransaction(async (trx) => {
      await Proof.query(trx)
        .insert({
          ...said,
          id: randomUUID(),
          version: 1,
          franchiseId,
          brandId: franchise.brandId,
          userId: actor.id,
          createdAt: clock.now(),
        })
        .onConflict(['user_id', 'franchise_id'])
        .ignore();
      const stored = await Proof.query(trx)
        .findOne({ user_id: actor.id, franchise_id: franchiseId })
        .forUpdate()
        .throwIfNotFound();
      if (stored.state === 'proven' || stored.state === 'withdrawn') throw new ConflictError('proof_decided');
      const saved = await stored
        .$query(trx)
        .patchAndFetch({ ...said, version: stored.version + 1, createdAt: clock.now() });
      await recordProof(recordEvent, trx, saved);
      return saved;
    });
  };
};
