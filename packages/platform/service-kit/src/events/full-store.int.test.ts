import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  allPublished,
  createTestDatabase,
  eventually,
  fillDisk,
  startSupervisedBroker,
  startTestService,
  type TestDatabase,
  type TestService,
} from '../../test';
import { expectEffectsOnce, makeReader, makeWriter, producer, type Writer } from '../../test/counting';

const run = promisify(execFile);

/** A way to fill the broker's store and to free space again. */
interface Store {
  /** Whether the broker still refuses events after space is freed. */
  needsRestart: boolean;
  fill: (service: TestService) => Promise<void>;
  free: (service: TestService) => Promise<void>;
  remove: () => Promise<void>;
}

/** A separate small disk, if this user may mount one. */
const smallDisk = (folder: string): Store => {
  let free: () => Promise<void>;
  return {
    needsRestart: true,
    fill: async () => {
      free = await fillDisk(folder);
    },
    free: () => free(),
    remove: async () => void (await run('umount', [folder])),
  };
};

/** A limit of the stream, where no disk can be mounted: the broker refuses in the same way, but recovers without a restart. */
const limitedStream = (): Store => {
  const limit = async (service: TestService, maxBytes: number) => {
    const manager = await service.running.broker()?.manager();
    await manager?.streams.update('CATALOG', { max_bytes: maxBytes, discard: 'new' as never });
  };
  return {
    needsRestart: false,
    fill: (service) => limit(service, 1),
    free: (service) => limit(service, -1),
    remove: async () => undefined,
  };
};

let dataDir: string;
let store: Store;
let nats: Awaited<ReturnType<typeof startSupervisedBroker>>;
let database: TestDatabase;
let service: TestService;
let reader: TestService;
let writer: Writer;
const said: string[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'setu-full-'));
  store = await run('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', dataDir]).then(
    () => smallDisk(dataDir),
    () => limitedStream(),
  );
  nats = await startSupervisedBroker({
    dataDir,
    serviceUrls: () => [service?.url ?? ''],
    log: (line) => void said.push(line),
  });
  database = await createTestDatabase();
  service = await startTestService(producer, { broker: nats, database });
  reader = await startTestService(makeReader(), { broker: nats, database });
  writer = makeWriter(database.url, 2);
});
afterAll(async () => {
  await reader?.stop();
  await service?.stop();
  await writer?.close();
  await nats?.stop();
  await store?.remove();
  await rm(dataDir, { recursive: true, force: true });
  await database?.drop();
});

const checks = async () => (await service.call('GET', '/readyz')).body.checks;
const metric = async () => (await service.call('GET', '/metrics')).text;
const things = Array.from({ length: 20 }, () => randomUUID());

it('readiness and metrics report a full store, and it is repaired without an operator', async () => {
  for (const id of things) await writer.count(id);
  await eventually(async () => expect(await checks()).toMatchObject({ broker: true }));

  await store.fill(service);
  // The broker may still write into a block that it has already allocated.
  await eventually(async () => {
    for (const id of things) await writer.count(id);
    expect(await checks()).toMatchObject({ database: true, broker: false });
    expect(await metric()).toContain('broker_healthy{service="catalog"} 0');
    const [waiting] = await writer.db('outbox').whereNull('published_at').count('* as count');
    expect(Number(waiting?.count)).toBeGreaterThan(0);
  });
  expect((await service.call('GET', '/readyz')).status).toBe(200);

  await store.free(service);
  await allPublished(writer.db);
  await eventually(async () => {
    expect(await checks()).toMatchObject({ broker: true });
    await expectEffectsOnce(writer.db, reader.running.db);
    expect(await metric()).toContain('broker_healthy{service="catalog"} 1');
  });
  expect(said.join('\n').includes('restarting it')).toBe(store.needsRestart);
});
