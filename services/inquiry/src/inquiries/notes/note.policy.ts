import { NotFoundError, type SignedIn } from '@setu/service-kit';

/**
 * The inquiry, for the brand that received it: notes and labels are for its team only.
 * @throws NotFoundError for everybody else, the sender included, as for an inquiry that does not exist
 */
export const assertReceived = <T extends { toUserId: string }>(
  actor: SignedIn,
  inquiry: T | undefined,
): T => {
  if (inquiry?.toUserId !== actor.id) throw new NotFoundError('inquiry_not_found');
  return inquiry;
};
