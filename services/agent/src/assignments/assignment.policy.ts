import { NotFoundError, type SignedIn } from '@setu/service-kit';
import type { AssignmentModel } from './assignment.model';

/** The end of an assignment somebody stands at. */
export type Side = 'agent' | 'brand';

/** The end whose assignments a user lists: a brand those it gave, an agent those held. */
export const listedSide = (actor: SignedIn): Side => (actor.role === 'brand' ? 'brand' : 'agent');

/** @throws NotFoundError for an assignment that is not there, or of which the caller is not this end */
export function assertIs(
  side: Side,
  actor: SignedIn,
  assignment: AssignmentModel | undefined,
): asserts assignment is AssignmentModel {
  if (assignment?.[`${side}Id`] !== actor.id) throw new NotFoundError('assignment_not_found');
}
