import type { MailTopic, UserRole } from '@setu/contracts';
import { feature, olderThan, ownRows, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { IdentitySettings } from '../../env';
import type { AddMails, QueueMail } from '../../mail-kind';
import type { AddQueues } from '../../queues';
import type { UnsubscribeLinks } from '../mail-settings/unsubscribe-link';
import { makeAddNews } from './add-news';
import { makeModerationMails, makeNotifyModerated } from './moderation-mails';
import { makeNewsConsumers } from './news.consumers';
import { NewsModel } from './news.model';
import { newsRoutes } from './news.routes';
import { makeNewsMail } from './news-mail';
import { makeNewsMailQueue } from './queue-news-mails';

/** Days for which news are listed. docs/retention.md gives the reason. */
const newsDays = 90;

interface Needs {
  addQueues: AddQueues;
  addMails: AddMails;
  queueMail: QueueMail;
  /** Address of the site, without a slash at the end. */
  site: string;
  isMailOn: boolean;
  lastMailAt: Parameters<typeof makeNewsMailQueue>[0]['lastMailAt'];
  wakeBrowsers: (trx: Knex.Transaction, userId: string) => Promise<void>;
  findUser: (db: Knex, id: string) => Promise<{ email: string } | undefined>;
  lockUser: (trx: Knex.Transaction, id: string) => Promise<unknown>;
  lockUserOfNews: Parameters<typeof makeNewsMailQueue>[0]['lockNextPerson'];
  findReachable: (db: Knex, id: string) => Promise<{ email: string; role: UserRole } | null>;
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  wantedTopics: (db: Knex, userId: string) => Promise<ReadonlySet<MailTopic>>;
  unsubscribeLinks: UnsubscribeLinks | null;
}

/** News: what made them, the calls to read them, and mails about them. */
export const makeNews = ({ mailAfterMs }: IdentitySettings['news']) =>
  feature({
    name: 'news',
    needs: {
      addQueues: 'queues',
      addMails: 'mail',
      queueMail: 'mail',
      site: 'mail',
      isMailOn: 'mail',
      lastMailAt: 'mail',
      wakeBrowsers: 'push',
      findUser: 'users',
      lockUser: 'users',
      lockUserOfNews: 'users',
      findReachable: 'users',
      namesOf: 'users',
      wantedTopics: 'mail-settings',
      unsubscribeLinks: 'mail-settings',
    },
    build: (deps: ServiceDeps & Needs) => {
      const { db, queueMail, unsubscribeLinks: links } = deps;
      const addNews = makeAddNews({
        ...deps,
        mailAfterMs,
        lockPerson: async (trx, id) => (await deps.lockUser(trx, id)) !== undefined,
      });
      const findReader = async (connection: Knex, id: string) => {
        const reader = await deps.findReachable(connection, id);
        return reader && { ...reader, topics: await deps.wantedTopics(connection, id) };
      };
      deps.addMails(
        makeModerationMails({
          ...deps,
          findEmail: async (id) => (await deps.findUser(db, id))?.email ?? null,
        }),
      );
      // Every mail that can be turned off has a link for it, so without the key there are none.
      if (links) deps.addMails([makeNewsMail({ ...deps, links, findReader })]);
      deps.addQueues(() => {
        if (links && deps.isMailOn)
          return [makeNewsMailQueue({ ...deps, lockNextPerson: deps.lockUserOfNews, findReader })];
        if (deps.isMailOn) deps.logger.warn('TWO_STEP_KEY is not set: news are not mailed');
        return [];
      });
      return {
        routes: newsRoutes(deps),
        consumers: makeNewsConsumers(addNews, makeNotifyModerated(queueMail)),
        retention: [olderThan({ name: 'news', table: 'news', column: 'created_at', days: newsDays })],
        ownData: [
          ownRows(NewsModel, {
            kind: 'news',
            of: (rows, { id }) => rows.where('user_id', id),
            content: ({ kind, aboutId, aboutKind, state, createdAt, readAt }) => ({
              kind,
              aboutId,
              aboutKind,
              state,
              createdAt,
              readAt,
            }),
          }),
        ],
        gives: {
          /** Tells a brand that its verification changed. */
          notifyVerification: async (
            trx: Knex.Transaction,
            {
              userId,
              isVerified,
              decisionId,
              at,
            }: { userId: string; isVerified: boolean; decisionId: string; at: Date },
          ): Promise<unknown> =>
            addNews(
              trx,
              {
                to: userId,
                kind: 'verification-changed',
                aboutId: userId,
                state: isVerified ? 'verified' : 'unverified',
              },
              { id: decisionId, time: at.toISOString() },
            ),
        },
      };
    },
  });
