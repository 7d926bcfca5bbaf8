import { randomUUID } from 'node:crypto';
import type { PubAck } from 'nats';
import { producer } from '../../test/counting';
import { useEventServers } from '../../test/servers/event-servers';
import { makeDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import { makeLogger } from '../observability/logger';
import { makeMetrics } from '../observability/metrics';
import { kitMigrations } from '../process/kit-migrations';
import { type Broker, connectBroker } from './broker/broker';
import { makeOutboxPublisher, type OutboxPublisher } from './outbox-publisher';
import { withRelayLock } from './relay-lock';

const servers = useEventServers('test');
const logger = makeLogger('test', 'silent');
const metrics = makeMetrics('catalog');
let db: ReturnType<typeof makeDatabase>;
let broker: Broker;
/** Replaces the publishing of an event when it returns a promise. */
let inTheWay: (eventId: string) => Promise<PubAck> | undefined;
let publisher: OutboxPublisher;

beforeEach(async () => {
  db = makeDatabase({ url: servers.database().url, schema: 'catalog', logger });
  await migrate(db, 'catalog', [...kitMigrations, ...producer.migrations]);
  broker = await connectBroker({ NATS_URL: servers.broker().url }, 'test', logger);
  inTheWay = () => undefined;
  const js = Object.assign(Object.create(broker.js) as Broker['js'], {
    publish: ((subject, payload, options) =>
      inTheWay(options?.msgID ?? '') ??
      broker.js.publish(subject, payload, options)) as Broker['js']['publish'],
  });
  publisher = makeOutboxPublisher({ service: 'catalog', db, broker: { ...broker, js }, logger, metrics });
  await publisher.checkStream();
});
afterEach(async () => {
  await broker?.close();
  await db?.destroy();
});

const record = async (aggregateId: string): Promise<string> => {
  const eventId = randomUUID();
  await db('outbox').insert({
    event_id: eventId,
    type: 'catalog.thing-counted.v1',
    aggregate_id: aggregateId,
    envelope: JSON.stringify({ id: eventId }),
  });
  return eventId;
};
const publishPending = () =>
  withRelayLock(
    { service: 'catalog', databaseUrl: servers.database().url, logger },
    (connection, connectionLost) => publisher.publishPending(connection, connectionLost),
  );
const pending = (): Promise<string[]> =>
  db('outbox').whereNull('published_at').orderBy('id').pluck('event_id');
const stored = async (): Promise<string[]> => {
  const manager = await broker.manager();
  const { state } = await manager.streams.info('CATALOG');
  const found: string[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq; seq += 1)
    found.push((await manager.streams.getMessage('CATALOG', { seq })).json<{ id: string }>().id);
  return found;
};

it('more events than fit in a batch are published once each, in the order of their aggregate', async () => {
  const things = Array.from({ length: 7 }, () => randomUUID());
  const perThing = new Map<string, string[]>(things.map((id) => [id, []]));
  for (let n = 0; n < 1_100; n += 1) {
    const thing = things[n % things.length] ?? '';
    perThing.get(thing)?.push(await record(thing));
  }
  await publishPending();
  expect(await pending()).toEqual([]);
  const all = await stored();
  expect(all).toHaveLength(1_100);
  for (const ids of perThing.values()) expect(all.filter((id) => ids.includes(id))).toEqual(ids);
});

it('an event that the broker refuses blocks only later events of its aggregate', async () => {
  const [thing, other] = [randomUUID(), randomUUID()];
  const [first, refused, held] = [await record(thing), await record(thing), await record(thing)];
  const others = [await record(other), await record(other)];
  inTheWay = (id) => (id === refused ? Promise.reject(new Error('no room')) : undefined);
  await expect(publishPending()).rejects.toThrow('no room');
  expect(await pending()).toEqual([refused, held]);
  expect(publisher.isStoring()).toBe(false);

  inTheWay = () => undefined;
  await publishPending();
  expect(await pending()).toEqual([]);
  expect(publisher.isStoring()).toBe(true);
  const all = await stored();
  expect(all.filter((id) => [first, refused, held].includes(id))).toEqual([first, refused, held]);
  expect(all.filter((id) => others.includes(id))).toEqual(others);
});

it('events that were stored but not marked, as after a crash, are not stored a second time', async () => {
  const things = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of things) await record(id);
  await publishPending();
  const before = await stored();
  await db('outbox').update({ published_at: null });
  await record(things[0] ?? '');
  await publishPending();
  expect(await pending()).toEqual([]);
  expect((await stored()).slice(0, 3)).toEqual(before);
  expect(await stored()).toHaveLength(4);
  expect(publisher.isCheckDue()).toBe(false);
});

it('nothing is published through a read-only server, such as a standby', async () => {
  const event = await record(randomUUID());
  const name = new URL(servers.database().url).pathname.slice(1);
  // This affects only new connections, not that of `db`.
  await db.raw('alter database ?? set default_transaction_read_only = on', [name]);
  expect(await publishPending()).toBe(false);
  await db.raw('alter database ?? reset default_transaction_read_only', [name]);
  expect(await pending()).toEqual([event]);
  expect(await publishPending()).toBe(true);
});
