import { listInquiryMessages } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';
import { conversationNotifications } from '../notifications/notification-kinds';

/**
 * All messages of an inquiry's thread, oldest first. All pages are loaded, because the call starts with the oldest message, and people read
 * the newest.
 */
export const thread = (inquiryId: string) =>
  queryOptions({
    queryKey: [listInquiryMessages.path, inquiryId],
    meta: { refreshedBy: conversationNotifications, readsNotificationsOf: inquiryId },
    queryFn: ({ signal }) => api.callAll(listInquiryMessages, { id: inquiryId }, { signal }),
  });
