import { someone, type TestUser } from '@setu/service-kit/test';
import { addProperty, setUpCatalog } from '../../test/builders';

const catalog = setUpCatalog();

const list = (as: TestUser | null, query = '') =>
  catalog.service.call('GET', `/api/my-properties${query}`, { as });
const nextOf = (headers: Headers) => /<(.+)>/.exec(headers.get('link') ?? '')?.[1] ?? null;

it.each(['agent', 'brand'] as const)(
  'an %s reads their own properties, including let properties, page by page',
  async (role) => {
    const provider = someone(role);
    await addProperty(catalog.service, someone(role));
    const added = [];
    for (const isAvailable of [true, false, true])
      added.unshift(await addProperty(catalog.service, provider, { isAvailable }));
    const first = await list(provider, '?limit=2');
    expect(first.body).toEqual(added.slice(0, 2));
    expect(first.headers.get('x-total-count')).toBe('3');
    const second = await catalog.service.call('GET', nextOf(first.headers) ?? '', { as: provider });
    expect(second.body).toEqual(added.slice(2));
    expect(nextOf(second.headers)).toBeNull();
  },
);

it.each(['?cursor=garbage', '?limit=0'])('listing own properties refuses %s', async (query) => {
  expect((await list(someone('agent'), query)).status).toBe(400);
});

it.each(['investor', 'admin'] as const)('listing own properties refuses the role %s', async (role) => {
  expect((await list(someone(role))).status).toBe(403);
});

it('listing own properties refuses a call without a session', async () => {
  expect((await list(null)).status).toBe(401);
});
