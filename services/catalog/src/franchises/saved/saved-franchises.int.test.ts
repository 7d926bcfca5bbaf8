import { randomUUID } from 'node:crypto';
import { someone, type TestUser } from '@setu/service-kit/test';
import { addFranchise, setUpCatalog } from '../../../test/builders';
import { noIds } from '../../../test/refusals';

const catalog = setUpCatalog();
const brand = someone('brand');

const call = (method: string, id: string, as: TestUser | null) =>
  catalog.service.call(method, `/api/franchises/${id}/save`, { as });
const list = (as: TestUser | null, query = '') =>
  catalog.service.call('GET', `/api/my-saved-franchises${query}`, { as });
const idsOf = (body: { id: string }[]) => body.map(({ id }) => id);
const hide = (id: string, isActive = false) =>
  catalog.service.call('PATCH', `/api/franchises/${id}`, { as: brand, body: { isActive } });

it.each(['investor', 'brand', 'agent', 'admin'] as const)(
  'a franchise that an %s saves is stored until it is removed',
  async (role) => {
    const user = someone(role);
    const franchise = await addFranchise(catalog.service, brand);
    expect((await call('GET', franchise.id, user)).body).toEqual({ saved: false });
    const saved = await call('POST', franchise.id, user);
    expect([saved.status, saved.body]).toEqual([200, { saved: true }]);
    expect((await call('GET', franchise.id, user)).body).toEqual({ saved: true });
    expect((await list(user)).body).toEqual([franchise]);
    expect((await call('DELETE', franchise.id, user)).body).toEqual({ saved: false });
    expect((await call('GET', franchise.id, user)).body).toEqual({ saved: false });
    expect((await list(user)).body).toEqual([]);
  },
);

it('repeated or concurrent saving or removing has the effect of one call', async () => {
  const user = someone('investor');
  const { id } = await addFranchise(catalog.service, brand);
  const replies = await Promise.all([1, 2, 3, 4].map(() => call('POST', id, user)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await list(user)).headers.get('x-total-count')).toBe('1');
  expect((await call('DELETE', id, user)).status).toBe(200);
  expect((await call('DELETE', id, user)).status).toBe(200);
});

it('each user has separate saved franchises', async () => {
  const { id } = await addFranchise(catalog.service, brand);
  const user = someone('investor');
  await call('POST', id, user);
  const other = someone('investor');
  expect((await call('GET', id, other)).body).toEqual({ saved: false });
  await call('DELETE', id, other);
  expect((await call('GET', id, user)).body).toEqual({ saved: true });
});

it('saved franchises are listed last saved first, page by page, and saving again does not change the order', async () => {
  const user = someone('investor');
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push((await addFranchise(catalog.service, brand)).id);
  for (const id of [...ids, ids[0] ?? '']) await call('POST', id, user);
  const seen: string[] = [];
  let path: string | null = '/api/my-saved-franchises?limit=2';
  while (path) {
    const reply: Awaited<ReturnType<typeof list>> = await catalog.service.call('GET', path, { as: user });
    expect(reply.headers.get('x-total-count')).toBe('5');
    seen.push(...idsOf(reply.body));
    path = /<(.+)>/.exec(reply.headers.get('link') ?? '')?.[1] ?? null;
  }
  expect(seen).toEqual(ids.reverse());
});

it('hidden franchises are left out of the list while hidden, and can be removed', async () => {
  const user = someone('investor');
  const { id } = await addFranchise(catalog.service, brand);
  await call('POST', id, user);
  await hide(id);
  expect((await list(user)).body).toEqual([]);
  expect((await call('GET', id, user)).status).toBe(404);
  await hide(id, true);
  expect(idsOf((await list(user)).body)).toEqual([id]);
  await hide(id);
  expect((await call('DELETE', id, user)).body).toEqual({ saved: false });
  expect((await call('DELETE', id, user)).status).toBe(404);
});

it('a franchise that the user may not see cannot be saved', async () => {
  const { id } = await addFranchise(catalog.service, brand, { isActive: false });
  const reply = await call('POST', id, someone('investor'));
  expect([reply.status, reply.body.code]).toEqual([404, 'franchise_not_found']);
  expect((await call('POST', id, brand)).status).toBe(200);
});

it.each(noIds)('saving the id %s answers 404', async (id) => {
  for (const method of ['GET', 'POST', 'DELETE'])
    expect((await call(method, id, someone('investor'))).status).toBe(404);
});

it('saved franchises refuse a call without a session', async () => {
  for (const method of ['GET', 'POST', 'DELETE'])
    expect((await call(method, randomUUID(), null)).status).toBe(401);
  expect((await list(null)).status).toBe(401);
});

it.each([
  '?cursor=garbage',
  `?cursor=${Buffer.from('["newest",1,"f0000000-0000-4000-8000-000000000001"]').toString('base64url')}`,
  '?limit=0',
])('listing saved franchises refuses %s', async (query) => {
  expect((await list(someone('investor'), query)).status).toBe(400);
});

it('only its brand reads how many users saved a franchise since an instant', async () => {
  const { id } = await addFranchise(catalog.service, brand);
  const savers = [someone('investor'), someone('investor'), someone('agent')];
  for (const user of savers) await call('POST', id, user);
  if (savers[0]) await call('DELETE', id, savers[0]);
  const count = (as: TestUser | null, since: string) =>
    catalog.service.call('GET', `/api/my-franchises/${id}/saves?since=${since}`, { as });
  expect((await count(brand, '2026-01-01T00:00:00.000Z')).body).toEqual({ saves: 2 });
  expect((await count(brand, '2100-01-01T00:00:00.000Z')).body).toEqual({ saves: 0 });
  expect((await count(someone('brand'), '2026-01-01T00:00:00.000Z')).body.code).toBe('franchise_not_found');
  expect((await count(someone('investor'), '2026-01-01T00:00:00.000Z')).status).toBe(403);
  expect((await count(brand, 'yesterday')).status).toBe(400);
});
