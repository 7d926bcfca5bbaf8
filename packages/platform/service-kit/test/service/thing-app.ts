import { type Access, endpoint, type Problem, raw } from '@setu/protocol';
import { z } from 'zod';
import { ConflictError, RateLimitedError } from '../../src/errors';
import { RawReply, Reply, type Route, rawRoute, route } from '../../src/http/routing/route';
import { startTestApp, type TestApp } from './app';
import type { TestUser } from './callers';

const spec = { service: 'catalog', summary: 'A call of this test.' } as const;
const Thing = z.object({ name: z.string().min(2, 'Too short'), size: z.number('Enter a size') });

const open = (path: string, access: Access, body: string) =>
  route(
    endpoint({ ...spec, method: 'GET', path, access, response: { 200: z.object({ from: z.string() }) } }),
    () => ({
      from: body,
    }),
  );

export const postThing = endpoint({
  ...spec,
  method: 'POST',
  path: '/things',
  access: 'public',
  query: z.object({ page: z.coerce.number('Enter a page').default(1) }),
  body: Thing,
  response: { 201: Thing.extend({ page: z.number() }) },
});
export const getThing = endpoint({
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

/** @param received gets each body that reaches a handler */
export const thingRoutes = (received: unknown[] = []): Route[] => [
  open('/open', 'public', 'open'),
  open('/members', 'signed-in', 'members'),
  open('/brands', ['brand', 'agent'], 'brands'),
  open('/admins', 'admin', 'admins'),
  open('/open-books', 'signed-in', 'open-books'),
  route(postThing, (input) => {
    received.push(input);
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
    throw new ConflictError('conflict', 'Another request was faster.');
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

/** Checks that a reply is a well-formed problem document. */
export const problem = async (reply: Response) => {
  expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const body = (await reply.json()) as Problem;
  expect(body).toMatchObject({ type: 'about:blank', status: reply.status, detail: expect.any(String) });
  expect(body.requestId).toBe(reply.headers.get('x-request-id'));
  return body;
};

/** A service app with a route for each aspect of the HTTP tests, for the tests of one file. */
export const useThingApp = () => {
  let started: TestApp;
  /** Bodies that reached a handler in this test. */
  const bodies: unknown[] = [];
  beforeAll(async () => {
    started = await startTestApp({ routes: thingRoutes(bodies), constraints });
  });
  afterAll(() => started?.drain());
  beforeEach(() => {
    bodies.length = 0;
  });
  const app = () => started;

  const call = async (
    path: string,
    { as = null, kind, ...init }: RequestInit & { as?: TestUser | null; kind?: 'admin' } = {},
    on = app(),
  ) =>
    fetch(`${on.url}${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...(await app().callers.headersFor(as, kind)) },
    });
  const post = (body: string | Uint8Array<ArrayBuffer>, contentType = 'application/json', path = '/things') =>
    call(path, { method: 'POST', body, headers: { 'content-type': contentType } });
  return { app, bodies, call, post };
};
