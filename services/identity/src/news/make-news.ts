import type { ConsumerDefinition, Route, ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { makeAddNews } from './add-news';
import { makeNewsConsumers } from './news.consumers';
import { newsRoutes } from './news.routes';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'recordEvent'> {
  mailAfterMs: number;
  lockPerson: (trx: Knex.Transaction, id: string) => Promise<boolean>;
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** The room of news: what made them, and the calls to read them. */
export const makeNews = (deps: Deps): { routes: Route[]; consumers: ConsumerDefinition[] } => ({
  routes: newsRoutes(deps),
  consumers: makeNewsConsumers(makeAddNews(deps)),
});
