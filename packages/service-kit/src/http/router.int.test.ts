import { type Access, endpoint, type Problem, raw } from '@setu/contracts';
import { z } from 'zod';
import { someone, startTestApp, type TestApp, type TestUser } from '../../test';
import { ConflictError, RateLimitedError } from '../errors';
import { makeLogger } from '../logger';
import { bodyLimit } from './body';
import { RawReply, Reply, type Route, rawRoute, route } from './route';
import { makeRouter } from './router';

const spec = { service: 'catalog', summary: 'A call of this test.' } as const;
const Thing = z.object({ name: z.string().min(2, 'Too short'), size: z.number('Enter a size') });

const open = (path: string, access: Access, body: string) =>
  route(
    endpoint({ ...spec, method: 'GET', path, access, response: { 200: z.object({ from: z.string() }) } }),
    () => ({
      from: body,
    }),
  );

const postThing = endpoint({
  ...spec,
  method: 'POST',
  path: '/things',
  access: 'public',
  query: z.object({ page: z.coerce.number('Enter a page').default(1) }),
  body: Thing,
  response: { 201: Thing.extend({ page: z.number() }) },
});
const getThing = endpoint({
  ...spec,
  method: 'GET',
  path: '/things/:id',
  access: 'public',
  params: z.object({ id: z.guid() }),
  response: { 200: z.object({ id: z.string() }) },
});
const failing = (path: string, fail: () => never): Route =>
  route(endpoint({ ...spec, method: 'GET', path, access: 'public', response: { 200: z.object({}) } }), fail);

const databaseError = Object.assign(new Error('insert into users values secret'), {
  nativeError: Object.assign(new Error('duplicate key'), { constraint: 'users_email_unique' }),
});

let bodies: unknown[] = [];
const routes: Route[] = [
  open('/open', 'public', 'open'),
  open('/members', 'signed-in', 'members'),
  open('/brands', ['brand', 'agent'], 'brands'),
  open('/admins', 'admin', 'admins'),
  open('/open-books', 'signed-in', 'open-books'),
  route(postThing, (input) => {
    bodies.push(input);
    return input;
  }),
  route(getThing, ({ id }) => ({ id })),
  rawRoute(
    endpoint({
      ...spec,
      method: 'POST',
      path: '/form',
      access: 'public',
      accepts: 'json-or-form',
      body: Thing,
      response: { 303: raw('text/html'), 400: raw('text/html') },
    }),
    async (body) => new RawReply(JSON.stringify(body), { status: 400, contentType: 'text/html' }),
  ),
  route(
    endpoint({
      ...spec,
      method: 'GET',
      path: '/counted',
      access: 'public',
      response: { 200: z.array(z.number()) },
    }),
    () => new Reply([1, 2], { headers: { 'x-total-count': '2', 'cache-control': 'public, max-age=60' } }),
  ),
  failing('/bug', () => {
    throw new Error('the password is hunter2');
  }),
  failing('/conflict', () => {
    throw new ConflictError('conflict', 'Somebody was faster.');
  }),
  failing('/too-often', () => {
    throw new RateLimitedError('Slow down.', 0.2);
  }),
  failing('/constraint', () => {
    throw databaseError;
  }),
  route(
    endpoint({
      ...spec,
      method: 'GET',
      path: '/wrong-reply',
      access: 'public',
      response: { 200: z.object({ size: z.number() }) },
    }),
    () => ({ size: 'large' }) as unknown as { size: number },
  ),
];
const constraints = { users_email_unique: new ConflictError('email_taken', 'This email is taken.') };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routes, constraints });
});
afterAll(() => app?.drain());
beforeEach(() => {
  bodies = [];
});

const call = async (
  path: string,
  { as = null, kind, ...init }: RequestInit & { as?: TestUser | null; kind?: 'admin' } = {},
  on = app,
) =>
  fetch(`${on.url}${path}`, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), ...(await app.callers.headersFor(as, kind)) },
  });
const post = (body: string | Uint8Array<ArrayBuffer>, contentType = 'application/json', path = '/things') =>
  call(path, { method: 'POST', body, headers: { 'content-type': contentType } });
const problem = async (reply: Response) => {
  expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const body = (await reply.json()) as Problem;
  expect(body).toMatchObject({ type: 'about:blank', status: reply.status, detail: expect.any(String) });
  expect(body.requestId).toBe(reply.headers.get('x-request-id'));
  return body;
};

describe('access', () => {
  it.each<[string, TestUser | null, 'admin' | undefined, number]>([
    ['/open', null, undefined, 200],
    ['/open', someone('investor'), undefined, 200],
    ['/members', null, undefined, 401],
    ['/members', someone('investor'), undefined, 200],
    ['/brands', null, undefined, 401],
    ['/brands', someone('brand'), undefined, 200],
    ['/brands', someone('agent'), undefined, 200],
    ['/brands', someone('investor'), undefined, 403],
    ['/brands', someone('admin'), undefined, 403],
    ['/admins', null, undefined, 401],
    ['/admins', someone('admin'), undefined, 403],
    ['/admins', someone('admin'), 'admin', 200],
    ['/open-books', null, undefined, 401],
  ])('%s for %j (%s session): %i', async (path, as, kind, status) => {
    const reply = await call(path, { as, kind });
    expect(reply.status).toBe(status);
    if (status === 401)
      expect(await problem(reply)).toMatchObject({ title: 'Unauthorized', code: 'unauthenticated' });
    if (status === 403) expect(await problem(reply)).toMatchObject({ code: 'wrong_role' });
  });

  it('is checked before the body is read', async () => {
    const guarded = { ...postThing, path: '/guarded', access: 'signed-in' } as const;
    const other = await startTestApp({ routes: [route(guarded, (input) => input)] });
    const reply = await call('/guarded', { method: 'POST', body: '{' }, other);
    expect(reply.status).toBe(401);
    await other.drain();
  });

  it('must be declared: the router refuses to start without', () => {
    const undeclared = { ...route(getThing, ({ id }) => ({ id })) };
    undeclared.endpoint = { ...getThing, access: undefined as unknown as Access };
    expect(() =>
      makeRouter({
        routes: [undeclared],
        logger: makeLogger('test', 'silent'),
        isStrict: true,
        answerOnce: (_ctx, _endpoint, answer) => answer(),
      }),
    ).toThrow('declares no access');
  });
});

describe('addresses', () => {
  it.each(['/nothing', '/', '/things/', '/Open', '/open/more', '/%E0%A4%A', '/things/%00'])(
    '%s is not there',
    async (path) => {
      const reply = await call(path);
      expect(reply.status).toBe(404);
      await problem(reply);
    },
  );

  it('a malformed id is not there, a good one is', async () => {
    expect((await call('/things/42')).status).toBe(404);
    expect((await call('/things/11111111-1111-4111-8111-111111111111')).status).toBe(200);
  });

  it('another method answers 405 and which ones there are', async () => {
    const reply = await call('/things', { method: 'DELETE' });
    expect(reply.status).toBe(405);
    expect(reply.headers.get('allow')).toBe('POST');
    expect(await problem(reply)).toMatchObject({ code: 'method_not_allowed' });
  });
});

describe('bodies', () => {
  it('a good one reaches the handler parsed, unknown fields dropped', async () => {
    const reply = await post(JSON.stringify({ name: 'ab', size: 3, role: 'admin' }));
    expect(reply.status).toBe(201);
    expect(await reply.json()).toEqual({ name: 'ab', size: 3, page: 1 });
    expect(bodies).toEqual([{ name: 'ab', size: 3, page: 1 }]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('every issue of query and body is named', async () => {
    const reply = await post(
      JSON.stringify({ name: 'a', size: 'big' }),
      'application/json',
      '/things?page=x',
    );
    expect(reply.status).toBe(400);
    expect(await problem(reply)).toMatchObject({
      code: 'validation_failed',
      errors: [
        { path: 'page', message: 'Enter a page' },
        { path: 'name', message: 'Too short' },
        { path: 'size', message: 'Enter a size' },
      ],
    });
  });

  it.each([
    ['cut JSON', '{"name":', 'application/json', 400, 'malformed_json'],
    ['a bare word', 'true', 'application/json', 400, 'malformed_json'],
    ['a list', '[]', 'application/json', 400, 'validation_failed'],
    [
      'bytes that are no UTF-8',
      new Uint8Array([0x7b, 0xff, 0xfe]),
      'application/json',
      400,
      'malformed_json',
    ],
    ['a form', 'name=ab&size=3', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['text', '{"name":"ab","size":3}', 'text/plain', 415, 'unsupported_media_type'],
    ['JSON of another kind', '{"name":"ab","size":3}', 'application/jsonp', 415, 'unsupported_media_type'],
    ['one byte too many', `"${'x'.repeat(bodyLimit - 1)}"`, 'application/json', 413, 'payload_too_large'],
    ['10 MB', 'x'.repeat(10_000_000), 'application/json', 413, 'payload_too_large'],
  ])('%s', async (_, body, contentType, status, code) => {
    const reply = await post(body, contentType);
    expect(reply.status).toBe(status);
    expect(await problem(reply)).toMatchObject({ code });
    expect(bodies).toEqual([]);
  });

  it('10 MB in chunks of unknown length are cut off too', async () => {
    const chunks = new ReadableStream({
      start: (stream) => {
        for (let n = 0; n < 160; n += 1) stream.enqueue(new Uint8Array(65_536).fill(32));
        stream.close();
      },
    });
    const reply = await call('/things', {
      method: 'POST',
      body: chunks,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(reply.status).toBe(413);
    await problem(reply);
  });

  it('no body at all is the wrong media type', async () => {
    expect((await call('/things', { method: 'POST' })).status).toBe(415);
  });

  it('keys that would touch prototypes are refused', async () => {
    const reply = await post('{"name":"ab","size":1,"__proto__":{"polluted":true}}');
    expect(reply.status).toBe(400);
    expect(bodies).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('a form handler gets what was typed, good or not', async () => {
    const reply = await post('name=a&size=', 'application/x-www-form-urlencoded', '/form');
    expect(reply.status).toBe(400);
    expect(reply.headers.get('content-type')).toContain('text/html');
    expect(JSON.parse(await reply.text())).toEqual({ name: 'a', size: '' });
  });
});

describe('replies', () => {
  it('carry headers, and their own caching wins', async () => {
    const reply = await call('/counted');
    expect(await reply.json()).toEqual([1, 2]);
    expect(reply.headers.get('x-total-count')).toBe('2');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('that break their contract fail where we are strict', async () => {
    const reply = await call('/wrong-reply');
    expect(reply.status).toBe(500);
    expect(await problem(reply)).toMatchObject({ code: 'internal_error' });
  });

  it('that break their contract are sent and logged where people wait', async () => {
    const lenient = await startTestApp({ routes, isStrict: false });
    const reply = await call('/wrong-reply', {}, lenient);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({ size: 'large' });
    expect(lenient.logged().map(({ msg }) => msg)).toContain('reply does not fit its contract');
    await lenient.drain();
  });
});

describe('failures', () => {
  it('a bug answers 500 without a word of it, and is logged whole with the request id', async () => {
    const reply = await call('/bug');
    expect(reply.status).toBe(500);
    const body = await problem(reply);
    expect(JSON.stringify(body)).not.toContain('hunter2');
    const entry = app.logged().find(({ msg, requestId }) => msg === 'bug' && requestId === body.requestId);
    expect(entry).toMatchObject({ err: { message: 'the password is hunter2', stack: expect.any(String) } });
  });

  it('an expected one answers as it says and is no bug in the log', async () => {
    const reply = await call('/conflict');
    expect(reply.status).toBe(409);
    const { requestId } = await problem(reply);
    expect(
      app
        .logged()
        .filter((entry) => entry.requestId === requestId)
        .map(({ msg }) => msg),
    ).toEqual(['request']);
  });

  it('a rate limit says whole seconds, at least one', async () => {
    const reply = await call('/too-often');
    expect(reply.status).toBe(429);
    expect(reply.headers.get('retry-after')).toBe('1');
  });

  it('a named constraint answers as mapped, and the statement stays inside', async () => {
    const reply = await call('/constraint');
    expect(reply.status).toBe(409);
    expect(await problem(reply)).toMatchObject({ code: 'email_taken', detail: 'This email is taken.' });
  });
});

describe('request ids', () => {
  it.each([
    ['a sane one is kept', 'abcdef-123456', true],
    ['a short one is replaced', 'abc', false],
    ['one with odd characters is replaced', 'abcdefgh{}$(rm)', false],
    ['a long one is replaced', 'a'.repeat(65), false],
  ])('%s', async (_, given, isKept) => {
    const reply = await call('/open', { headers: { 'x-request-id': given } });
    const id = reply.headers.get('x-request-id');
    expect(id === given).toBe(isKept);
    expect(id).toMatch(/^[\w-]{8,64}$/);
    expect(app.logged().some(({ requestId, msg }) => requestId === id && msg === 'request')).toBe(true);
  });
});

it('the log of a request names route and time, never the query', async () => {
  await call('/open?search=private');
  const entry = app.logged().findLast(({ msg }) => msg === 'request');
  expect(entry).toMatchObject({ method: 'GET', path: '/open', status: 200, ms: expect.any(Number) });
  expect(JSON.stringify(app.logged())).not.toContain('private');
});
