import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inquirySentV1, mostPushBrowsers } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import {
  envelopeOf,
  eventually,
  startServiceAlone,
  startTestService,
  type TestUser,
} from '@setu/service-kit/test';
import { importJWK, jwtVerify } from 'jose';
import { type Identity, register } from '../../../test/builders';
import { makeIdentityService } from '../../app';
import { readSettings } from '../../env';

/** A push service that records messages and answers as a test requests. */
const startPushService = async () => {
  const seen: { path: string; headers: IncomingMessage['headers']; bytes: number }[] = [];
  const answers = new Map<string, number>();
  const server: Server = createServer({ keepAliveTimeout: 0 }, (request, reply) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      const path = request.url ?? '';
      seen.push({ path, headers: request.headers, bytes });
      reply.writeHead(answers.get(path) ?? 201, { location: 'http://169.254.169.254/' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    to: (endpoint: string) => seen.filter(({ path }) => endpoint.endsWith(path)),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};

const key = randomBytes(32).toString('base64url');
let pushService: Awaited<ReturnType<typeof startPushService>>;
let identity: Identity;
beforeAll(async () => {
  pushService = await startPushService();
  identity = await startServiceAlone(
    makeIdentityService(
      readSettings({
        VAPID_PRIVATE_KEY: key,
        PUSH_SERVICES: pushService.origin,
        PUBLIC_URL: 'https://setu.example',
      }),
    ),
  );
});
afterAll(async () => {
  await identity?.stop();
  await pushService?.stop();
});
afterEach(() => {
  identity.clock.ahead = 0;
});

const person = async (more: Record<string, unknown> = {}): Promise<TestUser> =>
  (await register(identity.service, more)).user;
const anEndpoint = () => `${pushService.origin}/wpush/${randomUUID()}`;
const add = (as: TestUser, endpoint: string) =>
  identity.service.call('POST', '/api/settings/push', { as, body: { endpoint } });
const settingsOf = async (as: TestUser) =>
  (await identity.service.call('GET', '/api/settings/push', { as })).body as {
    applicationServerKey: string;
    browsers: { id: string; endpoint: string }[];
  };
const rowOf = (endpoint: string) => identity.db('push_browsers').where({ endpoint }).first();
const notificationOf = async (as: TestUser) =>
  (await identity.service.call('GET', '/api/notifications/newest', { as })).body;

/** Notifications of an inquiry. @returns its id */
const notify = async (to: TestUser, from: TestUser, time?: Date) => {
  const consumer = identity.service.running.consumers.find((one) => one.from === inquirySentV1.service);
  if (!consumer) throw new Error('nobody consumes inquiries');
  const id = randomUUID();
  const envelope = {
    ...envelopeOf(inquirySentV1, id, {
      id,
      version: 1,
      kind: 'franchise',
      fromUserId: from.id,
      toUserId: to.id,
      franchiseId: randomUUID(),
      propertyId: null,
      requirementId: null,
      status: 'open',
    }),
    ...(time && { time: time.toISOString() }),
  };
  await handleEvent(identity.db, consumer, JSON.stringify(envelope));
  return id;
};
const arrived = (endpoint: string, times: number) =>
  eventually(() => expect(pushService.to(endpoint)).toHaveLength(times));
/** Resolves when no message is due or being sent. */
const settled = (endpoint: string) =>
  eventually(async () => expect((await rowOf(endpoint))?.due_at ?? null).toBeNull());

test('notifications wake only the browsers of their recipient, with an empty message', async () => {
  const [me, other] = [await person({ role: 'brand', brandName: 'Nadi' }), await person()];
  const mine = [anEndpoint(), anEndpoint()];
  const theirs = anEndpoint();
  for (const endpoint of mine) expect((await add(me, endpoint)).status).toBe(200);
  await add(other, theirs);
  await notify(me, other);
  for (const endpoint of mine) await arrived(endpoint, 1);
  expect(pushService.to(theirs)).toEqual([]);

  const [message] = pushService.to(mine[0] as string);
  expect(message?.bytes).toBe(0);
  expect(message?.headers).toMatchObject({ ttl: '86400', topic: 'notifications', urgency: 'normal' });
  expect(JSON.stringify(message?.headers)).not.toContain(me.id);
  const [, token = '', publicKey = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(message?.headers.authorization ?? '') ?? [];
  expect(publicKey).toBe((await settingsOf(me)).applicationServerKey);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(key, 'base64url'));
  expect(publicKey).toBe(curve.getPublicKey('base64url'));
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const { payload } = await jwtVerify(
    token,
    await importJWK({ kty: 'EC', crv: 'P-256', x: x as string, y: y as string }, 'ES256'),
    { audience: pushService.origin },
  );
  expect(payload.sub).toBe('https://setu.example');
  expect((payload.exp ?? 0) * 1_000 - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1_000);
});

test('a woken browser fetches the caller’s newest unread notification, with its screen', async () => {
  const [me, first, second] = [
    await person({ role: 'brand', brandName: 'Nadi' }),
    await person(),
    await person({ firstName: 'Ravi' }),
  ];
  expect(await notificationOf(me)).toEqual({ notification: null, unread: 0 });
  await notify(me, first);
  const inquiry = await notify(me, second);
  expect(await notificationOf(me)).toEqual({
    notification: {
      id: expect.any(String),
      text: 'Ravi Kulkarni sent you an inquiry',
      address: `/dashboard?tab=inquiries&inquiry=${inquiry}`,
    },
    unread: 2,
  });
  expect(await notificationOf(second)).toEqual({ notification: null, unread: 0 });
  const read = { upTo: Number.MAX_SAFE_INTEGER };
  await identity.service.call('POST', '/api/notifications/read', { as: me, body: read });
  expect(await notificationOf(me)).toEqual({ notification: null, unread: 0 });
});

test('a browser is added once, moves to the next person who uses it, and can only be removed by its owner', async () => {
  const [me, next] = [await person(), await person()];
  const endpoint = anEndpoint();
  const { body } = await add(me, endpoint);
  expect((await Promise.all([add(me, endpoint), add(me, endpoint)])).map((one) => one.body.id)).toEqual([
    body.id,
    body.id,
  ]);
  const foreign = await identity.service.call('DELETE', `/api/settings/push/${body.id}`, { as: next });
  expect([foreign.status, (await settingsOf(me)).browsers.length]).toEqual([200, 1]);
  const moved = await add(next, endpoint);
  expect((await settingsOf(me)).browsers).toEqual([]);
  expect((await settingsOf(next)).browsers.map(({ id }) => id)).toEqual([moved.body.id]);
  await identity.service.call('DELETE', `/api/settings/push/${moved.body.id}`, { as: next });
  expect((await settingsOf(next)).browsers).toEqual([]);
});

test('a person has a limited number of browsers, and a further browser replaces the oldest', async () => {
  const me = await person();
  const endpoints = Array.from({ length: mostPushBrowsers + 2 }, anEndpoint);
  for (const endpoint of endpoints) {
    identity.clock.ahead += 1_000;
    expect((await add(me, endpoint)).status).toBe(200);
  }
  expect((await settingsOf(me)).browsers.map(({ endpoint }) => endpoint)).toEqual(
    endpoints.slice(2).reverse(),
  );
});

test.each([
  'https://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:1/x',
  'https://fcm.googleapis.com.evil.test/x',
  'https://evil.test/fcm.googleapis.com',
  'https://fcm.googleapis.com:8443/x',
  'http://fcm.googleapis.com/x',
  'https://me@fcm.googleapis.com/x',
])('the address %s does not belong to a push service and is refused', async (endpoint) => {
  const refused = await add(await person(), endpoint);
  expect([refused.status, refused.body.code]).toEqual([503, 'push_unavailable']);
});

test.each([
  ['nothing', ''],
  ['a script', 'javascript:alert(1)'],
  ['a space', 'https://fcm.googleapis.com/a b'],
  ['a thousand letters', `https://fcm.googleapis.com/${'x'.repeat(1_000)}`],
])('a text with %s is not an address', async (_what, endpoint) => {
  const refused = await add(await person(), endpoint);
  expect([refused.status, refused.body.code]).toEqual([400, 'validation_failed']);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-pn1p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('the push service of %s is accepted', async (endpoint) => {
  expect((await add(await person(), endpoint)).status).toBe(200);
});

test.each([404, 410])('a browser whose push service answers %d is removed', async (status) => {
  const [me, other] = [await person(), await person()];
  const endpoint = anEndpoint();
  await add(me, endpoint);
  pushService.answers.set(new URL(endpoint).pathname, status);
  await notify(me, other);
  await eventually(async () => expect((await settingsOf(me)).browsers).toEqual([]));
  expect(pushService.to(endpoint)).toHaveLength(1);
});

test.each([429, 500, 503])('after the answer %d the message is sent again later', async (status) => {
  const [me, other] = [await person(), await person()];
  const endpoint = anEndpoint();
  await add(me, endpoint);
  pushService.answers.set(new URL(endpoint).pathname, status);
  await notify(me, other);
  await eventually(async () => expect((await rowOf(endpoint)).tries).toBe(1));
  pushService.answers.delete(new URL(endpoint).pathname);
  identity.clock.ahead += 31_000;
  await arrived(endpoint, 2);
  await settled(endpoint);
  expect((await rowOf(endpoint)).tries).toBe(0);
});

test('a message that fails repeatedly is given up, and the next notifications are sent', async () => {
  const [me, other] = [await person(), await person()];
  const endpoint = anEndpoint();
  await add(me, endpoint);
  pushService.answers.set(new URL(endpoint).pathname, 503);
  await notify(me, other);
  for (let tries = 1; tries < 6; tries += 1) {
    await arrived(endpoint, tries);
    // The next try is due at most an hour after this one was recorded.
    await eventually(async () => expect((await rowOf(endpoint)).tries).toBe(tries));
    identity.clock.ahead += 60 * 60 * 1_000;
  }
  await arrived(endpoint, 6);
  await settled(endpoint);
  pushService.answers.delete(new URL(endpoint).pathname);
  await notify(me, other, new Date(Date.now() + identity.clock.ahead));
  await arrived(endpoint, 7);
});

test.each([302, 400, 403, 413])('the answer %d is not followed or retried', async (status) => {
  const [me, other] = [await person(), await person()];
  const endpoint = anEndpoint();
  await add(me, endpoint);
  pushService.answers.set(new URL(endpoint).pathname, status);
  await notify(me, other);
  await arrived(endpoint, 1);
  await settled(endpoint);
  identity.clock.ahead += 24 * 60 * 60 * 1_000;
  expect((await settingsOf(me)).browsers).toHaveLength(1);
});

test('two processes send each message once', async () => {
  const second = await startTestService(
    makeIdentityService(readSettings({ VAPID_PRIVATE_KEY: key, PUSH_SERVICES: pushService.origin })),
    { broker: identity.broker, database: identity.service.database, callers: identity.service.callers },
  );
  const [other, ...people] = await Promise.all(Array.from({ length: 9 }, () => person()));
  const endpoints = people.map(anEndpoint);
  await Promise.all(people.map((one, n) => add(one, endpoints[n] as string)));
  await Promise.all(people.map((one) => notify(one, other as TestUser)));
  for (const endpoint of endpoints) {
    await arrived(endpoint, 1);
    await settled(endpoint);
    expect(pushService.to(endpoint)).toHaveLength(1);
  }
  await second.stop();
});

test('old events do not wake browsers', async () => {
  const [me, other] = [await person(), await person()];
  const endpoint = anEndpoint();
  await add(me, endpoint);
  await notify(me, other, new Date(Date.now() - 25 * 60 * 60 * 1_000));
  expect((await rowOf(endpoint)).due_at).toBeNull();
});

test('an installation without a key reports it, and refuses browsers', async () => {
  const without = await startTestService(makeIdentityService(readSettings({})), {
    broker: identity.broker,
    database: identity.service.database,
    callers: identity.service.callers,
  });
  const me = await person();
  const settings = await without.call('GET', '/api/settings/push', { as: me });
  expect(settings.body).toEqual({ applicationServerKey: null, browsers: [] });
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  const refused = await without.call('POST', '/api/settings/push', { as: me, body: { endpoint } });
  expect([refused.status, refused.body.code]).toEqual([503, 'push_unavailable']);
  await without.stop();
});

test.each([0, 255])('a key of bytes %d is not of P-256, and is refused at the start', (byte) => {
  const key = Buffer.alloc(32, byte).toString('base64url');
  expect(() => readSettings({ VAPID_PRIVATE_KEY: key })).toThrow(/VAPID_PRIVATE_KEY/);
});
