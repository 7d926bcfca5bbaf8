import {
  demoBrandName,
  demoBrandNames,
  demoPropertyId,
  demoRequirementId,
  demoUsers,
  landingFranchiseIds,
  matchScoreMin,
} from '@setu/contracts';
import { eventually, startTestService } from '@setu/service-kit/test';
import { publishUser, setUpCatalog } from '../../test/builders';
import { catalogService } from '../app';
import { demoFranchises } from './demo-franchises';
import { demoProperties } from './demo-properties';
import { demoRequirements } from './demo-requirements';

const brand = { ...demoUsers.brand, role: 'brand' } as const;
const agent = { ...demoUsers.agent, role: 'agent' } as const;

const catalog = setUpCatalog({ demo: true });

const countOf = async () => {
  const events = await catalog.service.outbox();
  const types = events.map(({ type }) => type);
  return Object.fromEntries(
    [...new Set(types)].map((type) => [type, types.filter((one) => one === type).length]),
  );
};
const allTold = {
  'catalog.franchise-created.v1': demoFranchises.length,
  'catalog.property-listed.v1': demoProperties.length,
  'catalog.requirement-posted.v1': demoRequirements.length,
};
const restart = async () => {
  const again = await startTestService(catalogService, {
    broker: catalog.broker,
    database: catalog.service.database,
    demo: true,
  });
  await again.stop();
};

it('the seed fills an empty catalog and publishes the events of its rows', async () => {
  const listed = demoFranchises.filter(({ inactive }) => !inactive).length;
  const reply = await catalog.service.call('GET', '/api/franchises?limit=100');
  expect(reply.headers.get('x-total-count')).toBe(String(listed));
  const names = new Set<string>(reply.body.map(({ brandName }: { brandName: string }) => brandName));
  expect(names).toEqual(new Set([demoBrandName, ...demoBrandNames]));
  expect(await countOf()).toEqual(allTold);
});

it.each(['limit=24', 'featured=true'])(
  'the three franchises of the landing page are first with %s',
  async (query) => {
    const { body } = await catalog.service.call('GET', `/api/franchises?${query}`);
    const ids = body.map(({ id }: { id: string }) => id);
    expect(ids.slice(0, 3).sort()).toEqual([...landingFranchiseIds]);
  },
);

it('the three franchises of the landing page are featured and of three brands', async () => {
  const replies = await Promise.all(
    landingFranchiseIds.map((id) => catalog.service.call('GET', `/api/franchises/${id}`)),
  );
  expect(replies.map(({ body }) => body.featured)).toEqual([true, true, true]);
  expect(new Set(replies.map(({ body }) => body.brandId)).size).toBe(3);
  expect(replies[0]?.body).toMatchObject({
    brandId: demoUsers.brand.id,
    rating: '4.80',
    reviewCount: 124,
    outletCount: 214,
  });
});

it('the ratings of the demo come from sample reviews that everybody can read', async () => {
  const path = `/api/franchises/${landingFranchiseIds[0]}`;
  const { body } = await catalog.service.call('GET', `${path}/rating`);
  expect(body).toMatchObject({ count: 124, samples: 124, rating: 4.8 });
  const reviews = await catalog.service.call('GET', `${path}/franchisee-reviews?limit=100`);
  expect(reviews.headers.get('x-total-count')).toBe('124');
  expect(new Set(reviews.body.map(({ isSample }: { isSample: boolean }) => isSample))).toEqual(
    new Set([true]),
  );
  const { db } = catalog.service.running;
  const { rows: wrong } = await db.raw<{ rows: object[] }>(
    `select id from franchise_opportunities
     left join (select franchise_id, round(avg(rating), 2) as rating, count(*) as count from franchisee_reviews
       group by franchise_id) as own on franchise_id = id
     where franchise_opportunities.rating is distinct from own.rating or review_count <> coalesce(own.count, 0)`,
  );
  expect(wrong).toEqual([]);
});

it('an older demo, whose ratings nobody can read, gets the reviews', async () => {
  const { db } = catalog.service.running;
  const ratings = () => db('franchise_opportunities').orderBy('id').select('id', 'rating', 'review_count');
  const before = await ratings();
  await db('franchisee_reviews').delete();
  await db('franchise_opportunities').where({ id: landingFranchiseIds[0] }).update({ rating: '4.10' });
  await restart();
  expect(await ratings()).toEqual(before);
});

it('the demo’s investor runs an outlet of the first franchise and can review it', async () => {
  const { body } = await catalog.service.call('GET', `/api/franchises/${landingFranchiseIds[0]}/my-outlet`, {
    as: { ...demoUsers.investor, role: 'investor' },
  });
  expect(body).toMatchObject({ proof: { state: 'proven', city: 'Mumbai' }, review: null });
});

it('the demo agent has all properties, the demo brand five requirements', async () => {
  const properties = await catalog.service.call('GET', '/api/my-properties?limit=100', { as: agent });
  expect(properties.body).toHaveLength(demoProperties.length);
  const requirements = await catalog.service.call('GET', '/api/my-requirements', { as: brand });
  expect(requirements.body).toHaveLength(5);
});

it('every open demo requirement has matches, the best with reasons', async () => {
  const { db } = catalog.service.running;
  for (const { id, brand_id, is_active } of await db('property_requirements')) {
    if (!is_active) continue;
    const { body } = await catalog.service.call('GET', `/api/requirements/${id}/matches`, {
      as: { id: brand_id, role: 'brand' },
    });
    expect(body.length).toBeGreaterThanOrEqual(1);
    expect(body[0].score).toBeGreaterThanOrEqual(matchScoreMin);
  }
  const { body } = await catalog.service.call('GET', `/api/requirements/${demoRequirementId(1)}/matches`, {
    as: brand,
  });
  expect(body[0]).toMatchObject({
    property: { id: demoPropertyId(1) },
    providerName: 'Kavita Rao',
    score: 100,
  });
});

it('identity’s events about the seeded brands change nothing', async () => {
  await publishUser(catalog.broker, demoUsers.brand, { displayName: demoBrandName, version: 1 });
  await publishUser(catalog.broker, demoUsers.agent, {
    role: 'agent',
    displayName: 'Kavita Rao',
    version: 1,
  });
  for (const { id } of [demoUsers.brand, demoUsers.agent]) {
    const known = () => catalog.service.running.db('brands').where({ id }).first();
    await eventually(async () => expect(await known()).toMatchObject({ version: 1 }));
  }
  expect(await countOf()).toEqual(allTold);
});

it('the seed runs once', async () => {
  await restart();
  expect(await countOf()).toEqual(allTold);
});

it('the seed adds new rows to the catalog of an older demo', async () => {
  const { db } = catalog.service.running;
  await db('property_listings').delete();
  await restart();
  const [{ count } = {}] = await db('property_listings').count();
  expect(Number(count)).toBe(demoProperties.length);
  expect(await countOf()).toEqual({ ...allTold, 'catalog.property-listed.v1': 2 * demoProperties.length });
});

it('a demo of an earlier release forgets the covers whose files are gone, and keeps photographs in their order', async () => {
  const [id, other] = landingFranchiseIds;
  const [first, second] = ['https://pictures.example/b.jpg', 'https://pictures.example/a.jpg'] as const;
  const setImages = (of: string, images: string[]) =>
    catalog.db('franchise_opportunities').where({ id: of }).update({ images });
  await setImages(id, ['/covers/food-front-1.svg', first, '/covers/food-room-1.svg', second]);
  await setImages(other, ['/covers/care-front-1.svg']);
  await restart();
  const stored = await catalog
    .db('franchise_opportunities')
    .whereIn('id', [id, other])
    .select('id', 'images');
  expect(new Map(stored.map((row) => [row.id, row.images]))).toEqual(
    new Map<string, string[]>([
      [id, [first, second]],
      [other, []],
    ]),
  );
  await setImages(id, []);
});
