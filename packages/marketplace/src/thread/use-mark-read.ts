import { type InquiryView, listInquiries, markInquiryRead } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inquiry } from './inquiry.queries';

interface Shown {
  id: string;
  isUnread?: InquiryView['isUnread'];
  /** Messages after the first one that are on the screen; undefined before they are. */
  replies: number | undefined;
  /** When they were read from the server, ms. */
  readAt: number;
}

/**
 * Marks an inquiry as read once its messages are on a visible screen. When that fails it stays unread, and the next opening tries
 * again.
 */
export const useMarkRead = ({ id, isUnread, replies, readAt }: Shown): void => {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: messages that were read again are shown again
  useEffect(() => {
    if (!isUnread || replies === undefined || document.visibilityState === 'hidden') return;
    const mark = async () => {
      const marked = await api.call(markInquiryRead, { id, replies });
      // A list of unread ones loses it now; the open conversation keeps what it shows.
      client.setQueryData(inquiry(id).queryKey, marked);
      await client.invalidateQueries({ queryKey: [listInquiries.path] });
    };
    mark().catch(() => undefined);
  }, [client, id, isUnread, replies, readAt]);
};
