import { randomUUID } from 'node:crypto';
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
import { makeWriter, producer, type Writer } from '../../test/counting';
import { makeAuthority, type TestCertificate } from '../../test/servers/certificates';
import { startSecureBroker } from '../../test/servers/secure-broker';
import { makeSecureDatabase } from '../../test/servers/secure-database';
import { makeLogger } from '../index';

const expiredAt = new Date(Date.now() - 3 * 24 * 60 * 60 * 1_000);
expiredAt.setMilliseconds(0);

type Authority = Awaited<ReturnType<typeof makeAuthority>>;
let ours: Authority;
let theirs: Authority;
let bad: Record<'expired' | 'of another host' | 'of an unknown authority', TestCertificate>;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([makeAuthority('Ours'), makeAuthority('Theirs')]);
  bad = {
    expired: await ours.sign({ validUntil: expiredAt }),
    'of another host': await ours.sign({ host: 'nats.elsewhere.test' }),
    'of an unknown authority': await theirs.sign(),
  };
});

const collectLog = () => {
  const lines: string[] = [];
  const logger = makeLogger('test', 'info', { write: (line: string) => void lines.push(line) });
  return { logger, messages: () => lines.map((line) => String(JSON.parse(line).msg)) };
};

/** The log message about each bad certificate of this server. */
const sentences = (host: string) =>
  [
    ['expired', `the certificate of ${host} was valid until ${expiredAt.toISOString()}. Renew it`],
    ['of another host', `the certificate of ${host} is for DNS:nats.elsewhere.test and not for localhost`],
    ['of an unknown authority', `the certificate of ${host} was signed by Theirs, which`],
  ] as const;

describe('a broker with TLS', () => {
  let database: TestDatabase;
  let nats: Awaited<ReturnType<typeof startSecureBroker>>;
  let writer: Writer;
  let service: TestService;
  beforeAll(async () => {
    database = await createTestDatabase();
    nats = await startSecureBroker(await ours.sign());
  });
  afterAll(async () => {
    await nats?.stop();
    await database?.drop();
  });
  const log = collectLog();
  const start = () =>
    startTestService(producer, {
      broker: { url: nats.url },
      database,
      logger: log.logger,
      env: { NATS_CA: ours.ca },
    });
  const hasBroker = async () => (await service.call('GET', '/readyz')).body.checks.broker;

  it('a certificate that becomes bad is logged, events wait, and a good one fixes it without a restart', async () => {
    service = await start();
    writer = makeWriter(database.url, 1);
    await eventually(async () => expect(await hasBroker()).toBe(true));
    for (const [kind, sentence] of sentences(nats.host)) {
      await nats.restartWith(bad[kind]);
      // By then the server that accepted events has stopped.
      await eventually(() => expect(log.messages().join('\n')).toContain(sentence));
      await eventually(async () => expect(await hasBroker()).toBe(false));
      await writer.count(randomUUID());
      expect(await service.running.db('outbox').whereNull('published_at')).toHaveLength(1);
      expect((await service.call('GET', '/readyz')).status).toBe(200);
      await nats.restartWith(await ours.sign());
      await allPublished(service.running.db);
      await eventually(async () => expect(await hasBroker()).toBe(true));
    }
    await service.stop();
  });

  it('a service starts while the certificate is bad, logs it, and connects when it is replaced', async () => {
    await nats.restartWith(bad['of an unknown authority']);
    const before = log.messages().length;
    service = await start();
    await eventually(() =>
      expect(log.messages().slice(before).join('\n')).toContain(
        'was signed by Theirs, which NATS_CA does not trust',
      ),
    );
    expect(await hasBroker()).toBe(false);
    await nats.restartWith(await ours.sign());
    await eventually(async () => expect(await hasBroker()).toBe(true));
    await writer.count(randomUUID());
    await allPublished(service.running.db);
    await service.stop();
    await writer.close();
  });

  it('an unknown host name is logged, and the other server of the list is used', async () => {
    const lonely = collectLog();
    const nowhere = await startTestService(producer, {
      broker: { url: 'nats://nats.invalid:4222' },
      database,
      logger: lonely.logger,
    });
    await eventually(() =>
      expect(lonely.messages()).toContain(
        'the broker cannot be reached: nats.invalid:4222 has a name that cannot be resolved. Check NATS_URL and the name server (DNS)',
      ),
    );
    expect(await nowhere.call('GET', '/readyz')).toMatchObject({
      status: 200,
      body: { checks: { broker: false } },
    });
    await nowhere.stop();
    const listed = await startTestService(producer, {
      broker: { url: `${nats.url},nats://nats.invalid:4222` },
      database,
      logger: log.logger,
      env: { NATS_CA: ours.ca },
    });
    await eventually(async () => expect((await listed.call('GET', '/readyz')).body.checks.broker).toBe(true));
    await listed.stop();
  });
});

describe('a database with sslmode=verify-full', () => {
  let broker: TestBroker;
  let secure: Awaited<ReturnType<typeof makeSecureDatabase>>;
  beforeAll(async () => {
    broker = await startTestBroker();
    secure = await makeSecureDatabase(ours.ca);
  });
  afterAll(async () => {
    await secure?.stop();
    await broker?.stop();
  });

  it('a start with a bad certificate fails with a message about it', async () => {
    for (const [kind, sentence] of sentences(secure.host)) {
      await secure.startWith(bad[kind]);
      await expect(startTestService(producer, { broker, database: secure.database })).rejects.toThrow(
        `The database cannot be reached: ${sentence}`,
      );
    }
  });

  it('calls work with a good certificate, answer 503 while it is bad, and work again when it is replaced', async () => {
    const log = collectLog();
    await secure.startWith(await ours.sign());
    const service = await startTestService(producer, {
      broker,
      database: secure.database,
      logger: log.logger,
    });
    const readiness = () => service.call('GET', '/readyz');
    expect((await readiness()).status).toBe(200);
    await secure.startWith(bad.expired);
    await eventually(async () => {
      expect(await readiness()).toMatchObject({ status: 503, body: { checks: { database: false } } });
      expect(log.messages().join('\n')).toContain(
        `the database cannot be reached: the certificate of ${secure.host} was valid until ${expiredAt.toISOString()}`,
      );
    });
    await secure.startWith(await ours.sign());
    await eventually(async () => expect((await readiness()).status).toBe(200));
    await service.stop();
  });
});
