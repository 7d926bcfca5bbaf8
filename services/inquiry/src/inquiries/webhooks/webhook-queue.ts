import { setTimeout as pause } from 'node:timers/promises';
import { webhookGivenUpV1 } from '@setu/contracts';
import type { Queue } from '@setu/service-features/queues';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { PostResult } from './post-webhook';
import { givenUpBefore, pauseAfter } from './retries';
import type { SendDelivery } from './send-delivery';
import { DeliveryModel, noFailures, WebhookModel } from './webhook.model';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'logger' | 'inTransaction' | 'recordEvent'> {
  send: SendDelivery;
}

/** Maximum number of webhooks that are called at the same time. Each is called by one delivery after the other. */
const atOnce = 20;
/** A webhook whose process ended meanwhile is called again after this time, ms. */
const leaseMs = 60_000;
/** While calls run, further webhooks become due: how often they are looked for, ms. */
const lookMs = 500;

const dueWebhooks = (db: Knex, now: Date) =>
  WebhookModel.query(db).where({ is_on: true }).where('due_at', '<=', now);

/** Claims due webhooks for this process, and skips rows that are locked. */
const claim = ({ inTransaction, clock }: Deps, most: number): Promise<WebhookModel[]> =>
  inTransaction(async (trx) => {
    const now = clock.now();
    const due = await dueWebhooks(trx, now).orderBy('due_at').limit(most).forUpdate().skipLocked();
    if (due.length === 0) return [];
    const ids = due.map(({ brandId }) => brandId);
    await WebhookModel.query(trx)
      .whereIn('brand_id', ids)
      .patch({ dueAt: new Date(now.getTime() + leaseMs) });
    return due;
  });

const waitingOf = (db: Knex, brandId: string) =>
  DeliveryModel.query(db).where({ brand_id: brandId, state: 'waiting' });

/** Gives up deliveries that have waited for a day, and notifies the brand once until a delivery succeeds. */
const giveUp = async (
  trx: Knex.Transaction,
  { recordEvent }: Deps,
  webhook: WebhookModel,
  { now, nextTry }: { now: Date; nextTry: Date },
): Promise<Partial<WebhookModel>> => {
  const givenUp = await waitingOf(trx, webhook.brandId)
    .where('waiting_since', '<=', givenUpBefore(nextTry))
    .patch({ state: 'failed', problem: trx.raw("coalesce(problem, 'unreachable')") as never });
  if (givenUp === 0 || webhook.noticedAt) return {};
  const version = webhook.version + 1;
  await recordEvent(trx, webhookGivenUpV1, webhook.brandId, { userId: webhook.brandId, version });
  return { noticedAt: now, version };
};

/** Records the result of a delivery, and when the webhook is called next. */
const settle = (
  deps: Deps,
  called: WebhookModel,
  { delivery, result }: { delivery: DeliveryModel; result: PostResult },
): Promise<void> =>
  deps.inTransaction(async (trx) => {
    const now = deps.clock.now();
    const webhook = await WebhookModel.query(trx).findById(called.brandId).forUpdate();
    if (!webhook) return;
    const isDelivered = result.problem === null;
    const row = DeliveryModel.query(trx).findById(delivery.id);
    // The brand may have turned the webhook off meanwhile.
    if (!isDelivered) row.where({ state: 'waiting' });
    await row.patch({
      ...(isDelivered && { state: 'delivered' as const }),
      tries: delivery.tries + 1,
      status: result.status,
      problem: result.problem,
      triedAt: now,
    });
    // After a change by the brand, a failure of the former address does not count.
    const isChanged = webhook.updatedAt.getTime() !== called.updatedAt.getTime();
    if (isDelivered || isChanged) {
      const isMore = (await waitingOf(trx, webhook.brandId).select('id').first()) !== undefined;
      await webhook
        .$query(trx)
        .patch({ ...(isDelivered && noFailures), dueAt: isMore && webhook.isOn ? now : null });
      return;
    }
    const failures = webhook.failures + 1;
    const nextTry = new Date(now.getTime() + pauseAfter(failures));
    const given = await giveUp(trx, deps, webhook, { now, nextTry });
    const isMore = (await waitingOf(trx, webhook.brandId).select('id').first()) !== undefined;
    await webhook.$query(trx).patch({
      ...given,
      failures,
      failingSince: webhook.failingSince ?? now,
      dueAt: isMore ? nextTry : null,
    });
  });

/** Sends the oldest waiting delivery of a webhook. */
const call = async (deps: Deps, webhook: WebhookModel): Promise<void> => {
  const delivery = await waitingOf(deps.db, webhook.brandId).orderBy(['waiting_since', 'id']).first();
  if (delivery) {
    const result = await deps.send(webhook, delivery);
    await settle(deps, webhook, { delivery, result });
    return;
  }
  await deps.inTransaction(async (trx) => {
    const row = await WebhookModel.query(trx).findById(webhook.brandId).forUpdate();
    if (row && !(await waitingOf(trx, webhook.brandId).select('id').first()))
      await row.$query(trx).patch({ dueAt: null });
  });
};

/** The queue of deliveries to CRMs. A slow CRM uses one place for at most the time limit of a call, and pauses after it. */
export const makeWebhookQueue = (deps: Deps): Queue => ({
  name: 'webhooks',
  due: (db) => dueWebhooks(db, deps.clock.now()).toKnexQuery(),
  work: async (stopping) => {
    const calls = new Set<Promise<void>>();
    while (!stopping.aborted) {
      const claimed = calls.size < atOnce ? await claim(deps, atOnce - calls.size) : [];
      if (claimed.length === 0 && calls.size === 0) return;
      for (const webhook of claimed) {
        const running = call(deps, webhook)
          .catch((err: unknown) => deps.logger.warn({ err }, 'a webhook is called again later'))
          .finally(() => calls.delete(running));
        calls.add(running);
      }
      if (claimed.length === 0) await Promise.race([...calls, pause(lookMs)]);
    }
    await Promise.all(calls);
  },
});
