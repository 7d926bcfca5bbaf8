import { randomUUID } from 'node:crypto';
import { type changeWebhook, type createWebhook, webhookTestsPerHour } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import {
  ConflictError,
  InvalidInputError,
  NotFoundError,
  newestFirst,
  type Page,
  RateLimitedError,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
import type { Knex } from 'knex';
import type { SendDelivery } from './send-delivery';
import { newSecret } from './signature';
import { DeliveryModel, noFailures, WebhookModel } from './webhook.model';

export interface ManageDeps extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'> {
  /** Whether a webhook may have this address. */
  mayPostTo: (address: string) => boolean;
  send: SendDelivery;
}

const hourMs = 60 * 60 * 1_000;

const lockWebhook = async (trx: Knex.Transaction, brandId: string): Promise<WebhookModel> => {
  const webhook = await WebhookModel.query(trx).findById(brandId).forUpdate();
  if (!webhook) throw new NotFoundError('webhook_not_found');
  return webhook;
};

/** The actions of a brand on its webhook. */
export const makeManageWebhook = ({ db, clock, inTransaction, mayPostTo, send }: ManageDeps) => {
  const assertPublic = (url: string) => {
    if (!mayPostTo(url))
      throw new InvalidInputError([
        { path: 'url', message: 'Enter an https address that can be reached from the internet' },
      ]);
  };
  const find = (actor: SignedIn) => WebhookModel.query(db).findById(actor.id);

  /** Reserves a test, so that concurrent ones cannot exceed the limit. */
  const addTest = (actor: SignedIn): Promise<{ webhook: WebhookModel; delivery: DeliveryModel }> =>
    inTransaction(async (trx) => {
      const webhook = await lockWebhook(trx, actor.id);
      const now = clock.now();
      const recent = await DeliveryModel.query(trx)
        .where({ brand_id: actor.id, type: 'test' })
        .where('created_at', '>', new Date(now.getTime() - hourMs))
        .resultSize();
      if (recent >= webhookTestsPerHour)
        throw new RateLimitedError(
          `You have sent ${webhookTestsPerHour} tests within an hour. Try again later.`,
          hourMs / 1_000,
        );
      const delivery = await DeliveryModel.query(trx).insertAndFetch({
        id: randomUUID(),
        brandId: actor.id,
        type: 'test',
        inquiryId: null,
        // A test is not repeated: the brand waits for its result.
        state: 'failed',
        createdAt: now,
        waitingSince: now,
      });
      return { webhook, delivery };
    });

  return {
    find,

    /** A constraint of the database allows one of each brand. @throws InvalidInputError for an internal address */
    create: ({ url }: HandlerInput<typeof createWebhook>, actor: SignedIn): Promise<WebhookModel> => {
      assertPublic(url);
      return inTransaction(async (trx) => {
        const now = clock.now();
        return WebhookModel.query(trx).insertAndFetch({
          brandId: actor.id,
          url,
          secret: newSecret(),
          createdAt: now,
          updatedAt: now,
        });
      });
    },

    /** Waiting deliveries go to the new address at once, and end when it is turned off. */
    change: ({ url, isOn }: HandlerInput<typeof changeWebhook>, actor: SignedIn): Promise<WebhookModel> => {
      if (url !== undefined) assertPublic(url);
      return inTransaction(async (trx) => {
        const webhook = await lockWebhook(trx, actor.id);
        const now = clock.now();
        const turnsOff = isOn === false;
        if (turnsOff)
          await DeliveryModel.query(trx)
            .where({ brand_id: actor.id, state: 'waiting' })
            .patch({ state: 'failed', problem: 'turned-off' });
        const isNewAddress = url !== undefined && url !== webhook.url;
        return webhook.$query(trx).patchAndFetch({
          ...(url !== undefined && { url }),
          ...(isOn !== undefined && { isOn }),
          ...(isNewAddress && { ...noFailures, dueAt: now }),
          ...(turnsOff && { ...noFailures, dueAt: null }),
          updatedAt: now,
        });
      });
    },

    replaceSecret: (actor: SignedIn): Promise<WebhookModel> =>
      inTransaction(async (trx) => {
        const webhook = await lockWebhook(trx, actor.id);
        return webhook.$query(trx).patchAndFetch({ secret: newSecret(), updatedAt: clock.now() });
      }),

    remove: async (actor: SignedIn): Promise<void> => {
      await WebhookModel.query(db).findById(actor.id).delete();
    },

    /** Sends a test, also to a webhook that is turned off. The call is made outside of a transaction. */
    test: async (actor: SignedIn): Promise<DeliveryModel> => {
      const { webhook, delivery } = await addTest(actor);
      const { status, problem } = await send(webhook, delivery);
      await DeliveryModel.query(db)
        .findById(delivery.id)
        .patch({
          state: problem === null ? 'delivered' : 'failed',
          tries: 1,
          status,
          problem,
          triedAt: clock.now(),
        });
      return DeliveryModel.query(db).findById(delivery.id).throwIfNotFound();
    },

    deliveries: (
      paging: { limit: number; cursor?: string | undefined },
      actor: SignedIn,
    ): Promise<Page<DeliveryModel>> =>
      newestFirst(DeliveryModel.query(db).where({ brand_id: actor.id }), paging),

    /** @throws NotFoundError for a delivery that is gone or arrived, ConflictError while the webhook is turned off */
    retry: (id: string, actor: SignedIn): Promise<DeliveryModel> =>
      inTransaction(async (trx) => {
        const webhook = await lockWebhook(trx, actor.id);
        if (!webhook.isOn) throw new ConflictError('webhook_off');
        const delivery = await DeliveryModel.query(trx)
          .findById(id)
          .where({ brand_id: actor.id })
          .whereNot({ state: 'delivered' })
          .whereNot({ type: 'test' });
        if (!delivery) throw new NotFoundError('webhook_delivery_not_found');
        const now = clock.now();
        await webhook.$query(trx).patch({ dueAt: now });
        return delivery.$query(trx).patchAndFetch({ state: 'waiting', waitingSince: now });
      }),
  };
};
