import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { nanos } from 'nats';
import { allPublished, eventually, type TestService } from '../../test';
import {
  expectEffectsOnce,
  makeReader,
  producer,
  publishedAndEffected,
  type Writer,
} from '../../test/counting';
import { useEventServers } from '../../test/servers/event-servers';

const { broker, start, writer } = useEventServers('test');
const things = (count: number) => Array.from({ length: count }, () => randomUUID());
/** The socket of a service's connection to the broker. */
const socketOf = ({ running }: TestService): Socket => {
  const connection = running.broker()?.connection as
    | { protocol?: { transport: { socket: Socket } } }
    | undefined;
  if (!connection?.protocol) throw new Error('the service has no connection to the broker');
  return connection.protocol.transport.socket;
};
const countAll = async ({ count }: Writer, ids: string[], times: number, pauseMs = 0) => {
  await Promise.all(
    ids.map(async (id) => {
      for (let n = 0; n < times; n += 1) {
        await count(id);
        if (pauseMs > 0) await sleep(pauseMs);
      }
    }),
  );
};
const allArrived = async (from: TestService, to: TestService, events: number) => {
  await eventually(async () => {
    const [{ count }] = (await to.running.db('effects').count('* as count')) as [{ count: string }];
    expect(Number(count)).toBeGreaterThanOrEqual(events);
  });
  const result = await publishedAndEffected(from.running.db, to.running.db);
  expect(result.events).toBe(events);
  expect(result.effected).toEqual(result.published);
  await allPublished(from.running.db);
};

/** How many events were published after a newer event, because their rows were committed later. */
const overtaken = async ({ db }: Writer): Promise<number> => {
  const { rows } = await db.raw(
    `select count(*)::int as jumps from (
       select event.id, lag(event.id) over (order by effect.id) as before
       from catalog.outbox event join inquiry.effects effect on effect.event_id = event.event_id
     ) sent where id < before`,
  );
  return rows[0].jumps;
};

it('events of twelve concurrent writers have their effect once, in order per aggregate', async () => {
  const [from, to] = [await start(producer), await start(makeReader())];
  const out = writer(12);
  let events = 0;
  // Without overtaken events this test would prove little; a busy machine may need several rounds for one.
  do {
    await countAll(out, things(12), 40);
    events += 480;
    await allArrived(from, to, events);
  } while ((await overtaken(out)) === 0);
});

it('a row that commits long after newer rows is not skipped', async () => {
  const [from, to] = [await start(producer), await start(makeReader())];
  const out = writer(4);
  const late = randomUUID();
  const held = await out.db.transaction();
  await held('outbox').insert({
    event_id: late,
    type: 'catalog.thing-counted.v1',
    aggregate_id: late,
    envelope: JSON.stringify({
      specversion: '1.0',
      id: late,
      source: '/services/catalog',
      type: 'catalog.thing-counted.v1',
      subject: late,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      data: { id: late, version: 1 },
    }),
  });
  await countAll(out, things(2), 5);
  await eventually(async () => expect(await to.running.db('effects')).toHaveLength(10));
  await held.commit();
  await eventually(async () =>
    expect(await to.running.db('effects').where({ event_id: late })).toHaveLength(1),
  );
  await allPublished(from.running.db);
});

it('the poll finds events when NOTIFY is lost', async () => {
  const [from, to] = [await start(producer), await start(makeReader())];
  await countAll(writer(2, false), things(2), 3);
  await allArrived(from, to, 6);
});

it('every event is delivered when the broker is killed twice and restarts on its port and store', async () => {
  const [from, to] = [await start(producer), await start(makeReader())];
  const writing = countAll(writer(6), things(6), 60, 20);
  for (const pauseMs of [400, 900]) {
    await sleep(pauseMs);
    await broker().kill();
  }
  await writing;
  await eventually(() => expectEffectsOnce(from.running.db, to.running.db));
  expect(await from.running.db('outbox')).toHaveLength(360);
  await allPublished(from.running.db);
});

it('an event that was in transit when the connection broke has its effect once, after newer ones', async () => {
  const [from, to] = [await start(producer), await start(makeReader())];
  const { count } = writer(1);
  const id = randomUUID();
  await count(id);
  await allArrived(from, to, 1);
  const manager = await from.running.broker()?.manager();
  const durable = ['CATALOG', 'inquiry-counts'] as const;
  const socket = socketOf(to);
  socket.pause();
  await count(id);
  await eventually(async () =>
    expect(await manager?.consumers.info(...durable)).toMatchObject({ num_ack_pending: 1 }),
  );
  socket.destroy();
  await count(id);
  const effected = () => to.running.db('effects').orderBy('id').pluck('version');
  await eventually(async () => expect(await effected()).toEqual([1, 3]));
  // Otherwise the broker waits thirty seconds.
  await manager?.consumers.update(...durable, { ack_wait: nanos(100) });
  await eventually(() => expectEffectsOnce(from.running.db, to.running.db));
  expect(await effected()).toEqual([1, 3, 2]);
});

it('a service that starts before its broker serves calls, and publishes its events when the broker is up', async () => {
  await broker().pause();
  const [from, to] = [await start(producer), await start(makeReader())];
  expect((await from.call('GET', '/readyz')).status).toBe(200);
  await countAll(writer(3), things(3), 4);
  expect(await to.running.db('effects')).toEqual([]);
  await broker().resume();
  await allArrived(from, to, 12);
});

it('instances that stop and start under load neither lose nor repeat events', async () => {
  const reader = makeReader();
  const [first, second] = [await start(producer), await start(producer)];
  const [left, right] = [await start(reader), await start(reader)];
  const writing = countAll(writer(6), things(6), 60, 15);
  await sleep(300);
  await left.stop();
  await first.stop();
  await sleep(300);
  const last = await start(reader);
  await right.stop();
  await writing;
  expect(await second.running.db('outbox')).toHaveLength(360);
  await eventually(async () => {
    const rows = await last.running.db('effects').select('event_id');
    expect(new Set(rows.map(({ event_id }) => event_id)).size).toBe(360);
    expect(rows).toHaveLength(360);
  });
});
