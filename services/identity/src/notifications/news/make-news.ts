import type { ConsumerDefinition, Route, ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { MailKind, QueueMail } from '../../mail-kind';
import { type AddNews, makeAddNews } from './add-news';
import { makeModerationMails, makeNotifyModerated } from './moderation-mails';
import { makeNewsConsumers } from './news.consumers';
import { newsRoutes } from './news.routes';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'recordEvent'> {
  mailAfterMs: number;
  /** Sends push messages to the person's browsers, when the transaction commits. */
  wakeBrowsers: (trx: Knex.Transaction, userId: string) => Promise<void>;
  lockPerson: (trx: Knex.Transaction, id: string) => Promise<boolean>;
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  findEmail: (userId: string) => Promise<string | null>;
  queueMail: QueueMail;
  /** Address of the site, without a slash at the end. */
  site: string;
}

/** News: what made them, the calls to read them, and mails about the most serious ones. */
export const makeNews = (
  deps: Deps,
): {
  routes: Route[];
  consumers: ConsumerDefinition[];
  mails: readonly MailKind[];
  addNews: AddNews;
} => {
  const addNews = makeAddNews(deps);
  return {
    routes: newsRoutes(deps),
    consumers: makeNewsConsumers(addNews, makeNotifyModerated(deps.queueMail)),
    mails: makeModerationMails(deps),
    addNews,
  };
};
