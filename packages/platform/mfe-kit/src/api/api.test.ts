import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint, Paging, searchReadingHeader, writeSearchReading } from '@setu/protocol';
import { z } from 'zod';
import { api } from './api';
import { ApiError, isNotFound, isUnauthorized } from './api-error';
import { makeQueryClient } from './query-client';
import { setTransport } from './transport';

const Item = z.object({ id: z.string(), amount: z.string() });
const getItem = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/items/:id',
  summary: 'One item.',
  access: 'public',
  params: z.object({ id: z.string() }),
  response: { 200: Item },
});
const listItems = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/items',
  summary: 'All items.',
  access: 'public',
  query: Paging.extend({ tag: z.array(z.string()).optional(), search: z.string().optional() }),
  response: { 200: z.array(Item) },
});
const changeItem = endpoint({
  service: 'catalog',
  method: 'PATCH',
  path: '/api/items/:id',
  summary: 'Changes one.',
  access: ['brand'],
  params: z.object({ id: z.string() }),
  body: z.object({ title: z.string() }),
  response: { 204: z.undefined() },
});

let server: Server;
const addItem = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/items',
  summary: 'Adds one.',
  access: ['brand'],
  body: z.object({ title: z.string() }),
  creates: true,
  response: { 201: Item },
});

let keys: (string | undefined)[] = [];
let seen: { method?: string; url?: string; type?: string; body: string };
let answer: (reply: ServerResponse) => void;

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
};

const talkToServer = () => {
  const { port } = server.address() as AddressInfo;
  setTransport(() => (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init));
};

beforeAll(async () => {
  server = createServer({ keepAliveTimeout: 0 }, (request, reply) => {
    void bodyOf(request).then((body) => {
      keys.push(request.headers['idempotency-key'] as string | undefined);
      seen = { method: request.method, url: request.url, type: request.headers['content-type'], body };
      answer(reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  talkToServer();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const replyWith =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (reply: ServerResponse) =>
    reply
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

const failure = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => error,
  );

test('a path parameter is escaped in the path, and the reply is parsed', async () => {
  answer = replyWith(200, { id: 'a/b', amount: '5.00', unknown: 1 });
  expect(await api.call(getItem, { id: 'a/b' })).toEqual({ id: 'a/b', amount: '5.00' });
  expect(seen).toMatchObject({ method: 'GET', url: '/api/items/a%2Fb' });
});

test('a list repeats its parameter, and empty values are left out', async () => {
  answer = replyWith(200, []);
  await api.call(listItems, { tag: ['x', 'y z'], search: '', limit: 5 });
  expect(seen.url).toBe('/api/items?tag=x&tag=y+z&limit=5');
});

test('a call with a body sends the other fields as JSON', async () => {
  answer = replyWith(204, '');
  expect(await api.call(changeItem, { id: '7', title: 'ताज़ा' })).toBeUndefined();
  expect(seen).toEqual({
    method: 'PATCH',
    url: '/api/items/7',
    type: 'application/json',
    body: '{"title":"ताज़ा"}',
  });
});

test('a call outlives its page only when it asks for that and its body is small', async () => {
  const keptAlive: (boolean | undefined)[] = [];
  setTransport(() => async (_, { keepalive }) => {
    keptAlive.push(keepalive);
    return new Response(null, { status: 204 });
  });
  const change = (title: string, options?: { keepalive: boolean }) =>
    api.call(changeItem, { id: '7', title }, options);
  await change('tea', { keepalive: true });
  await change('tea');
  await change('x'.repeat(20_001), { keepalive: true });
  talkToServer();
  expect(keptAlive).toEqual([true, undefined, undefined]);
});

describe('the idempotency key of a creating call', () => {
  const created = replyWith(201, { id: '1', amount: '1.00' });
  const add = (title: string) => api.call(addItem, { title });
  beforeEach(() => {
    keys = [];
  });

  test('the idempotency key is random and changes for the same content after a reply', async () => {
    answer = created;
    await add('tea');
    await add('tea');
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test.each<[string, (reply: ServerResponse) => void]>([
    ['no reply came', (reply) => reply.destroy()],
    [
      'the reply broke off',
      (reply) => {
        reply.writeHead(201, { 'content-type': 'application/json', 'content-length': '90' }).write('{"id":');
        setImmediate(() => reply.destroy());
      },
    ],
    ['the server failed', replyWith(503, '')],
    ['the reply was invalid', replyWith(201, { strange: true })],
  ])(
    'the idempotency key stays the same when %s, and differs for other content',
    async (_, failingAnswer) => {
      answer = failingAnswer;
      await expect(add('tea')).rejects.toThrow();
      await expect(add('coffee')).rejects.toThrow();
      answer = created;
      await add('tea');
      await add('coffee');
      expect([keys[2], keys[3]]).toEqual([keys[0], keys[1]]);
      expect(keys[0]).not.toBe(keys[1]);
    },
  );

  test('the idempotency key is the same for a second click while the first call is pending', async () => {
    answer = created;
    await Promise.all([add('tea'), add('tea')]);
    expect(keys[1]).toBe(keys[0]);
  });

  test('the idempotency key changes after a refusal, because the call may succeed now', async () => {
    answer = replyWith(400, '');
    await expect(add('tea')).rejects.toThrow('400');
    answer = created;
    await add('tea');
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('a call that creates nothing has no idempotency key', async () => {
    answer = replyWith(204, '');
    await api.call(changeItem, { id: '7', title: 'tea' });
    expect(keys).toEqual([undefined]);
  });
});

test('a page has its total and the cursor of the next page', async () => {
  answer = replyWith(200, [{ id: '1', amount: '1.00' }], {
    'x-total-count': '61',
    link: '</api/items?limit=1&cursor=abc%3D>; rel="next"',
  });
  expect(await api.callPage(listItems, {})).toEqual({
    items: [{ id: '1', amount: '1.00' }],
    total: 61,
    next: 'abc=',
  });
});

test('a page shows that its total is a bound', async () => {
  answer = replyWith(200, [], { 'x-total-count': '1000', 'x-total-is-bound': 'true' });
  expect(await api.callPage(listItems, {})).toEqual({
    items: [],
    total: 1000,
    isTotalBound: true,
    next: null,
  });
});

test('the last page has no cursor', async () => {
  answer = replyWith(200, [], { 'x-total-count': '0' });
  expect(await api.callPage(listItems, {})).toEqual({ items: [], total: 0, next: null });
});

test('a page has the interpretation of its search unless it cannot be parsed', async () => {
  const reading = { match: 'near' as const, places: [], dropped: ['budget' as const] };
  answer = replyWith(200, [], { [searchReadingHeader]: writeSearchReading(reading) });
  expect(await api.callPage(listItems, {})).toEqual({ items: [], total: 0, next: null, reading });
  answer = replyWith(200, [], { [searchReadingHeader]: 'nonsense' });
  expect(await api.callPage(listItems, {})).toEqual({ items: [], total: 0, next: null });
});

test('a whole list is loaded page by page with the largest page size', async () => {
  const asked: (string | undefined)[] = [];
  answer = (reply) => {
    asked.push(seen.url);
    const isFirst = asked.length === 1;
    reply.writeHead(200, {
      'content-type': 'application/json',
      ...(isFirst ? { link: '</api/items?cursor=b%3D>; rel="next"' } : {}),
    });
    reply.end(JSON.stringify([{ id: isFirst ? '1' : '2', amount: '5.00' }]));
  };
  const all = await api.callAll(listItems, { tag: ['x'] });
  expect(all.map(({ id }) => id)).toEqual(['1', '2']);
  expect(asked).toEqual(['/api/items?tag=x&limit=100', '/api/items?tag=x&limit=100&cursor=b%3D']);
});

test('a failed reply throws status and body text, and a problem document is parsed', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    detail: 'Two fields are wrong.',
    code: 'validation_failed',
    errors: [{ path: 'title', message: 'Title is required' }],
  };
  answer = replyWith(400, problem);
  const error = (await failure(api.call(getItem, { id: '1' }))) as ApiError;
  expect(error).toBeInstanceOf(ApiError);
  expect(error.message).toBe(`400: ${JSON.stringify(problem)}`);
  expect(error).toMatchObject({ status: 400, code: 'validation_failed', detail: 'Two fields are wrong.' });
  expect(error.fieldErrors).toEqual(problem.errors);
});

test('a failed reply without a body throws the status text, and an unknown body stays text', async () => {
  answer = replyWith(503, '');
  expect(await failure(api.call(getItem, { id: '1' }))).toMatchObject({
    message: '503: Service Unavailable',
    problem: null,
  });
  answer = replyWith(502, '{ not json');
  expect(await failure(api.call(getItem, { id: '1' }))).toMatchObject({
    message: '502: { not json',
    code: null,
    fieldErrors: [],
  });
});

test('a 401 is an authorization failure only when it contains Unauthorized', async () => {
  answer = replyWith(401, '');
  expect(isUnauthorized(await failure(api.call(getItem, { id: '1' })))).toBe(true);
  answer = replyWith(401, 'who are you');
  expect(isUnauthorized(await failure(api.call(getItem, { id: '1' })))).toBe(false);
  expect(isUnauthorized(new Error('500: Unauthorized'))).toBe(false);
  expect(isUnauthorized('401: Unauthorized')).toBe(false);
});

test('a 404 is distinguished from other failures', async () => {
  answer = replyWith(404, '');
  expect(isNotFound(await failure(api.call(getItem, { id: '1' })))).toBe(true);
  expect(isNotFound(new TypeError('fetch failed'))).toBe(false);
});

test('a reply that violates the contract throws', async () => {
  answer = replyWith(200, { id: 1 });
  await expect(api.call(getItem, { id: '1' })).rejects.toThrow(z.ZodError);
});

test('a missing path parameter throws before anything is sent', async () => {
  await expect(api.call(getItem, { id: '' })).rejects.toThrow('GET /api/items/:id needs id');
});

test('an aborted call throws', async () => {
  const controller = new AbortController();
  answer = () => controller.abort();
  await expect(api.call(getItem, { id: '1' }, { signal: controller.signal })).rejects.toThrow('aborted');
});

describe('reads without their own query function', () => {
  test('a query without its own function reads the address made of its key and is not retried', async () => {
    let count = 0;
    answer = (reply) => {
      count += 1;
      replyWith(500, 'broken')(reply);
    };
    const client = makeQueryClient();
    await expect(client.fetchQuery({ queryKey: ['/api/items', '7'] })).rejects.toThrow('500: broken');
    expect(seen.url).toBe('/api/items/7');
    expect(count).toBe(1);
  });

  test('a key that contains an object throws, because the query needs its own function', async () => {
    const read = makeQueryClient().fetchQuery({ queryKey: ['/api/items', { page: 1 }] });
    await expect(read).rejects.toThrow('needs a queryFn');
  });
});
