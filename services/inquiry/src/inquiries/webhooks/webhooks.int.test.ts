import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userDeletedV1, type WebhookDelivery, webhookTestsPerHour } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import {
  envelopeOf,
  eventually,
  ownDataOf,
  someone,
  startServiceAlone,
  type TestUser,
} from '@setu/service-kit/test';
import { makeFranchise, makePerson } from '../../../test/builders';
import { makeInquiryService } from '../../app';
import { readSettings } from '../../env';

interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A CRM that records requests. A path answers with its status, and one that hangs never answers. */
const startCrm = async () => {
  const seen: Received[] = [];
  const answers = new Map<string, number | 'hang'>();
  const server = createServer({ keepAliveTimeout: 0 }, (request, reply) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const path = request.url ?? '';
      seen.push({ path, headers: request.headers, body });
      const answer = answers.get(path) ?? 200;
      if (answer !== 'hang') reply.writeHead(answer, { location: `${path}/elsewhere` }).end('thank you');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    to: (path: string) => seen.filter((one) => one.path === path),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};

let crm: Awaited<ReturnType<typeof startCrm>>;
let inquiries: Awaited<ReturnType<typeof startServiceAlone>>;
beforeAll(async () => {
  crm = await startCrm();
  inquiries = await startServiceAlone(makeInquiryService(readSettings({ WEBHOOK_ORIGINS: crm.origin })));
});
afterAll(async () => {
  await inquiries?.stop();
  await crm?.stop();
});
afterEach(() => {
  inquiries.clock.ahead = 0;
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const call = (method: string, path: string, as: TestUser, body?: unknown) =>
  inquiries.service.call(method, path, { as, ...(body !== undefined && { body }) });
const create = (as: TestUser, url: string) => call('POST', '/api/webhook', as, { url });
const log = async (as: TestUser): Promise<WebhookDelivery[]> =>
  (await call('GET', '/api/webhook/deliveries', as)).body;

/** A brand with a webhook at a path of its own. */
const brandWith = async (answer: number | 'hang' = 200) => {
  const brand = someone('brand');
  const path = `/${randomUUID()}`;
  crm.answers.set(path, answer);
  const { body } = await create(brand, `${crm.origin}${path}`);
  return { brand, path, secret: body.secret as string };
};

/** Sends an inquiry to a brand. */
const inquire = async (brand: TestUser, fields: object = {}) => {
  const investor = await makePerson(inquiries.db, someone('investor'), 'Asha Iyer');
  const { id: franchiseId } = await makeFranchise(inquiries.db, { owner: brand, title: 'Chai kiosk' });
  const body = { subject: 'Pune', message: 'Is it free?', toUserId: brand.id, franchiseId, ...fields };
  const reply = await call('POST', '/api/inquiries', investor, body);
  expect(reply.status).toBe(201);
  return { id: reply.body.id as string, investor };
};

const received = (path: string, count = 1) =>
  eventually(() => {
    expect(crm.to(path)).toHaveLength(count);
    return Promise.resolve(crm.to(path));
  });
const logged = (brand: TestUser, expected: object[]) =>
  eventually(async () => expect(await log(brand)).toMatchObject(expected));

it('an inquiry is delivered with a signature that its secret verifies, and is logged', async () => {
  const { brand, path, secret } = await brandWith();
  const plans = { budget: '0-500000', city: 'Pune', startTime: '3-months', experience: 'first' };
  const { id } = await inquire(brand, { ...plans, phone: '9876543210', phoneConsent: true });
  const [delivered] = await received(path);
  const { type, timestamp, data } = JSON.parse(delivered!.body);
  expect({ type, data }).toMatchObject({
    type: 'inquiry.received',
    data: {
      inquiry: {
        id,
        status: 'open',
        name: 'Asha Iyer',
        phone: { number: '+919876543210', onWhatsApp: false, isConfirmed: false },
        budget: { code: '0-500000', text: 'Under ₹5 Lakh' },
        city: 'Pune',
        start: { code: '3-months', text: 'Within 3 months' },
        experience: { code: 'first', text: 'First business' },
        isBelowLowestBudget: false,
        franchise: { title: 'Chai kiosk' },
      },
    },
  });
  const { headers } = delivered!;
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${delivered!.body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );
  await logged(brand, [
    { id: headers['webhook-id'], type: 'inquiry.received', inquiryId: id, state: 'delivered', status: 200 },
  ]);
  expect((await log(brand))[0]?.createdAt).toBe(timestamp);
});

it('a change of status and a withdrawn number are delivered in their order, without the number', async () => {
  const { brand, path } = await brandWith();
  const { id, investor } = await inquire(brand, { phone: '9876543210', phoneConsent: true });
  await received(path);
  await call('PATCH', `/api/inquiries/${id}/status`, brand, { status: 'in_progress' });
  await call('DELETE', `/api/inquiries/${id}/phone`, investor);
  const [, second, third] = await received(path, 3);
  expect(JSON.parse(second!.body)).toMatchObject({
    type: 'inquiry.status_changed',
    data: { inquiry: { status: 'in_progress' } },
  });
  expect(JSON.parse(third!.body)).toMatchObject({
    type: 'inquiry.phone_withdrawn',
    data: { inquiry: { phone: null } },
  });
});

it('a CRM that answers 500 for a day is tried with growing pauses, then given up with one notice', async () => {
  const { brand, path } = await brandWith(500);
  const first = await inquire(brand);
  await inquire(brand);
  await logged(brand, [
    { state: 'waiting', tries: 0 },
    { state: 'waiting', tries: 1, status: 500 },
  ]);
  expect((await call('GET', '/api/webhook', brand)).body.failingSince).toEqual(expect.any(String));
  let tries = 1;
  for (const pause of [1, 5, 15, 60, 120, 240, 480, 480]) {
    inquiries.clock.ahead += pause * minuteMs + 1_000;
    tries += 1;
    const tried = tries;
    await eventually(async () => expect((await log(brand)).at(-1)?.tries).toBe(tried));
  }
  await logged(brand, [
    { state: 'failed', problem: expect.any(String) },
    { state: 'failed', tries: 9, status: 500, problem: 'status', inquiryId: first.id },
  ]);
  const events = await inquiries.service.outbox(brand.id);
  expect(events.filter(({ type }) => type === 'inquiry.webhook-given-up.v1')).toHaveLength(1);

  // A retry by hand after the CRM was repaired, and a later inquiry.
  crm.answers.set(path, 204);
  const [, failed] = await log(brand);
  const retried = await call('POST', `/api/webhook/deliveries/${failed!.id}/retry`, brand);
  expect(retried).toMatchObject({ status: 200, body: { state: 'waiting' } });
  await eventually(async () =>
    expect((await log(brand)).find(({ id }) => id === failed!.id)).toMatchObject({
      state: 'delivered',
      tries: 10,
    }),
  );
  expect((await call('GET', '/api/webhook', brand)).body.failingSince).toBeNull();
  expect((await call('POST', `/api/webhook/deliveries/${failed!.id}/retry`, brand)).body.code).toBe(
    'webhook_delivery_not_found',
  );
});

it('a CRM that hangs does not delay others, and its other deliveries wait', async () => {
  const [slow, quick] = [await brandWith('hang'), await brandWith()];
  await inquire(slow.brand);
  await inquire(slow.brand);
  await received(slow.path);
  await inquire(quick.brand);
  await received(quick.path);
  expect((await log(slow.brand)).map(({ tries }) => tries)).toEqual([0, 0]);
  await logged(slow.brand, [{ tries: 0 }, { state: 'waiting', tries: 1, status: null, problem: 'timeout' }]);
  expect(crm.to(slow.path)).toHaveLength(1);
});

it('a redirect is not followed', async () => {
  const { brand, path } = await brandWith(302);
  await inquire(brand);
  await logged(brand, [{ state: 'waiting', status: 302, problem: 'redirect' }]);
  expect(crm.to(`${path}/elsewhere`)).toEqual([]);
});

it.each([
  'http://crm.example/hook',
  'https://localhost/hook',
  'https://127.0.0.1/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/hook',
  'https://postgres/hook',
  'https://2130706433/hook',
  'https://user:secret@crm.example/hook',
  'ftp://crm.example',
  'crm.example',
  '',
])('the address %j is refused on its field', async (url) => {
  expect(await create(someone('brand'), url)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', errors: [{ path: 'url' }] },
  });
});

it('a test returns its result at once, also while the webhook is turned off, and has a limit', async () => {
  const { brand, path } = await brandWith();
  await call('PATCH', '/api/webhook', brand, { isOn: false });
  const test = () => call('POST', '/api/webhook/test', brand);
  expect(await test()).toMatchObject({
    status: 200,
    body: { type: 'test', state: 'delivered', status: 200, inquiryId: null, tries: 1 },
  });
  expect(JSON.parse(crm.to(path)[0]!.body)).toMatchObject({ type: 'test', data: {} });
  for (let count = 1; count < webhookTestsPerHour; count += 1) await test();
  expect(await test()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  inquiries.clock.ahead = hourMs + 1_000;
  expect((await test()).status).toBe(200);
});

it('a webhook that is turned off gets nothing; its waiting deliveries end and can be sent again', async () => {
  const { brand, path } = await brandWith(503);
  await inquire(brand);
  await received(path);
  await logged(brand, [{ tries: 1 }]);
  await call('PATCH', '/api/webhook', brand, { isOn: false });
  await inquire(brand);
  const [ended, ...others] = await log(brand);
  expect(ended).toMatchObject({ state: 'failed', problem: 'turned-off' });
  expect(others).toEqual([]);
  const retry = () => call('POST', `/api/webhook/deliveries/${ended!.id}/retry`, brand);
  expect((await retry()).body.code).toBe('webhook_off');
  await call('PATCH', '/api/webhook', brand, { isOn: true });
  crm.answers.set(path, 200);
  await retry();
  await logged(brand, [{ state: 'delivered', tries: 2 }]);
});

it('the secret is only in the replies that make it, and a new address is tried at once', async () => {
  const { brand, path, secret } = await brandWith(500);
  const shown = (await call('GET', '/api/webhook', brand)).body;
  expect(shown).toMatchObject({ isOn: true, secretEnd: secret.slice(-4) });
  expect(JSON.stringify(shown)).not.toContain(secret);
  expect((await create(brand, `${crm.origin}${path}`)).body.code).toBe('webhook_exists');
  await inquire(brand);
  await logged(brand, [{ tries: 1 }]);
  const other = `/${randomUUID()}`;
  const replaced = (await call('POST', '/api/webhook/secret', brand)).body.secret;
  expect(replaced).not.toBe(secret);
  await call('PATCH', '/api/webhook', brand, { url: `${crm.origin}${other}` });
  await received(other);
  await logged(brand, [{ state: 'delivered' }]);
});

it('only the brand sees its webhook and log, other roles are refused, and the account deletes both', async () => {
  const { brand, path } = await brandWith();
  await inquire(brand);
  await received(path);
  await logged(brand, [{ state: 'delivered' }]);
  const [{ id }] = (await log(brand)) as [WebhookDelivery];
  const other = await brandWith();
  expect(await log(other.brand)).toEqual([]);
  expect((await call('POST', `/api/webhook/deliveries/${id}/retry`, other.brand)).status).toBe(404);
  expect((await call('GET', '/api/webhook', someone('brand'))).body).toBeNull();
  expect((await call('POST', '/api/webhook/test', someone('brand'))).body.code).toBe('webhook_not_found');
  expect((await call('GET', '/api/webhook', someone('investor'))).status).toBe(403);
  const records = await ownDataOf(inquiries.service, 'inquiry', brand);
  expect(records.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['webhook', 'webhook-delivery']));
  expect(JSON.stringify(records)).not.toContain('whsec_');

  const consumer = inquiries.service.running.consumers.find(({ name }) => name === 'deleted-webhooks')!;
  const event = envelopeOf(userDeletedV1, brand.id, { id: brand.id, version: 2, role: 'brand' });
  await handleEvent(inquiries.db, consumer, JSON.stringify(event));
  expect((await call('GET', '/api/webhook', brand)).body).toBeNull();
  expect(await log(brand)).toEqual([]);
  expect(await inquiries.db('webhooks').where({ brand_id: other.brand.id })).toHaveLength(1);
});

it('a deleted webhook is deleted with its log', async () => {
  const { brand } = await brandWith();
  expect((await call('DELETE', '/api/webhook', brand)).body).toEqual({ deleted: true });
  expect((await call('DELETE', '/api/webhook', brand)).status).toBe(200);
  await inquire(brand);
  expect(await log(brand)).toEqual([]);
});
