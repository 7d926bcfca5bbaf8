import type { NotificationKind } from '@setu/contracts';

/** Notifications that change the messages of a conversation. */
export const conversationNotifications = [
  'inquiry-received',
  'reply-received',
  'status-changed',
  'inquiry-waiting',
  'meeting-changed',
  'offer-accepted',
] as const satisfies readonly NotificationKind[];

/** Notifications that change an inquiry, and so every list of them. */
export const inquiryNotifications = [
  ...conversationNotifications,
  'assignment-changed',
] as const satisfies readonly NotificationKind[];

/** Notifications that change an own listing, and so every list of them. */
export const listingNotifications = [
  'listing-moderated',
  'listing-unconfirmed',
  'listing-reviewed',
] as const satisfies readonly NotificationKind[];
