import { randomUUID } from 'node:crypto';
import { listingReviewedV1 } from '@setu/contracts';
import { eventually, someone, type TestUser } from '@setu/service-kit/test';
import { addProperty, addRequirement, publishUser, runSweeps, setUpCatalog } from '../../../test/builders';
import { reviewerOf, reviewsIn } from '../../../test/reviews';

const before = setUpCatalog({ isReviewed: true });
const after = setUpCatalog();
const { admin, reason, asAdmin, queue, idsInQueue, approve, sendBack } = reviewerOf(() => before.service);
const get = (path: string, as: TestUser) => before.service.call('GET', path, { as });

const spaces = [
  {
    kind: 'property' as const,
    owner: () => someone('agent'),
    add: addProperty,
    own: '/api/my-properties',
    path: '/api/properties',
    table: 'property_listings',
    offered: 'isAvailable',
    correction: { description: 'Double height, two columns.' },
  },
  {
    kind: 'requirement' as const,
    owner: () => someone('brand'),
    add: addRequirement,
    own: '/api/my-requirements',
    path: '/api/requirements',
    table: 'property_requirements',
    offered: 'isActive',
    correction: { description: 'Ground floor, one shutter.' },
  },
];
type Space = (typeof spaces)[number];

/** Whether a listing is visible to others, and in the last event for other services. */
const shownTo = async ({ kind, table, offered }: Space, id: string, catalog = before) => {
  const states = (await catalog.service.outbox(id))
    .filter(({ type }) => type.startsWith(`catalog.${kind}-`))
    .map(({ envelope: { data } }) => data[offered]);
  const { is_listed: isListed } = await catalog.db(table).where({ id }).first();
  expect(states.at(-1)).toBe(isListed);
  return isListed;
};

describe.each(spaces)('a new $kind when reviews come before publication', (space) => {
  const { kind, add, own, path, offered, correction } = space;
  const ownReview = async (as: TestUser) => (await get(own, as)).body[0].review;
  const edit = (id: string, as: TestUser, body: unknown) =>
    before.service.call('PATCH', `${path}/${id}`, { as, body });

  it(`a waiting ${kind} is visible only to its owner and in the queue`, async () => {
    const owner = space.owner();
    const { id, title, review, [offered]: isOffered } = await add(before.service, owner);
    expect(review).toEqual({ state: 'waiting', since: expect.any(String), reason: null });
    expect(isOffered).toBe(true);
    expect(await ownReview(owner)).toEqual(review);
    expect(await shownTo(space, id)).toBe(false);
    expect(await queue()).toContainEqual({
      kind,
      id,
      ownerName: expect.stringMatching(/^New (agent|brand)$/),
      listing: expect.objectContaining({ id, title, review }),
    });
    expect((await asAdmin('GET', '/api/admin/reviews?limit=100')).body).not.toContainEqual(
      expect.objectContaining({ id }),
    );
    const report = { kind, reason: 'misleading', text: 'Not there.' };
    const reported = await before.service.call('POST', `/api/listings/${id}/reports`, {
      as: someone('investor'),
      body: report,
    });
    expect(reported.body.code).toBe('listing_not_found');
  });

  it(`an approved ${kind} is visible, is removed from the queue, and stays visible after changes`, async () => {
    const owner = space.owner();
    const { id, title, updatedAt } = await add(before.service, owner);
    for (const _ of [1, 2])
      expect(await approve(kind, id, updatedAt)).toMatchObject({
        status: 200,
        body: { id, state: 'approved' },
      });
    expect(await shownTo(space, id)).toBe(true);
    expect(await ownReview(owner)).toBeUndefined();
    expect(await idsInQueue()).not.toContain(id);
    await edit(id, owner, correction);
    expect(await shownTo(space, id)).toBe(true);
    expect(await reviewsIn(before.service, id)).toEqual([['approved', admin.id]]);
    const events = (await before.service.outbox(id)).map(({ type, envelope: { data } }) => [type, data]);
    expect(events.find(([type]) => type === listingReviewedV1.type)?.[1]).toMatchObject({
      kind,
      title,
      ownerId: owner.id,
    });
  });

  it(`a returned ${kind} has the reason, and a change by its owner sends it for review again`, async () => {
    const owner = space.owner();
    const { id, updatedAt } = await add(before.service, owner);
    expect((await sendBack(kind, id, updatedAt)).body).toEqual({ id, state: 'returned' });
    expect(await ownReview(owner)).toMatchObject({ state: 'returned', reason });
    expect(await idsInQueue()).not.toContain(id);
    expect((await approve(kind, id, updatedAt)).body).toEqual({ id, state: 'returned' });
    const { body } = await edit(id, owner, correction);
    expect(body.review).toMatchObject({ state: 'waiting', reason });
    expect(await shownTo(space, id)).toBe(false);
    await approve(kind, id, body.updatedAt);
    expect(await shownTo(space, id)).toBe(true);
    expect(await reviewsIn(before.service, id)).toEqual([
      ['returned', admin.id],
      ['approved', admin.id],
    ]);
  });

  it(`an approval is refused when the owner changed the ${kind} since, or for another kind`, async () => {
    const owner = space.owner();
    const { id, updatedAt } = await add(before.service, owner);
    before.clock.ahead = 1_000;
    const { body } = await edit(id, owner, correction);
    before.clock.ahead = 0;
    expect((await approve(kind, id, updatedAt)).body.code).toBe('listing_changed');
    expect((await approve('franchise', id, body.updatedAt)).body.code).toBe('listing_not_found');
    expect((await approve(kind, id, body.updatedAt)).body.state).toBe('approved');
  });

  it(`a waiting ${kind} that its owner deactivates still waits, and is visible when it is activated after the approval`, async () => {
    const owner = space.owner();
    const { id } = await add(before.service, owner);
    const closed = (await edit(id, owner, { [offered]: false })).body;
    expect(closed.review).toMatchObject({ state: 'waiting' });
    await approve(kind, id, closed.updatedAt);
    expect(await shownTo(space, id)).toBe(false);
    await edit(id, owner, { [offered]: true });
    expect(await shownTo(space, id)).toBe(true);
  });

  it(`a waiting ${kind} stays invisible after it is hidden and restored, and after the end of a suspension`, async () => {
    const owner = space.owner();
    const { id } = await add(before.service, owner);
    await asAdmin('POST', `/api/admin/listings/${id}/hide`, { kind, reason });
    await asAdmin('POST', `/api/admin/listings/${id}/restore`, { kind });
    expect(await shownTo(space, id)).toBe(false);
    const notify = async (version: number, isSuspended: boolean) => {
      await publishUser(before.broker, owner, { version, role: owner.role, isSuspended });
      await eventually(async () =>
        expect((await before.db('brands').where({ id: owner.id }).first()).version).toBe(version),
      );
    };
    await notify(1, true);
    expect(await idsInQueue()).not.toContain(id);
    await notify(2, false);
    // Read after the events, which contain the name of the owner, because the queue shows it.
    const read = (await queue()).find(({ listing }) => listing.id === id);
    expect(await shownTo(space, id)).toBe(false);
    await notify(3, true);
    await approve(kind, id, read?.listing.updatedAt ?? '');
    expect(await shownTo(space, id)).toBe(false);
    await notify(4, false);
    expect(await shownTo(space, id)).toBe(true);
  });

  it(`administrators find a waiting ${kind} by its state in the list of listings`, async () => {
    const { id, updatedAt } = await add(before.service, space.owner());
    const found = async () =>
      (await asAdmin('GET', `/api/admin/listings?kind=${kind}&state=waiting&search=${id}`)).body;
    expect(await found()).toMatchObject([{ id, state: 'inactive', review: { state: 'waiting' } }]);
    await approve(kind, id, updatedAt);
    expect(await found()).toEqual([]);
  });

  it(`without reviews a new ${kind} is visible at once, and the hourly sweep approves waiting listings`, async () => {
    const { id, review } = await add(after.service, space.owner());
    expect(review).toBeUndefined();
    expect(await shownTo(space, id, after)).toBe(true);
    const row = { review_state: 'waiting', review_since: new Date(), review_order: -Date.now() };
    await after
      .db(space.table)
      .where({ id })
      .update({ ...row, is_listed: false });
    await runSweeps(after.service, new Date());
    await runSweeps(after.service, new Date());
    expect(await shownTo(space, id, after)).toBe(true);
    expect(await reviewsIn(after.service, id)).toEqual([['approved', null]]);
    const waiting = await add(before.service, space.owner());
    await runSweeps(before.service, new Date());
    expect(await shownTo(space, waiting.id)).toBe(false);
  });

  it(`without reviews a returned ${kind} is visible after a change by its owner`, async () => {
    const owner = space.owner();
    const { id } = await add(after.service, owner);
    const row = { review_state: 'returned', review_since: new Date(), review_reason: reason };
    await after
      .db(space.table)
      .where({ id })
      .update({ ...row, is_listed: false });
    await runSweeps(after.service, new Date());
    const { body } = await after.service.call('PATCH', `${path}/${id}`, { as: owner, body: correction });
    expect(body.review).toBeUndefined();
    expect(await shownTo(space, id, after)).toBe(true);
  });
});

it('a waiting property is not a match or an offered property of any requirement', async () => {
  const brand = someone('brand');
  const city = `Ramnagar ${randomUUID().slice(0, 8)}`;
  const wanted = await addRequirement(before.service, brand, { preferredLocations: [city] });
  const { id, updatedAt } = await addProperty(before.service, someone('agent'), { city });
  const matches = async () => (await get(`/api/requirements/${wanted.id}/matches`, brand)).body;
  const offered = async () =>
    (await get(`/api/requirements/${wanted.id}/offered-properties?propertyId=${id}`, brand)).body;
  expect([await matches(), await offered()]).toEqual([[], []]);
  await approve('property', id, updatedAt);
  expect(await matches()).toMatchObject([{ property: { id } }]);
  expect(await offered()).toMatchObject([{ property: { id } }]);
});
