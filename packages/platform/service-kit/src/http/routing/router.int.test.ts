import { randomUUID } from 'node:crypto';
import type { Access } from '@setu/protocol';
import { someone, startTestApp, type TestUser } from '../../../test';
import { testTexts } from '../../../test/service/test-texts';
import { getThing, postThing, problem, useThingApp } from '../../../test/service/thing-app';
import { makeLogger } from '../../observability/logger';
import { route } from './route';
import { makeRouter } from './router';

const { app, call } = useThingApp();

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
  ])('the route %s for %j (%s session) answers %i', async (path, as, kind, status) => {
    const reply = await call(path, { as, kind });
    expect(reply.status).toBe(status);
    if (status === 401)
      expect(await problem(reply)).toMatchObject({ title: 'Unauthorized', code: 'unauthenticated' });
    if (status === 403) expect(await problem(reply)).toMatchObject({ code: 'wrong_role' });
  });

  it('all who get the same stored reply are visitors for the handler', async () => {
    const shared = {
      ...getThing,
      path: '/shared/:id',
      changedBy: [{ event: 'catalog.thing-changed.v1' }],
      sharedWith: ['investor'],
    } as const;
    const other = await startTestApp({ routes: [route(shared, (_, { kind }) => ({ id: kind }))] });
    const kindFor = async (as: TestUser | null) => {
      const headers = await other.callers.headersFor(as);
      return (await fetch(`${other.url}/shared/${randomUUID()}`, { headers })).json();
    };
    expect(await kindFor(null)).toEqual({ id: 'visitor' });
    expect(await kindFor(someone('investor'))).toEqual({ id: 'visitor' });
    expect(await kindFor(someone('brand'))).toEqual({ id: 'user' });
    await other.drain();
  });

  it('access is checked before the body is read', async () => {
    const guarded = { ...postThing, path: '/guarded', access: 'signed-in' } as const;
    const other = await startTestApp({ routes: [route(guarded, (input) => input)] });
    const reply = await call('/guarded', { method: 'POST', body: '{' }, other);
    expect(reply.status).toBe(401);
    await other.drain();
  });

  it('a router without declared access refuses to start', () => {
    const undeclared = { ...route(getThing, ({ id }) => ({ id })) };
    undeclared.endpoint = { ...getThing, access: undefined as unknown as Access };
    expect(() =>
      makeRouter({
        routes: [undeclared],
        logger: makeLogger('test', 'silent'),
        isStrict: true,
        answerOnce: (_ctx, _endpoint, answer) => answer(),
        texts: testTexts,
      }),
    ).toThrow('declares no access');
  });
});

describe('addresses', () => {
  it.each(['/nothing', '/', '/things/', '/Open', '/open/more', '/%E0%A4%A', '/things/%00'])(
    'the path %s answers 404',
    async (path) => {
      const reply = await call(path);
      expect(reply.status).toBe(404);
      await problem(reply);
    },
  );

  it('a malformed id gets 404, a well-formed id reaches the handler', async () => {
    expect((await call('/things/42')).status).toBe(404);
    expect((await call('/things/11111111-1111-4111-8111-111111111111')).status).toBe(200);
  });

  it('another method answers 405 with the allowed ones', async () => {
    const reply = await call('/things', { method: 'DELETE' });
    expect(reply.status).toBe(405);
    expect(reply.headers.get('allow')).toBe('POST');
    expect(await problem(reply)).toMatchObject({ code: 'method_not_allowed' });
  });
});

describe('request ids', () => {
  it.each([
    ['a sane one is kept', 'abcdef-123456', true],
    ['a short one is replaced', 'abc', false],
    ['one with odd characters is replaced', 'abcdefgh{}$(rm)', false],
    ['a long one is replaced', 'a'.repeat(65), false],
  ])('the request id of the caller: %s', async (_, given, isKept) => {
    const reply = await call('/open', { headers: { 'x-request-id': given } });
    const id = reply.headers.get('x-request-id');
    expect(id === given).toBe(isKept);
    expect(id).toMatch(/^[\w-]{8,64}$/);
    expect(
      app()
        .logged()
        .some(({ requestId, msg }) => requestId === id && msg === 'request'),
    ).toBe(true);
  });
});

it('the log of a request contains route and time, but never the query', async () => {
  await call('/open?search=private');
  const entry = app()
    .logged()
    .findLast(({ msg }) => msg === 'request');
  expect(entry).toMatchObject({ method: 'GET', path: '/open', status: 200, ms: expect.any(Number) });
  expect(JSON.stringify(app().logged())).not.toContain('private');
});
