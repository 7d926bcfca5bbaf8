import { NotFoundError, type SignedIn } from '@setu/service-kit';
import type { Requirement } from './requirement.model';

/** Only the brand that posted a requirement may use it; others get 404. */
export function assertOwns(
  actor: SignedIn,
  requirement: Requirement | undefined,
): asserts requirement is Requirement {
  if (!requirement || actor.kind !== 'user' || actor.id !== requirement.brandId)
    throw new NotFoundError('requirement_not_found');
}
