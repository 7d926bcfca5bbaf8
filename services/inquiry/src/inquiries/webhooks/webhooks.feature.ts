import { userDeletedV1 } from '@setu/contracts';
import type { AddQueues } from '@setu/service-features/queues';
import { ConflictError, eraseAfter, feature, olderThan, ownRows, type ServiceDeps } from '@setu/service-kit';
import { makeMayPostTo, makePostWebhook } from './post-webhook';
import { makeSendDelivery } from './send-delivery';
import { DeliveryModel, presentDelivery, presentWebhook, WebhookModel } from './webhook.model';
import { webhookRoutes } from './webhook.routes';
import { makeWebhookQueue } from './webhook-queue';

/** Days for which the log has a delivery. */
const logDays = 30;

/** Reports of inquiries to the CRM of a brand. @param origins further origins that may be internal or without TLS */
export const makeWebhooks = (origins: readonly string[]) =>
  feature({
    name: 'webhooks',
    needs: { addQueues: 'queues' },
    build: ({ addQueues, ...deps }: ServiceDeps & { addQueues: AddQueues }) => {
      const send = makeSendDelivery({ ...deps, post: makePostWebhook(origins) });
      addQueues(() => [makeWebhookQueue({ ...deps, send })]);
      return {
        routes: webhookRoutes({ ...deps, send, mayPostTo: makeMayPostTo(origins) }),
        consumers: [
          // Their deliveries are deleted with them.
          eraseAfter(userDeletedV1, 'deleted-webhooks', (trx, ids) =>
            WebhookModel.query(trx).whereIn('brand_id', ids).delete(),
          ),
        ],
        constraints: { webhooks_pkey: new ConflictError('webhook_exists') },
        retention: [
          olderThan({
            name: 'webhook deliveries',
            table: 'webhook_deliveries',
            column: 'created_at',
            days: logDays,
            only: "state <> 'waiting'",
          }),
        ],
        ownData: [
          ownRows(WebhookModel, {
            kind: 'webhook',
            of: (rows, { id }) => rows.where('brand_id', id),
            content: presentWebhook,
            key: { column: 'brand_id', property: 'brandId' },
          }),
          ownRows(DeliveryModel, {
            kind: 'webhook-delivery',
            of: (rows, { id }) => rows.where('brand_id', id),
            content: presentDelivery,
          }),
        ],
      };
    },
  });
