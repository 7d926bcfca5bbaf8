import { randomUUID } from 'node:crypto';
import { type Instance, instancesSubject, platformPaths, type ReleaseEndpoint } from '@setu/protocol';
import { type Broker, connectBroker, makeLogger } from '@setu/service-kit';
import { eventually, startTestBroker, type TestBroker } from '@setu/service-kit/test';
import { publishTo, releaseTo, serviceFiles, serviceRelease } from '../../../test/front-ends';
import { json, type Peer, startPeer } from '../../../test/peer';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway';
import { visitorCookies } from '../../../test/visitors';

let nats: TestBroker;
let broker: Broker;
let gateway: TestGateway;
const peers: Peer[] = [];
let repeating: NodeJS.Timeout;
/** Log lines of the gateway. */
const log: string[] = [];

beforeAll(async () => {
  nats = await startTestBroker();
  broker = await connectBroker({ NATS_URL: nats.url }, 'test', makeLogger('test', 'silent'));
  const logger = makeLogger('gateway', 'error', { write: (line: string) => void log.push(line) });
  gateway = await startTestGateway({ NATS_URL: nats.url }, { logger });
  repeating = setInterval(() => {
    for (const instance of announced.values()) publish(instance);
  }, 1_000);
});
afterAll(async () => {
  clearInterval(repeating);
  await gateway.stop();
  await Promise.all(peers.map((peer) => peer.stop()));
  await broker.close();
  await nats.stop();
});

const get = (path: string): ReleaseEndpoint => ({ method: 'GET', path });
const announced = new Map<string, Instance>();
const publish = (instance: Instance) => broker.connection.publish(instancesSubject, JSON.stringify(instance));
/** Announces an instance repeatedly, as services do: a silent instance counts as gone. */
const announce = (instance: Instance) => {
  announced.set(instance.id, instance);
  publish(instance);
};

interface Running extends Peer {
  instance: Instance;
}

/** A real HTTP server that announces itself like a service, and answers with its own name. */
const run = async (
  service: string,
  version: string | null,
  endpoints: ReleaseEndpoint[] = [],
): Promise<Running> => {
  const name = `${service} ${version}`;
  const peer = await startPeer(({ body }, reply) => json(reply, 200, { name, body }));
  peers.push(peer);
  const instance: Instance = {
    service,
    version,
    id: randomUUID(),
    url: peer.url,
    state: 'ready',
    endpoints,
  };
  announce(instance);
  return { ...peer, instance };
};
const nameAt = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await gateway.send(path, { headers });
  return reply.status === 200 ? reply.json().name : reply.status;
};
const deployment = (name: string, request: object) =>
  gateway.registry('POST', platformPaths.deployments(name), request);

it('an unknown path answers 503 until services had time to register, then 404', async () => {
  const bare = await startTestGateway({ NATS_URL: nats.url, DEV: '1' }, { isBare: true });
  try {
    const early = await bare.send('/api/anything');
    expect([early.status, early.headers['retry-after']]).toEqual([503, '2']);
    expect(early.json().code).toBe('service_unavailable');
    const source = await run('late', null, [get('/api/late')]);
    await eventually(async () => expect((await bare.send('/api/late')).status).toBe(200));
    await eventually(async () => expect((await bare.send('/api/anything')).status).toBe(404));
    announce({ ...source.instance, state: 'draining' });
  } finally {
    await bare.stop();
  }
});

it('on a development platform a service without a release and its new endpoints are found, and other services keep their endpoints', async () => {
  const dev = await startTestGateway({ NATS_URL: nats.url, DEV: '1' }, { beside: gateway });
  const nameThere = async (path: string) => {
    const reply = await dev.send(path);
    return reply.status === 200 ? reply.json().name : reply.status;
  };
  try {
    expect(await nameThere('/api/brand-new')).toBe(404);
    const before = await run('brand-new', null, [get('/api/brand-new'), get('/api/franchises')]);
    await eventually(async () => expect(await nameThere('/api/brand-new')).toBe('brand-new null'));
    expect((await dev.send('/api/franchises')).text).toBe('[]');
    announce({ ...before.instance, state: 'draining' });
    await run('brand-new', null, [get('/api/brand-new'), get('/api/brand-new/:id/more')]);
    await eventually(async () => expect(await nameThere('/api/brand-new/7/more')).toBe('brand-new null'));
  } finally {
    await dev.stop();
  }
});

describe('services that the registry has not released', () => {
  const refusalsOf = (service: string) => log.filter((line) => line.includes(`"service":"${service}"`));

  it('an instance without a release gets no call, even of a known service, and this is logged once', async () => {
    const unknown = await run('stowaway', null, [get('/api/stowaway'), get('/api/admin/stowaway')]);
    const known = await run('catalog', null, [get('/api/stowaway-of-catalog'), get('/api/my-franchises')]);
    await eventually(() => {
      expect(refusalsOf('stowaway')).toHaveLength(1);
      expect(refusalsOf('catalog')).toHaveLength(1);
    });
    // Announced repeatedly until a released instance that announced itself later is found.
    await releaseTo(gateway.registry, serviceRelease('after', '1', [get('/api/after')]), serviceFiles);
    await run('after', '1');
    await eventually(async () => expect(await nameAt('/api/after')).toBe('after 1'));
    for (const path of ['/api/stowaway', '/api/admin/stowaway', '/api/stowaway-of-catalog'])
      expect(await nameAt(path)).toBe(404);
    expect((await gateway.send('/api/my-franchises')).text).toBe('[]');
    expect([unknown.seen, known.seen]).toEqual([[], []]);
    expect(refusalsOf('stowaway')).toHaveLength(1);
    expect(refusalsOf('stowaway')[0]).toContain('publish its service');
  });

  it('an instance of a service that has no live release gets calls when its release is promoted', async () => {
    const endpoints = [get('/api/early')];
    const early = await run('early', '1', endpoints);
    await eventually(() => expect(refusalsOf('early')[0]).toContain('no release of early is live'));
    expect(await nameAt('/api/early')).toBe(404);
    expect(early.seen).toEqual([]);
    await releaseTo(gateway.registry, serviceRelease('early', '1', endpoints), serviceFiles);
    await eventually(async () => expect(await nameAt('/api/early')).toBe('early 1'));
  });
});

it('endpoints come from the live release, and those of another service are refused', async () => {
  await releaseTo(gateway.registry, serviceRelease('grows', '1', [get('/api/grows')]), serviceFiles);
  await run('grows', '1');
  await eventually(async () => expect(await nameAt('/api/grows')).toBe('grows 1'));
  expect(await nameAt('/api/grows/more')).toBe(404);
  const more = [get('/api/grows'), get('/api/grows/more')];
  await publishTo(gateway.registry, serviceRelease('grows', '2', more), serviceFiles);
  expect(await nameAt('/api/grows/more')).toBe(404);
  await deployment('grows', { action: 'promote', version: '2' });
  // No instance runs version 2 yet, so any ready instance answers.
  expect(await nameAt('/api/grows/more')).toBe('grows 1');
  await run('grows', '2');
  await eventually(async () => expect(await nameAt('/api/grows')).toBe('grows 2'));

  const claims = serviceRelease('claims', '1', [get('/api/grows/:any')]);
  await publishTo(gateway.registry, claims, serviceFiles);
  await releaseTo(gateway.registry, serviceRelease('owner', '1', [get('/api/owned/:id')]), serviceFiles);
  await expect(deployment('claims', { action: 'promote', version: '1' })).rejects.toThrow(
    /409.*claims claims the calls at \/api\/grows\/:any, which overlaps with \/api\/grows\/more of grows 2/,
  );
  const second = serviceRelease('claims', '2', [get('/api/owned/:key')]);
  await publishTo(gateway.registry, second, serviceFiles);
  await expect(deployment('claims', { action: 'promote', version: '2' })).rejects.toThrow(
    /409.*claims claims the calls at \/api\/owned\/:key, which owner 1 already has/,
  );
});

it('a canary’s visitor gets its version for calls and page reads, and a call sets no cookie', async () => {
  const endpoints = [get('/api/split')];
  await releaseTo(gateway.registry, serviceRelease('split', '1', endpoints), serviceFiles);
  await publishTo(gateway.registry, serviceRelease('split', '2', endpoints), serviceFiles);
  // In this order: once the first version is found, so is the second.
  for (const version of ['2', '1', '1']) await run('split', version);
  const seenBy = (visitors: number) =>
    Promise.all(
      Array.from({ length: visitors }, (_, n) => nameAt('/api/split', { cookie: visitorCookies(n) })),
    );

  await deployment('split', { action: 'canary', version: '2', percent: 40 });
  await eventually(async () => expect(await nameAt('/api/split')).toBe('split 1'));
  const first = await seenBy(80);
  const inCanary = first.filter((name) => name === 'split 2').length;
  expect(inCanary).toBeGreaterThan(15);
  expect(inCanary).toBeLessThan(50);
  expect(await seenBy(80)).toEqual(first);
  expect((await gateway.send('/api/split')).headers['set-cookie']).toBeUndefined();

  await deployment('split', { action: 'canary', version: '2', percent: 0 });
  expect(new Set(await seenBy(80))).toEqual(new Set(['split 1']));
  await deployment('split', { action: 'canary', version: '2', percent: 100 });
  expect(new Set([...(await seenBy(80)), await nameAt('/api/split')])).toEqual(new Set(['split 2']));
});

it('a page is made with the service version of its visitor', async () => {
  const endpoints = serviceRelease('catalog').endpoints;
  await publishTo(gateway.registry, serviceRelease('catalog', 'canary', endpoints), serviceFiles);
  const canary = await run('catalog', 'canary');
  canary.answerWith((_request, reply) => json(reply, 200, [{ title: 'of the canary' }]));
  await deployment('catalog', { action: 'canary', version: 'canary', percent: 50 });
  try {
    const visitors = Array.from({ length: 20 }, (_, n) => visitorCookies(n));
    // A call that is not stored shows when the gateway has the canary.
    await eventually(async () => {
      const calls = await Promise.all(
        visitors.map((cookie) => gateway.send('/api/my-franchises', { headers: { cookie } })),
      );
      expect(calls.some(({ text }) => text.includes('of the canary'))).toBe(true);
    });
    const seen = await Promise.all(
      visitors.map(async (cookie) => {
        const page = await gateway.send('/franchises', { headers: { accept: 'text/html', cookie } });
        const call = await gateway.send('/api/franchises', { headers: { cookie } });
        return [page.text.includes('of the canary'), call.text.includes('of the canary')];
      }),
    );
    for (const [page, call] of seen) expect(page).toBe(call);
    expect(new Set(seen.map(([page]) => page))).toEqual(new Set([true, false]));
  } finally {
    await deployment('catalog', { action: 'promote', version: '0.1.0-svc' });
    announce({ ...canary.instance, state: 'draining' });
  }
});

describe('several instances', () => {
  const endpoints = [get('/api/several'), { method: 'POST', path: '/api/several' }];
  beforeAll(() => releaseTo(gateway.registry, serviceRelease('several', '1', endpoints), serviceFiles));
  const post = (body: string) =>
    gateway.send('/api/several', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });

  it('instances share the calls; a draining one gets none, and no call fails because of an unreachable one', async () => {
    const [first, second, third] = [
      await run('several', '1'),
      await run('several', '1'),
      await run('several', '1'),
    ];
    const counts = () => [first, second, third].map(({ seen }) => seen.length);
    await eventually(async () => {
      await gateway.send('/api/several');
      for (const count of counts()) expect(count).toBeGreaterThan(0);
    });
    announce({ ...third.instance, state: 'draining' });
    await broker.connection.flush();
    await eventually(async () => {
      const before = third.seen.length;
      for (let i = 0; i < 6; i += 1) await gateway.send('/api/several');
      expect(third.seen.length).toBe(before);
    });
    await first.stop();
    const body = JSON.stringify({ text: 'चाय'.repeat(20_000) });
    for (let i = 0; i < 6; i += 1) {
      const reply = await post(body);
      expect(reply.status).toBe(200);
      expect(reply.json().body).toBe(body);
    }
    const failures = (await gateway.probe('/metrics')).text;
    expect(failures).toMatch(
      /upstream_failures_total\{upstream="several",version="1",cause="unreached".*\} \d/,
    );
    expect(failures).toMatch(/upstream_calls_total\{upstream="several",version="1".*\} \d/);
  });

  it('instances get calls while the broker is away, and new ones are found when it is back', async () => {
    await nats.pause();
    for (let i = 0; i < 4; i += 1) expect((await post('{}')).status).toBe(200);
    await nats.resume();
    await eventually(() => expect(broker.isConnected()).toBe(true));
    const late = await run('several', '1');
    await eventually(async () => {
      await gateway.send('/api/several');
      expect(late.seen.length).toBeGreaterThan(0);
    });
  });

  it('failures of instances are counted by version', async () => {
    const broken = await run('several', '2');
    broken.answerWith((_request, reply) => json(reply, 500, {}));
    await publishTo(gateway.registry, serviceRelease('several', '2', endpoints), serviceFiles);
    await deployment('several', { action: 'promote', version: '2' });
    await eventually(async () => expect((await gateway.send('/api/several')).status).toBe(500));
    expect((await gateway.probe('/metrics')).text).toMatch(
      /upstream_failures_total\{upstream="several",version="2",cause="status".*\} \d/,
    );
  });
});
