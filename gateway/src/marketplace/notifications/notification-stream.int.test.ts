import { randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import {
  type AnnouncedNotification,
  mostMissedNotifications,
  notificationAddedV1,
  userUpdatedV1,
} from '@setu/contracts';
import {
  envelopeOf,
  eventually,
  publishEvent,
  startTestBroker,
  type TestBroker,
} from '@setu/service-kit/test';
import { json } from '../../../test/peer';
import {
  firstReleases,
  identityAnswers,
  removeStore,
  startTestGateway,
  type TestGateway,
} from '../../../test/test-gateway';

let broker: TestBroker;
let store: Awaited<ReturnType<typeof firstReleases>>;
let gateway: TestGateway;
let other: TestGateway;
/** Notifications that identity has stored. */
const stored = new Map<string, AnnouncedNotification[]>();
let caller = '';

beforeAll(async () => {
  broker = await startTestBroker();
  store = await firstReleases();
  gateway = await startTestGateway({ NATS_URL: broker.url, MAX_STREAMS: '40' }, { beside: store });
  other = await startTestGateway({ NATS_URL: broker.url }, { beside: store });
  for (const { identity } of [gateway, other])
    identity.answerWith((request, reply, raw) => {
      const url = new URL(request.url, 'http://identity');
      const notification = stored.get(caller) ?? [];
      if (url.pathname === '/api/notifications/missed')
        json(
          reply,
          200,
          notification
            .filter(({ sequence }) => sequence > Number(url.searchParams.get('after')))
            .slice(0, mostMissedNotifications),
        );
      else if (url.pathname === '/api/notifications/summary')
        json(reply, 200, { unread: 9, isUnreadBound: false, newest: notification.at(-1)?.sequence ?? 0 });
      else identityAnswers(request, reply, raw);
    });
});
afterAll(async () => {
  await gateway?.stop();
  await other?.stop();
  if (store) await removeStore(store);
  await broker?.stop();
});

const open: IncomingMessage[] = [];
afterEach(async () => {
  for (const reply of open.splice(0)) reply.destroy();
});

/** Opens a stream, and collects what arrives. */
const stream = async (
  cookie: string,
  {
    at = gateway,
    path = '/api/notifications/stream',
    query = '',
    headers = {},
  }: { at?: TestGateway; path?: string; query?: string; headers?: object } = {},
) => {
  const reply = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${at.url}${path}${query}`, { headers: { cookie, ...headers }, agent: false }, resolve).on(
      'error',
      reject,
    ),
  );
  open.push(reply);
  let text = '';
  let hasEnded = false;
  reply.on('data', (chunk: Buffer) => {
    text += chunk.toString('utf8');
  });
  reply.on('error', () => undefined);
  reply.on('close', () => {
    hasEnded = true;
  });
  const frames = () => text.split('\n\n').filter((frame) => frame.includes('event:'));
  return {
    reply,
    frames,
    sequences: () =>
      frames()
        .filter((frame) => frame.includes('event: notification'))
        .map((frame) => Number(/^id: (\d+)$/m.exec(frame)?.[1])),
    hasEnded: () => hasEnded,
    text: () => text,
  };
};

const item = (sequence: number): AnnouncedNotification => ({
  sequence,
  kind: 'reply-received',
  aboutId: randomUUID(),
  aboutKind: 'franchise',
  state: null,
});
/** Stores a notification and publishes it like identity. */
const add = async (userId: string, sequence: number) => {
  const notification = item(sequence);
  stored.set(userId, [...(stored.get(userId) ?? []), notification]);
  await publishEvent(
    broker.url,
    notificationAddedV1,
    envelopeOf(notificationAddedV1, userId, { ...notification, userId, version: sequence }),
  );
  return notification;
};
const person = async (at = gateway) => {
  const userId = randomUUID();
  caller = userId;
  return { userId, cookie: await at.signIn('', { userId, role: 'brand', version: 1 }) };
};
const arrive = (one: { sequences: () => number[] }, expected: number[]) =>
  eventually(() => expect(one.sequences()).toEqual(expected));

test('pages of earlier releases get the stream at its former address, with its former event names', async () => {
  const me = await person();
  const before = await stream(me.cookie, { path: '/api/news/stream' });
  await add(me.userId, 7);
  await eventually(() => expect(before.frames()).toHaveLength(1));
  expect(before.text()).toContain('id: 7\nevent: news\n');
});

test('notifications reach every stream of their recipient at every gateway, and no one else', async () => {
  const [me, stranger] = [await person(), await person()];
  const here = await stream(me.cookie);
  const there = await stream(me.cookie, { at: other });
  const apart = await stream(stranger.cookie);
  const { aboutId } = await add(me.userId, 7);
  await arrive(here, [7]);
  await arrive(there, [7]);
  expect(here.frames()[0]).toContain(`"aboutId":"${aboutId}"`);
  expect(here.frames()[0]).not.toContain(me.userId);
  expect(apart.sequences()).toEqual([]);
});

test('the reply is a stream that is not stored, compressed or buffered', async () => {
  const { cookie } = await person();
  const { reply, text } = await stream(cookie, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(reply.headers).not.toHaveProperty('content-encoding');
  await eventually(() => expect(text()).toMatch(/^retry: \d{4}\n\n/));
});

test('a stream that is interrupted repeatedly loses and duplicates nothing', async () => {
  const { userId, cookie } = await person();
  const got: number[] = [];
  let after = '?after=0';
  for (let round = 0; round < 6; round += 1) {
    const missed = round * 3 + 1;
    await add(userId, missed);
    const one = await stream(cookie, {
      query: after,
      headers: got.length > 0 ? { 'last-event-id': String(got.at(-1)) } : {},
    });
    await add(userId, missed + 1);
    await add(userId, missed + 2);
    await arrive(one, [missed, missed + 1, missed + 2]);
    got.push(...one.sequences());
    one.reply.destroy();
    // The header of a reconnecting browser takes precedence over the parameter of its first call.
    after = '?after=0';
  }
  expect(got).toEqual(Array.from({ length: 18 }, (_, n) => n + 1));
});

test('notifications that are published twice are sent once', async () => {
  const { userId, cookie } = await person();
  const one = await stream(cookie);
  await add(userId, 3);
  await add(userId, 3);
  await add(userId, 2);
  await add(userId, 4);
  await arrive(one, [3, 4]);
});

test('a client that missed too much gets a gap, and resumes after the newest', async () => {
  const { userId, cookie } = await person();
  stored.set(
    userId,
    Array.from({ length: 3 * mostMissedNotifications + 5 }, (_, n) => item(n + 1)),
  );
  const one = await stream(cookie, { query: '?after=0' });
  await eventually(() => expect(one.frames()).toEqual(['id: 305\nevent: gap\ndata: {}']));
  await add(userId, 306);
  await arrive(one, [306]);
});

test('visitors get no stream, and a malformed sequence is refused', async () => {
  const visitor = await gateway.send('/api/notifications/stream');
  expect([visitor.status, visitor.json().code]).toEqual([401, 'unauthenticated']);
  const { cookie } = await person();
  const refused = await gateway.send('/api/notifications/stream?after=x', { headers: { cookie } });
  expect([refused.status, refused.json().code]).toEqual([400, 'validation_failed']);
  expect(
    (await gateway.send('/api/notifications/stream', { method: 'POST', headers: { cookie } })).status,
  ).toBe(405);
});

test('a stream is refused while notifications cannot be read, and then does not count', async () => {
  const { cookie } = await person();
  const answer = identityAnswers;
  const before = gateway.identity.seen.length;
  stored.set(caller, []);
  const broken = await startTestGateway({ NATS_URL: broker.url, MAX_STREAMS: '1' }, { beside: store });
  broken.identity.answerWith((request, reply, raw) =>
    request.url.startsWith('/api/notifications') ? json(reply, 503, {}) : answer(request, reply, raw),
  );
  for (let n = 0; n < 3; n += 1) {
    const refused = await broken.send('/api/notifications/stream?after=1', { headers: { cookie } });
    expect(refused.status).toBe(503);
  }
  broken.identity.answerWith((request, reply, raw) =>
    request.url.startsWith('/api/notifications') ? reply.destroy() : answer(request, reply, raw),
  );
  const unreached = await broken.send('/api/notifications/stream?after=1', { headers: { cookie } });
  expect([unreached.status, unreached.json().detail]).toEqual([
    503,
    'The identity service is not available. Try again in a few seconds.',
  ]);
  expect((await stream(cookie, { at: broken })).reply.statusCode).toBe(200);
  expect(gateway.identity.seen.length).toBe(before);
  await broken.stop();
});

test('the streams of a person and of a network are limited; a closed one no longer counts', async () => {
  const { cookie } = await person();
  const streams = [];
  for (let n = 0; n < 10; n += 1) streams.push(await stream(cookie));
  expect(streams.every(({ reply }) => reply.statusCode === 200)).toBe(true);
  const refused = await gateway.send('/api/notifications/stream', { headers: { cookie } });
  expect([refused.status, refused.json().code, refused.headers['retry-after']]).toEqual([
    429,
    'too_many_streams',
    '60',
  ]);
  const neighbour = await person();
  expect(
    (await gateway.send('/api/notifications/stream', { headers: { cookie: neighbour.cookie } })).status,
  ).toBe(429);
  streams[0]?.reply.destroy();
  await eventually(async () => expect((await stream(cookie)).reply.statusCode).toBe(200));
});

test('a sign-out ends the streams of the session at every gateway, and no other streams', async () => {
  const { userId, cookie } = await person();
  const second = await gateway.signIn('', { userId, role: 'brand', version: 1 });
  const [here, there, stays] = [
    await stream(cookie),
    await stream(cookie, { at: other }),
    await stream(second),
  ];
  await gateway.send('/api/logout', {
    method: 'POST',
    headers: { cookie, origin: 'http://franchisesetu.test', host: 'franchisesetu.test' },
  });
  await eventually(() => expect([here.hasEnded(), there.hasEnded()]).toEqual([true, true]));
  expect(stays.hasEnded()).toBe(false);
  expect((await gateway.send('/api/notifications/stream', { headers: { cookie } })).status).toBe(401);
});

test('the streams of a suspended account end', async () => {
  const { userId, cookie } = await person();
  const [here, there] = [await stream(cookie), await stream(cookie, { at: other })];
  const admin = await gateway.logIn();
  await gateway.send(`/api/admin/users/${userId}/role`, {
    method: 'PATCH',
    headers: { cookie: admin, 'content-type': 'application/json' },
    body: JSON.stringify({ userId, role: 'brand', version: 2, sessionsFrom: 2 }),
  });
  await eventually(() => expect([here.hasEnded(), there.hasEnded()]).toEqual([true, true]));
});

/** A signed-in member of a brand's team. */
const memberOf = async (brandId: string) => {
  const userId = randomUUID();
  caller = brandId;
  const cookie = await gateway.signIn('', { userId, role: 'brand', version: 1, worksFor: brandId });
  return { userId, cookie };
};

test('a member who left gets nothing more of the brand, at any gateway, and stays signed in', async () => {
  const brandId = randomUUID();
  const [left, stays] = [await memberOf(brandId), await memberOf(brandId)];
  const [here, there, colleague] = [
    await stream(left.cookie),
    await stream(left.cookie, { at: other }),
    await stream(stays.cookie),
  ];
  await add(brandId, 1);
  for (const one of [here, there, colleague]) await arrive(one, [1]);
  const admin = await gateway.logIn();
  await gateway.send(`/api/admin/users/${left.userId}/role`, {
    method: 'PATCH',
    headers: { cookie: admin, 'content-type': 'application/json' },
    body: JSON.stringify({ userId: left.userId, role: 'brand', version: 2, sessionsFrom: 0, worksFor: null }),
  });
  await eventually(() => expect([here.hasEnded(), there.hasEnded()]).toEqual([true, true]));
  await add(brandId, 2);
  await arrive(colleague, [1, 2]);
  expect([here.sequences(), there.sequences()]).toEqual([[1], [1]]);
  caller = left.userId;
  expect((await stream(left.cookie)).reply.statusCode).toBe(200);
});

test('the event that a member left ends the stream before later notifications of the brand', async () => {
  const brandId = randomUUID();
  const { userId, cookie } = await memberOf(brandId);
  const one = await stream(cookie);
  const account = { id: userId, version: 2, role: 'brand' as const, displayName: 'Meera', sessionsFrom: 0 };
  const createdAt = new Date().toISOString();
  const names = { firstName: null, lastName: null };
  await publishEvent(
    broker.url,
    userUpdatedV1,
    envelopeOf(userUpdatedV1, userId, {
      ...account,
      ...names,
      createdAt,
      isSuspended: false,
      worksFor: null,
    }),
  );
  await add(brandId, 1);
  await eventually(() => expect(one.hasEnded()).toBe(true));
  expect(one.sequences()).toEqual([]);
});

test('the streams end when a lost broker is back, and missed notifications are read', async () => {
  const { userId, cookie } = await person();
  const one = await stream(cookie);
  await add(userId, 1);
  await arrive(one, [1]);
  await broker.pause();
  stored.set(userId, [...(stored.get(userId) ?? []), item(2)]);
  await broker.resume();
  await eventually(() => expect(one.hasEnded()).toBe(true));
  const again = await stream(cookie, { headers: { 'last-event-id': '1' } });
  await arrive(again, [2]);
  await add(userId, 3);
  await arrive(again, [2, 3]);
});

test('a gateway that stops ends its streams at once', async () => {
  const leaving = await startTestGateway({ NATS_URL: broker.url }, { beside: store });
  const { cookie } = await person(leaving);
  const one = await stream(cookie, { at: leaving });
  await leaving.stop();
  await eventually(() => expect(one.hasEnded()).toBe(true));
});
