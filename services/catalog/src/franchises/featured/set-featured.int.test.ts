import { randomUUID } from 'node:crypto';
import { franchiseCreatedV1, franchiseUpdatedV1, userRoles } from '@setu/contracts';
import { someone, type TestUser } from '@setu/service-kit/test';
import { addFranchise, callAsAdmin, setUpCatalog } from '../../../test/builders';

const catalog = setUpCatalog();

const admin = someone('admin');
const setFeatured = (id: string, body: unknown = { featured: true }) =>
  callAsAdmin(catalog.service, 'PATCH', `/api/admin/franchises/${id}`, { body, as: admin });
const change = (id: string, body: unknown, as: TestUser) =>
  catalog.service.call('PATCH', `/api/franchises/${id}`, { as, body });
const eventsOf = (id: string) => catalog.service.outbox(id);
const stored = (id: string) => catalog.service.running.db('franchise_opportunities').where({ id }).first();

/** A brand that has reached its limit of two, and a third franchise that an administrator features. */
const overridden = async () => {
  const brand = someone('brand');
  const own = [
    await addFranchise(catalog.service, brand, { featured: true }),
    await addFranchise(catalog.service, brand, { featured: true }),
  ];
  const third = await addFranchise(catalog.service, brand, { featured: true });
  expect(third.featured).toBe(false);
  const reply = await setFeatured(third.id);
  expect(reply.status).toBe(200);
  return { brand, own, third, reply };
};

describe('placements set by an administrator', () => {
  it('an administrator features a franchise beyond the limit and reverts it, and each change is published once with the administrator', async () => {
    const { third, reply } = await overridden();
    expect(reply.body).toEqual({ ...third, featured: true, updatedAt: reply.body.updatedAt });
    expect((await setFeatured(third.id)).body).toEqual(reply.body);
    const listed = await catalog.service.call('GET', '/api/franchises?featured=true&limit=100');
    expect(listed.body.map(({ id }: { id: string }) => id)).toContain(third.id);
    expect((await setFeatured(third.id, { featured: false })).body.featured).toBe(false);
    const events = await eventsOf(third.id);
    expect(events.map(({ type }) => type)).toEqual([
      franchiseCreatedV1.type,
      franchiseUpdatedV1.type,
      franchiseUpdatedV1.type,
    ]);
    expect(events.map(({ envelope }) => envelope.data)).toMatchObject([
      { version: 1, featured: false },
      { version: 2, featured: true, byUserId: admin.id, title: third.title, isActive: true },
      { version: 3, featured: false, byUserId: admin.id },
    ]);
  });

  it('an inactive franchise that an administrator features is featured when it is active again', async () => {
    const brand = someone('brand');
    for (let n = 0; n < 2; n += 1) await addFranchise(catalog.service, brand, { featured: true });
    const { id } = await addFranchise(catalog.service, brand, { isActive: false });
    expect((await setFeatured(id)).body).toMatchObject({ featured: true, isActive: false });
    expect((await change(id, { isActive: true }, brand)).body.featured).toBe(true);
  });

  it('a franchise featured by its brand becomes a placement when an administrator features it too', async () => {
    const brand = someone('brand');
    const { id } = await addFranchise(catalog.service, brand, { featured: true });
    expect((await setFeatured(id)).body.featured).toBe(true);
    expect(await stored(id)).toMatchObject({ featured: true, featured_by_admin: true });
  });

  it('concurrent placements are all stored', async () => {
    const { brand, third } = await overridden();
    await Promise.all([
      setFeatured(third.id, { featured: false }),
      change(third.id, { areaRequired: 321 }, brand),
      setFeatured(third.id, { featured: true }),
      change(third.id, { title: 'Renamed meanwhile' }, brand),
    ]);
    expect(await stored(third.id)).toMatchObject({ area_required: 321, title: 'Renamed meanwhile' });
    const versions = (await eventsOf(third.id)).map(({ envelope }) => envelope.data.version);
    expect(versions).toEqual(versions.map((_, index) => index + 1));
  });
});

describe('changes by the brand after a placement', () => {
  it('a placement does not end by changes of other fields, or when the franchise is deactivated and activated', async () => {
    const { brand, own, third } = await overridden();
    expect((await change(third.id, { areaRequired: 400 }, brand)).body.featured).toBe(true);
    expect((await change(third.id, { title: 'Idli cart', featured: true }, brand)).body.featured).toBe(true);
    expect((await change(third.id, { isActive: false }, brand)).body.featured).toBe(true);
    expect((await change(third.id, { isActive: true }, brand)).body.featured).toBe(true);
    // Franchises that the brand featured stay featured.
    for (const { id } of own)
      expect((await change(id, { areaRequired: 500 }, brand)).body.featured).toBe(true);
    expect((await eventsOf(third.id)).at(-1)?.envelope.data).not.toHaveProperty('byUserId');
  });

  it('a brand may end a placement, and may then feature franchises within its limit', async () => {
    const { brand, third } = await overridden();
    expect((await change(third.id, { featured: false }, brand)).body.featured).toBe(false);
    expect((await change(third.id, { featured: true }, brand)).body.featured).toBe(false);
    expect(await stored(third.id)).toMatchObject({ featured: false, featured_by_admin: false });
  });

  it('a placement counts for the brand’s limit', async () => {
    const brand = someone('brand');
    await addFranchise(catalog.service, brand, { featured: true });
    const { id } = await addFranchise(catalog.service, brand);
    await setFeatured(id);
    expect((await addFranchise(catalog.service, brand, { featured: true })).featured).toBe(false);
  });
});

describe('refused placements', () => {
  it('a placement for an unknown franchise or a malformed id answers 404', async () => {
    for (const id of [randomUUID(), 'first', '%00']) expect((await setFeatured(id)).status).toBe(404);
    expect((await setFeatured(randomUUID())).body.code).toBe('franchise_not_found');
  });

  it.each([
    {},
    [],
    { featured: 'yes' },
    { featured: null },
    { featured: true, title: 'Mine now' },
    { featured: true, isActive: false },
  ])('a placement with the body %j answers 400', async (body) => {
    const { id } = await addFranchise(catalog.service, someone('brand'));
    const reply = await setFeatured(id, body);
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe('validation_failed');
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it.each(userRoles)('a placement with a user session of the role %s answers 403', async (role) => {
    const brand = someone('brand');
    const { id } = await addFranchise(catalog.service, brand);
    const path = `/api/admin/franchises/${id}`;
    const as = someone(role, brand.id);
    expect((await catalog.service.call('PATCH', path, { as, body: { featured: true } })).status).toBe(403);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it('a placement without a session answers 401', async () => {
    const { id } = await addFranchise(catalog.service, someone('brand'));
    const path = `/api/admin/franchises/${id}`;
    expect((await catalog.service.call('PATCH', path, { body: { featured: true } })).status).toBe(401);
  });
});
