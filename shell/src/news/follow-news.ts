import {
  type AnnouncedNews,
  getNewsSummary,
  listInquiryMessages,
  listNews,
  type NewsKind,
  type NewsSummary,
  readNews,
} from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import type { QueryClient } from '@tanstack/react-query';
import { allChangedReads, readsChangedBy } from './changed-reads';
import { newsSummary } from './news.queries';
import { notifyRead } from './news-channel';
import { startNewsStream } from './news-stream';

/** What a screen reader says when an item comes, without the name, which the list has. */
const headlines: Readonly<Record<NewsKind, string>> = {
  'inquiry-received': 'New inquiry',
  'reply-received': 'New reply',
  'status-changed': 'An inquiry changed its status',
  'meeting-changed': 'A meeting changed',
  'inquiry-waiting': 'An inquiry waits for your answer',
  'offer-accepted': 'Your offer was accepted',
  'assignment-changed': 'An assignment changed',
  'verification-changed': 'Your verification changed',
  'listing-moderated': 'An administrator changed the visibility of a listing',
  'listing-unconfirmed': 'Please confirm that a listing is still open',
  'listing-reviewed': 'An administrator reviewed a listing',
};

/** The inquiry whose messages a query reads; null for any other query. */
const threadOf = (queryKey: readonly unknown[]): string | null =>
  queryKey[0] === listInquiryMessages.path && typeof queryKey[1] === 'string' ? queryKey[1] : null;

/**
 * Refreshes the number at the bell, the list, and open lists and threads as news come. News about a thread that is open are marked as read.
 * @param announce says something to screen readers
 * @returns ends it
 */
export const followNews = (
  client: QueryClient,
  userId: string,
  announce: (text: string) => void,
): (() => void) => {
  const { queryKey } = newsSummary();
  const refresh = (paths: readonly string[]) => {
    for (const path of paths) void client.invalidateQueries({ queryKey: [path] });
  };
  const refreshNews = () => {
    refresh([listNews.path]);
    // The bell reads nothing by itself, so this is no invalidation. What cannot be read now comes with the next item.
    client.fetchQuery({ ...newsSummary(), staleTime: 0 }).catch(() => undefined);
  };

  const markRead = async (aboutId: string) => {
    try {
      client.setQueryData(queryKey, await api.call(readNews, { aboutId }));
      notifyRead(userId);
    } catch {
      // They stay unread, and the list offers them.
    }
  };
  const isOpen = (aboutId: string) =>
    document.visibilityState === 'visible' &&
    client
      .getQueryCache()
      .find({ queryKey: [listInquiryMessages.path, aboutId] })
      ?.isActive() === true;

  const follower = startNewsStream({
    userId,
    readSummary: async (): Promise<NewsSummary> => {
      const summary = await api.call(getNewsSummary, {});
      client.setQueryData(queryKey, summary);
      return summary;
    },
    onNews: ({ kind, aboutId }: AnnouncedNews) => {
      refresh(readsChangedBy[kind as NewsKind] ?? []);
      if (isOpen(aboutId)) void markRead(aboutId);
      else refreshNews();
      const headline = headlines[kind as NewsKind];
      if (headline && document.visibilityState === 'visible') announce(headline);
    },
    onGap: () => {
      refresh(allChangedReads);
      refreshNews();
    },
    onRead: refreshNews,
  });

  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    const aboutId = threadOf(query.queryKey);
    const { unread = 0 } = client.getQueryData<NewsSummary>(queryKey) ?? {};
    if (type === 'observerAdded' && aboutId !== null && unread > 0) void markRead(aboutId);
  });
  const handleVisible = () => {
    if (document.visibilityState === 'visible') follower.check();
  };
  document.addEventListener('visibilitychange', handleVisible);
  return () => {
    document.removeEventListener('visibilitychange', handleVisible);
    unsubscribe();
    follower.stop();
  };
};
