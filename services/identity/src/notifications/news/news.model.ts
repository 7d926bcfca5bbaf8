import { type AnnouncedNews, mostMissedNews, mostUnreadNews, type NewsSummary } from '@setu/contracts';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { BaseModel } from '../../base-model';

/** One thing that happened and concerns a person. */
export class NewsModel extends BaseModel {
  static override tableName = 'news';

  declare id: string;
  /** Place among all news; a decimal, because the column is a bigint. */
  declare sequence: string;
  /** Whom it is for. */
  declare userId: string;
  /** The event that it was made of. */
  declare eventId: string;
  declare kind: string;
  declare aboutId: string;
  declare aboutKind: string | null;
  declare state: string | null;
  /** The person on the other side. */
  declare otherId: string | null;
  declare createdAt: Date;
  declare readAt: Date | null;
  /** When a mail about it is due unless it is read before; null when none is. */
  declare mailDueAt: Date | null;
  /** The mail that lists it. */
  declare mailId: string | null;
}

/** The news of a person. */
export const newsOf = (db: Knex, userId: string): QueryBuilder<NewsModel> =>
  NewsModel.query(db).where({ user_id: userId });

/** What a stream sends of it. */
export const announcementOf = (news: NewsModel): AnnouncedNews => ({
  sequence: Number(news.sequence),
  kind: news.kind,
  aboutId: news.aboutId,
  aboutKind: news.aboutKind,
  state: news.state,
});

/** The news of a person after a place, oldest first. */
export const missedNews = async (db: Knex, userId: string, after: number): Promise<AnnouncedNews[]> => {
  const missed = await newsOf(db, userId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(mostMissedNews);
  return missed.map(announcementOf);
};

/** Counts unread news, to a bound. */
export const summaryOf = async (db: Knex, userId: string): Promise<NewsSummary> => {
  const [unread, newest] = await Promise.all([
    newsOf(db, userId)
      .whereNull('read_at')
      .select('id')
      .limit(mostUnreadNews + 1),
    newsOf(db, userId).orderBy('sequence', 'desc').first(),
  ]);
  return {
    unread: Math.min(unread.length, mostUnreadNews),
    isUnreadBound: unread.length > mostUnreadNews,
    newest: Number(newest?.sequence ?? 0),
  };
};
