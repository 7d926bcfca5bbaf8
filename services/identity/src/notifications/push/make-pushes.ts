import type { Route, ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Queue } from '../../queues';
import { pushRoutes } from './push.routes';
import { PushBrowserModel } from './push-browser.model';
import { makeIsPushService } from './push-services';
import { makePushQueue } from './send-pushes';
import { makeVapid } from './vapid';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'logger' | 'inTransaction'> {
  /** Private key of the installation, P-256, base64url; null: no push messages are sent. */
  key: string | null;
  /** Origins of further push services. */
  services: readonly string[];
  /** Where operators of push services reach us. */
  contact: string;
  lockPerson: (trx: Knex.Transaction, id: string) => Promise<unknown>;
  /** Those who see the news of an account: its person, and the members of a brand's team. */
  readersOf: (trx: Knex.Transaction, userId: string) => Promise<readonly string[]>;
}

interface Pushes {
  routes: Route[];
  /** Makes a message due for each browser in which the news of an account are seen, when the transaction commits. */
  wakeBrowsers: (trx: Knex.Transaction, userId: string) => Promise<void>;
  /** The messages to send; none without a key. */
  makeQueues: () => Queue[];
}

/** Push messages: the calls that choose browsers, and what wakes them. */
export const makePushes = (deps: Deps): Pushes => {
  const { clock, key, services, contact, logger, readersOf } = deps;
  const vapid = key === null ? null : makeVapid(key, contact);
  const isPushService = makeIsPushService(services);
  return {
    routes: pushRoutes({ ...deps, publicKey: vapid?.publicKey ?? null, isPushService }),
    wakeBrowsers: async (trx, userId) => {
      const readers = await readersOf(trx, userId);
      await PushBrowserModel.query(trx).whereIn('user_id', readers).patch({ dueAt: clock.now(), tries: 0 });
    },
    makeQueues: () => {
      if (vapid) return [makePushQueue({ ...deps, vapid, isPushService })];
      logger.warn('VAPID_PRIVATE_KEY is not set: no push messages are sent');
      return [];
    },
  };
};
