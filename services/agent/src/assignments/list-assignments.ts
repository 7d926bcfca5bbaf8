import type { listAssignments } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { keysetPage, Moment, type Page, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { z } from 'zod';
import { AssignmentModel } from './assignment.model';
import { listedSide } from './assignment.policy';

/** Sort key of the last assignment: whether it is open, its instant, then its id. */
const Place = z.tuple([z.boolean(), Moment, z.guid()]);

/** A page of the caller's assignments: open assignments first, then completed assignments, each newest first. */
export const makeListAssignments =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  (
    { limit, cursor, requirementId }: HandlerInput<typeof listAssignments>,
    actor: SignedIn,
  ): Promise<Page<AssignmentModel>> => {
    const matching = AssignmentModel.query(db)
      .alias('assignment')
      .where(`assignment.${listedSide(actor)}_id`, actor.id);
    if (requirementId) matching.where('assignment.requirement_id', requirementId);
    return keysetPage(
      matching,
      { limit, cursor },
      {
        columns: [
          ['assignment.is_open', 'boolean'],
          ['assignment.assigned_at', 'timestamptz'],
          ['assignment.id', 'uuid'],
        ],
        place: Place,
        keyOf: ({ isOpen, assignedAt, id }) => [isOpen, assignedAt.getTime(), id],
        shown: (page) => page.modify('whole'),
      },
    );
  };
