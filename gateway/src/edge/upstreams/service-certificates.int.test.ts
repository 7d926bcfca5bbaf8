import { randomUUID } from 'node:crypto';
import { instancesSubject } from '@setu/protocol';
import { type Broker, connectBroker, makeLogger } from '@setu/service-kit';
import { eventually, startTestBroker, type TestBroker } from '@setu/service-kit/test';
import { makeAuthority, type TestCertificate } from '@setu/service-kit/test/certificates';
import { json, type Peer, startPeer } from '../../../test/peer';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway';

type Authority = Awaited<ReturnType<typeof makeAuthority>>;
const expiredAt = new Date(Date.now() - 3 * 24 * 60 * 60 * 1_000);
expiredAt.setMilliseconds(0);

let ours: Authority;
let nats: TestBroker;
let broker: Broker;
const peers: Peer[] = [];

beforeAll(async () => {
  [ours, nats] = await Promise.all([makeAuthority('Ours'), startTestBroker()]);
  broker = await connectBroker({ NATS_URL: nats.url }, 'test', makeLogger('test', 'silent'));
});
afterAll(async () => {
  await Promise.all(peers.map((peer) => peer.stop()));
  await broker?.close();
  await nats?.stop();
});

/** A server with this certificate, or without TLS, which announces itself as an instance of this service. */
const run = async (service: string, certificate?: TestCertificate) => {
  const peer = await startPeer((_, reply) => json(reply, 200, { from: peer.url }), 0, certificate);
  peers.push(peer);
  const instance = {
    service,
    version: null,
    id: randomUUID(),
    url: peer.url,
    state: 'ready',
    endpoints: [{ method: 'GET', path: `/api/${service}` }],
  };
  return { ...peer, announce: () => broker.connection.publish(instancesSubject, JSON.stringify(instance)) };
};

const collectLog = () => {
  const lines: string[] = [];
  const logger = makeLogger('gateway', 'info', { write: (line: string) => void lines.push(line) });
  return { logger, messages: () => lines.map((line) => String(JSON.parse(line).msg)) };
};

/** Runs `use` with a gateway of a development platform that trusts our authority. */
const withGateway = async (
  settings: Record<string, string>,
  use: (gateway: TestGateway, messages: () => string[]) => Promise<void>,
) => {
  const { logger, messages } = collectLog();
  const gateway = await startTestGateway(
    { NATS_URL: nats.url, DEV: '1', SERVICES_CA: ours.ca, ...settings },
    { logger },
  );
  try {
    await use(gateway, messages);
  } finally {
    await gateway.stop();
  }
};

test('a service is called over TLS when its certificate is for its name, whatever its address', () =>
  withGateway({}, async ({ send }) => {
    const secure = await run('plots', await ours.sign({ host: 'plots' }));
    await eventually(async () => {
      secure.announce();
      expect((await send('/api/plots')).json()).toEqual({ from: secure.url });
    });
    expect(secure.url).toMatch(/^https:/);
  }));

test('an instance with a bad certificate gets no request: another one is called, and the problem is logged', () =>
  withGateway({}, async ({ send }, messages) => {
    const theirs = await makeAuthority('Theirs');
    const good = await run('leases', await ours.sign({ host: 'leases' }));
    const bad = [
      await run('leases', await ours.sign({ host: 'plots' })),
      await run('leases', await ours.sign({ host: 'leases', validUntil: expiredAt })),
      await run('leases', await theirs.sign({ host: 'leases' })),
    ];
    const all = [good, ...bad];
    const sentences = [
      'is for DNS:plots and not for leases',
      `was valid until ${expiredAt.toISOString()}. Renew it`,
      'was signed by Theirs, which SERVICES_CA does not trust',
    ].map((text, index) => ({ place: bad[index]?.url.replace('https://', ''), text }));
    await eventually(async () => {
      for (const each of all) each.announce();
      for (const _ of all) expect((await send('/api/leases')).json()).toEqual({ from: good.url });
      for (const { place, text } of sentences)
        expect(messages()).toContainEqual(expect.stringContaining(`the certificate of ${place} ${text}`));
    });
    expect(bad.flatMap(({ seen }) => seen)).toEqual([]);
    await good.stop();
    const alone = await send('/api/leases');
    expect([alone.status, alone.json().code]).toEqual([503, 'service_unavailable']);
  }));

test('services without TLS are also called until SERVICES_HTTPS is 1', async () => {
  const plain = await run('rents');
  await withGateway({}, async ({ send }) => {
    await eventually(async () => {
      plain.announce();
      expect((await send('/api/rents')).json()).toEqual({ from: plain.url });
    });
  });
  const secure = await run('rents', await ours.sign({ host: 'rents' }));
  const before = plain.seen.length;
  await withGateway(
    { SERVICES_HTTPS: '1', IDENTITY_URL: 'https://identity.invalid', CATALOG_URL: 'https://catalog.invalid' },
    async ({ send }, messages) => {
      await eventually(async () => {
        plain.announce();
        secure.announce();
        expect(messages()).toContain('an instance without TLS is not called, because SERVICES_HTTPS is 1');
        for (const _ of [plain, secure])
          expect((await send('/api/rents')).json()).toEqual({ from: secure.url });
      });
    },
  );
  expect(plain.seen.length).toBe(before);
});
