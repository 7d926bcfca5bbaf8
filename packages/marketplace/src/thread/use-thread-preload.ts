import { fetchAhead } from '@setu/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { preloadLinkedThread } from './linked-thread';
import { meetings } from './meetings/meetings.queries';
import { thread } from './thread.queries';

/**
 * Handlers for a button that opens a conversation: when the pointer or the focus reaches it, the code, the messages and the meetings are
 * fetched, unless the visitor saves data.
 * @param inquiryId null without a conversation
 * @param preloadCode `preloadThread` for a `ThreadDrawer`
 * @example
 * <Button {...useThreadPreload(inquiry.id)} onClick={onOpen}>
 */
export const useThreadPreload = (inquiryId: string | null, preloadCode = preloadLinkedThread) => {
  const client = useQueryClient();
  const preload = () => {
    if (inquiryId === null) return;
    preloadCode();
    fetchAhead(() => client.prefetchQuery(thread(inquiryId)));
    fetchAhead(() => client.prefetchQuery(meetings(inquiryId)));
  };
  return { onPointerEnter: preload, onFocus: preload };
};
