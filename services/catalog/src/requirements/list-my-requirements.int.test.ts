import { someone, type TestUser } from '@setu/service-kit/test';
import { addRequirement, setUpCatalog } from '../../test/builders';

const catalog = setUpCatalog();

const list = (as: TestUser | null, query = '') =>
  catalog.service.call('GET', `/api/my-requirements${query}`, { as });
const nextOf = (headers: Headers) => /<(.+)>/.exec(headers.get('link') ?? '')?.[1] ?? null;

it('a brand reads its own requirements, including fulfilled requirements, newest first', async () => {
  const brand = someone('brand');
  await addRequirement(catalog.service, someone('brand'));
  const added = [];
  for (const isActive of [true, false, true])
    added.push(await addRequirement(catalog.service, brand, { isActive }));
  const reply = await list(brand);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual(added.reverse());
  expect(reply.headers.get('x-total-count')).toBe('3');
  expect(nextOf(reply.headers)).toBeNull();
});

it('requirements are listed page by page, and new rows do not shift pages', async () => {
  const brand = someone('brand');
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.unshift((await addRequirement(catalog.service, brand)).id);
  const seen: string[] = [];
  let path = nextOf((await list(brand, '?limit=2')).headers);
  await addRequirement(catalog.service, brand);
  while (path) {
    const reply = await catalog.service.call('GET', path, { as: brand });
    seen.push(...reply.body.map(({ id }: { id: string }) => id));
    path = nextOf(reply.headers);
  }
  expect(seen).toEqual(ids.slice(2));
});

it('a new brand reads an empty list', async () => {
  expect((await list(someone('brand'))).body).toEqual([]);
});

it.each([
  ['?cursor=garbage', 'invalid_cursor'],
  [`?cursor=${Buffer.from('["my-properties",1,"x"]').toString('base64url')}`, 'invalid_cursor'],
  ['?limit=0', 'validation_failed'],
  ['?limit=101', 'validation_failed'],
  ['?limit=many', 'validation_failed'],
])('listing own requirements refuses %s', async (query, code) => {
  const reply = await list(someone('brand'), query);
  expect(reply.status).toBe(400);
  expect(reply.body.code).toBe(code);
});

it.each(['investor', 'agent', 'admin'] as const)(
  'listing own requirements refuses the role %s',
  async (role) => {
    expect((await list(someone(role))).status).toBe(403);
  },
);

it('listing own requirements refuses a call without a session', async () => {
  expect((await list(null)).status).toBe(401);
});
