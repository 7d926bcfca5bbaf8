import { Matchers } from '@pact-foundation/pact';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  replaceWebhookSecret,
  retryWebhookDelivery,
  testWebhook,
} from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { clientOf } from '@setu/mfe-kit/testing/pact';
import { webhook, webhookDeliveries } from '../src/features/webhook/webhook.queries';
import { pactWith } from './pact-with';

const { boolean, eachLike, integer, regex, uuid } = Matchers;

const pact = pactWith('inquiry');

const id = '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7b01';
const url = 'https://crm.example/inquiries';
const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '2026-01-01T00:00:00.000Z');
const asBrand = () => pact.addInteraction().given('signed in as brand');
const withWebhook = () => asBrand().given('the caller has a webhook', { id, url });

const webhookLike = {
  url,
  isOn: boolean(true),
  secretEnd: regex(/^.{4}$/, 'fZ4='),
  failingSince: null,
  createdAt: instant,
  updatedAt: instant,
};
const secret = regex(/^whsec_[\w+/]{43}=$/, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwO4cUOYIDfZ4=');
const deliveryLike = {
  id: uuid(id),
  type: 'inquiry.received',
  inquiryId: uuid('6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7b02'),
  state: 'failed',
  tries: integer(9),
  status: integer(500),
  problem: 'status',
  createdAt: instant,
  triedAt: instant,
};

test('a brand without a webhook reads null', async () => {
  await asBrand()
    .given('the caller has no webhook')
    .uponReceiving('a request for the webhook of a brand without one')
    .withRequest('GET', '/api/webhook')
    .willRespondWith(200, (reply) => reply.jsonBody(null))
    .executeTest(async ({ url: server }) => {
      expect(await clientOf(server).fetchQuery(webhook())).toBeNull();
    });
});

test('the webhook of a brand is read without its secret', async () => {
  await withWebhook()
    .uponReceiving('a request for the webhook of a brand')
    .withRequest('GET', '/api/webhook')
    .willRespondWith(200, (reply) => reply.jsonBody(webhookLike))
    .executeTest(async ({ url: server }) => {
      expect(await clientOf(server).fetchQuery(webhook())).toMatchObject({ url, isOn: true });
    });
});

test('a webhook is created, with its secret in the reply', async () => {
  await asBrand()
    .given('the caller has no webhook')
    .uponReceiving('the address of a new webhook')
    .withRequest('POST', '/api/webhook', (request) => request.jsonBody({ url }))
    .willRespondWith(201, (reply) => reply.jsonBody({ ...webhookLike, secret }))
    .executeTest(async ({ url: server }) => {
      clientOf(server);
      expect((await api.call(createWebhook, { url })).secret).toMatch(/^whsec_/);
    });
});

test('a webhook is turned off', async () => {
  await withWebhook()
    .uponReceiving('a request to turn the webhook off')
    .withRequest('PATCH', '/api/webhook', (request) => request.jsonBody({ isOn: false }))
    .willRespondWith(200, (reply) => reply.jsonBody({ ...webhookLike, isOn: false }))
    .executeTest(async ({ url: server }) => {
      clientOf(server);
      expect((await api.call(changeWebhook, { isOn: false })).isOn).toBe(false);
    });
});

test('the secret of a webhook is replaced', async () => {
  await withWebhook()
    .uponReceiving('a request for a new secret')
    .withRequest('POST', '/api/webhook/secret')
    .willRespondWith(200, (reply) => reply.jsonBody({ ...webhookLike, secret }))
    .executeTest(async ({ url: server }) => {
      clientOf(server);
      expect((await api.call(replaceWebhookSecret, {})).secret).toMatch(/^whsec_/);
    });
});

test('a webhook is deleted', async () => {
  await withWebhook()
    .uponReceiving('a request to delete the webhook')
    .withRequest('DELETE', '/api/webhook')
    .willRespondWith(200, (reply) => reply.jsonBody({ deleted: true }))
    .executeTest(async ({ url: server }) => {
      clientOf(server);
      expect(await api.call(deleteWebhook, {})).toEqual({ deleted: true });
    });
});

test('a test is sent, and its result is returned', async () => {
  await asBrand()
    .given('the caller has a webhook', { id, url: 'https://crm.invalid/inquiries' })
    .uponReceiving('a request to test the webhook')
    .withRequest('POST', '/api/webhook/test')
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        ...deliveryLike,
        type: 'test',
        inquiryId: null,
        tries: 1,
        status: null,
        problem: 'internal-address',
      }),
    )
    .executeTest(async ({ url: server }) => {
      clientOf(server);
      expect(await api.call(testWebhook, {})).toMatchObject({ type: 'test', state: 'failed' });
    });
});

test('the log of deliveries is listed', async () => {
  await withWebhook()
    .uponReceiving('a request for the deliveries of the webhook')
    .withRequest('GET', '/api/webhook/deliveries', (request) => request.query({ limit: '10' }))
    .willRespondWith(200, (reply) =>
      reply.headers({ 'x-total-count': regex(/^\d+$/, '1') }).jsonBody(eachLike(deliveryLike)),
    )
    .executeTest(async ({ url: server }) => {
      const { pages } = await clientOf(server).fetchInfiniteQuery(webhookDeliveries());
      expect(pages[0]?.items).toMatchObject([{ id, state: 'failed' }]);
    });
});

test('a delivery that was given up is sent again', async () => {
  await withWebhook()
    .uponReceiving('a request to send a delivery again')
    .withRequest('POST', `/api/webhook/deliveries/${id}/retry`)
    .willRespondWith(200, (reply) => reply.jsonBody({ ...deliveryLike, state: 'waiting' }))
    .executeTest(async ({ url: server }) => {
      clientOf(server);
      expect(await api.call(retryWebhookDelivery, { id })).toMatchObject({ id, state: 'waiting' });
    });
});
