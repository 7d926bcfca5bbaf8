import { randomUUID } from 'node:crypto';
import { type ListingKind, listingModeratedV1, userRoles } from '@setu/contracts';
import { eventually, someone, type TestUser } from '@setu/service-kit/test';
import {
  addFranchise,
  addProperty,
  addRequirement,
  callAsAdmin,
  publishUser,
  setUpCatalog,
} from '../../test/builders';

const catalog = setUpCatalog();

const admin = someone('admin');
const reason = 'The stated ROI is not what your documents show.';
const asAdmin = (method: string, path: string, body?: unknown) =>
  callAsAdmin(catalog.service, method, path, { as: admin, body });
const hide = (kind: ListingKind, id: string, why: unknown = reason) =>
  asAdmin('POST', `/api/admin/listings/${id}/hide`, { kind, reason: why });
const restore = (kind: ListingKind, id: string) =>
  asAdmin('POST', `/api/admin/listings/${id}/restore`, { kind });
const get = (path: string, as: TestUser | null = null) => catalog.service.call('GET', path, { as });
const idsOf = (reply: { body: { id: string }[] }) => reply.body.map(({ id }) => id);
const eventsOf = (id: string) => catalog.service.outbox(id);

describe('a franchise that an administrator hides', () => {
  it('a hidden franchise is visible only to its owner, with the reason', async () => {
    const brand = someone('brand');
    const investor = someone('investor');
    const city = `Ramnagar ${randomUUID().slice(0, 8)}`;
    const listing = await addFranchise(catalog.service, brand, { territories: [city], featured: true });
    const neighbour = await addFranchise(catalog.service, brand, { territories: [city] });
    const path = `/api/franchises/${listing.id}`;
    await catalog.service.call('POST', `${path}/save`, { as: investor });

    const reply = await hide('franchise', listing.id);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      id: listing.id,
      kind: 'franchise',
      title: listing.title,
      ownerId: brand.id,
      state: 'hidden',
      hidden: { reason },
    });

    for (const gone of [path, `${path}/brochure`, `${path}/similar`])
      expect((await get(gone)).status).toBe(404);
    expect(await get(path, investor)).toMatchObject({ status: 404, body: { code: 'franchise_not_found' } });
    expect((await catalog.service.call('POST', `${path}/save`, { as: investor })).status).toBe(404);
    const place = encodeURIComponent(city);
    expect(idsOf(await get(`/api/franchises?territories=${place}`))).toEqual([neighbour.id]);
    expect(idsOf(await get(`/api/franchises?territories=${place}&featured=true`))).toEqual([]);
    expect(idsOf(await get(`/api/franchises/${neighbour.id}/similar`))).not.toContain(listing.id);
    expect(idsOf(await get('/api/my-saved-franchises', investor))).toEqual([]);

    const own = await get(path, brand);
    expect(own.body).toMatchObject({ isActive: true, hidden: { reason, at: reply.body.hidden.at } });
    const mine = await get('/api/my-franchises', brand);
    expect(mine.body.find(({ id }: { id: string }) => id === listing.id).hidden).toEqual(own.body.hidden);
    expect(mine.body.find(({ id }: { id: string }) => id === neighbour.id)).not.toHaveProperty('hidden');
  });

  it('the owner may change a hidden franchise, which stays hidden until it is restored', async () => {
    const brand = someone('brand');
    const { id } = await addFranchise(catalog.service, brand);
    await hide('franchise', id);
    const change = (body: unknown) =>
      catalog.service.call('PATCH', `/api/franchises/${id}`, { as: brand, body });
    expect(await change({ expectedROI: 18 })).toMatchObject({ status: 200, body: { hidden: { reason } } });
    await change({ isActive: false });
    await change({ isActive: true });
    expect((await get(`/api/franchises/${id}`)).status).toBe(404);

    expect((await restore('franchise', id)).body).toMatchObject({ state: 'shown', hidden: null });
    const shown = await get(`/api/franchises/${id}`);
    expect(shown.body).toMatchObject({ expectedROI: '18.00' });
    expect(shown.body).not.toHaveProperty('hidden');
  });

  it('hiding publishes the new state and, for the audit trail, the administrator and the reason', async () => {
    const { id, title } = await addFranchise(catalog.service, someone('brand'));
    await hide('franchise', id);
    expect((await hide('franchise', id)).status).toBe(200);
    await hide('franchise', id, 'Another reason');
    await restore('franchise', id);
    await restore('franchise', id);
    const events = (await eventsOf(id)).slice(1);
    expect(events.map(({ type }) => type)).toEqual([
      'catalog.franchise-updated.v1',
      listingModeratedV1.type,
      listingModeratedV1.type,
      'catalog.franchise-updated.v1',
      listingModeratedV1.type,
    ]);
    const data = events.map(({ envelope }) => envelope.data);
    expect(data[0]).toMatchObject({ isActive: false, followsOwner: true });
    expect(data[1]).toMatchObject({
      id,
      kind: 'franchise',
      title,
      isHidden: true,
      reason,
      byUserId: admin.id,
    });
    expect(data[2]).toMatchObject({ isHidden: true, reason: 'Another reason' });
    expect(data[3]).toMatchObject({ isActive: true, followsOwner: true });
    expect(data[4]).toMatchObject({ isHidden: false, reason: null, byUserId: admin.id });
    const versions = data.map(({ version }) => Number(version));
    expect([...versions].sort((a, b) => a - b)).toEqual(versions);
  });

  it('a restored franchise stays unlisted while its owner has deactivated it', async () => {
    const brand = someone('brand');
    const { id } = await addFranchise(catalog.service, brand, { isActive: false });
    await hide('franchise', id);
    expect((await restore('franchise', id)).body).toMatchObject({ state: 'inactive', hidden: null });
    expect((await get(`/api/franchises/${id}`)).status).toBe(404);
  });
});

it('a hidden property is not a match until it is restored', async () => {
  const brand = someone('brand');
  const agent = someone('agent');
  const city = `Ramnagar ${randomUUID().slice(0, 8)}`;
  const property = await addProperty(catalog.service, agent, { city });
  const { id } = await addRequirement(catalog.service, brand, { preferredLocations: [city] });
  const matches = async () => (await get(`/api/requirements/${id}/matches`, brand)).body.length;
  expect(await matches()).toBe(1);
  expect((await hide('property', property.id)).body).toMatchObject({ kind: 'property', state: 'hidden' });
  expect(await matches()).toBe(0);
  expect((await get('/api/my-properties', agent)).body[0]).toMatchObject({ hidden: { reason } });
  await catalog.service.call('PATCH', `/api/properties/${property.id}`, { as: agent, body: { area: 1400 } });
  expect(await matches()).toBe(0);
  expect((await eventsOf(property.id)).at(-1)?.envelope.data).toMatchObject({ isAvailable: false });
  await restore('property', property.id);
  expect(await matches()).toBe(1);
});

it('a hidden requirement is not in the agents’ lists until it is restored', async () => {
  const brand = someone('brand');
  const { id } = await addRequirement(catalog.service, brand);
  const isActive = async () =>
    (await eventsOf(id)).filter(({ type }) => type.startsWith('catalog.requirement')).at(-1)?.envelope.data
      .isActive;
  await hide('requirement', id);
  expect(await isActive()).toBe(false);
  expect((await get('/api/my-requirements', brand)).body[0]).toMatchObject({
    isActive: true,
    hidden: { reason },
  });
  await catalog.service.call('PATCH', `/api/requirements/${id}`, { as: brand, body: { minArea: 900 } });
  expect(await isActive()).toBe(false);
  await restore('requirement', id);
  expect(await isActive()).toBe(true);
});

it('listings of a suspended owner are not shown, and all except hidden listings are shown again with the account', async () => {
  const brand = someone('brand');
  const shown = await addFranchise(catalog.service, brand);
  const hidden = await addFranchise(catalog.service, brand);
  await hide('franchise', hidden.id);
  const status = async (id: string) => (await get(`/api/franchises/${id}`)).status;
  await publishUser(catalog.broker, brand, { version: 2, isSuspended: true });
  await eventually(async () => expect(await status(shown.id)).toBe(404));
  await publishUser(catalog.broker, brand, { version: 3, isSuspended: false });
  await eventually(async () => expect(await status(shown.id)).toBe(200));
  expect(await status(hidden.id)).toBe(404);
});

describe('the list for administrators', () => {
  it('an administrator finds listings of a kind by words of the title and by state, with their owners', async () => {
    const brand = someone('brand');
    await publishUser(catalog.broker, brand, { displayName: 'Idli Ink' });
    await eventually(async () =>
      expect(await catalog.service.running.db('brands').where({ id: brand.id }).first()).toBeDefined(),
    );
    const word = randomUUID();
    const add = (title: string, fields = {}) => addFranchise(catalog.service, brand, { title, ...fields });
    const first = await add(`Chai ${word} one`);
    const second = await add(`CHAI ${word} two`);
    const third = await add(`Chai ${word} three`, { isActive: false });
    await hide('franchise', second.id);
    const list = async (query: string) => asAdmin('GET', `/api/admin/listings?search=chai+${word}${query}`);
    const all = await list('');
    expect(idsOf(all)).toEqual([third.id, second.id, first.id]);
    expect(all.headers.get('x-total-count')).toBe('3');
    expect(all.body.map(({ state }: { state: string }) => state)).toEqual(['inactive', 'hidden', 'shown']);
    expect(all.body[0]).toMatchObject({ kind: 'franchise', ownerName: 'Idli Ink', hidden: null });
    expect(idsOf(await list('&state=shown'))).toEqual([first.id]);
    expect(idsOf(await list('&state=hidden'))).toEqual([second.id]);
    expect(idsOf(await list('&state=inactive'))).toEqual([third.id]);
    expect(idsOf(await list('&kind=property'))).toEqual([]);
    expect(idsOf(await list('&limit=2'))).toEqual([third.id, second.id]);
    expect(idsOf(await asAdmin('GET', '/api/admin/listings?search=%25'))).toEqual([]);
  });
});

describe('access to moderation', () => {
  it.each([null, ...userRoles.map((role) => someone(role))])(
    'moderation refuses a caller without an administrator session (%#)',
    async (as) => {
      const { id } = await addFranchise(catalog.service, someone('brand'));
      const body = { kind: 'franchise', reason };
      for (const path of [`/api/admin/listings/${id}/hide`, `/api/admin/listings/${id}/restore`])
        expect((await catalog.service.call('POST', path, { as, body })).status).toBe(as ? 403 : 401);
      expect((await get('/api/admin/listings', as)).status).toBe(as ? 403 : 401);
      expect((await get(`/api/franchises/${id}`)).status).toBe(200);
    },
  );

  it('moderation of an unknown listing or a listing of another kind answers 404', async () => {
    const { id } = await addFranchise(catalog.service, someone('brand'));
    for (const [kind, listing] of [
      ['franchise', randomUUID()],
      ['property', id],
    ] as const)
      expect(await hide(kind, listing)).toMatchObject({ status: 404, body: { code: 'listing_not_found' } });
    expect((await restore('requirement', randomUUID())).status).toBe(404);
  });

  it.each([
    ['', 'Give a reason: the person reads it'],
    ['x'.repeat(501), 'Use at most 500 characters'],
  ])('hiding needs a reason of at most 500 characters (%#)', async (why, message) => {
    const { id } = await addFranchise(catalog.service, someone('brand'));
    expect(await hide('franchise', id, why)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reason', message }] },
    });
  });
});
