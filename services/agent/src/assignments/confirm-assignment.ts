import { assignmentChangedV1, type confirmAssignment } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { ConflictError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { type AssignmentModel, lockAssignment, wholeAssignment } from './assignment.model';
import { assertIs } from './assignment.policy';
import { assignmentState } from './assignment.presenter';
import { awaitsConfirmation } from './assignment-status';

export interface ConfirmDeps extends Pick<ServiceDeps, 'clock' | 'inTransaction' | 'recordEvent'> {
  /** Recomputes the agent's deals and mean rating from all rows. */
  refreshRating: (trx: Knex.Transaction, agentId: string) => Promise<void>;
}

type ConfirmInput = HandlerInput<typeof confirmAssignment>;

/** The brand confirms a completed assignment and rates it. A confirmed assignment counts as a deal. */
export const makeConfirmAssignment =
  ({ clock, inTransaction, recordEvent, refreshRating }: ConfirmDeps) =>
  ({ id, rating }: ConfirmInput, actor: SignedIn): Promise<AssignmentModel> =>
    inTransaction(async (trx) => {
      const assignment = await lockAssignment(trx, id);
      assertIs('brand', actor, assignment);
      if (!awaitsConfirmation(assignment))
        throw new ConflictError(
          'status_not_allowed',
          assignment.completedAt
            ? 'You have confirmed this assignment already.'
            : 'The agent has not said yet that this assignment is completed.',
        );
      const now = clock.now();
      await assignment
        .$query(trx)
        .patch({ rating, completedAt: now, version: assignment.version + 1, updatedAt: now });
      await refreshRating(trx, assignment.agentId);
      const confirmed = await wholeAssignment(trx, assignment.id);
      await recordEvent(trx, assignmentChangedV1, confirmed.id, assignmentState(confirmed));
      return confirmed;
    });
