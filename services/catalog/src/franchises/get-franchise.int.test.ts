import { randomUUID } from 'node:crypto';
import { someone } from '@setu/service-kit/test';
import { addFranchise, setUpCatalog } from '../../test/builders';

const catalog = setUpCatalog();

const get = (id: string) => catalog.service.call('GET', `/api/franchises/${id}`);

it('a listed franchise is readable by anyone', async () => {
  const franchise = await addFranchise(catalog.service, someone('brand'));
  const reply = await get(franchise.id);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual(franchise);
});

it.each([
  ['an unknown id', randomUUID(), 'franchise_not_found'],
  ['a malformed id', 'not-a-uuid', 'not_found'],
  ['NUL in the id', '%00', 'not_found'],
])('reading %s answers 404', async (_, id, code) => {
  const reply = await get(id);
  expect(reply.status).toBe(404);
  expect(reply.body).toMatchObject({ status: 404, code });
});

it('other methods on a franchise answer 405', async () => {
  const reply = await catalog.service.call('DELETE', `/api/franchises/${randomUUID()}`);
  expect(reply.status).toBe(405);
  expect(reply.headers.get('allow')).toContain('PATCH');
});

it('a brand reads its own franchises, including inactive franchises, newest first, in pages', async () => {
  const brand = someone('brand');
  const titles = ['First stall', 'Second stall', 'Third stall'];
  for (const title of titles)
    await addFranchise(catalog.service, brand, { title, isActive: title !== 'Second stall' });
  await addFranchise(catalog.service, someone('brand'));

  const first = await catalog.service.call('GET', '/api/my-franchises?limit=2', { as: brand });
  expect(first.headers.get('x-total-count')).toBe('3');
  expect(first.body.map(({ title }: { title: string }) => title)).toEqual(['Third stall', 'Second stall']);
  const link = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
  const second = await catalog.service.call('GET', link ?? '', { as: brand });
  expect(second.body.map(({ title }: { title: string }) => title)).toEqual(['First stall']);
  expect(second.headers.get('link')).toBeNull();
});

it.each(['investor', 'agent', 'admin'] as const)(
  'listing own franchises refuses the role %s',
  async (role) => {
    expect((await catalog.service.call('GET', '/api/my-franchises', { as: someone(role) })).status).toBe(403);
  },
);

it('listing own franchises refuses a call without a session', async () => {
  expect((await catalog.service.call('GET', '/api/my-franchises')).status).toBe(401);
});
