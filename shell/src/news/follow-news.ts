import {
  type AnnouncedNews,
  getNewsSummary,
  listNews,
  type NewsKind,
  type NewsSummary,
  readNews,
} from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import type { QueryClient } from '@tanstack/react-query';
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

/**
 * Refreshes the number at the bell, the list, and what remotes show as news come: each query says in its `meta` which kinds change it.
 * News about what is open, such as a thread, are marked as read.
 * @param announce says something to screen readers
 * @returns ends it
 */
export const followNews = (
  client: QueryClient,
  userId: string,
  announce: (text: string) => void,
): (() => void) => {
  const { queryKey } = newsSummary();
  const refreshChanged = (isMeant: (kinds: readonly string[]) => boolean) =>
    client.invalidateQueries({
      predicate: ({ meta }) => meta?.refreshedBy !== undefined && isMeant(meta.refreshedBy),
    });
  const refreshNews = () => {
    void client.invalidateQueries({ queryKey: [listNews.path] });
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
    client.getQueryCache().findAll({ type: 'active', predicate: ({ meta }) => meta?.readsNewsOf === aboutId })
      .length > 0;

  const follower = startNewsStream({
    userId,
    readSummary: async (): Promise<NewsSummary> => {
      const summary = await api.call(getNewsSummary, {});
      client.setQueryData(queryKey, summary);
      return summary;
    },
    onNews: ({ kind, aboutId }: AnnouncedNews) => {
      void refreshChanged((kinds) => kinds.includes(kind));
      if (isOpen(aboutId)) void markRead(aboutId);
      else refreshNews();
      const headline = headlines[kind as NewsKind];
      if (headline && document.visibilityState === 'visible') announce(headline);
    },
    onGap: () => {
      void refreshChanged(() => true);
      refreshNews();
    },
    onRead: refreshNews,
  });

  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    const aboutId = query.meta?.readsNewsOf;
    const { unread = 0 } = client.getQueryData<NewsSummary>(queryKey) ?? {};
    if (type === 'observerAdded' && aboutId !== undefined && unread > 0) void markRead(aboutId);
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
