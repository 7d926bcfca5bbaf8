import type { decideProof, FranchiseeProof, Prover } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { ConflictError, NotFoundError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { FranchiseeReview } from '../reviews/franchisee-review.model';
import { Proof } from './proof.model';
import { recordProof } from './record-proof';

type Decision = Exclude<FranchiseeProof['state'], 'waiting'>;

/** The states in which each side may make a decision. The same decision again changes nothing. */
const decidable: Readonly<Record<Prover, Readonly<Record<Decision, readonly FranchiseeProof['state'][]>>>> = {
  brand: { proven: ['waiting', 'declined'], declined: ['waiting', 'proven'], withdrawn: [] },
  administrator: {
    proven: ['waiting', 'declined', 'withdrawn'],
    declined: ['waiting'],
    withdrawn: ['proven'],
  },
};

interface Deps extends Pick<ServiceDeps, 'clock' | 'inTransaction' | 'recordEvent'> {
  /** Hides the review of a person whose proof was withdrawn. */
  hideReviewOf: (
    trx: Knex.Transaction,
    proof: Pick<Proof, 'userId' | 'franchiseId'>,
    decision: { reason: string; by: string },
  ) => Promise<void>;
}

/**
 * Decides whether a person runs an outlet. The agreement is forgotten, because it was only for this decision; a withdrawal hides the review.
 * @throws NotFoundError 404 `proof_not_found`, also for a franchise of another brand
 * @throws ConflictError 409 `proof_decided` when its state does not allow the decision
 * @throws ConflictError 409 `administrator_decides` when a brand declines a person who sent the agreement or has written a review
 * @throws ConflictError 409 `agreement_missing` when an administrator accepts a person who sent no agreement; a withdrawal can be undone
 */
export const makeDecideProof =
  ({ clock, inTransaction, recordEvent, hideReviewOf }: Deps) =>
  ({ id, decision, reason }: HandlerInput<typeof decideProof>, actor: SignedIn, by: Prover): Promise<Proof> =>
    inTransaction(async (trx) => {
      const stored = await Proof.query(trx).findById(id).forUpdate();
      if (!stored || (by === 'brand' && stored.brandId !== actor.id))
        throw new NotFoundError('proof_not_found');
      if (stored.state === decision) return stored;
      if (!decidable[by][decision].includes(stored.state)) throw new ConflictError('proof_decided');
      if (by === 'brand' && decision === 'declined') {
        const reviewed = await FranchiseeReview.query(trx).findOne({
          author_id: stored.userId,
          franchise_id: stored.franchiseId,
        });
        if (stored.hasAgreement || reviewed) throw new ConflictError('administrator_decides');
      }
      const isProven = decision === 'proven';
      // Without an agreement there is nothing that an administrator could have checked: the brand confirmed the person.
      const canCheck = stored.hasAgreement || stored.state === 'withdrawn';
      if (by === 'administrator' && isProven && !canCheck) throw new ConflictError('agreement_missing');
      const prover = stored.hasAgreement ? by : 'brand';
      const saved = await stored.$query(trx).patchAndFetch({
        state: decision,
        provenBy: isProven ? prover : null,
        reason: isProven ? null : reason,
        agreement: null,
        decidedBy: actor.id,
        decidedAt: clock.now(),
        version: stored.version + 1,
      });
      if (decision === 'withdrawn') await hideReviewOf(trx, saved, { reason: reason ?? '', by: actor.id });
      await recordProof(recordEvent, trx, saved);
      return saved;
    });
