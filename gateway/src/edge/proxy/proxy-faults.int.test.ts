import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { eventually } from '@setu/service-kit/test';
import { json, startPeer } from '../../../test/peer';
import { setUpQuietGateway } from '../../../test/quiet-gateway';
import { startTestGateway, stoppedClock, type TestGateway } from '../../../test/test-gateway';

const running = setUpQuietGateway();
let gateway: TestGateway;
beforeAll(() => {
  gateway = running();
});

const isAlive = async () => expect((await gateway.probe('/livez')).status).toBe(200);
const jsonHeaders = { 'content-type': 'application/json' };

/** Counts of the catalog's calls and of failed ones, from this gateway's metrics. */
const numbers = async () => {
  const { text } = await gateway.probe('/metrics');
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}\\{upstream="catalog".*\\} (\\d+)$`, 'gm'))].reduce(
      (total, [, value]) => total + Number(value),
      0,
    );
  return { calls: sum('upstream_calls_total'), failures: sum('upstream_failures_total') };
};

describe('a body that is too large', () => {
  const tenMegabytes = Buffer.alloc(10 * 1024 * 1024, 'x');

  it('a body with an announced length above the limit answers 413, and the client can read it', async () => {
    const reply = await gateway.send('/api/franchises', {
      method: 'POST',
      headers: jsonHeaders,
      body: tenMegabytes,
    });
    expect(reply.status).toBe(413);
    expect(reply.json()).toMatchObject({ code: 'payload_too_large' });
    expect(gateway.catalog.seen).toHaveLength(0);
  });

  it('a body that grows above the limit answers 413', async () => {
    const reply = await gateway.send('/api/franchises', {
      method: 'POST',
      headers: { ...jsonHeaders, 'transfer-encoding': 'chunked' },
      body: tenMegabytes,
    });
    expect(reply.status).toBe(413);
    expect(gateway.catalog.seen).toHaveLength(0);
    await isAlive();
  });
});

describe('a service that fails', () => {
  it('a missing service answers 503 with Retry-After, and the others still work', async () => {
    const peer = await startPeer((_request, reply) => json(reply, 200, []));
    const other = await startTestGateway({ CATALOG_URL: peer.url });
    try {
      expect((await other.send('/api/my-franchises')).status).toBe(200);
      await peer.stop();
      const reply = await other.send('/api/my-franchises');
      expect(reply.status).toBe(503);
      expect(reply.json()).toMatchObject({ code: 'service_unavailable', title: 'Service Unavailable' });
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      expect((await other.send('/api/inquiries')).status).toBe(503);
      expect((await other.send('/api/auth/user')).status).toBe(401);

      const again = await startPeer(
        (_request, answer) => json(answer, 200, []),
        Number(new URL(peer.url).port),
      );
      await eventually(async () => expect((await other.send('/api/my-franchises')).status).toBe(200));
      await again.stop();
    } finally {
      await other.stop();
    }
  });

  it('a service that hangs up gets reads a second time, and other calls answer 503', async () => {
    gateway.catalog.answerWith((_request, _reply, raw) => raw.socket.destroy());
    const read = await gateway.send('/api/my-franchises');
    expect(read.status).toBe(503);
    expect(gateway.catalog.seen).toHaveLength(2);
    gateway.catalog.seen.length = 0;
    const write = await gateway.send('/api/franchises', { method: 'POST', headers: jsonHeaders, body: '{}' });
    expect(write.status).toBe(503);
    expect(gateway.catalog.seen).toHaveLength(1);
  });

  it('a service that sends invalid HTTP causes 502', async () => {
    gateway.catalog.answerWith((_request, _reply, raw) => raw.socket.end('no http at all\r\n\r\n'));
    expect((await gateway.send('/api/my-franchises')).status).toBe(502);
  });

  it.each(['identity', 'gzip'])(
    'a service that dies during a reply (%s) aborts that reply and counts as failed',
    async (encoding) => {
      gateway.catalog.answerWith((_request, reply, raw) => {
        reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
        reply.write('half', () => raw.socket.destroy());
      });
      const before = await numbers();
      const headers = { 'accept-encoding': encoding };
      await expect(gateway.send('/api/my-franchises', { headers })).rejects.toThrow();
      await isAlive();
      await eventually(async () =>
        expect(await numbers()).toEqual({ calls: before.calls + 1, failures: before.failures + 1 }),
      );
    },
  );
});

describe('a client that disconnects', () => {
  let before: Awaited<ReturnType<typeof numbers>>;
  beforeEach(async () => {
    before = await numbers();
  });
  /** Exactly one call was made, it does not count as a failure of the service, and the gateway still runs. */
  const nothingFailed = async () => {
    await isAlive();
    expect(await numbers()).toEqual({ calls: before.calls + 1, failures: before.failures });
  };

  it('a service sees that its client disconnected', async () => {
    let isAborted = false;
    gateway.catalog.answerWith((_request, reply) => {
      reply.on('close', () => {
        isAborted = true;
      });
    });
    const request = httpRequest(`${gateway.url}/api/my-franchises`);
    request.on('error', () => {});
    request.end();
    await eventually(() => expect(gateway.catalog.seen).toHaveLength(1));
    request.destroy();
    await eventually(() => expect(isAborted).toBe(true));
    await nothingFailed();
  });

  it('a client that disconnects during a reply aborts the call', async () => {
    let isOver = false;
    gateway.catalog.answerWith((_request, reply) => {
      reply.writeHead(200);
      const timer = setInterval(() => reply.write('x'.repeat(65_536)), 5);
      reply.on('close', () => {
        clearInterval(timer);
        isOver = true;
      });
    });
    const request = httpRequest(`${gateway.url}/api/my-franchises`, (reply) => {
      reply.on('error', () => {});
      reply.once('data', () => request.destroy());
    });
    request.on('error', () => {});
    request.end();
    await eventually(() => expect(isOver).toBe(true));
    await nothingFailed();
  });

  it('a call that does not arrive completely reaches no service', async () => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    const closed = once(socket, 'close');
    socket.write(
      'POST /api/franchises HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a"',
    );
    socket.end();
    socket.resume();
    await closed;
    await isAlive();
    expect(await numbers()).toEqual(before);
    expect(gateway.catalog.seen).toHaveLength(0);
  });

  it('a client that sends invalid HTTP gets a problem document', async () => {
    const text = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('close', () => resolve(received));
      socket.write('nonsense\r\n\r\n');
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('application/problem+json');
  });
});

describe('too many calls', () => {
  it('too many calls of one network answer 429 with Retry-After, and pages and files are still served', async () => {
    const limited = await startTestGateway({ RATE_LIMIT: '3' }, { clock: stoppedClock });
    try {
      for (let i = 0; i < 3; i += 1) expect((await limited.send('/api/my-franchises')).status).toBe(200);
      const reply = await limited.send('/api/my-franchises');
      expect(reply.status).toBe(429);
      expect(reply.json()).toMatchObject({ code: 'too_many_requests' });
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      expect((await limited.send('/franchises', { headers: { accept: 'text/html' } })).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });
});

describe('a database that is down', () => {
  it('while the database is down signed-in calls answer 503, and visitors and pages still work', async () => {
    const alone = await startTestGateway();
    try {
      const cookie = await alone.signIn();
      await alone.running.db.destroy();
      expect((await alone.send('/api/my-franchises')).status).toBe(200);
      expect((await alone.send('/api/auth/user', { headers: { cookie } })).status).toBe(503);
      const page = await alone.send('/franchises', { headers: { cookie, accept: 'text/html' } });
      expect(page.status).toBe(200);
      expect(page.text).toContain('"user":null,"userKnown":false');
      expect((await alone.send('/api/login', { method: 'POST', body: '{}' })).status).toBe(503);
    } finally {
      await alone.stop();
    }
  });
});
