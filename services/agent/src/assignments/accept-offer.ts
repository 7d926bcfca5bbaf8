import { randomUUID } from 'node:crypto';
import { type acceptOffer, offerAcceptedV1 } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { ConflictError, NotFoundError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { AssignmentModel, wholeAssignment } from './assignment.model';
import { assignmentState } from './assignment.presenter';

export interface AcceptDeps extends Pick<ServiceDeps, 'clock' | 'inTransaction' | 'recordEvent'> {
  /** A brand's own requirement, locked; undefined when it is unknown or belongs to another brand. */
  lockDemandOf: (trx: Knex.Transaction, brandId: string, id: string) => Promise<{ id: string } | undefined>;
  /** The agent's open offer: neither withdrawn nor declined. */
  findOpenOffer: (
    trx: Knex,
    query: { requirementId: string; agentId: string; brandId: string },
  ) => Promise<
    | { id: string; fromUserId: string; propertyId: string | null; proposedCommission: string | null }
    | undefined
  >;
  /** Whether a user's account is suspended. */
  isSuspended: (trx: Knex, userId: string) => Promise<boolean>;
  findPropertyOf: (trx: Knex, providerId: string, id: string) => Promise<{ id: string } | undefined>;
}

type AcceptInput = HandlerInput<typeof acceptOffer>;

/** The error for a second acceptance for a requirement, also when the database's constraint detects it. */
export const requirementTaken = new ConflictError('requirement_taken');

/**
 * A brand accepts an agent's offer to one of its own requirements, active or not. Property and commission are those of the offer unless the
 * brand sends others. The requirement is locked, so that a concurrent acceptance waits and then fails.
 */
export const makeAcceptOffer =
  ({
    clock,
    inTransaction,
    recordEvent,
    lockDemandOf,
    findOpenOffer,
    isSuspended,
    findPropertyOf,
  }: AcceptDeps) =>
  (input: AcceptInput, actor: SignedIn): Promise<AssignmentModel> =>
    inTransaction(async (trx) => {
      const demand = await lockDemandOf(trx, actor.id, input.requirementId);
      if (!demand) throw new NotFoundError('requirement_not_found');
      const offer = await findOpenOffer(trx, {
        requirementId: demand.id,
        agentId: input.agentId,
        brandId: actor.id,
      });
      if (!offer) throw new NotFoundError('offer_not_found');
      if (await isSuspended(trx, offer.fromUserId)) throw new ConflictError('agent_suspended');
      const isTaken = await AssignmentModel.query(trx)
        .findOne({ requirement_id: demand.id })
        .whereNull('completed_at');
      if (isTaken) throw requirementTaken;

      const wanted = input.propertyId ?? offer.propertyId;
      const property = wanted ? await findPropertyOf(trx, offer.fromUserId, wanted) : undefined;
      if (input.propertyId && !property) throw new NotFoundError('property_not_found');

      const now = clock.now();
      const { id } = await AssignmentModel.query(trx).insert({
        id: randomUUID(),
        version: 1,
        agentId: offer.fromUserId,
        brandId: actor.id,
        requirementId: demand.id,
        propertyId: property?.id ?? null,
        assignmentType: input.assignmentType,
        status: 'active',
        commissionAgreed: input.commissionAgreed ?? offer.proposedCommission,
        notes: input.notes,
        assignedAt: now,
        updatedAt: now,
      });
      const accepted = await wholeAssignment(trx, id);
      await recordEvent(trx, offerAcceptedV1, id, { ...assignmentState(accepted), inquiryId: offer.id });
      return accepted;
    });
