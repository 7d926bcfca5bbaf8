import type { SignedIn } from '@setu/service-kit';
import type { Side } from './status-change';

/** Which end of the inquiry the caller stands at; null for everybody else, administrators too. */
export const sideOf = (actor: SignedIn, inquiry: { fromUserId: string; toUserId: string }): Side | null => {
  if (actor.id === inquiry.toUserId) return 'receiver';
  return actor.id === inquiry.fromUserId ? 'sender' : null;
};

/** The end whose inquiries a user lists: a brand reads what it received, everybody else what they sent. */
export const listedSide = (actor: SignedIn): Side => (actor.role === 'brand' ? 'receiver' : 'sender');
