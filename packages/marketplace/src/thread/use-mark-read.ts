import { type InquiryView, listInquiries, markInquiryRead } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inquiry } from './inquiry.queries';

interface Shown {
  id: string;
  isUnread?: InquiryView['isUnread'];
  /** Number of messages after the first that are visible; undefined before they are. */
  replies: number | undefined;
  /** When they were loaded from the server, ms. */
  readAt: number;
}

/** Marks an inquiry as read when its messages are visible. After a failure it stays unread, and opening it again retries. */
export const useMarkRead = ({ id, isUnread, replies, readAt }: Shown): void => {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: messages that were read again are shown again
  useEffect(() => {
    if (!isUnread || replies === undefined || document.visibilityState === 'hidden') return;
    const mark = async () => {
      const marked = await api.call(markInquiryRead, { id, replies });
      // Removes it from the list of unread inquiries; the open conversation does not change.
      client.setQueryData(inquiry(id).queryKey, marked);
      await client.invalidateQueries({ queryKey: [listInquiries.path] });
    };
    mark().catch(() => undefined);
  }, [client, id, isUnread, replies, readAt]);
};
