import { assignmentChangedV1, type changeAssignmentStatus } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { ConflictError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { type AssignmentModel, lockAssignment, wholeAssignment } from './assignment.model';
import { assertIs } from './assignment.policy';
import { assignmentState } from './assignment.presenter';
import { mayFollow } from './assignment-status';

type ChangeDeps = Pick<ServiceDeps, 'clock' | 'inTransaction' | 'recordEvent'>;
type ChangeInput = HandlerInput<typeof changeAssignmentStatus>;

const inWords = (status: string) => status.replaceAll('_', ' ');

/** An agent changes the status of its assignment. */
export const makeChangeStatus =
  ({ clock, inTransaction, recordEvent }: ChangeDeps) =>
  ({ id, status }: ChangeInput, actor: SignedIn): Promise<AssignmentModel> =>
    inTransaction(async (trx) => {
      const assignment = await lockAssignment(trx, id);
      assertIs('agent', actor, assignment);
      if (!mayFollow(assignment.status, status))
        throw new ConflictError(
          'status_not_allowed',
          `You cannot make an assignment that is ${inWords(assignment.status)} ${inWords(status)}.`,
        );
      await assignment.$query(trx).patch({ status, version: assignment.version + 1, updatedAt: clock.now() });
      const changed = await wholeAssignment(trx, assignment.id);
      await recordEvent(trx, assignmentChangedV1, changed.id, assignmentState(changed));
      return changed;
    });
