import type { HandlerInput, listAssignments } from '@setu/contracts';
import {
  decodeCursor,
  encodeCursor,
  Moment,
  type Page,
  pageOf,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
import { z } from 'zod';
import { AssignmentModel } from './assignment.model';
import { listedSide } from './assignment.policy';

/** Sort key of the last assignment: whether it is open, its instant, then its id. */
const Place = z.tuple([z.boolean(), Moment, z.guid()]);

/** A page of the caller's assignments: open ones first, then completed ones, each newest first. */
export const makeListAssignments =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async (
    { limit, cursor, requirementId }: HandlerInput<typeof listAssignments>,
    actor: SignedIn,
  ): Promise<Page<AssignmentModel>> => {
    const after = cursor === undefined ? null : decodeCursor(cursor, Place);
    const matching = AssignmentModel.query(db)
      .alias('assignment')
      .where(`assignment.${listedSide(actor)}_id`, actor.id);
    if (requirementId) matching.where('assignment.requirement_id', requirementId);
    const rows = matching
      .clone()
      .modify('whole')
      .orderByRaw('assignment.is_open desc, assignment.assigned_at desc, assignment.id desc')
      .limit(limit + 1);
    if (after)
      rows.whereRaw(
        '(assignment.is_open, assignment.assigned_at, assignment.id) < (?::boolean, ?::timestamptz, ?::uuid)',
        after,
      );
    const [found, total] = await Promise.all([rows, matching.resultSize()]);
    return pageOf(found, {
      limit,
      total,
      cursorOf: ({ isOpen, assignedAt, id }) => encodeCursor([isOpen, assignedAt.getTime(), id]),
    });
  };
