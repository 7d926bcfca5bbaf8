import { randomUUID } from 'node:crypto';
import {
  createTestDatabase,
  eventually,
  startTestService,
  type TestDatabase,
  type TestService,
} from '../../../test';
import { expectEffectsOnce, makeReader, makeWriter, producer, type Writer } from '../../../test/counting';
import { startTestCluster } from '../../../test/servers/broker-cluster';

let cluster: Awaited<ReturnType<typeof startTestCluster>>;
let database: TestDatabase;
const services: TestService[] = [];
let writer: Writer;
beforeAll(async () => {
  cluster = await startTestCluster();
  database = await createTestDatabase();
  writer = makeWriter(database.url, 4);
});
afterAll(async () => {
  await writer?.close();
  await Promise.all(services.map((service) => service.stop()));
  await cluster?.stop();
  await database?.drop();
});

const start = async (definition: Parameters<typeof startTestService>[0], replicas: number) => {
  const service = await startTestService(definition, {
    broker: cluster,
    database,
    env: { NATS_REPLICAS: String(replicas) },
  });
  services.push(service);
  return service;
};
const streamOf = async (service: TestService) => {
  const manager = await service.running.broker()?.manager();
  if (!manager) throw new Error('the service has no broker yet');
  return manager.streams.info('CATALOG');
};
const countTimes = async (ids: readonly string[], times: number) => {
  await Promise.all(
    ids.map(async (id) => {
      for (let n = 0; n < times; n += 1) await writer.count(id);
    }),
  );
};
const allArrived = (from: TestService, to: TestService) =>
  eventually(() => expectEffectsOnce(from.running.db, to.running.db));

it('a stream has the replicas of the settings, and no event is lost when its leader fails', async () => {
  const alone = await start(producer, 1);
  await eventually(async () => expect((await streamOf(alone)).config.num_replicas).toBe(1));

  // The next start has a cluster in its settings.
  const [from, to] = [await start(producer, 3), await start(makeReader(), 3)];
  await alone.stop();
  services.splice(services.indexOf(alone), 1);
  await eventually(async () => expect((await streamOf(from)).config.num_replicas).toBe(3));
  const things = Array.from({ length: 4 }, () => randomUUID());
  await countTimes(things, 10);
  await allArrived(from, to);

  const writing = countTimes(things, 30);
  const leading = await eventually(async () => {
    const { leader } = (await streamOf(from)).cluster ?? {};
    if (!leader) throw new Error('the stream has no leader yet');
    return leader;
  });
  await cluster.lose(leading);
  await writing;
  await allArrived(from, to);
  await eventually(async () =>
    expect((await from.call('GET', '/readyz')).body.checks).toMatchObject({ broker: true }),
  );
});
