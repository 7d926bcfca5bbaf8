import type { Webhook, WebhookDelivery } from '@setu/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  box,
  closeSettings,
  openSettings,
  part,
  press,
  problem,
  reply,
  shownToast,
  type,
} from '../../../test/open-settings';

afterEach(closeSettings);

const webhookPart = () => part('Inquiries in Your CRM');
const stored: Webhook = {
  url: 'https://crm.example/inquiries',
  isOn: true,
  secretEnd: 'fZ4=',
  failingSince: null,
  createdAt: '2026-11-20T06:30:00.000Z',
  updatedAt: '2026-11-20T06:30:00.000Z',
};
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwO4cUOYIDfZ4=';
const aDelivery = (fields: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7b01',
  type: 'inquiry.received',
  inquiryId: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7b02',
  state: 'delivered',
  tries: 1,
  status: 200,
  problem: null,
  createdAt: '2026-11-20T06:30:00.000Z',
  triedAt: '2026-11-20T06:30:01.000Z',
  ...fields,
});

const noCall = () => problem(500, 'internal', 'No call was expected.');

test('only a brand has the part', async () => {
  await openSettings(noCall, 'investor');
  expect(screen.queryByRole('region', { name: 'Inquiries in Your CRM' })).toBeNull();
});

test('an added address shows the secret once', async () => {
  let now: Webhook | null = null;
  const { seen } = await openSettings(
    ({ url }) => {
      // The profile of the brand is read too.
      if (url !== '/api/webhook') return reply(200, null);
      now = stored;
      return reply(201, { ...stored, secret });
    },
    'brand',
    { webhook: () => reply(200, now) },
  );
  await webhookPart().findByRole('button', { name: 'Add Webhook' });
  await type('Address of your CRM', 'crm.example');
  await press('Add Webhook');
  await webhookPart().findByText('Enter the whole address, such as https://crm.example/inquiries');
  expect(seen).toEqual([]);
  await type('Address of your CRM', stored.url);
  await press('Add Webhook');
  await webhookPart().findByText(secret);
  expect(seen).toMatchObject([{ method: 'POST', url: '/api/webhook', body: { url: stored.url } }]);
  await press('Done');
  expect(webhookPart().queryByText(secret)).toBeNull();
  await webhookPart().findByText('Nothing was sent yet. The next inquiry is, or send a test.');
});

test('an address that the server refuses is reported on its field, and stays', async () => {
  await openSettings(
    () =>
      problem(400, 'validation_failed', 'Some fields are not right.', [
        { path: 'url', message: 'Enter an https address that can be reached from the internet' },
      ]),
    'brand',
  );
  await webhookPart().findByRole('button', { name: 'Add Webhook' });
  await type('Address of your CRM', 'https://10.0.0.1/');
  await press('Add Webhook');
  await webhookPart().findByText('Enter an https address that can be reached from the internet');
  expect(box('Address of your CRM').value).toBe('https://10.0.0.1/');
});

test('the log says how each delivery was answered, and one that was not accepted is sent again', async () => {
  const { seen } = await openSettings(() => reply(200, aDelivery({ state: 'waiting', tries: 9 })), 'brand', {
    webhook: () => reply(200, { ...stored, failingSince: '2026-11-19T06:30:00.000Z' }),
    deliveries: () =>
      reply(200, [
        aDelivery({ state: 'failed', tries: 9, status: 500, problem: 'status' }),
        aDelivery({
          id: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7b03',
          type: 'inquiry.status_changed',
          state: 'waiting',
          status: null,
          problem: 'timeout',
        }),
        aDelivery({ id: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7b04', type: 'test', inquiryId: null }),
      ]),
  });
  await webhookPart().findByText('Answered with status 500.');
  for (const text of [
    'Given up',
    'Tried again later',
    'No answer within 5 seconds.',
    'Answered with status 200.',
  ])
    webhookPart().getByText(text);
  webhookPart().getByText(/^Your CRM has not accepted deliveries since 19 Nov 2026/);
  expect(webhookPart().getAllByRole('button', { name: /^Send again/ })).toHaveLength(2);
  await press('Send again: New inquiry of 20 Nov 2026, 12:00 pm');
  await waitFor(() => expect(shownToast()).toMatchObject({ description: 'It is sent again.' }));
  expect(seen).toMatchObject([
    { method: 'POST', url: '/api/webhook/deliveries/6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7b01/retry' },
  ]);
});

test('a test shows its result', async () => {
  await openSettings(
    () =>
      reply(
        200,
        aDelivery({ type: 'test', inquiryId: null, state: 'failed', status: null, problem: 'certificate' }),
      ),
    'brand',
    { webhook: () => reply(200, stored) },
  );
  await webhookPart().findByRole('button', { name: 'Send Test' });
  await press('Send Test');
  await webhookPart().findByText('The test was not accepted. The certificate of the server is not valid.');
});

test('the webhook is turned off, gets a new secret and is removed after a question', async () => {
  let now: Webhook | null = stored;
  const { seen } = await openSettings(
    ({ method, url }) => {
      if (!url.startsWith('/api/webhook')) return reply(200, null);
      if (url.endsWith('/secret')) return reply(200, { ...stored, secret });
      if (method === 'DELETE') {
        now = null;
        return reply(200, { deleted: true });
      }
      now = { ...stored, isOn: false };
      return reply(200, now);
    },
    'brand',
    { webhook: () => reply(200, now) },
  );
  fireEvent.click(await webhookPart().findByLabelText(/^Send inquiries to this address/));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ description: 'Inquiries are no longer sent to your CRM.' }),
  );
  await press('New Secret...');
  await screen.findByRole('dialog', { name: 'Make a new secret?' });
  await press('New Secret');
  await webhookPart().findByText(secret);
  await press('Remove...');
  await screen.findByRole('dialog', { name: 'Remove the webhook?' });
  await press('Remove');
  await webhookPart().findByRole('button', { name: 'Add Webhook' });
  expect(webhookPart().queryByText(secret)).toBeNull();
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'PATCH /api/webhook',
    'POST /api/webhook/secret',
    'DELETE /api/webhook',
  ]);
});

test('a webhook that failed to load shows Retry', async () => {
  await openSettings(noCall, 'brand', {
    webhook: () => problem(503, 'service_unavailable', 'The service is down.'),
  });
  await webhookPart().findByText('Your webhook could not be loaded.');
  webhookPart().getByRole('button', { name: 'Retry' });
});
