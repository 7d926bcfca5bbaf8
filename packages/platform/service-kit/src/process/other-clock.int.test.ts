import { join } from 'node:path';
import {
  createTestDatabase,
  makeCallers,
  startTestBroker,
  type TestBroker,
  type TestDatabase,
  withClockAhead,
} from '../../test';
import { runProgram } from '../../test/programs/run-program';
import { makeDatabase } from '../db/database';
import { startDatabaseClock } from '../db/database-clock';
import { makeLogger } from '../observability/logger';

let nats: TestBroker;
let database: TestDatabase;
beforeAll(async () => {
  nats = await startTestBroker();
  database = await createTestDatabase();
});
afterAll(async () => {
  await nats?.stop();
  await database?.drop();
});

/** Accuracy of a service's clock, ms: half of a round trip to its database on a busy machine. */
const accuracyMs = 5_000;

it.each([
  ['early', 300],
  ['late', -300],
])(
  'a service on a machine whose clock is five minutes %s uses the time of its database and logs the difference',
  async (_name, seconds) => {
    const service = await runProgram({
      folder: join(__dirname, '../..'),
      main: 'test/service/main-fixture.ts',
      env: {
        DATABASE_URL: database.url,
        NATS_URL: nats.url,
        CALLER_PUBLIC_KEY: makeCallers().publicKey,
        ...withClockAhead(seconds),
      },
    });
    try {
      const url = await service.listening();
      const askedAt = Date.now();
      const reply = await fetch(`${url}/api/test/time`);
      const { ofMachine, ofService } = (await reply.json()) as { ofMachine: number; ofService: number };
      const answeredAt = Date.now();
      const isMeanwhile = (time: number, toleranceMs: number) =>
        time >= askedAt - toleranceMs && time <= answeredAt + toleranceMs;
      expect([ofMachine, isMeanwhile(ofMachine - seconds * 1_000, 1)]).toEqual([ofMachine, true]);
      expect([ofService, isMeanwhile(ofService, accuracyMs)]).toEqual([ofService, true]);
      const lines = service
        .output()
        .split('\n')
        .filter((line) => line.includes('clockSkewMs'));
      expect(lines).toHaveLength(1);
      const { clockSkewMs, msg } = JSON.parse(lines[0] ?? '') as { clockSkewMs: number; msg: string };
      expect(Math.abs(clockSkewMs + seconds * 1_000)).toBeLessThan(accuracyMs);
      expect(msg).toContain('the clock of this machine differs from that of the database');
    } finally {
      await service.stop();
    }
  },
);

test('a database reply that takes seconds is not mistaken for a wrong clock', async () => {
  const db = makeDatabase({ url: database.url, schema: 'public', poolMax: 1 });
  const busy = db.raw('select pg_sleep(2.5)').then();
  const clock = await startDatabaseClock(db, makeLogger('test', 'silent'));
  try {
    const before = Date.now();
    const read = clock.now().getTime();
    expect([read, read >= before && read <= Date.now()]).toEqual([read, true]);
  } finally {
    clock.stop();
    await busy;
    await db.destroy();
  }
});
