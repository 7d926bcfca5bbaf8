import type { NewsKind } from '@setu/contracts';

/** News that change the messages of a conversation. */
export const conversationNews = [
  'inquiry-received',
  'reply-received',
  'status-changed',
  'inquiry-waiting',
  'meeting-changed',
  'offer-accepted',
] as const satisfies readonly NewsKind[];

/** News that change an inquiry, and so every list of them. */
export const inquiryNews = [...conversationNews, 'assignment-changed'] as const satisfies readonly NewsKind[];

/** News that change an own listing, and so every list of them. */
export const listingNews = [
  'listing-moderated',
  'listing-unconfirmed',
  'listing-reviewed',
] as const satisfies readonly NewsKind[];
