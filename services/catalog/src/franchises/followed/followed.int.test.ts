import { randomUUID } from 'node:crypto';
import { followedBrandListedV1, userDeletedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, ownDataOf, someone, type TestUser } from '@setu/service-kit/test';
import { addFranchise, callAsAdmin, runSweeps, setUpCatalog } from '../../../test/builders';
import { deletedFollowersConsumer } from './followed.feature';

const catalog = setUpCatalog();

const follow = (method: string, brand: { id: string }, as: TestUser | null) =>
  catalog.service.call(method, `/api/followed-brands/${brand.id}`, { as });
/** The users who were notified of a franchise. */
const notifiedOf = async (franchiseId: string): Promise<string[]> => {
  await Promise.all([1, 2].map(() => runSweeps(catalog.service, new Date())));
  const events = await catalog.service.outbox(franchiseId);
  return events
    .filter(({ type }) => type === followedBrandListedV1.type)
    .map(({ envelope: { data } }) => String(data.userId))
    .sort();
};
const aBrand = async () => {
  const brand = someone('brand');
  const { id } = await addFranchise(catalog.service, brand);
  return { brand, id: id as string };
};

it('a user follows a brand until that ends, and repeating either changes nothing', async () => {
  const { brand } = await aBrand();
  const user = someone('investor');
  expect((await follow('GET', brand, user)).body).toEqual({ followed: false });
  for (const method of ['POST', 'POST', 'GET'])
    expect((await follow(method, brand, user)).body).toEqual({ followed: true });
  for (const method of ['DELETE', 'DELETE', 'GET'])
    expect((await follow(method, brand, user)).body).toEqual({ followed: false });
});

it('the followed brands are listed, the last followed first, page by page, also those that nobody sees', async () => {
  const user = someone('investor');
  const brands = [await aBrand(), await aBrand(), await aBrand()];
  await addFranchise(catalog.service, brands[0]?.brand ?? user);
  for (const { brand } of brands) await follow('POST', brand, user);
  await catalog.service.call('PATCH', `/api/franchises/${brands[1]?.id}`, {
    as: brands[1]?.brand ?? null,
    body: { isActive: false },
  });
  const list = (path: string, as: TestUser | null = user) => catalog.service.call('GET', path, { as });
  const first = await list('/api/followed-brands?limit=2');
  expect(first.headers.get('x-total-count')).toBe('3');
  expect(first.body).toMatchObject([
    { id: brands[2]?.brand.id, name: 'New brand', logo: null, franchiseCount: 1 },
    { id: brands[1]?.brand.id, franchiseCount: 0 },
  ]);
  const next = /^<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  expect((await list(next)).body).toMatchObject([{ id: brands[0]?.brand.id, franchiseCount: 2 }]);
  expect((await list('/api/followed-brands', someone('investor'))).body).toEqual([]);
  expect((await list('/api/followed-brands', null)).status).toBe(401);
});

it('followers are notified once of what the brand lists after they follow it, and nobody else is', async () => {
  const { brand, id: earlier } = await aBrand();
  const [one, other, left] = [someone('investor'), someone('agent'), someone('investor')];
  for (const user of [one, other, left]) await follow('POST', brand, user);
  await follow('DELETE', brand, left);
  const { id } = await addFranchise(catalog.service, brand);
  expect(await notifiedOf(id)).toEqual([one.id, other.id].sort());
  expect(await notifiedOf(id)).toEqual([one.id, other.id].sort());
  expect(await notifiedOf(earlier)).toEqual([]);
});

it('followers are notified of a hidden franchise when others see it', async () => {
  const { brand } = await aBrand();
  const user = someone('investor');
  await follow('POST', brand, user);
  const { id } = await addFranchise(catalog.service, brand, { isActive: false });
  const { id: later } = await addFranchise(catalog.service, brand);
  expect([await notifiedOf(later), await notifiedOf(id)]).toEqual([[user.id], []]);
  await catalog.service.call('PATCH', `/api/franchises/${id}`, { as: brand, body: { isActive: true } });
  expect(await notifiedOf(id)).toEqual([user.id]);
});

it('more followers than one transaction notifies are all notified', async () => {
  const { brand } = await aBrand();
  await catalog.db.raw(
    `insert into followed_brands (user_id, brand_id, followed_at)
     select gen_random_uuid(), ?, now() - interval '1 day' from generate_series(1, 1200)`,
    [brand.id],
  );
  const { id } = await addFranchise(catalog.service, brand);
  expect(await notifiedOf(id)).toHaveLength(1_200);
});

it('a brand that nobody sees cannot be followed, and its follower can leave', async () => {
  const { brand, id } = await aBrand();
  const [user, another] = [someone('investor'), someone('investor')];
  await follow('POST', brand, user);
  await callAsAdmin(catalog.service, 'POST', `/api/admin/listings/${id}/hide`, {
    body: { kind: 'franchise', reason: 'Wrong ROI' },
  });
  expect(await follow('POST', brand, another)).toMatchObject({
    status: 404,
    body: { code: 'brand_not_found' },
  });
  expect((await follow('DELETE', brand, user)).body).toEqual({ followed: false });
  expect((await follow('GET', { id: randomUUID() }, user)).status).toBe(404);
  for (const method of ['GET', 'POST', 'DELETE'])
    expect((await follow(method, brand, null)).status).toBe(401);
});

it('a person downloads whom they follow, and the rows of a deleted account are removed', async () => {
  const { brand } = await aBrand();
  const user = someone('investor');
  await follow('POST', brand, user);
  expect(await ownDataOf(catalog.service, 'catalog', user)).toEqual([
    { kind: 'followed-brand', content: { brandId: brand.id, followedAt: expect.any(String) } },
  ]);
  const gone = envelopeOf(userDeletedV1, user.id, { id: user.id, version: 2, role: 'investor' });
  await handleEvent(catalog.db, deletedFollowersConsumer, JSON.stringify(gone));
  expect(await ownDataOf(catalog.service, 'catalog', user)).toEqual([]);
});
