import { NotFoundError, type SignedIn } from '@setu/service-kit';
import type { AssignmentModel } from './assignment.model';

/** A user's side of an assignment. */
export type Side = 'agent' | 'brand';

/** The side by which a user's assignments are listed: a brand lists assignments that it gave, an agent those that it received. */
export const listedSide = (actor: SignedIn): Side => (actor.role === 'brand' ? 'brand' : 'agent');

/** @throws NotFoundError when the assignment does not exist or the caller is not on this side */
export function assertIs(
  side: Side,
  actor: SignedIn,
  assignment: AssignmentModel | undefined,
): asserts assignment is AssignmentModel {
  if (assignment?.[`${side}Id`] !== actor.id) throw new NotFoundError('assignment_not_found');
}
