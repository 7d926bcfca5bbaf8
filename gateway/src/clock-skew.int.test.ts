import { join } from 'node:path';
import {
  createTestDatabase,
  makeCallers,
  runProgram,
  type TestDatabase,
  withClockAhead,
} from '@setu/service-kit/test';
import { firstReleases, removeStore, startTestGateway } from '../test/test-gateway';

/** Allowed error of a service's clock, ms: half of a round trip to its database on a busy machine. */
const accuracyMs = 5_000;

const callers = makeCallers();
let database: TestDatabase;
let store: Awaited<ReturnType<typeof firstReleases>>;
beforeAll(async () => {
  [database, store] = await Promise.all([createTestDatabase(), firstReleases()]);
});
afterAll(async () => {
  await database?.drop();
  if (store) await removeStore(store);
});

it.each([
  ['early', 300],
  ['late', -300],
])(
  'a signed-in user can write to a service on a machine whose clock is five minutes %s, and the row has the right time',
  async (_name, seconds) => {
    const inquiry = await runProgram({
      folder: join(__dirname, '../../services/inquiry'),
      main: 'src/main.ts',
      env: {
        DATABASE_URL: database.url,
        NATS_URL: 'nats://127.0.0.1:1',
        CALLER_PUBLIC_KEY: callers.publicKey,
        ...withClockAhead(seconds),
      },
    });
    try {
      const gateway = await startTestGateway(
        { INQUIRY_URL: await inquiry.listening(), CALLER_PRIVATE_KEY: callers.privateKey },
        { beside: store },
      );
      const cookie = await gateway.signIn();
      const sentAt = Date.now();
      const reply = await gateway.send('/api/saved-replies', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', origin: 'http://franchisesetu.test' },
        body: JSON.stringify({ title: `Reply ${seconds}`, text: 'Thank you for your interest.' }),
      });
      const answeredAt = Date.now();
      await gateway.stop();
      expect([reply.status, reply.text]).toEqual([201, expect.any(String)]);
      const { rows } = await database.query('select created_at from inquiry.saved_replies where title = $1', [
        `Reply ${seconds}`,
      ]);
      const createdAt = Number(rows[0]?.created_at);
      expect(createdAt).toBeGreaterThanOrEqual(sentAt - accuracyMs);
      expect(createdAt).toBeLessThanOrEqual(answeredAt + accuracyMs);
    } finally {
      await inquiry.stop();
    }
  },
);
