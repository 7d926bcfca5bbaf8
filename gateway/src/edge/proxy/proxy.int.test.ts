import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { json } from '../../../test/peer';
import { setUpQuietGateway } from '../../../test/quiet-gateway';
import type { TestGateway } from '../../../test/test-gateway';

const running = setUpQuietGateway();
let gateway: TestGateway;
beforeAll(() => {
  gateway = running();
});

const isAlive = async () => expect((await gateway.probe('/livez')).status).toBe(200);
const jsonHeaders = { 'content-type': 'application/json' };

it.each(['/', '/api/franchises', '/robots.txt'])('two Host headers are refused at %s', async (path) => {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  socket.end(`GET ${path} HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\nConnection: close\r\n\r\n`);
  const reply = await text(socket);
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(reply).toContain('several Host headers');
});

describe('what a service gets', () => {
  it('a service gets query and body of a call unchanged', async () => {
    gateway.catalog.answerWith((_request, reply) =>
      json(reply, 201, { made: true }, { 'x-total-count': '7' }),
    );
    const reply = await gateway.send('/api/franchises?search=chai%20%E2%82%B9&search=b', {
      method: 'POST',
      headers: jsonHeaders,
      body: '{"title":"चाय"}',
    });
    expect(reply.status).toBe(201);
    expect(reply.headers['x-total-count']).toBe('7');
    expect(gateway.catalog.seen.at(-1)).toMatchObject({
      method: 'POST',
      url: '/api/franchises?search=chai%20%E2%82%B9&search=b',
      body: '{"title":"चाय"}',
    });
  });

  it('a service gets no identity headers that a client invented', async () => {
    await gateway.send('/api/my-franchises', {
      headers: {
        'x-caller-token': 'forged',
        'x-session-command': '{}',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-proto': 'https',
        'x-forwarded-anything': 'x',
        forwarded: 'for=6.6.6.6',
        authorization: 'Bearer x',
        connection: 'close, x-secret',
        'x-secret': 'named by connection',
        te: 'trailers',
        cookie: 'session=a; intent=%7B%22role%22%3A%22brand%22%7D; session.sig=b; other=1',
        'x-request-id': 'bad id <script>',
      },
    });
    const headers = gateway.catalog.seen.at(-1)?.headers ?? {};
    for (const name of [
      'x-caller-token',
      'x-session-command',
      'x-forwarded-anything',
      'forwarded',
      'authorization',
      'x-secret',
      'te',
    ])
      expect(headers[name]).toBeUndefined();
    expect(headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
    expect(headers['x-forwarded-proto']).toBe('http');
    expect(headers.cookie).toBe('intent=%7B%22role%22%3A%22brand%22%7D');
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it('a valid request id passes to the service, the reply and problem documents', async () => {
    const id = 'client-chosen-id-1';
    const reply = await gateway.send('/api/my-franchises', { headers: { 'x-request-id': id } });
    expect(gateway.catalog.seen.at(-1)?.headers['x-request-id']).toBe(id);
    expect(reply.headers['x-request-id']).toBe(id);
    const problem = await gateway.send('/api/nothing', { headers: { 'x-request-id': id } });
    expect(problem.json()).toMatchObject({ status: 404, code: 'not_found', requestId: id });
  });
});

describe('what a client gets', () => {
  it('a reply has the security headers, no cookies of other services, and is not cached', async () => {
    gateway.catalog.answerWith((_request, reply) =>
      json(reply, 200, [], { 'set-cookie': 'session=stolen', 'x-powered-by': 'x', 'x-caller-token': 'leak' }),
    );
    const { headers } = await gateway.send('/api/my-franchises');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['x-caller-token']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('a reply of identity keeps its cookies in addition to the session', async () => {
    gateway.identity.answerWith((_request, reply) =>
      reply
        .writeHead(
          303,
          [
            ['location', '/franchises'],
            ['set-cookie', 'intent=; Max-Age=0; Path=/'],
            [
              'x-session-command',
              JSON.stringify({ start: { userId: '99999999-9999-4999-8999-999999999999', role: 'brand' } }),
            ],
          ].flat(),
        )
        .end(),
    );
    const reply = await gateway.send('/api/login', { method: 'POST', body: '{}' });
    expect(reply.status).toBe(303);
    expect(reply.headers.location).toBe('/franchises');
    const cookies = reply.headers['set-cookie'] ?? [];
    expect(cookies.some((cookie) => cookie.startsWith('intent=;'))).toBe(true);
    expect(cookies.some((cookie) => cookie.startsWith('session='))).toBe(true);
  });

  it('a reply is streamed: its first part arrives before the last is made', async () => {
    let finish = () => {};
    gateway.catalog.answerWith((_request, reply) => {
      reply.writeHead(200, { 'content-type': 'text/plain' });
      reply.write('first ');
      finish = () => reply.end('last');
    });
    const text = await new Promise<string>((resolve, reject) => {
      httpRequest(`${gateway.url}/api/my-franchises`, (reply) => {
        let received = '';
        reply.on('data', (chunk) => {
          if (received === '') finish();
          received += chunk;
        });
        reply.on('end', () => resolve(received));
        reply.on('error', reject);
      }).end();
    });
    expect(text).toBe('first last');
  });
});

describe('a long text', () => {
  const list = Array.from({ length: 100 }, (_, id) => ({ id, title: 'Chai' }));

  it('a long text is compressed for clients that accept it', async () => {
    gateway.catalog.answerWith((_request, reply) => json(reply, 200, list, { etag: '"1"' }));
    const { headers, bytes } = await gateway.send('/api/my-franchises', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', etag: 'W/"1"' });
    expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual(list);
    expect((await gateway.send('/api/my-franchises')).json()).toEqual(list);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'a text of known length is compressed (%s) and has its new length',
    async (encoding, unpack) => {
      const text = JSON.stringify(list);
      gateway.catalog.answerWith((_request, reply) =>
        json(reply, 200, list, { 'content-length': String(text.length) }),
      );
      const { headers, bytes } = await gateway.send('/api/my-franchises', {
        headers: { 'accept-encoding': encoding },
      });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(bytes.length));
      expect(unpack(bytes).toString()).toBe(text);
    },
  );

  it('a compressed reply is aborted when its service dies', async () => {
    gateway.catalog.answerWith((_request, reply, raw) => {
      reply.writeHead(200, { 'content-type': 'application/json' });
      reply.write('x'.repeat(5_000), () => raw.socket.destroy());
    });
    const headers = { 'accept-encoding': 'gzip' };
    await expect(gateway.send('/api/my-franchises', { headers })).rejects.toThrow();
    await isAlive();
  });
});

describe('addresses', () => {
  it('unknown endpoints answer 404, and known ones with another method 405 and Allow', async () => {
    expect((await gateway.send('/api')).status).toBe(404);
    expect((await gateway.send('/api/franchises/a/b/c')).json()).toMatchObject({
      code: 'not_found',
      status: 404,
    });
    const reply = await gateway.send('/api/franchises', { method: 'DELETE' });
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toContain('GET');
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(gateway.catalog.seen).toHaveLength(0);
  });

  it('endpoints with GET also answer HEAD', async () => {
    gateway.catalog.answerWith((_request, reply) => reply.writeHead(200, { 'x-total-count': '3' }).end());
    const reply = await gateway.send('/api/franchises', { method: 'HEAD' });
    expect(reply.status).toBe(200);
    expect(reply.headers['x-total-count']).toBe('3');
  });
});

describe('a request of another site', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('a changing request of another site answers 403: %j', async (headers) => {
    const reply = await gateway.send('/api/inquiries', {
      method: 'POST',
      headers: { ...jsonHeaders, ...headers },
      body: '{}',
    });
    expect(reply.status).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'cross_site_request' });
  });

  it('a read from another site is allowed', async () => {
    const reply = await gateway.send('/api/my-franchises', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(reply.status).toBe(200);
  });
});
