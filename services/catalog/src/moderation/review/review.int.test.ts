import { randomUUID } from 'node:crypto';
import { userRoles } from '@setu/contracts';
import { eventually, someone, type TestReply, type TestUser } from '@setu/service-kit/test';
import {
  aDraft,
  addFranchise,
  addProperty,
  addRequirement,
  publishUser,
  runSweeps,
  setUpCatalog,
} from '../../../test/builders';
import { reviewerOf, reviewsIn, type Waiting } from '../../../test/reviews';

const before = setUpCatalog({ isReviewed: true });
const after = setUpCatalog();
type Catalog = typeof before;
const reviewer = reviewerOf(() => before.service);
const { asAdmin, queue, idsInQueue, reason } = reviewer;

const get = (path: string, as: TestUser | null = null, catalog: Catalog = before) =>
  catalog.service.call('GET', path, { as });
const approve = (id: string, seen: string) => reviewer.approve('franchise', id, seen);
const sendBack = (id: string, seen: string, why: unknown = reason) =>
  reviewer.sendBack('franchise', id, seen, why);
const change = (id: string, as: TestUser, body: unknown, catalog: Catalog = before) =>
  catalog.service.call('PATCH', `/api/franchises/${id}`, { as, body });
const reviewsOf = (id: string, { service }: Catalog = before) => reviewsIn(service, id);

describe('a new franchise when reviews come before publication', () => {
  it('a waiting franchise is visible only to its brand and in the queue', async () => {
    const brand = someone('brand');
    const city = `Ramnagar ${randomUUID().slice(0, 8)}`;
    const { id, review } = await addFranchise(before.service, brand, { territories: [city] });
    expect(review).toEqual({ state: 'waiting', since: expect.any(String), reason: null });
    const path = `/api/franchises/${id}`;
    for (const gone of [path, `${path}/brochure`, `${path}/similar`])
      expect((await get(gone)).status).toBe(404);
    expect((await get(`/api/franchises?territories=${encodeURIComponent(city)}`)).body).toEqual([]);
    expect((await get(path, brand)).body.review).toEqual(review);
    expect((await get('/api/my-franchises', brand)).body[0].review).toEqual(review);
    const waiting = expect.objectContaining({ id, territories: [city], review });
    expect(await queue()).toContainEqual({ kind: 'franchise', id, ownerName: 'New brand', listing: waiting });
    expect((await asAdmin('GET', '/api/admin/reviews?limit=100')).body).toContainEqual(waiting);
    const [created] = await before.service.outbox(id);
    expect(created?.envelope.data).toMatchObject({ isActive: false });
  });

  it('administrators find waiting franchises by their state in the list of listings', async () => {
    const { id, updatedAt } = await addFranchise(before.service, someone('brand'));
    const found = async (kind: string) =>
      (await asAdmin('GET', `/api/admin/listings?kind=${kind}&state=waiting&search=${id}`)).body;
    expect(await found('franchise')).toMatchObject([{ id, state: 'inactive', review: { state: 'waiting' } }]);
    expect(await found('property')).toEqual([]);
    await approve(id, updatedAt);
    expect(await found('franchise')).toEqual([]);
  });

  it('an approved franchise is public, is removed from the queue, and stays public after changes', async () => {
    const brand = someone('brand');
    const { id, updatedAt } = await addFranchise(before.service, brand);
    for (const _ of [1, 2])
      expect(await approve(id, updatedAt)).toMatchObject({ status: 200, body: { id, state: 'approved' } });
    const shown = await get(`/api/franchises/${id}`);
    expect(shown.status).toBe(200);
    expect(shown.body).not.toHaveProperty('review');
    expect(await idsInQueue()).not.toContain(id);
    await change(id, brand, { title: 'Another title' });
    expect((await get(`/api/franchises/${id}`)).body).toMatchObject({ title: 'Another title' });
    expect(await reviewsOf(id)).toEqual([['approved', reviewer.admin.id]]);
    expect((await before.service.outbox(id)).map(({ envelope: { data } }) => data.isActive)).toEqual([
      false,
      true,
      undefined,
      true,
    ]);
  });

  it('a returned franchise has the reason, and a change by its brand sends it for review again', async () => {
    const brand = someone('brand');
    const { id, updatedAt } = await addFranchise(before.service, brand);
    expect((await sendBack(id, updatedAt)).body).toEqual({ id, state: 'returned' });
    expect((await get(`/api/franchises/${id}`, brand)).body.review).toMatchObject({
      state: 'returned',
      reason,
    });
    expect(await idsInQueue()).not.toContain(id);
    expect((await approve(id, updatedAt)).body).toEqual({ id, state: 'returned' });
    const { body } = await change(id, brand, { expectedROI: 12 });
    expect(body.review).toMatchObject({ state: 'waiting', reason });
    expect((await get(`/api/franchises/${id}`)).status).toBe(404);
    await approve(id, body.updatedAt);
    expect((await get(`/api/franchises/${id}`)).body).toMatchObject({ expectedROI: '12.00' });
    expect(await reviewsOf(id)).toEqual([
      ['returned', reviewer.admin.id],
      ['approved', reviewer.admin.id],
    ]);
  });

  it('an approval is refused when the brand changed the franchise since', async () => {
    const brand = someone('brand');
    const { id, updatedAt } = await addFranchise(before.service, brand);
    before.clock.ahead = 1_000;
    const { body } = await change(id, brand, { title: 'Something else' });
    for (const decide of [approve, sendBack])
      expect(await decide(id, updatedAt)).toMatchObject({ status: 409, body: { code: 'listing_changed' } });
    expect((await approve(id, body.updatedAt)).body.state).toBe('approved');
    before.clock.ahead = 0;
  });

  it.each([
    ['franchise', addFranchise, 'brand'],
    ['requirement', addRequirement, 'brand'],
    ['property', addProperty, 'agent'],
  ] as const)(
    'the approval of a %s is refused when its owner has a new name since it was read',
    async (kind, add, role) => {
      const owner = someone(role);
      const known = { version: 1, displayName: 'Nadi Naturals' };
      await publishUser(before.broker, owner, known);
      const { id, updatedAt } = (await add(before.service, owner)) as { id: string; updatedAt: string };
      await eventually(async () =>
        expect((await queue()).find(({ listing }) => listing.id === id)).toMatchObject({
          ownerName: 'Nadi Naturals',
        }),
      );
      before.clock.ahead = 1_000;
      // The same name is not a change.
      await publishUser(before.broker, owner, { ...known, version: 2 });
      await publishUser(before.broker, owner, { version: 3, displayName: 'Buy here: rich.example' });
      await eventually(async () =>
        expect((await queue()).find(({ listing }) => listing.id === id)).toMatchObject({
          ownerName: 'Buy here: rich.example',
        }),
      );
      expect(await reviewer.approve(kind, id, updatedAt)).toMatchObject({
        status: 409,
        body: { code: 'listing_changed' },
      });
      const read = (await queue()).find(({ listing }) => listing.id === id)?.listing as { updatedAt: string };
      expect((await reviewer.approve(kind, id, read.updatedAt)).status).toBe(200);
      before.clock.ahead = 0;
    },
  );

  it('a decision of an earlier dashboard, which sends no kind, is about a franchise', async () => {
    const { id, updatedAt: seen } = await addFranchise(before.service, someone('brand'));
    const early = await asAdmin('POST', `/api/admin/reviews/${id}/return`, { seen, reason });
    expect(early.body).toEqual({ id, state: 'returned' });
  });

  it('a published draft also waits, and an inactive franchise stays inactive when it is approved', async () => {
    const brand = someone('brand');
    const draft = await before.service.call('POST', '/api/my-franchise-drafts', { as: brand, body: {} });
    const published = await before.service.call('POST', `/api/my-franchise-drafts/${draft.body.id}/publish`, {
      as: brand,
      body: aDraft({ isActive: false }),
    });
    expect(published.body.review).toMatchObject({ state: 'waiting' });
    await approve(published.body.id, published.body.updatedAt);
    expect((await get(`/api/franchises/${published.body.id}`)).status).toBe(404);
    await change(published.body.id, brand, { isActive: true });
    expect((await get(`/api/franchises/${published.body.id}`)).status).toBe(200);
  });

  it('hiding and restoring a waiting franchise does not publish it', async () => {
    const { id } = await addFranchise(before.service, someone('brand'));
    await asAdmin('POST', `/api/admin/listings/${id}/hide`, { kind: 'franchise', reason });
    await asAdmin('POST', `/api/admin/listings/${id}/restore`, { kind: 'franchise' });
    expect((await get(`/api/franchises/${id}`)).status).toBe(404);
  });
});

it('the queue lists each franchise once, oldest first, page by page', async () => {
  for (const { kind, listing } of await queue()) await reviewer.approve(kind, listing.id, listing.updatedAt);
  const ids: string[] = [];
  for (const add of [addFranchise, addProperty, addRequirement, addProperty, addFranchise])
    ids.push((await add(before.service, someone('brand'))).id);
  const seen: string[] = [];
  let path: string | undefined = '/api/admin/review-queue?limit=2';
  while (path) {
    const reply: TestReply = await asAdmin('GET', path);
    expect(reply.headers.get('x-total-count')).toBe('5');
    seen.push(...reply.body.map(({ listing }: Waiting) => listing.id));
    path = /^<([^>]+)>; rel="next"$/.exec(reply.headers.get('link') ?? '')?.[1];
  }
  expect(seen).toEqual(ids);
  expect((await asAdmin('GET', '/api/admin/review-queue?cursor=garbage')).body.code).toBe('invalid_cursor');
  expect((await asAdmin('GET', '/api/admin/reviews')).body).toMatchObject([{ id: ids[0] }, { id: ids[4] }]);
});

describe('reviews that are turned off', () => {
  /** A franchise that waits or was returned when reviews were turned off. */
  const left = async (brand: TestUser, state: 'waiting' | 'returned') => {
    const { id } = await addFranchise(after.service, brand);
    await after.db('franchise_opportunities').where({ id }).update({
      review_state: state,
      review_since: new Date(),
      review_order: -Date.now(),
      is_listed: false,
    });
    return id;
  };

  it('a new franchise is public at once', async () => {
    const { id, review } = await addFranchise(after.service, someone('brand'));
    expect(review).toBeUndefined();
    expect((await get(`/api/franchises/${id}`, null, after)).status).toBe(200);
  });

  it('the hourly sweep approves waiting franchises once, and with reviews approves nothing', async () => {
    const id = await left(someone('brand'), 'waiting');
    await runSweeps(after.service, new Date());
    await runSweeps(after.service, new Date());
    expect((await get(`/api/franchises/${id}`, null, after)).status).toBe(200);
    expect(await reviewsOf(id, after)).toEqual([['approved', null]]);
    const waiting = await addFranchise(before.service, someone('brand'));
    await runSweeps(before.service, new Date());
    expect((await get(`/api/franchises/${waiting.id}`)).status).toBe(404);
  });

  it('a returned franchise is public after a change by its brand', async () => {
    const brand = someone('brand');
    const id = await left(brand, 'returned');
    await runSweeps(after.service, new Date());
    expect((await get(`/api/franchises/${id}`, null, after)).status).toBe(404);
    await change(id, brand, { expectedROI: 12 }, after);
    expect((await get(`/api/franchises/${id}`, null, after)).status).toBe(200);
  });
});

describe('access to reviews', () => {
  it.each([null, ...userRoles.map((role) => someone(role))])(
    'the review refuses a caller without an administrator session (%#)',
    async (as) => {
      const { id, updatedAt } = await addFranchise(before.service, someone('brand'));
      const body = { seen: updatedAt, reason };
      for (const decision of ['approve', 'return'])
        expect(
          (await before.service.call('POST', `/api/admin/reviews/${id}/${decision}`, { as, body })).status,
        ).toBe(as ? 403 : 401);
      for (const list of ['reviews', 'review-queue'])
        expect((await get(`/api/admin/${list}`, as)).status).toBe(as ? 403 : 401);
    },
  );

  it('an unknown franchise answers 404, and a return needs a reason', async () => {
    const { id, updatedAt } = await addFranchise(before.service, someone('brand'));
    expect((await approve(randomUUID(), updatedAt)).body.code).toBe('listing_not_found');
    expect((await sendBack(id, updatedAt, ' ')).body.errors[0].path).toBe('reason');
    expect((await approve(id, 'yesterday')).body.errors[0].path).toBe('seen');
  });
});
