import { randomBytes, randomUUID } from 'node:crypto';
import {
  allPublished,
  createTestDatabase,
  eventually,
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestDatabase,
  type TestService,
} from '../../test';
import { countsConsumer, makeReader, makeWriter, producer } from '../../test/counting';
import { asAdministrator } from '../../test/servers/administrator';
import { startNatsWithUser } from '../../test/servers/broker-users';
import { makeLogger, type ServiceDefinition } from '../index';
import { describePermissions } from './describe';

const running = new Set<TestService>();
const start: typeof startTestService = async (definition, options) => {
  const service = await startTestService(definition, options);
  running.add(service);
  return service;
};
const stop = async (service: TestService) => {
  running.delete(service);
  await service.stop();
};
afterEach(async () => {
  await Promise.all([...running].map(stop));
});

const isReady = async (service: TestService) => (await service.call('GET', '/readyz')).status;

describe('the login of a service to PostgreSQL changes while it serves', () => {
  let broker: TestBroker;
  let database: TestDatabase;
  const role = `catalog_${randomBytes(6).toString('hex')}`;
  const next = `${role}_next`;
  beforeAll(async () => {
    [broker, database] = await Promise.all([startTestBroker(), createTestDatabase()]);
  });
  afterAll(async () => {
    await broker?.stop();
    const server = new URL(database.url);
    server.pathname = '/postgres';
    await database.drop();
    await asAdministrator(server.href, [`drop role if exists ${next}`, `drop role if exists ${role}`]);
  });

  const asAdmin = (statements: string) => asAdministrator(database.url, [statements]);
  const as = (username: string, password: string): TestDatabase => {
    const url = new URL(database.url);
    Object.assign(url, { username, password });
    return { ...database, url: url.href };
  };
  const write = async ({ url }: TestDatabase) => {
    const writer = makeWriter(url, 1);
    await writer.count(randomUUID());
    await writer.close();
  };
  /** The next release, whose migration changes a table that the old login created. */
  const nextRelease: ServiceDefinition = {
    ...producer,
    migrations: [
      ...producer.migrations,
      {
        name: '2-add-note',
        up: (db) => db.schema.alterTable('things', (table) => void table.text('note')),
        down: (db) => db.schema.alterTable('things', (table) => void table.dropColumn('note')),
      },
    ],
  };

  it('instances with the old and with the new login run at the same time, and then the old one is closed', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await asAdmin(`
      create role ${role} login password 'one';
      grant connect on database ${name} to ${role};
      grant usage on schema public to ${role};
      create schema catalog authorization ${role}`);
    const [byOld, byNext] = [as(role, 'one'), as(next, 'two')];
    const first = await start(producer, { broker, database: byOld });

    await asAdmin(`
      create role ${next} login password 'two' in role ${role};
      alter role ${next} in database ${name} set role = ${role}`);
    const second = await start(nextRelease, { broker, database: byNext });
    expect([await isReady(first), await isReady(second)]).toEqual([200, 200]);
    await write(byOld);
    await write(byNext);

    await stop(first);
    await asAdmin(`alter role ${role} nologin`);
    await expect(start(producer, { broker, database: byOld })).rejects.toMatchObject({ code: '28000' });
    const third = await start(nextRelease, { broker, database: byNext });
    await write(byNext);
    await allPublished(third.running.db);
    expect([await isReady(second), await isReady(third)]).toEqual([200, 200]);
    const owners = await third.running
      .db('pg_tables')
      .where({ schemaname: 'catalog' })
      .distinct('tableowner');
    expect(owners).toEqual([{ tableowner: role }]);
  });
});

describe('the login of a service to NATS changes while it serves', () => {
  const reader = makeReader(countsConsumer);
  let nats: Awaited<ReturnType<typeof startNatsWithUser>>;
  let database: TestDatabase;
  let writer: ReturnType<typeof makeWriter>;
  beforeAll(async () => {
    nats = await startNatsWithUser('inquiry', await describePermissions(reader));
    database = await createTestDatabase();
  });
  // Runs after `afterEach`, which stops the services.
  afterAll(async () => {
    await writer?.close();
    await nats?.stop();
    await database?.drop();
  });

  const isConnected = (service: TestService) =>
    eventually(async () => {
      const { checks } = (await service.call('GET', '/readyz')).body;
      expect(checks).toMatchObject({ broker: true, announced: true });
    });
  /** Waits until an event arrives at any instance, because all share the same durable consumer. */
  const anEventArrives = async (service: TestService) => {
    const id = randomUUID();
    await writer.count(id);
    await eventually(async () => expect(await service.running.db('counts').where({ id })).toHaveLength(1));
  };

  it('instances with the old and with the new login run at the same time, and then the old one is closed', async () => {
    const lines: string[] = [];
    const logger = makeLogger('test', 'warn', { write: (line: string) => void lines.push(line) });
    await start(producer, { broker: { url: nats.ownerUrl }, database });
    writer = makeWriter(database.url, 1);
    const first = await start(reader, { broker: nats, database, logger });
    await isConnected(first);
    await anEventArrives(first);

    const old = { user: 'inquiry', password: new URL(nats.url).password };
    const next = { user: 'inquiry-next', password: 'two' };
    await nats.setUsers([old, next]);
    const nextUrl = new URL(nats.url);
    Object.assign(nextUrl, { username: next.user, password: next.password });
    const second = await start(reader, { broker: { url: nextUrl.href }, database, logger });
    await isConnected(second);
    await isConnected(first);
    await anEventArrives(second);
    // The new configuration did not disconnect any client.
    expect(lines.filter((line) => line.includes('disconnect'))).toEqual([]);

    await stop(first);
    await nats.setUsers([next]);
    await eventually(() =>
      expect(nats.signIn(nats.url)).rejects.toMatchObject({ code: 'AUTHORIZATION_VIOLATION' }),
    );
    await anEventArrives(second);
    await isConnected(second);
  });
});
