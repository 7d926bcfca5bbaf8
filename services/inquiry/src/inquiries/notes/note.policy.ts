import { NotFoundError, type SignedIn } from '@setu/service-kit';

/**
 * Returns the inquiry to the brand that received it, because notes and labels are only for its team.
 * @throws NotFoundError for everybody else, including the sender, as for an inquiry that does not exist
 */
export const assertReceived = <T extends { toUserId: string }>(
  actor: SignedIn,
  inquiry: T | undefined,
): T => {
  if (inquiry?.toUserId !== actor.id) throw new NotFoundError('inquiry_not_found');
  return inquiry;
};
