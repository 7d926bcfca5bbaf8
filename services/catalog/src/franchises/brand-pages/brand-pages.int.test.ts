import { randomUUID } from 'node:crypto';
import { brandProfileSavedV1, brandSlug, userDeletedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, eventually, someone, type TestUser } from '@setu/service-kit/test';
import {
  addFranchise,
  answerWithinADay,
  callAsAdmin,
  publishUser,
  setUpCatalog,
} from '../../../test/builders';

const catalog = setUpCatalog();

const call = (method: string, path: string, as: TestUser | null = null, body?: unknown) =>
  catalog.service.call(method, path, { as, body });
const pageOf = (brand: { id: string }, name: string) =>
  call('GET', `/api/brands/${brandSlug({ id: brand.id, name })}`);

const saveProfile = async (brand: TestUser, version: number, fields: object) => {
  const consumer = catalog.service.running.consumers.find(({ name }) => name === 'brand-stories');
  if (!consumer) throw new Error('the catalog does not read what brands say about themselves');
  const data = {
    userId: brand.id,
    version,
    brandName: 'Nadi Naturals',
    description: null,
    targetAudience: null,
    website: null,
    ...fields,
  };
  await handleEvent(catalog.db, consumer, JSON.stringify(envelopeOf(brandProfileSavedV1, brand.id, data)));
};
const named = async (brand: TestUser, displayName: string, version = 1) => {
  await publishUser(catalog.broker, brand, { displayName, version });
  await eventually(async () =>
    expect(await catalog.db('brands').where({ id: brand.id }).first()).toMatchObject({ name: displayName }),
  );
};
const review = async (franchiseId: string, brand: TestUser, score: number) => {
  const person = someone('investor');
  const outlet = { city: 'Pune', openedIn: 2020 };
  const { body: proof } = await call('POST', `/api/franchises/${franchiseId}/my-outlet`, person, outlet);
  await call('POST', `/api/my-franchisees/${proof.id}/decision`, brand, { decision: 'proven' });
  const scores = { training: score, support: score, supplies: score, marketing: score, earnings: score };
  await call('POST', `/api/franchises/${franchiseId}/franchisee-reviews`, person, {
    scores,
    text: 'What we earn is within the range of the brochure, month by month.',
  });
};

it('the page of a brand has what it says, its franchises and its newest reviews', async () => {
  const brand = someone('brand');
  await named(brand, 'Nadi Naturals');
  const [first, second] = [
    await addFranchise(catalog.service, brand),
    await addFranchise(catalog.service, brand),
  ];
  await addFranchise(catalog.service, brand, { isActive: false });
  await saveProfile(brand, 2, { description: 'Cold-pressed oils.', website: 'https://nadi.example/' });
  await saveProfile(brand, 1, { description: 'Older.' });
  await answerWithinADay(catalog.service, brand);
  await review(first.id, brand, 5);
  await review(second.id, brand, 2);
  expect(await pageOf(brand, 'Nadi Naturals')).toMatchObject({
    status: 200,
    body: {
      id: brand.id,
      name: 'Nadi Naturals',
      description: 'Cold-pressed oils.',
      website: 'https://nadi.example/',
      targetAudience: null,
      verification: null,
      replyTime: 'day',
      keepsReplyPromise: false,
      franchiseCount: 2,
      outletCount: 0,
      reviewCount: 2,
      rating: 3.5,
      reviews: [{ franchiseTitle: second.title }, { franchiseTitle: first.title }],
    },
  });
  const list = await call(
    'GET',
    `/api/brands/${brandSlug({ id: brand.id, name: 'Nadi Naturals' })}/franchises`,
  );
  expect(list.headers.get('x-total-count')).toBe('2');
  expect(list.body.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
});

it('the page of a brand has its people, and a deleted account leaves nothing of what the brand said', async () => {
  const brand = someone('brand');
  await named(brand, 'Nadi Naturals');
  await addFranchise(catalog.service, brand);
  expect((await pageOf(brand, 'Nadi Naturals')).body).toMatchObject({ people: [] });
  const people = [{ name: 'Asha Iyer', role: 'Founder', line: null, photo: null }];
  await saveProfile(brand, 1, { description: 'Cold-pressed oils.', people });
  expect((await pageOf(brand, 'Nadi Naturals')).body).toMatchObject({ people });
  // A release of identity without people.
  await saveProfile(brand, 2, { description: 'Oils and ghee.' });
  expect((await pageOf(brand, 'Nadi Naturals')).body).toMatchObject({
    description: 'Oils and ghee.',
    people,
  });
  const consumer = catalog.service.running.consumers.find(({ name }) => name === 'deleted-brand-stories');
  if (!consumer) throw new Error('what deleted brands said stays');
  const event = envelopeOf(userDeletedV1, brand.id, { id: brand.id, version: 3, role: 'brand' });
  expect(await handleEvent(catalog.db, consumer, JSON.stringify(event))).toBe('done');
  expect(await catalog.db('brands').where({ id: brand.id }).first()).toMatchObject({
    description: null,
    website: null,
    people: [],
  });
});

it('the address with a former name leads to the brand', async () => {
  const brand = someone('brand');
  await named(brand, 'Old Name');
  await addFranchise(catalog.service, brand);
  await named(brand, 'New Name', 2);
  for (const name of ['Old Name', 'New Name', 'चाय'])
    expect((await pageOf(brand, name)).body).toMatchObject({ id: brand.id, name: 'New Name' });
});

it('of two brands whose ids end alike, the name decides', async () => {
  const end = '4000-8000-00000c0ffee1';
  const [one, other] = ['11111111', '22222222'].map((start) => ({
    ...someone('brand'),
    id: `${start}-0000-${end}`,
  }));
  if (!one || !other) throw new Error('there are two');
  await named(one, 'Idli Ink');
  await named(other, 'Dosa Depot');
  for (const brand of [one, other]) await addFranchise(catalog.service, brand);
  expect((await pageOf(one, 'Idli Ink')).body).toMatchObject({ id: one.id });
  expect((await pageOf(other, 'Dosa Depot')).body).toMatchObject({ id: other.id });
});

it('a brand without a listed franchise, a suspended one and any other address are not found', async () => {
  const brand = someone('brand');
  await named(brand, 'Nadi Naturals');
  const { id } = await addFranchise(catalog.service, brand);
  await callAsAdmin(catalog.service, 'POST', `/api/admin/listings/${id}/hide`, {
    body: { kind: 'franchise', reason: 'Wrong ROI' },
  });
  expect(await pageOf(brand, 'Nadi Naturals')).toMatchObject({
    status: 404,
    body: { code: 'brand_not_found' },
  });
  await callAsAdmin(catalog.service, 'POST', `/api/admin/listings/${id}/restore`, {
    body: { kind: 'franchise' },
  });
  expect((await pageOf(brand, 'Nadi Naturals')).status).toBe(200);
  await publishUser(catalog.broker, brand, { displayName: 'Nadi Naturals', version: 3, isSuspended: true });
  await eventually(async () => expect((await pageOf(brand, 'Nadi Naturals')).status).toBe(404));
  for (const slug of ['x', 'chai-chaupal', 'chai-zzzzzz', '%00', randomUUID()])
    expect((await call('GET', `/api/brands/${slug}`)).status).toBe(404);
  expect((await call('GET', '/api/brands/chai-zzzzzz/franchises')).status).toBe(404);
});
