import { randomUUID } from 'node:crypto';
import { eventually, type TestService } from '../../test';
import { makeReader, producer, type Writer } from '../../test/counting';
import { useEventServers } from '../../test/servers/event-servers';

const { database, start, writer: makeWriter } = useEventServers('file');
let instances: TestService[];
let reader: TestService;
let writer: Writer;

beforeAll(async () => {
  instances = await Promise.all([1, 2].map(() => start(producer)));
  reader = await start(makeReader());
  writer = makeWriter(2);
});

/** Connections that hold the lock of the service's relay. */
const leaders = async (): Promise<number[]> => {
  const { rows } = await database().query(
    `select l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.classid = 7317 and l.granted and a.application_name = 'catalog-relay'
       and a.datname = current_database()`,
  );
  return rows.map(({ pid }) => Number(pid));
};
const leader = () =>
  eventually(async () => {
    const [pid, ...others] = await leaders();
    expect(pid).toBeDefined();
    expect(others).toEqual([]);
    return pid as number;
  });
const arrives = async () => {
  const id = randomUUID();
  await writer.count(id);
  await eventually(async () =>
    expect(await reader.running.db('effects').where({ thing_id: id })).toHaveLength(1),
  );
};

it('only one of two instances relays', async () => {
  await leader();
  await arrives();
});

it('a new relay is elected and continues when the connection of the first is killed', async () => {
  for (let n = 0; n < 2; n += 1) {
    const before = await leader();
    await database().query('select pg_terminate_backend($1)', [before]);
    await eventually(async () => expect(await leader()).not.toBe(before));
    await arrives();
  }
});

it('a service whose connections are all killed serves again', async () => {
  await database().query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await eventually(async () => {
    for (const instance of instances) expect((await instance.call('GET', '/readyz')).status).toBe(200);
  });
  await arrives();
});

it('another instance relays when the first one stops', async () => {
  const [first] = instances;
  await first?.stop();
  await leader();
  await arrives();
});

it('the relay reports the number of pending events', async () => {
  const waiting = async () => {
    const metrics = await instances[1]?.call('GET', '/metrics');
    return /^outbox_pending\{service="catalog"\} (\d+)$/m.exec(metrics?.text ?? '')?.[1];
  };
  await eventually(async () => expect(await waiting()).toBe('0'));
  // A type that no stream stores: the broker refuses it, and it stays pending.
  await writer.db('outbox').insert({
    event_id: randomUUID(),
    type: 'nowhere.thing-counted.v1',
    aggregate_id: randomUUID(),
    envelope: '{}',
  });
  await eventually(async () => expect(await waiting()).toBe('1'));
});
