import { randomUUID } from 'node:crypto';
import type { Webhook, WebhookDelivery, WebhookType } from '@setu/contracts';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { BaseModel } from '../../base-model';

/** Where a brand receives its inquiries. */
export class WebhookModel extends BaseModel {
  static override tableName = 'webhooks';
  static override idColumn = 'brand_id';

  declare brandId: string;
  declare url: string;
  declare secret: string;
  declare isOn: boolean;
  /** When the next delivery is sent; null when none waits. */
  declare dueAt: Date | null;
  /** Failures in a row, and since when. */
  declare failures: number;
  declare failingSince: Date | null;
  /** When the brand was notified about these failures. */
  declare noticedAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  /** The last change by the brand. */
  declare updatedAt: Date;
}

/** One report to the CRM of a brand. It has no copy of the inquiry: what is sent is what the inquiry is then. */
export class DeliveryModel extends BaseModel {
  static override tableName = 'webhook_deliveries';

  declare id: string;
  declare brandId: string;
  declare type: WebhookType;
  declare inquiryId: string | null;
  declare state: 'waiting' | 'delivered' | 'failed';
  declare tries: number;
  declare status: number | null;
  declare problem: string | null;
  declare createdAt: Date;
  declare waitingSince: Date;
  declare triedAt: Date | null;
}

/** The columns of a webhook without failures. */
export const noFailures = { failures: 0, failingSince: null, noticedAt: null } as const;

/**
 * Reports something about an inquiry to the CRM of the brand that received it, when the transaction commits. Does nothing for a brand
 * without a webhook.
 */
export const queueDelivery = async (
  trx: Knex,
  { brandId, type, inquiryId }: { brandId: string; type: WebhookType; inquiryId: string },
  now: Date,
): Promise<void> => {
  // A webhook that waits after a failure, or that is being called, keeps its time.
  const isOn = await WebhookModel.query(trx)
    .where({ brand_id: brandId, is_on: true })
    .patch({ dueAt: trx.raw('coalesce(due_at, ?)', [now]) as never });
  if (isOn === 0) return;
  await DeliveryModel.query(trx).insert({
    id: randomUUID(),
    brandId,
    type,
    inquiryId,
    state: 'waiting',
    createdAt: now,
    waitingSince: now,
  });
};

/** The webhook for its brand, without the secret. */
export const presentWebhook = (webhook: WebhookModel): z.input<typeof Webhook> => ({
  url: webhook.url,
  isOn: webhook.isOn,
  secretEnd: webhook.secret.slice(-4),
  failingSince: webhook.failingSince?.toISOString() ?? null,
  createdAt: webhook.createdAt.toISOString(),
  updatedAt: webhook.updatedAt.toISOString(),
});

/** A delivery for its brand. */
export const presentDelivery = (delivery: DeliveryModel): z.input<typeof WebhookDelivery> => ({
  id: delivery.id,
  type: delivery.type,
  inquiryId: delivery.inquiryId,
  state: delivery.state,
  tries: delivery.tries,
  status: delivery.status,
  problem: delivery.problem,
  createdAt: delivery.createdAt.toISOString(),
  triedAt: delivery.triedAt?.toISOString() ?? null,
});
