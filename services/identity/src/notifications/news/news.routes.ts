import {
  getNewsNotification,
  getNewsSummary,
  listMissedNews,
  listNews,
  type NewsItem,
  newsAddress,
  newsText,
  readNews,
} from '@setu/contracts';
import {
  newestFirst,
  pagedReply,
  type Route,
  route,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
import type { z } from 'zod';
import { announcementOf, missedNews, type NewsModel, newsOf, summaryOf } from './news.model';
import { makeReadNews } from './read-news';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock'> {
  /** The names that others see of people; deleted accounts are missing. */
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** News for the person whom they concern. */
const presentNews = (news: NewsModel, names: ReadonlyMap<string, string>): z.input<typeof NewsItem> => ({
  ...announcementOf(news),
  id: news.id,
  otherName: names.get(news.otherId ?? '') ?? null,
  createdAt: news.createdAt.toISOString(),
  isRead: news.readAt !== null,
});

/** The newest unread news item as a browser shows it; null when there is none that this release knows. */
const newestUnread = async ({ db, namesOf }: Deps, { id, role }: SignedIn) => {
  const news = await newsOf(db, id).whereNull('read_at').orderBy('sequence', 'desc').first();
  if (!news) return null;
  const names = await namesOf(news.otherId === null ? [] : [news.otherId]);
  const text = newsText({ ...announcementOf(news), otherName: names.get(news.otherId ?? '') ?? null });
  return text === null ? null : { id: news.id, text, address: newsAddress(news, role) };
};

/** Calls for the news of the caller. */
export const newsRoutes = (deps: Deps): Route[] => {
  const { db, clock, namesOf } = deps;
  return [
    route(listNews, async ({ limit, cursor }, { id }) => {
      const { items, ...page } = await newestFirst(newsOf(db, id), { limit, cursor });
      const others = items.flatMap(({ otherId }) => (otherId === null ? [] : [otherId]));
      const names = await namesOf([...new Set(others)]);
      return pagedReply(
        listNews.path,
        { limit },
        { ...page, items: items.map((one) => presentNews(one, names)) },
      );
    }),
    route(getNewsSummary, (_input, { id }) => summaryOf(db, id)),
    route(listMissedNews, ({ after }, { id }) => missedNews(db, id, after)),
    route(getNewsNotification, async (_input, actor) => {
      const [news, { unread }] = await Promise.all([newestUnread(deps, actor), summaryOf(db, actor.id)]);
      return { news, unread };
    }),
    route(readNews, makeReadNews({ db, clock })),
  ];
};
