import { randomUUID } from 'node:crypto';
import { videoMessage } from '@setu/contracts';
import { someone } from '@setu/service-kit/test';
import { aDraft, addFranchise, setUpCatalog } from '../../test/builders';
import { countsOf, sendRaw, wrongBodies } from '../../test/refusals';

const path = '/api/franchises';
const catalog = setUpCatalog();

const create = (body: unknown, as = someone('brand')) => catalog.service.call('POST', path, { as, body });
const stored = async (id: string) =>
  catalog.service.running.db('franchise_opportunities').where({ id }).first();
const counts = () => countsOf(catalog, 'franchise_opportunities');

it('a created franchise is returned, and its event is recorded with it', async () => {
  const brand = someone('brand');
  const reply = await create(
    aDraft({ title: '  Kulfi   cart ', territories: ['Bombay', 'mumbai', 'Shimla'] }),
    brand,
  );
  expect(reply.status).toBe(201);
  expect(reply.body).toMatchObject({
    brandId: brand.id,
    brandName: 'New brand',
    title: 'Kulfi   cart',
    minInvestment: '500000.00',
    maxInvestment: '900000.00',
    expectedROI: '24.50',
    areaRequired: 150,
    territories: ['Mumbai', 'Shimla'],
    isActive: true,
    featured: false,
    rating: null,
    reviewCount: 0,
    outletCount: 0,
  });
  expect(await stored(reply.body.id)).toMatchObject({
    brand_id: brand.id,
    version: 1,
    is_listed: true,
    territory_keys: ['mumbai', 'shimla'],
  });
  const events = await catalog.service.outbox(reply.body.id);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    type: 'catalog.franchise-created.v1',
    envelope: {
      data: {
        id: reply.body.id,
        version: 1,
        brandId: brand.id,
        title: 'Kulfi   cart',
        isActive: true,
        businessCategory: 'food_beverage',
        minInvestment: '500000.00',
        maxInvestment: '900000.00',
        territories: ['Mumbai', 'Shimla'],
        createdAt: reply.body.createdAt,
      },
    },
  });
});

it('owner, id and derived fields are never read from the body', async () => {
  const brand = someone('brand');
  const forged = { brandId: randomUUID(), id: randomUUID(), rating: '5.00', outletCount: 900, version: 7 };
  const reply = await create(aDraft(forged), brand);
  expect(reply.body).toMatchObject({ brandId: brand.id, rating: null, outletCount: 0 });
  expect(reply.body.id).not.toBe(forged.id);
});

it('numbers, outlets and territories are stored and returned; lists have the number of outlets only', async () => {
  const reply = await create(
    aDraft({
      foundedYear: '2011',
      ownOutlets: '4',
      franchisedOutlets: 20,
      closedOutlets: 0,
      outletsAsOf: '2026-03-31',
      outlets: [{ city: 'Bombay', locality: 'Andheri', opened: '2019-01', closed: '' }],
      territoriesOnRequest: ['Kerala'],
      territoriesTaken: ['Goa'],
    }),
  );
  const outlet = {
    city: 'Mumbai',
    state: 'Maharashtra',
    locality: 'Andheri',
    opened: '2019-01',
    closed: null,
  };
  expect(reply.body).toMatchObject({
    foundedYear: 2011,
    ownOutlets: 4,
    franchisedOutlets: 20,
    closedOutlets: 0,
    outletsAsOf: '2026-03-31',
    outlets: [outlet],
    outletCount: 24,
    territoriesOnRequest: ['Kerala'],
    territoriesTaken: ['Goa'],
  });
  expect((await catalog.service.call('GET', `${path}/${reply.body.id}`)).body).toEqual(reply.body);
  const { body } = await catalog.service.call(
    'GET',
    `${path}?search=${encodeURIComponent(reply.body.title)}`,
  );
  expect(body[0]).toEqual({ ...reply.body, outlets: [] });
});

it('any Unicode and the largest amounts are stored', async () => {
  const reply = await create(
    aDraft({
      title: 'चाय की टपरी 🫖',
      minInvestment: '0.01',
      maxInvestment: '9999999999.99',
      expectedROI: '',
      areaRequired: '',
    }),
  );
  expect(reply.body).toMatchObject({
    title: 'चाय की टपरी 🫖',
    minInvestment: '0.01',
    maxInvestment: '9999999999.99',
    expectedROI: null,
    areaRequired: null,
  });
});

it('at most two active franchises of a brand are featured, also with concurrent requests', async () => {
  const brand = someone('brand');
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => create(aDraft({ featured: true }), brand)));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(replies.filter(({ body }) => body.featured)).toHaveLength(2);
  expect((await create(aDraft({ featured: true }), someone('brand'))).body.featured).toBe(true);
});

it('an inactive franchise is not public', async () => {
  const brand = someone('brand');
  const { id } = await addFranchise(catalog.service, brand, { isActive: false });
  expect(await stored(id)).toMatchObject({ is_active: false, is_listed: false });
  const event = (await catalog.service.outbox()).find(({ aggregate_id }) => aggregate_id === id);
  expect(event?.envelope.data).toMatchObject({ isActive: false });
});

it.each(['investor', 'agent', 'admin'] as const)('creating a franchise refuses the role %s', async (role) => {
  const before = await counts();
  const reply = await create(aDraft(), someone(role));
  expect(reply.status).toBe(403);
  expect(reply.body).toMatchObject({ code: 'wrong_role', title: 'Forbidden' });
  expect(await counts()).toEqual(before);
});

it('creating a franchise refuses a call without a session', async () => {
  const reply = await catalog.service.call('POST', path, { body: aDraft() });
  expect(reply.status).toBe(401);
  expect(reply.body).toMatchObject({ code: 'unauthenticated', title: 'Unauthorized' });
});

const wrong: [string, Record<string, unknown>, string, string][] = [
  ['no title', { title: ' ' }, 'title', 'Title is required'],
  ['NUL in the title', { title: 'a\u0000bc' }, 'title', 'Text must not contain a NUL character'],
  [
    'NUL in a territory',
    { territories: ['Pu\u0000ne'] },
    'territories.0',
    'Text must not contain a NUL character',
  ],
  ['a long title', { title: 'x'.repeat(151) }, 'title', 'Use at most 150 characters'],
  ['no minimum', { minInvestment: undefined }, 'minInvestment', 'Minimum investment is required'],
  ['no maximum', { maxInvestment: '' }, 'maxInvestment', 'Maximum investment is required'],
  ['an investment of zero', { minInvestment: 0 }, 'minInvestment', 'Enter minimum investment above 0'],
  [
    'a minimum above the maximum',
    { minInvestment: 900001, maxInvestment: 900000 },
    'maxInvestment',
    'Minimum investment cannot be greater than maximum investment',
  ],
  [
    'three decimals',
    { minInvestment: '1.234' },
    'minInvestment',
    'Use at most two decimals for minimum investment',
  ],
  ['an ROI above 100', { expectedROI: 101 }, 'expectedROI', 'Enter expected ROI of at most 100'],
  [
    'a billion outlets',
    { ownOutlets: 1e9 },
    'ownOutlets',
    'Enter the number of own outlets of at most 1,00,000',
  ],
  [
    'a rent above the costs',
    { monthlyCosts: { low: 1, typical: 2, high: 3 }, monthlyRent: 3 },
    'monthlyRent',
    'The rent is part of the monthly costs, so it cannot be more than the typical costs',
  ],
  ['outlets without their day', { ownOutlets: 3 }, 'outletsAsOf', 'Enter the date of these numbers'],
  [
    'outlets counted in the future',
    { ownOutlets: 3, outletsAsOf: '2099-01-01' },
    'outletsAsOf',
    'Enter today or an earlier day',
  ],
  [
    'an outlet that closes before it opens',
    { outlets: [{ city: 'Pune', opened: '2024-03', closed: '2024-02' }] },
    'outlets.0.closed',
    'An outlet cannot close before it opens',
  ],
  [
    'an outlet twice',
    { outlets: ['Pune', 'Poona'].map((city) => ({ city, opened: '2024-03' })) },
    'outlets.1.city',
    'Pune is listed twice with the same opening. Name the localities, or remove one',
  ],
  [
    'an outlet in an unknown city',
    { outlets: [{ city: 'Ratlam', opened: '2024-03' }] },
    'outlets.0.state',
    'Choose the state of Ratlam.',
  ],
  [
    '201 outlets',
    {
      outlets: Array.from({ length: 201 }, (_, n) => ({
        city: 'Pune',
        locality: `Shop ${n}`,
        opened: '2024-03',
      })),
    },
    'outlets',
    'List at most 200 outlets',
  ],
  [
    'a territory that is open and taken',
    { territories: ['Pune'], territoriesTaken: ['Poona'] },
    'territoriesTaken',
    'Pune is open too. Remove it from one of the two lists',
  ],
  ['no territory', { territories: [' '] }, 'territories', 'At least one territory is required'],
  [
    '31 territories',
    { territories: Array.from({ length: 31 }, (_, n) => `T${n}`) },
    'territories',
    'Use at most 30 entries',
  ],
  ['an http image', { images: ['http://example.com/a.png'] }, 'images.0', 'Enter an https:// address'],
  ['a script image', { images: ['javascript:alert(1)'] }, 'images.0', 'Enter an https:// address'],
  [
    'a strange category',
    { businessCategory: 'casino' },
    'businessCategory',
    'Choose one of: food_beverage, ',
  ],
  ['a strange model', { franchiseModel: 'FOXO' }, 'franchiseModel', 'Choose one of: FOCO, '],
  ['an area in words', { areaRequired: 'large' }, 'areaRequired', '“large” cannot be part of it'],
  ['a flag in words', { featured: 'yes' }, 'featured', 'Invalid input'],
];

it.each(wrong)(
  'creating a franchise refuses %s at its field, and stores nothing',
  async (_, change, field, message) => {
    const before = await counts();
    const reply = await create(aDraft(change));
    expect(reply.status).toBe(400);
    expect(reply.headers.get('content-type')).toContain('application/problem+json');
    expect(reply.body).toMatchObject({ status: 400, code: 'validation_failed', title: 'Bad Request' });
    expect(reply.body.errors).toContainEqual({ path: field, message: expect.stringContaining(message) });
    expect(await counts()).toEqual(before);
  },
);

it('creating a franchise reports every wrong field, not only the first', async () => {
  const reply = await create({ territories: [], expectedROI: -1 });
  const paths = reply.body.errors.map(({ path }: { path: string }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['title', 'minInvestment', 'maxInvestment', 'territories', 'expectedROI']),
  );
});

it.each(wrongBodies)('creating a franchise refuses %s', async (_, body, type, status, code) => {
  const before = await counts();
  expect(await sendRaw(catalog, path, 'brand', body, type)).toMatchObject({ status, body: { status, code } });
  expect(await counts()).toEqual(before);
});

it('what a franchise discloses about the money is stored and returned', async () => {
  const disclosed = {
    franchiseFee: { low: '1 lakh', high: '' },
    fitOut: { low: '2 lakh', high: '3.5 lakh' },
    royalty: { kind: 'percent', amount: '6' },
    marketingFee: { kind: 'none' },
    termYears: '5 years',
    lockInMonths: 0,
    renewal: ' Once ',
  };
  const { body, status } = await create(aDraft(disclosed));
  expect(status).toBe(201);
  const stored = {
    franchiseFee: { low: '100000.00', high: '100000.00' },
    fitOut: { low: '200000.00', high: '350000.00' },
    equipment: null,
    royalty: { kind: 'percent', amount: '6.00' },
    marketingFee: { kind: 'none', amount: null },
    termYears: 5,
    lockInMonths: 0,
    renewal: 'Once',
    exclusivity: null,
  };
  expect(body).toMatchObject(stored);
});

it('the link of a video is stored in one form, changed and removed', async () => {
  const brand = someone('brand');
  const { body } = await create(aDraft({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ?si=abc' }), brand);
  const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  expect(body.videoUrl).toBe(youtube);
  expect(await stored(body.id)).toMatchObject({ video_url: youtube });
  const change = async (videoUrl: string | null) =>
    (await catalog.service.call('PATCH', `${path}/${body.id}`, { as: brand, body: { videoUrl } })).body
      .videoUrl;
  expect(await change('https://vimeo.com/76979871')).toBe('https://vimeo.com/76979871');
  expect(await change('')).toBeNull();
});

it('a link that is not one video of the known sites is refused at its field, also in a draft', async () => {
  const before = await counts();
  const videoUrl = 'https://videos.example/a.mp4';
  const brand = someone('brand');
  for (const [address, draft] of [
    [path, aDraft({ videoUrl })],
    ['/api/my-franchise-drafts', { videoUrl }],
  ] as const) {
    const { status, body } = await catalog.service.call('POST', address, { as: brand, body: draft });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'videoUrl', message: videoMessage }]);
  }
  expect(await counts()).toEqual(before);
});
