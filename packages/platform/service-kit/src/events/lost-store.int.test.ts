import { randomUUID } from 'node:crypto';
import { allPublished, eventually, type TestService } from '../../test';
import { expectEffectsOnce, makeReader, producer, type Writer } from '../../test/counting';
import { useEventServers } from '../../test/servers/event-servers';
import { makeLogger } from '../observability/logger';
import { connectBroker } from './broker/broker';
import { reconcileStream } from './relay-state';

const servers = useEventServers('test');
let service: TestService;
let reader: TestService | null = null;
let writer: Writer;

beforeEach(async () => {
  reader = null;
  service = await servers.start(producer);
  writer = servers.writer(2);
});

const things = Array.from({ length: 10 }, () => randomUUID());
const countAll = async () => {
  for (const id of things) await writer.count(id);
};
const metric = async (name: string) => {
  const { text } = await service.call('GET', '/metrics');
  return Number(new RegExp(`^${name}\\{service="catalog"\\} (\\d+)$`, 'm').exec(text)?.[1]);
};
/** Expects that a replay of the broker's current events builds a complete projection. */
const expectWhole = async () => {
  const { running } = reader ?? (await startReader());
  await eventually(() => expectEffectsOnce(writer.db, running.db));
};
const startReader = async () => {
  reader = await servers.start(makeReader());
  return reader;
};

it('a store that was lost while everything was stopped is detected at start, and projections become complete', async () => {
  await countAll();
  await allPublished(writer.db);
  await service.stop();
  await servers.broker().loseStore();
  await servers.broker().resume();
  service = await servers.start(producer);
  await expectWhole();
  expect(await metric('streams_republished_total')).toBe(1);
});

it('a store that is lost while the service runs is detected when the broker is back', async () => {
  await countAll();
  await allPublished(writer.db);
  await servers.broker().loseStore();
  await servers.broker().resume();
  await eventually(async () => expect(await metric('streams_republished_total')).toBe(1));
  await countAll();
  await expectWhole();
});

it('a store that is lost while a consumer runs and creates the stream first loses and repeats no events', async () => {
  await startReader();
  await countAll();
  await expectWhole();
  await servers.broker().loseStore();
  await countAll();
  await servers.broker().resume();
  await expectWhole();
  expect(await metric('streams_republished_total')).toBe(1);
});

it('a stream that is deleted on the running broker is created again, with all events', async () => {
  await countAll();
  await allPublished(writer.db);
  const manager = await service.running.broker()?.manager();
  await eventually(async () => {
    // Deletes it again if the relay has recreated it, which checks every 30 s.
    await manager?.streams.delete('CATALOG').catch(() => undefined);
    expect((await service.call('GET', '/readyz')).body.checks).toMatchObject({ broker: false });
  });
  await writer.count(randomUUID());
  await expectWhole();
  await eventually(async () =>
    expect((await service.call('GET', '/readyz')).body.checks).toMatchObject({ broker: true }),
  );
});

it('an outbox published before the record existed is published again when the stream has less', async () => {
  await countAll();
  await allPublished(writer.db);
  await service.stop();
  await writer.db('relay_state').delete();
  await servers.broker().loseStore();
  await servers.broker().resume();
  service = await servers.start(producer);
  await expectWhole();
});

it('the restart of a broker with its store publishes no event again', async () => {
  await countAll();
  await allPublished(writer.db);
  await servers.broker().kill();
  await countAll();
  await allPublished(writer.db);
  await expectWhole();
  expect(await metric('streams_republished_total')).toBe(0);
});

it('a stream is recognised at each server of a cluster, although they have different creation times', async () => {
  await countAll();
  await allPublished(writer.db);
  const state = await service.running.broker()?.streamState('catalog');
  if (!state?.id) throw new Error('the stream has no id');
  const atAnotherServer = { ...state, created: new Date().toISOString() };
  expect(await reconcileStream(writer.db, 'catalog', atAnotherServer)).toBe(0);
  const createdAgain = { ...state, id: randomUUID() };
  expect(await reconcileStream(writer.db, 'catalog', createdAgain)).toBe(things.length);
});

it('a stream of an earlier release gets its id without being published again', async () => {
  await countAll();
  await allPublished(writer.db);
  // Its relay could set the id of the stream at any time.
  await service.stop();
  const broker = await connectBroker(
    { NATS_URL: servers.broker().url },
    'test',
    makeLogger('test', 'silent'),
  );
  const manager = await broker.manager();
  await manager.streams.update('CATALOG', { metadata: {} });
  const before = await broker.streamState('catalog');
  expect(before.id).toBeUndefined();
  await writer.db('relay_state').update({ stream_created: before.created });
  await broker.keepStream('catalog');
  const after = await broker.streamState('catalog');
  await broker.close();
  expect(after.id).toEqual(expect.any(String));
  expect(await reconcileStream(writer.db, 'catalog', after)).toBe(0);
  expect(await writer.db('relay_state').pluck('stream_created')).toEqual([after.id]);
});
