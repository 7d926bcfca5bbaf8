import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { allEndpoints } from '@setu/contracts';
import { clientAddressHeader } from '@setu/protocol';
import { eventually, served, startTestBroker, type TestBroker } from '@setu/service-kit/test';
import { json } from '../../../test/peer';
import { startTestGateway, stoppedClock, type TestGateway } from '../../../test/test-gateway';
import { readEnvironment } from '../../process/env';

const html = { accept: 'text/html' };
/** A call that costs 10. */
const brochure = '/api/franchises/11111111-1111-4111-8111-111111111111/brochure';
const open: TestGateway[] = [];
const start = async (settings?: Record<string, string>, beside?: TestGateway) => {
  const gateway = await startTestGateway(settings, { clock: stoppedClock, ...(beside ? { beside } : {}) });
  open.push(gateway);
  return gateway;
};
afterEach(async () => {
  // The second gateway uses the database of the first one, so it is stopped first.
  for (const gateway of open.splice(0).reverse()) await gateway.stop();
});

const statusesOf = async (gateway: TestGateway, paths: string[], headers = {}) => {
  const replies = [];
  for (const path of paths) replies.push((await gateway.send(path, { headers })).status);
  return replies;
};
const times = (count: number, path: string) => Array<string>(count).fill(path);

describe('limits of one gateway', () => {
  it('too many pages are refused with a page that names the wait', async () => {
    const gateway = await start({ RATE_LIMIT: '8' });
    expect(await statusesOf(gateway, times(4, '/franchises'), html)).toEqual([200, 200, 200, 200]);
    const refused = await gateway.send('/franchises', { headers: html });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-type']).toContain('text/html');
    expect(refused.text).toMatch(
      /Too many requests came from your network. Wait \d+ seconds? and try again\./,
    );
    expect((await gateway.send('/api/my-franchises')).status).toBe(200);
  });

  it('replies carry RateLimit and RateLimit-Policy', async () => {
    const gateway = await start({ RATE_LIMIT: '10' });
    const { headers } = await gateway.send('/api/my-franchises');
    expect(headers['ratelimit-policy']).toBe('"default";q=10;w=60');
    expect(headers.ratelimit).toMatch(/^"default";r=9;t=\d+$/);
    const page = await gateway.send('/franchises', { headers: html });
    expect(page.headers.ratelimit).toMatch(/^"pages";r=4;t=\d+$/);
    const refused = (await statusesOf(gateway, times(10, '/api/my-franchises'))).at(-1);
    expect(refused).toBe(429);
    const last = await gateway.send('/api/my-franchises');
    expect(last.headers.ratelimit).toBe(`"default";r=0;t=${last.headers['retry-after']}`);
  });

  it('probes, fonts and files of releases are not limited', async () => {
    const gateway = await start({ RATE_LIMIT: '1' });
    expect(await statusesOf(gateway, times(5, '/robots.txt'))).toEqual(Array(5).fill(200));
    const probes = await Promise.all(times(5, '/livez').map((path) => gateway.probe(path)));
    expect(probes.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect((await gateway.send('/robots.txt')).headers.ratelimit).toBeUndefined();
  });

  it('a call counts with its declared cost', async () => {
    const gateway = await start({ RATE_LIMIT: '30' });
    expect(allEndpoints.find(({ path }) => path.endsWith('/brochure'))?.cost).toBe(10);
    expect(await statusesOf(gateway, times(4, brochure))).toEqual([200, 200, 200, 429]);
  });

  it('beacons are limited by network, whatever the User-Agent', async () => {
    const gateway = await start({ RATE_LIMIT: '25' });
    const statuses = [];
    for (let n = 0; n < 7; n += 1) {
      const sent = {
        method: 'POST',
        headers: { 'user-agent': `Browser ${n}`, origin: 'http://franchisesetu.test' },
        body: '{}',
      };
      statuses.push((await gateway.send('/platform/beacons', sent)).status);
    }
    expect(statuses).toEqual([...Array(5).fill(statuses[0]), 429, 429]);
    expect(statuses[0]).not.toBe(429);
  });
});

describe('limits of two gateways', () => {
  let nats: TestBroker;
  beforeAll(async () => {
    nats = await startTestBroker();
  });
  afterAll(() => nats.stop());

  it('two gateways share one limit', async () => {
    const limit = 3_000;
    const settings = { NATS_URL: nats.url, RATE_LIMIT: String(limit), TRUSTED_PROXIES: '1' };
    const first = await start(settings);
    const second = await start(settings, first);
    for (const [one, other, address] of [
      [first, second, '203.0.113.1'],
      [second, first, '203.0.113.2'],
    ] as const) {
      const headers = { 'x-forwarded-for': address };
      // Each of these costs ten.
      const used = await statusesOf(one, times(limit / 10, brochure), headers);
      expect(used).toEqual(Array(limit / 10).fill(200));
      let accepted = 0;
      await eventually(async () => {
        const { status } = await other.send('/api/my-franchises', { headers });
        accepted += status === 200 ? 1 : 0;
        expect(status).toBe(429);
      });
      // Requests that were accepted while a message was on its way.
      expect(limit + accepted).toBeLessThan(limit * 1.15);
    }
  });

  it('without the broker each gateway applies the limit alone, and no visitor is refused early', async () => {
    const settings = { NATS_URL: nats.url, RATE_LIMIT: '20' };
    const first = await start(settings);
    const second = await start(settings, first);
    await nats.pause();
    try {
      for (const gateway of [first, second])
        expect(await statusesOf(gateway, times(21, '/api/my-franchises'))).toEqual([
          ...Array(20).fill(200),
          429,
        ]);
    } finally {
      await nats.resume();
    }
  });
});

describe('a client address', () => {
  const seenBy = async (gateway: TestGateway, forwardedFor: string) => {
    await gateway.send('/api/my-franchises', { headers: { 'x-forwarded-for': forwardedFor } });
    return gateway.catalog.seen.at(-1)?.headers[clientAddressHeader];
  };

  it('the client address is the connection’s when no proxy is trusted', async () => {
    const gateway = await start();
    expect(await seenBy(gateway, '6.6.6.6')).toMatch(/127\.0\.0\.1$/);
  });

  it('the client address is the one that trusted proxies forward, and each client has its own limit', async () => {
    const gateway = await start({ TRUSTED_PROXIES: '127.0.0.0/8,10.0.0.0/8', RATE_LIMIT: '2' });
    expect(await seenBy(gateway, '6.6.6.6, 203.0.113.9, 10.1.1.1')).toBe('203.0.113.9');
    const from = (address: string) =>
      statusesOf(gateway, times(3, '/api/my-franchises'), { 'x-forwarded-for': address });
    expect(await from('203.0.113.10')).toEqual([200, 200, 429]);
    expect(await from('203.0.113.11')).toEqual([200, 200, 429]);
    // A client that sends the header itself only adds an address to it.
    expect(await from('6.6.6.7, 203.0.113.11')).toEqual([429, 429, 429]);
  });

  it('behind HTTPS the nearest proxy is trusted unless another number of hops is set', async () => {
    const near = await start({ PUBLIC_URL: 'https://franchisesetu.test' });
    expect(await seenBy(near, '6.6.6.6, 203.0.113.9')).toBe('203.0.113.9');
    const far = await start({ PUBLIC_URL: 'https://franchisesetu.test', TRUSTED_PROXIES: '2' });
    expect(await seenBy(far, '6.6.6.6, 203.0.113.9, 198.51.100.1')).toBe('203.0.113.9');
  });

  it('an invalid list of trusted proxies is refused', () => {
    expect(() => readEnvironment({ TRUSTED_PROXIES: 'balancer' })).toThrow(
      /TRUSTED_PROXIES: "balancer" is neither an address nor a network\. Set the number/,
    );
  });

  it('a forwarded host does not change the addresses that services make', async () => {
    const gateway = await start({ PUBLIC_URL: 'https://franchisesetu.test' });
    await gateway.send('/api/my-franchises', {
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' },
    });
    expect(gateway.catalog.seen.at(-1)?.headers).toMatchObject({
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'franchisesetu.test',
    });
  });
});

describe('overload', () => {
  it('overload answers 503 with Retry-After at once, while probes still answer', async () => {
    const gateway = await start({ MAX_IN_FLIGHT: '8', TRUSTED_PROXIES: '1' });
    const finish: (() => void)[] = [];
    gateway.catalog.answerWith((_request, reply) => {
      finish.push(() => json(reply, 200, []));
    });
    const call = (n: number) =>
      gateway.send('/api/my-franchises', { headers: { 'x-forwarded-for': `203.0.113.${n}` } });
    const accepted = Array.from({ length: 8 }, (_, n) => call(n));
    while (finish.length < 8) await new Promise((resolve) => setTimeout(resolve, 10));
    const refused = await call(99);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: 'service_unavailable' });
    const page = await gateway.send('/franchises', { headers: html });
    expect(page.status).toBe(503);
    expect(page.text).toContain('We have more to do than we can do in time.');
    expect((await gateway.probe('/livez')).status).toBe(200);
    for (const end of finish) end();
    for (const { status } of await Promise.all(accepted)) expect(status).toBe(200);
    expect((await gateway.probe('/metrics')).text).toContain('http_requests_shed_total{service="gateway"} 2');
  });

  it('clients that send or receive slowly do not slow others', async () => {
    const gateway = await start({ MAX_IN_FLIGHT: '4', TRUSTED_PROXIES: '1' });
    const large = Buffer.alloc(16 * 1024 * 1024, 'x');
    gateway.catalog.answerWith(({ url }, reply) => {
      if (!url.endsWith('?large')) return json(reply, 200, []);
      reply
        .writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': large.length })
        .end(large);
    });
    const sockets: Socket[] = [];
    /** Sends the head of a request, and waits until the gateway answers. */
    const begin = async (n: number, head: string) => {
      const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
      sockets.push(socket);
      socket.on('error', () => undefined);
      socket.write(`${head}\r\nHost: x\r\nX-Forwarded-For: 203.0.113.${n}\r\n\r\n`);
      await once(socket, 'data');
      socket.pause();
    };
    const sending = 'HTTP/1.1\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 9';
    try {
      for (const n of [1, 2, 1, 2, 1, 2]) await begin(n, `POST /api/franchises ${sending}`);
      for (const n of [3, 4]) await begin(n, `POST /api/uploads/${randomUUID()}/bytes ${sending}`);
      for (const n of [5, 6, 5, 6, 5, 6]) await begin(n, 'GET /api/my-franchises?large HTTP/1.1');
      const call = () =>
        gateway.send('/api/my-franchises', { headers: { 'x-forwarded-for': '203.0.113.99' } });
      // Repeats until the slow clients occupy all their connections.
      await served(call);
      for (let n = 0; n < 10; n += 1) expect((await call()).status).toBe(200);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });
});
