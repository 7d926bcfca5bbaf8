import type { InquiryBox, InquirySide } from '@setu/contracts';
import { ConflictError, NotFoundError, type SignedIn } from '@setu/service-kit';

/** The caller's side of the inquiry; null for everybody else, including administrators. */
const sideOf = (actor: SignedIn, inquiry: { fromUserId: string; toUserId: string }): InquirySide | null => {
  if (actor.id === inquiry.toUserId) return 'receiver';
  return actor.id === inquiry.fromUserId ? 'sender' : null;
};

/**
 * The inquiry and the caller's side of it.
 * @throws NotFoundError when it does not exist or is between other people; the reply does not reveal which
 */
export const assertTakesPart = <T extends { fromUserId: string; toUserId: string }>(
  actor: SignedIn,
  inquiry: T | undefined,
): { inquiry: T; side: InquirySide } => {
  const side = inquiry ? sideOf(actor, inquiry) : null;
  if (!inquiry || !side) throw new NotFoundError('inquiry_not_found');
  return { inquiry, side };
};

const sides: Record<InquiryBox, InquirySide> = { sent: 'sender', received: 'receiver' };

/** The side by which a user's inquiries are listed: as requested, otherwise received for a brand and sent for all others. */
export const listedSide = (actor: SignedIn, box?: InquiryBox): InquirySide =>
  sides[box ?? (actor.role === 'brand' ? 'received' : 'sent')];

/** The reply to a second offer of an agent to the same requirement. */
export const alreadyOffered = new ConflictError('already_offered');
