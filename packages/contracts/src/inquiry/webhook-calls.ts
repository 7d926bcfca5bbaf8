import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { InquiryId, Instant } from '../values/ids';
import { Text } from '../values/text';

/** What a webhook reports. `test` is sent by hand. */
export const webhookTypes = [
  'inquiry.received',
  'inquiry.status_changed',
  'inquiry.phone_withdrawn',
  'test',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** Where a brand receives its inquiries: the address of its CRM. */
export const Webhook = z.object({
  url: z.string(),
  isOn: z.boolean(),
  /** The last characters of the secret, to recognize it. */
  secretEnd: z.string(),
  /** Since when deliveries fail; null while they succeed. */
  failingSince: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Webhook = z.output<typeof Webhook>;

/** A webhook with its secret, which only the reply that creates it contains. */
export const WebhookWithSecret = Webhook.extend({
  /** `whsec_` and 32 random bytes in base64, as the Standard Webhooks specification says. */
  secret: z.string(),
});
export type WebhookWithSecret = z.output<typeof WebhookWithSecret>;

const isAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
};

/** The address, without user and password. The server also refuses http and internal addresses. */
const WebhookUrl = Text(2048, 'Address is required').refine((text) => text === '' || isAddress(text), {
  message: 'Enter the whole address, such as https://crm.example/inquiries',
});

export const WebhookDraft = z.object({ url: WebhookUrl });
export const WebhookChange = z.object({ url: WebhookUrl.optional(), isOn: z.boolean().optional() });

/** Why a delivery failed. */
export const webhookProblems = [
  'status',
  'redirect',
  'timeout',
  'unreachable',
  'unknown-host',
  'certificate',
  'internal-address',
  'turned-off',
] as const;
export type WebhookProblem = (typeof webhookProblems)[number];

/** One report to a CRM. `waiting` is sent or tried again later, `failed` was given up. */
export const WebhookDelivery = z.object({
  id: z.guid(),
  type: z.enum(webhookTypes),
  /** Null for a test. */
  inquiryId: InquiryId.nullable(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  /** Status of the last answer; null without one. */
  status: z.int().nullable(),
  /** Why the last try failed; one of `webhookProblems`, null when none failed. */
  problem: z.string().nullable(),
  createdAt: Instant,
  /** The last try; null before the first one. */
  triedAt: Instant.nullable(),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

/** Maximum number of test deliveries of a brand in an hour. */
export const webhookTestsPerHour = 20;

const ById = z.object({ id: z.guid() });

export const getWebhook = endpoint({
  service: 'inquiry',
  method: 'GET',
  path: '/api/webhook',
  summary: 'Returns the webhook of the brand, without its secret; null when it has none.',
  access: ['brand'],
  response: { 200: Webhook.nullable() },
});

export const createWebhook = endpoint({
  service: 'inquiry',
  method: 'POST',
  path: '/api/webhook',
  summary:
    'Creates the webhook of the brand. Only this reply contains its secret, with which deliveries are signed as the Standard Webhooks specification says.',
  access: ['brand'],
  body: WebhookDraft,
  creates: true,
  response: { 201: WebhookWithSecret },
  errors: ['validation_failed', 'webhook_exists'],
});

export const changeWebhook = endpoint({
  service: 'inquiry',
  method: 'PATCH',
  path: '/api/webhook',
  summary:
    'Changes the address of the webhook, or turns it on or off. Waiting deliveries end when it is turned off.',
  access: ['brand'],
  body: WebhookChange,
  response: { 200: Webhook },
  errors: ['validation_failed', 'webhook_not_found'],
});

export const replaceWebhookSecret = endpoint({
  service: 'inquiry',
  method: 'POST',
  path: '/api/webhook/secret',
  summary:
    'Replaces the secret of the webhook. Only this reply contains it; the former one is not used any more.',
  access: ['brand'],
  response: { 200: WebhookWithSecret },
  errors: ['webhook_not_found'],
});

export const deleteWebhook = endpoint({
  service: 'inquiry',
  method: 'DELETE',
  path: '/api/webhook',
  summary: 'Deletes the webhook of the brand with its log. Without one it changes nothing.',
  access: ['brand'],
  response: { 200: z.object({ deleted: z.literal(true) }) },
});

export const testWebhook = endpoint({
  service: 'inquiry',
  method: 'POST',
  path: '/api/webhook/test',
  summary: `Sends a test to the webhook and returns how it was answered. At most ${webhookTestsPerHour} in an hour.`,
  access: ['brand'],
  response: { 200: WebhookDelivery },
  errors: ['webhook_not_found', 'too_many_requests'],
});

export const listWebhookDeliveries = endpoint({
  service: 'inquiry',
  method: 'GET',
  path: '/api/webhook/deliveries',
  summary: 'Lists the deliveries of the last 30 days, newest first.',
  access: ['brand'],
  query: Paging,
  response: { 200: z.array(WebhookDelivery) },
  errors: ['invalid_cursor'],
});

export const retryWebhookDelivery = endpoint({
  service: 'inquiry',
  method: 'POST',
  path: '/api/webhook/deliveries/:id/retry',
  summary:
    'Sends a delivery that was given up again, with retries over another day. A waiting one is tried at once.',
  access: ['brand'],
  params: ById,
  response: { 200: WebhookDelivery },
  errors: ['webhook_not_found', 'webhook_delivery_not_found', 'webhook_off'],
});
