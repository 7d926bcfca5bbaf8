import { randomUUID } from 'node:crypto';
import {
  addPushBrowser,
  getPushSettings,
  mostPushBrowsers,
  type PushBrowser,
  removePushBrowser,
} from '@setu/contracts';
import {
  AppError,
  type Route,
  route,
  type ServiceDeps,
  type SignedIn,
  UnauthenticatedError,
} from '@setu/service-kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { browsersOf, PushBrowserModel } from './push-browser.model';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'> {
  /** Public key of this installation; null when it does not send push messages. */
  publicKey: string | null;
  isPushService: (endpoint: string) => boolean;
  /** Locks the row of an account. @returns undefined when the account does not exist */
  lockPerson: (trx: Knex.Transaction, id: string) => Promise<unknown>;
}

const present = ({ id, endpoint, createdAt }: PushBrowserModel): z.input<typeof PushBrowser> => ({
  id,
  endpoint,
  createdAt: createdAt.toISOString(),
});

/**
 * Adds a browser of the caller.
 * @throws AppError 503 push_unavailable when push messages, or the push service of the address, are not supported
 */
const makeAddBrowser =
  ({ clock, inTransaction, publicKey, isPushService, lockPerson }: Deps) =>
  ({ endpoint }: { endpoint: string }, { id: userId }: SignedIn) => {
    if (publicKey === null || !isPushService(endpoint)) throw new AppError(503, 'push_unavailable');
    return inTransaction(async (trx) => {
      if (!(await lockPerson(trx, userId))) throw new UnauthenticatedError();
      const known = await PushBrowserModel.query(trx).findOne({ endpoint });
      if (known?.userId === userId) return present(known);
      // The browser belongs to the caller now, so the previous user gets no more messages there.
      if (known) await PushBrowserModel.query(trx).deleteById(known.id);
      const kept = await browsersOf(trx, userId);
      const oldest = kept.slice(mostPushBrowsers - 1).map(({ id }) => id);
      if (oldest.length > 0) await PushBrowserModel.query(trx).whereIn('id', oldest).delete();
      const id = randomUUID();
      const row = { id, userId, endpoint, createdAt: clock.now() };
      // Two tabs of a browser may call concurrently.
      await PushBrowserModel.query(trx).insert(row).onConflict('endpoint').merge(['user_id', 'created_at']);
      return present(await PushBrowserModel.query(trx).findOne({ endpoint }).throwIfNotFound());
    });
  };

/** Calls with which people choose the browsers that get push messages. */
export const pushRoutes = (deps: Deps): Route[] => [
  route(getPushSettings, async (_input, { id }) => ({
    applicationServerKey: deps.publicKey,
    browsers: (await browsersOf(deps.db, id)).map(present),
  })),
  route(addPushBrowser, makeAddBrowser(deps)),
  route(removePushBrowser, async ({ id }, actor) => {
    await PushBrowserModel.query(deps.db).where({ id, user_id: actor.id }).delete();
    return { removed: true as const };
  }),
];
