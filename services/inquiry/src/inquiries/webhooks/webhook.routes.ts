import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  replaceWebhookSecret,
  retryWebhookDelivery,
  testWebhook,
} from '@setu/contracts';
import { pagedReply, type Route, route } from '@setu/service-kit';
import { type ManageDeps, makeManageWebhook } from './manage-webhook';
import { presentDelivery, presentWebhook, type WebhookModel } from './webhook.model';

const withSecret = (webhook: WebhookModel) => ({ ...presentWebhook(webhook), secret: webhook.secret });

/** The calls by which a brand manages its webhook. */
export const webhookRoutes = (deps: ManageDeps): Route[] => {
  const webhooks = makeManageWebhook(deps);
  return [
    route(getWebhook, async (_, actor) => {
      const webhook = await webhooks.find(actor);
      return webhook ? presentWebhook(webhook) : null;
    }),
    route(createWebhook, async (input, actor) => withSecret(await webhooks.create(input, actor))),
    route(changeWebhook, async (input, actor) => presentWebhook(await webhooks.change(input, actor))),
    route(replaceWebhookSecret, async (_, actor) => withSecret(await webhooks.replaceSecret(actor))),
    route(deleteWebhook, async (_, actor) => {
      await webhooks.remove(actor);
      return { deleted: true as const };
    }),
    route(testWebhook, async (_, actor) => presentDelivery(await webhooks.test(actor))),
    route(listWebhookDeliveries, async ({ limit, cursor }, actor) => {
      const { items, ...page } = await webhooks.deliveries({ limit, cursor }, actor);
      return pagedReply(
        listWebhookDeliveries.path,
        { limit },
        { ...page, items: items.map(presentDelivery) },
      );
    }),
    route(retryWebhookDelivery, async ({ id }, actor) => presentDelivery(await webhooks.retry(id, actor))),
  ];
};
