import { getNewsSummary, listMissedNews, listNews, type NewsItem, readNews } from '@setu/contracts';
import { newestFirst, pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
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

/** Calls for the news of the caller. */
export const newsRoutes = ({ db, clock, namesOf }: Deps): Route[] => [
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
  route(readNews, makeReadNews({ db, clock })),
];
