import type { InquiryBox, InquirySide } from '@setu/contracts';
import { ConflictError, NotFoundError, type SignedIn } from '@setu/service-kit';

/** Which end of the inquiry the caller stands at; null for everybody else, administrators too. */
const sideOf = (actor: SignedIn, inquiry: { fromUserId: string; toUserId: string }): InquirySide | null => {
  if (actor.id === inquiry.toUserId) return 'receiver';
  return actor.id === inquiry.fromUserId ? 'sender' : null;
};

/**
 * The inquiry and the end of it the caller stands at.
 * @throws NotFoundError when there is none, or it is between others: those are told apart by nobody
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

/** The end whose inquiries a user lists: as wished, else a brand reads what it received, everybody else what they sent. */
export const listedSide = (actor: SignedIn, box?: InquiryBox): InquirySide =>
  sides[box ?? (actor.role === 'brand' ? 'received' : 'sent')];

/** The answer to a second offer of one agent to one requirement. */
export const alreadyOffered = new ConflictError('already_offered');
