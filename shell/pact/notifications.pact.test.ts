import { join } from 'node:path';
import { Matchers, Pact } from '@pact-foundation/pact';
import { readNotifications } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { clientOf, noted } from '@setu/mfe-kit/testing/pact';
import { notificationPages, notificationSummary } from '../src/notifications/notifications.queries';

const { integer, uuid, regex, eachLike } = Matchers;

const pact = new Pact({
  consumer: 'shell',
  provider: 'identity',
  dir: join(__dirname, 'pacts'),
  logLevel: 'warn',
});

const aboutId = 'c0ffee00-0000-4000-8000-0000000000e1';
const given = () =>
  pact
    .addInteraction()
    .given('signed in as investor')
    .given('the caller has unread notifications', { aboutId });

test('unread notifications are counted', async () => {
  await given()
    .uponReceiving('a request for the number of unread notifications')
    .withRequest('GET', '/api/notifications/summary')
    .willRespondWith(200, (reply) =>
      reply.jsonBody({ unread: 1, isUnreadBound: false, newest: integer(4711) }),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(notificationSummary())).toEqual({
        unread: 1,
        isUnreadBound: false,
        newest: 4711,
      });
    });
});

test('notifications are listed', async () => {
  await given()
    .uponReceiving('a request for the notifications')
    .withRequest('GET', '/api/notifications', (request) => request.query({ limit: '20' }))
    .willRespondWith(200, (reply) =>
      reply.jsonBody(
        eachLike({
          id: uuid('c0ffee00-0000-4000-8000-0000000000f1'),
          sequence: integer(4711),
          kind: 'reply-received',
          aboutId,
          aboutKind: 'franchise',
          state: null,
          otherName: 'Nadi Naturals',
          createdAt: regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '2026-01-01T00:00:00.000Z'),
          isRead: false,
        }),
      ),
    )
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(notificationPages());
      expect(pages[0]?.items).toMatchObject([{ kind: 'reply-received', otherName: 'Nadi Naturals' }]);
    });
});

test('the notifications about a conversation are marked as read', async () => {
  await given()
    .uponReceiving('a mark that the notifications about an inquiry were read')
    .withRequest('POST', '/api/notifications/read', (request) => request.jsonBody({ aboutId }))
    .willRespondWith(200, (reply) =>
      reply.jsonBody({ unread: 0, isUnreadBound: false, newest: integer(4711) }),
    )
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(readNotifications, { aboutId })).toMatchObject({ unread: 0 });
    });
});

test('all notifications up to a sequence number are marked as read', async () => {
  await given()
    .uponReceiving('a mark that all notifications were read')
    .withRequest('POST', '/api/notifications/read', (request) => request.jsonBody({ upTo: 9_000_000 }))
    .willRespondWith(200, (reply) =>
      reply.jsonBody({ unread: 0, isUnreadBound: false, newest: integer(4711) }),
    )
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(readNotifications, { upTo: 9_000_000 })).toMatchObject({ unread: 0 });
    });
});

test('a woken browser gets no notification when nothing is unread', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .uponReceiving('a request of a service worker for what to show')
    // The request of shell/public/service-worker.js.
    .withRequest('GET', '/api/notifications/newest', (request) =>
      request.headers({ accept: 'application/json' }),
    )
    .willRespondWith(200, (reply) => reply.jsonBody({ notification: null, unread: 0 }))
    .executeTest(async ({ url }) => {
      const headers = { accept: 'application/json' };
      const reply = await noted(url, () => fetch(`${url}/api/notifications/newest`, { headers }));
      expect(await reply.json()).toEqual({ notification: null, unread: 0 });
    });
});
