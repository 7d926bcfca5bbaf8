import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { join } from 'node:path';
import { Matchers, Pact } from '@pact-foundation/pact';
import { mostMissedNotifications } from '@setu/contracts';
import { eventually } from '@setu/service-kit/test';
import { noted } from '@setu/testing/pact';
import { json } from '../test/peer';
import { identityAnswers, startTestGateway, type TestGateway } from '../test/test-gateway';

const { boolean, eachLike, integer, uuid } = Matchers;

const pact = new Pact({
  consumer: 'gateway',
  provider: 'identity',
  dir: join(__dirname, 'pacts'),
  logLevel: 'warn',
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway?.stop());

const aboutId = 'c0ffee00-0000-4000-8000-0000000000c1';
/** Notifications as identity lists them for a stream. */
const oneMissed = { kind: 'reply-received', aboutId, aboutKind: 'franchise', state: null };

/**
 * Forwards the gateway's requests for notifications to the pact's mock server.
 * @param missed answers requests for missed notifications instead of the mock server
 */
const answerFrom = (url: string, missed?: readonly object[]) =>
  gateway.identity.answerWith((request, reply, raw) => {
    if (missed && request.url.startsWith('/api/notifications/missed')) return json(reply, 200, missed);
    if (!request.url.startsWith('/api/notifications/')) return identityAnswers(request, reply, raw);
    noted(url, () => fetch(`${url}${request.url}`)).then(
      async (answer) => json(reply, answer.status, await answer.json()),
      (error: Error) => json(reply, 502, { title: error.message }),
    );
  });

/** Opens a stream that resumes after this sequence. @returns its text once it contains `part`; fails when it never does */
const streamWith = async (after: number, part: string): Promise<string> => {
  const cookie = await gateway.signIn('', { userId: randomUUID(), role: 'brand', version: 1 });
  let text = '';
  const request = get(`${gateway.url}/api/notifications/stream?after=${after}`, {
    headers: { cookie },
    agent: false,
  });
  request.on('response', (reply) => {
    reply.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    reply.on('error', () => undefined);
  });
  await eventually(() => expect(text).toContain(part));
  request.destroy();
  return text;
};

test('a stream begins with the notifications that were missed', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand', {})
    .given('the caller has unread notifications', { aboutId })
    .uponReceiving('a request for missed notifications')
    .withRequest('GET', '/api/notifications/missed', (request) => request.query({ after: '0' }))
    .willRespondWith(200, (reply) =>
      reply.jsonBody(eachLike({ ...oneMissed, sequence: integer(7), aboutId: uuid(aboutId) })),
    )
    .executeTest(async ({ url }) => {
      answerFrom(url);
      expect(await streamWith(0, 'event: notification')).toContain('id: 7');
    });
});

test('a stream after too many missed notifications begins with a gap up to the newest', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand', {})
    .given('the caller has unread notifications', { aboutId })
    .uponReceiving('a request for the newest notification')
    .withRequest('GET', '/api/notifications/summary')
    .willRespondWith(200, (reply) =>
      reply.jsonBody({ unread: integer(1), isUnreadBound: boolean(false), newest: integer(42) }),
    )
    .executeTest(async ({ url }) => {
      // A full batch of missed notifications; the interaction above checks their shape.
      const missed = Array.from({ length: mostMissedNotifications }, () => ({ ...oneMissed, sequence: 7 }));
      answerFrom(url, missed);
      expect(await streamWith(7, 'event: gap')).toContain('id: 42');
    });
});
