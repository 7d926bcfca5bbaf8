import type { Queue } from '@setu/service-features/queues';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { PushBrowserModel } from './push-browser.model';
import type { Vapid } from './vapid';

type Deps = Pick<ServiceDeps, 'db' | 'clock' | 'logger' | 'inTransaction'> & {
  vapid: Vapid;
  /** False for an address of a push service that the operator no longer allows. */
  isPushService: (endpoint: string) => boolean;
};

/** Maximum number of concurrent messages. */
const atOnce = 20;
/** Timeout for the answer of a push service, ms. */
const timeoutMs = 10_000;
/** A message whose process ended meanwhile is sent again after this time, ms. */
const leaseMs = 60_000;
/** Time for which a push service keeps a message for a browser that is not running, seconds. */
const keepSeconds = 24 * 60 * 60;
/** Retries after a failure: the first wait, ms, which doubles each time, and the number of tries. */
const retry = { firstMs: 30_000, most: 6 };

type Outcome = 'sent' | 'gone' | 'refused' | 'failed';

const outcomeOf = (status: number): Outcome => {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'failed' : 'refused';
};

/** Sends an empty message that wakes a browser (RFC 8030). The browser then fetches the notification of the user who is signed in there. */
const wake = async ({ vapid, clock, isPushService }: Deps, endpoint: string): Promise<Outcome> => {
  if (!isPushService(endpoint)) return 'gone';
  try {
    const { status, body } = await fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: await vapid.authorizationFor(endpoint, clock.now()),
        ttl: String(keepSeconds),
        // The next message replaces a waiting message.
        topic: 'notifications',
        urgency: 'normal',
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await body?.cancel();
    return outcomeOf(status);
  } catch {
    return 'failed';
  }
};

const dueBrowsers = (db: Knex, now: Date) => PushBrowserModel.query(db).where('due_at', '<=', now);

/** Claims due messages for this process, and skips rows that are locked. */
const claim = ({ inTransaction, clock }: Deps): Promise<PushBrowserModel[]> =>
  inTransaction(async (trx) => {
    const now = clock.now();
    const due = await dueBrowsers(trx, now).orderBy('due_at').limit(atOnce).forUpdate().skipLocked();
    if (due.length === 0) return [];
    const dueAt = new Date(now.getTime() + leaseMs);
    const ids = due.map(({ id }) => id);
    await PushBrowserModel.query(trx).whereIn('id', ids).patch({ dueAt });
    return due.map((one) => Object.assign(one, { dueAt }));
  });

/** Records the result of a message, unless further notifications made the next message due meanwhile. */
const settle = async (deps: Deps, browser: PushBrowserModel, outcome: Outcome): Promise<void> => {
  const { db, clock, logger } = deps;
  const row = PushBrowserModel.query(db).where({ id: browser.id });
  if (outcome === 'gone') {
    await row.delete();
    return;
  }
  const unchanged = row.where({ due_at: browser.dueAt });
  const tries = browser.tries + 1;
  if (outcome === 'failed' && tries < retry.most) {
    const dueAt = new Date(clock.now().getTime() + retry.firstMs * 2 ** browser.tries);
    await unchanged.patch({ dueAt, tries });
    return;
  }
  if (outcome !== 'sent')
    logger.warn({ pushService: new URL(browser.endpoint).host, outcome }, 'a push message was given up');
  await unchanged.patch({ dueAt: null, tries: 0 });
};

/** Sends the messages that are due. @returns the number of messages */
const makeSendPushes = (deps: Deps) => async (): Promise<number> => {
  const browsers = await claim(deps);
  await Promise.all(
    browsers.map(async (browser) => settle(deps, browser, await wake(deps, browser.endpoint))),
  );
  return browsers.length;
};

/** The queue of messages to send. */
export const makePushQueue = (deps: Deps): Queue => {
  const sendPushes = makeSendPushes(deps);
  return {
    name: 'push messages',
    due: (db) => dueBrowsers(db, deps.clock.now()).toKnexQuery(),
    work: async (stopping) => {
      while (!stopping.aborted) if ((await sendPushes()) < atOnce) return;
    },
  };
};
