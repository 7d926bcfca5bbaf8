import type { AddQueues, WorkAfter } from '@setu/service-features/queues';
import { feature, ownRows, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { IdentitySettings } from '../../env';
import { pushRoutes } from './push.routes';
import { endPushBrowsers, PushBrowserModel } from './push-browser.model';
import { makeIsPushService } from './push-services';
import { makePushQueue } from './send-pushes';
import { makeVapid } from './vapid';

interface Needs {
  addQueues: AddQueues;
  workAfter: WorkAfter;
  lockUser: (trx: Knex.Transaction, id: string) => Promise<unknown>;
  /** The members of a brand's team. */
  membersOf: (db: Knex, ownerId: string) => Promise<readonly { id: string }[]>;
}

/** Push messages: the calls that manage browsers, and the queue of messages. */
export const makePush = ({ key, services, contact }: IdentitySettings['push']) =>
  feature({
    name: 'push',
    needs: { addQueues: 'queues', workAfter: 'queues', lockUser: 'users', membersOf: 'users' },
    build: ({ addQueues, workAfter, lockUser, membersOf, ...deps }: ServiceDeps & Needs) => {
      const vapid = key === null ? null : makeVapid(key, contact);
      const isPushService = makeIsPushService(services);
      addQueues(() => {
        if (vapid) return [makePushQueue({ ...deps, vapid, isPushService })];
        deps.logger.warn('VAPID_PRIVATE_KEY is not set: no push messages are sent');
        return [];
      });
      return {
        routes: pushRoutes({
          ...deps,
          lockPerson: lockUser,
          publicKey: vapid?.publicKey ?? null,
          isPushService,
        }),
        ownData: [
          ownRows(PushBrowserModel, {
            kind: 'push-browser',
            of: (rows, { id }) => rows.where('user_id', id),
            content: ({ endpoint, createdAt }) => ({ pushService: new URL(endpoint).host, createdAt }),
          }),
        ],
        gives: {
          endPushBrowsers,
          /** Makes a message due for each browser that gets the notifications of an account, when the transaction commits. */
          wakeBrowsers: async (trx: Knex.Transaction, userId: string) => {
            const readers = [userId, ...(await membersOf(trx, userId)).map(({ id }) => id)];
            await PushBrowserModel.query(trx)
              .whereIn('user_id', readers)
              .patch({ dueAt: deps.clock.now(), tries: 0 });
            workAfter(trx);
          },
        },
      };
    },
  });
