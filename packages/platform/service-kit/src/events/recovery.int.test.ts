import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { allPublished, eventually, type TestService } from '../../test';
import { countsConsumer, makeReader, producer, type Writer } from '../../test/counting';
import { useEventServers } from '../../test/servers/event-servers';
import type { Broker } from './broker/broker';
import { replayConsumer, republishAll } from './recovery';

const servers = useEventServers('test');
let from: TestService;
let to: TestService;
let writer: Writer;

beforeEach(async () => {
  from = await servers.start(producer);
  to = await servers.start(makeReader());
  writer = servers.writer(4);
});

const ids = Array.from({ length: 5 }, () => randomUUID());
const countEach = async (times: number) => {
  for (let n = 0; n < times; n += 1) await Promise.all(ids.map((id) => writer.count(id)));
};
const brokerOf = (service: TestService): Broker => {
  const broker = service.running.broker();
  if (!broker) throw new Error('the service has no broker yet');
  return broker;
};
const versions = async () => (await to.running.db('counts').orderBy('id')).map(({ version }) => version);
const standsAt = (version: number) =>
  eventually(async () => expect(await versions()).toEqual(ids.map(() => version)));
const effects = async () => (await to.running.db('effects')).length;

it('a replay rebuilds the projection from the first event', async () => {
  await countEach(4);
  await standsAt(4);
  await to.running.db('counts').update({ version: 99 });
  await to.running.db('counts').insert({ id: randomUUID(), version: 1 });
  await replayConsumer(to.running.db, brokerOf(to), 'inquiry', countsConsumer);
  await standsAt(4);
  await eventually(async () => expect(await effects()).toBe(20));
});

it('a replay while events arrive loses no event', async () => {
  await countEach(3);
  const writing = countEach(12);
  await replayConsumer(to.running.db, brokerOf(to), 'inquiry', countsConsumer);
  await writing;
  await standsAt(15);
  await eventually(async () => expect(await effects()).toBe(75));
});

it('a replay waits for an event whose projection is being written', async () => {
  await countEach(1);
  await standsAt(1);
  const { db } = to.running;
  const [id] = ids;
  // A running handler, on a row that the replay is about to delete.
  const handler = await db.transaction();
  await handler('inbox').insert({ consumer: countsConsumer.name, event_id: randomUUID() });
  await handler('counts').where({ id }).update({ version: 2 });
  const replaying = replayConsumer(db, brokerOf(to), 'inquiry', countsConsumer);
  await eventually(async () => {
    const { rows } = await servers
      .database()
      .query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
    expect(rows).not.toEqual([]);
  });
  await handler.commit();
  await replaying;
  await standsAt(1);
  await eventually(async () => expect(await db('inbox')).toHaveLength(ids.length));
});

it('a replay does not lose events that a running service handles while the broker is slow', async () => {
  await countEach(2);
  await standsAt(2);
  const broker = brokerOf(to);
  // Longer than a running service needs to recreate the durable consumer and read from it.
  const slow: Broker = {
    ...broker,
    removeConsumer: async (...which) => {
      await broker.removeConsumer(...which);
      await sleep(2_500);
    },
  };
  await replayConsumer(to.running.db, slow, 'inquiry', countsConsumer);
  await standsAt(2);
  await eventually(async () => expect(await effects()).toBe(10));
});

it('a replay works for a consumer that does not exist in the broker', async () => {
  await countEach(1);
  await standsAt(1);
  const absent = { ...countsConsumer, name: 'absent' };
  await replayConsumer(to.running.db, brokerOf(to), 'inquiry', absent);
  expect(await versions()).toEqual([]);
});

it('a broker that lost its store gets all events again, and no event has a second effect', async () => {
  await countEach(3);
  await standsAt(3);
  await allPublished(from.running.db);
  const manager = await brokerOf(from).manager();
  await manager.streams.delete('CATALOG');
  expect(await republishAll(from.running.db)).toBe(15);
  await allPublished(from.running.db);
  expect((await manager.streams.info('CATALOG')).state.messages).toBe(15);
  await countEach(1);
  await standsAt(4);
  expect(await effects()).toBe(20);
});
