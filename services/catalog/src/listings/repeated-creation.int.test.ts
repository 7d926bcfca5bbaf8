import { served, someone } from '@setu/service-kit/test';
import { aDraft, aProperty, aRequirement, setUpCatalog } from '../../test/builders';

const catalog = setUpCatalog();

const kinds = [
  { path: '/api/franchises', table: 'franchise_opportunities', owner: 'brand_id', make: aDraft },
  { path: '/api/requirements', table: 'property_requirements', owner: 'brand_id', make: aRequirement },
  { path: '/api/properties', table: 'property_listings', owner: 'provider_id', make: aProperty },
];

describe.each(kinds)('POST $path', ({ path, table, owner, make }) => {
  const rowsOf = async (id: string) => {
    const rows = await catalog.service.running.db(table).where({ [owner]: id });
    return rows.length;
  };
  const eventsAbout = async (id: string) => (await catalog.service.outbox(id)).length;

  it.each([
    ['without a key', {}],
    ['with a key', { 'idempotency-key': 'one-submit' }],
  ])('fifty concurrent creations %s create one listing and get the same reply', async (_, headers) => {
    const as = someone('brand');
    const body = make();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () =>
        served(() => catalog.service.call('POST', path, { as, body, headers })),
      ),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(201);
    expect(await rowsOf(as.id)).toBe(1);
    expect(await eventsAbout(replies[0]?.body.id)).toBe(1);
  });

  it('a creation with other content, by another owner or at a later time creates another listing', async () => {
    const [as, stranger] = [someone('brand'), someone('brand')];
    const body = make();
    await catalog.service.call('POST', path, { as, body });
    await catalog.service.call('POST', path, { as, body: { ...body, description: 'Other words.' } });
    await catalog.service.call('POST', path, { as: stranger, body });
    expect([await rowsOf(as.id), await rowsOf(stranger.id)]).toEqual([2, 1]);
    await catalog.service.running
      .db(table)
      .where({ [owner]: as.id })
      .update({ created_at: new Date(Date.now() - 3 * 60 * 1_000) });
    await catalog.service.call('POST', path, { as, body });
    expect(await rowsOf(as.id)).toBe(3);
  });

  it('a creation with the key of another body is refused', async () => {
    const as = someone('brand');
    const headers = { 'idempotency-key': 'reused' };
    await catalog.service.call('POST', path, { as, body: make(), headers });
    const reply = await catalog.service.call('POST', path, { as, body: make(), headers });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await rowsOf(as.id)).toBe(1);
  });
});

it('a repeated creation of a featured franchise returns the first', async () => {
  const as = someone('brand');
  const body = aDraft({ featured: true, territories: ['Bombay'] });
  const [first, again] = [
    await catalog.service.call('POST', '/api/franchises', { as, body }),
    await catalog.service.call('POST', '/api/franchises', { as, body }),
  ];
  expect(again?.body).toEqual(first?.body);
});
