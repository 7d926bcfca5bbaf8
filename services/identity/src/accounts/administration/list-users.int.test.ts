import { randomUUID } from 'node:crypto';
import { AdminUserView, type UserRole } from '@setu/contracts';
import { encodeCursor } from '@setu/service-kit';
import { someone, type TestService, type TestUser } from '@setu/service-kit/test';
import { callAsAdmin, makeAdmin, register, setUpIdentity } from '../../../test/builders';

const identity = setUpIdentity();
let service: TestService;
let admin: TestUser;
beforeAll(async () => {
  ({ service } = identity);
  admin = (await makeAdmin(service, { lastName: 'Zzadmin' })).user;
});

const list = (query = '') => callAsAdmin(service, admin, 'GET', `/api/admin/users${query}`);
const search = async (words: string, more = '') =>
  ids((await list(`?search=${encodeURIComponent(words)}${more}`)).body);
const ids = (body: { id: string }[]) => body.map(({ id }) => id);
const nextOf = (headers: Headers) => /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

test('an administrator reads users newest first, without secrets', async () => {
  const { user: brand, sent } = await register(service, { role: 'brand', brandName: 'Nadi Naturals' });
  const { user: agent } = await register(service, { role: 'agent' });
  const reply = await list();
  expect(reply.status).toBe(200);
  expect(ids(reply.body).slice(0, 2)).toEqual([agent.id, brand.id]);
  expect(reply.body[1]).toEqual({
    id: brand.id,
    email: sent.email,
    firstName: 'Asha',
    lastName: 'Kulkarni',
    displayName: 'Nadi Naturals',
    profileImageUrl: null,
    role: 'brand',
    phone: '9820012345',
    city: 'Pune',
    state: 'Maharashtra',
    createdAt: expect.any(String),
  });
  expect(AdminUserView.array().parse(reply.body)).toEqual(reply.body);
  expect(reply.body[0].role).toBe('real_estate');
  expect(Number(reply.headers.get('x-total-count'))).toBe(reply.body.length);
});

test('search finds users by every word, anywhere in names and address, in any case', async () => {
  const mark = randomUUID().slice(0, 8);
  const { user } = await register(service, { firstName: `Lakshmi${mark}`, lastName: 'Narayanan' });
  const { user: brand } = await register(service, { role: 'brand', brandName: `Tulsi & ${mark}` });
  const { user: other } = await register(service, { email: `${mark}@people.test` });
  expect(await search(`LAKSHMI${mark}`)).toEqual([user.id]);
  expect(await search(`${mark} narayan`)).toEqual([user.id]);
  expect(await search(`  tulsi ${mark} `)).toEqual([brand.id]);
  expect(await search(mark)).toEqual([other.id, brand.id, user.id]);
  expect(await search(`${mark} nobody`)).toEqual([]);
});

test('one or two letters find the beginnings of words', async () => {
  const mark = randomUUID().slice(0, 8);
  const { user } = await register(service, {
    firstName: 'Qadir',
    lastName: mark,
    email: `zq${mark}@people.test`,
  });
  const { user: brand } = await register(service, { role: 'brand', brandName: `Qila & ${mark}` });
  expect(await search(`q ${mark}`)).toEqual([brand.id, user.id]);
  expect(await search(`qa ${mark}`)).toEqual([user.id]);
  expect(await search(`Zq ${mark}`)).toEqual([user.id]);
  expect(await search(`di ${mark}`)).toEqual([]);
  expect(await search(`qila & ${mark}`)).toEqual([brand.id]);
});

test('characters that are special to the database are searched literally', async () => {
  const mark = randomUUID().slice(0, 8);
  const { user } = await register(service, { firstName: `100%_${mark}\\` });
  expect(await search(`100%_${mark}\\`)).toEqual([user.id]);
  expect(await search(`%${mark}`)).toEqual([]);
  expect(await search(`1__%_${mark}`)).toEqual([]);
  expect(await search("'; drop table users; --")).toEqual([]);
});

test.each([
  ['real_estate', 'agent'],
  ['agent', 'agent'],
  ['brand', 'brand'],
  ['investor', 'investor'],
])('the role filter %s lists users stored as %s', async (asked, stored) => {
  const mark = randomUUID().slice(0, 8);
  const made = new Map<string, string>();
  for (const role of ['investor', 'brand', 'agent'])
    made.set(role, (await register(service, { role, lastName: mark })).user.id);
  expect(await search(mark, `&role=${asked}`)).toEqual([made.get(stored)]);
});

test('the role filter admin lists administrators', async () => {
  const found = (await list('?role=admin')).body;
  expect(ids(found)).toContain(admin.id);
  expect(new Set(found.map(({ role }: { role: string }) => role))).toEqual(new Set(['admin']));
});

test('pages list every user once, also users with equal times and while users are added', async () => {
  const mark = randomUUID().slice(0, 8);
  for (let n = 0; n < 7; n += 1) await register(service, { lastName: mark });
  const at = new Date('2026-11-20T10:00:00.123Z');
  await service.running.db('users').where({ last_name: mark }).update({ created_at: at });
  const all = await search(mark);
  const seen: string[] = [];
  let path: string | undefined = `/api/admin/users?search=${mark}&role=investor&limit=3`;
  while (path) {
    const reply = await callAsAdmin(service, admin, 'GET', path);
    expect(reply.headers.get('x-total-count')).toBe(String(7 + (seen.length > 0 ? 1 : 0)));
    if (seen.length === 0) await register(service, { lastName: mark });
    seen.push(...ids(reply.body));
    path = nextOf(reply.headers);
  }
  expect(seen).toEqual(all);
});

test.each([
  ['validation_failed', '?role=emperor'],
  ['validation_failed', '?role='],
  ['validation_failed', '?limit=0'],
  ['validation_failed', '?limit=101'],
  ['validation_failed', '?limit=many'],
  ['validation_failed', `?search=${'x'.repeat(201)}`],
  ['validation_failed', '?search=a%00b'],
  ['invalid_cursor', '?cursor=garbage'],
  ['invalid_cursor', `?cursor=${Buffer.from('["x","y"]').toString('base64url')}`],
  // The year 0000, which Postgres does not support.
  ['invalid_cursor', `?cursor=${encodeCursor([Date.parse('0000-01-01T00:00:00.000Z'), randomUUID()])}`],
])('listing users answers %s: %s', async (code, query) => {
  const reply = await list(query);
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ code });
});

test('listing users without a session answers 401', async () => {
  expect((await service.call('GET', '/api/admin/users')).status).toBe(401);
});

test.each<UserRole>(['investor', 'brand', 'agent', 'admin'])(
  'a user session of role %s may not list users',
  async (role) => {
    const reply = await service.call('GET', '/api/admin/users', { as: someone(role) });
    expect(reply.status).toBe(403);
  },
);

test('a former administrator may not list users', async () => {
  const { user } = await makeAdmin(service);
  await service.running.db('users').where({ id: user.id }).update({ role: 'brand' });
  expect((await callAsAdmin(service, user, 'GET', '/api/admin/users')).status).toBe(401);
});
