import { franchiseSorts } from '@setu/contracts';
import { eventually, someone, type TestReply } from '@setu/service-kit/test';
import { addFranchise, outletsEarning, publishUser, setUpCatalog } from '../../../test/builders';

const catalog = setUpCatalog();
const brand = someone('brand');

/** Eight franchises. The title of each has a word that the tests look for. */
const rows: Record<string, Record<string, unknown>> = {
  alpha: {
    businessCategory: 'retail',
    minInvestment: 500_000,
    maxInvestment: 900_000,
    territories: ['Mumbai'],
    expectedROI: 20,
    // More than the stated minimum.
    franchiseFee: { low: 200_000, high: 250_000 },
    fitOut: { low: 600_000, high: 650_000 },
    royalty: { kind: 'percent', amount: 6 },
    // 12,800 a month after the royalty
    ...outletsEarning(20_000),
  },
  bravo: {
    businessCategory: 'retail',
    franchiseModel: 'FOCO',
    minInvestment: 900_000,
    maxInvestment: 2_000_000,
    territories: ['Bangalore'],
    expectedROI: 25,
    franchiseFee: { low: 0, high: 0 },
    royalty: { kind: 'none' },
    ...outletsEarning(50_000),
  },
  charlie: {
    businessCategory: 'education',
    minInvestment: 2_000_000,
    maxInvestment: 3_000_000,
    territories: ['Karnataka'],
    expectedROI: '',
    franchiseFee: { low: 400_000 },
    royalty: { kind: 'fixed', amount: 15_000 },
    // The brand's estimate has no place in an order.
    ...outletsEarning(900_000),
    earningsBasis: null,
  },
  delta: {
    businessCategory: 'fitness',
    franchiseModel: 'FICO',
    minInvestment: 5_000_000,
    maxInvestment: 9_000_000,
    territories: ['Pan India'],
    expectedROI: 18,
    featured: true,
  },
  echo: {
    businessCategory: 'beauty',
    minInvestment: 1_500_000,
    maxInvestment: 1_500_000,
    territories: ['Delhi NCR', 'Jaipur'],
    expectedROI: 25,
    description: 'Henna 100%_pure \\ natural',
  },
  foxtrot: {
    businessCategory: 'food_beverage',
    franchiseModel: 'COFO',
    minInvestment: 700_000,
    maxInvestment: 800_000,
    territories: ['Pune'],
    expectedROI: 30,
    royalty: { kind: 'percent', amount: 4.5 },
    // A loss has no place either.
    ...outletsEarning(-5_000),
    title: 'foxtrot चाय Kiosk',
  },
  golf: {
    businessCategory: 'automotive',
    minInvestment: 4_000_000,
    maxInvestment: 6_000_000,
    territories: ['Shimla'],
    territoriesOnRequest: ['Assam'],
    territoriesTaken: ['Goa'],
    expectedROI: 22,
  },
  hotel: { businessCategory: 'other', isActive: false },
};

beforeAll(async () => {
  for (const [word, fields] of Object.entries(rows))
    await addFranchise(catalog.service, brand, { title: `${word} kiosk`, ...fields });
});

const get = (path: string): Promise<TestReply> => catalog.service.call('GET', path);
const list = (query: string): Promise<TestReply> => get(`/api/franchises?${query}`);
const words = ({ body }: TestReply): string[] =>
  body.map(({ title }: { title: string }) => title.split(' ')[0]);
const found = async (query: string) => words(await list(query)).sort();
const nextOf = (reply: TestReply) => /^<([^>]+)>; rel="next"$/.exec(reply.headers.get('link') ?? '')?.[1];

const all = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf'];

describe('filters of franchises', () => {
  it.each<[string, string[]]>([
    ['', all],
    ['businessCategory=retail', ['alpha', 'bravo']],
    ['businessCategory=retail&businessCategory=fitness', ['alpha', 'bravo', 'delta']],
    ['businessCategory=retail&franchiseModel=FOCO', ['bravo']],
    ['franchiseModel=FOCO&franchiseModel=COFO', ['bravo', 'foxtrot']],
    ['territories=Mumbai', ['alpha', 'delta']],
    ['territories=bombay', ['alpha', 'delta']],
    ['territories=Bengaluru', ['bravo', 'charlie', 'delta']],
    ['territories=karnataka', ['bravo', 'charlie', 'delta']],
    ['territories=Noida&territories=Pune', ['delta', 'echo', 'foxtrot']],
    ['territories=SHIMLA', ['delta', 'golf']],
    ['territories=Guwahati', ['delta', 'golf']],
    ['territories=Goa', ['delta']],
    ['territories=Himachal%20Pradesh', ['delta', 'golf']],
    ['territories=Andheri%2C%20Mumbai', ['alpha', 'delta']],
    ['territories=', all],
    ['territories=constructor&territories=toString', ['delta']],
    ['minInvestment=3000000', ['charlie', 'delta', 'golf']],
    ['maxInvestment=900000', ['alpha', 'bravo', 'foxtrot']],
    ['minInvestment=900001&maxInvestment=1500000', ['bravo', 'echo']],
    ['minInvestment=1500000&maxInvestment=1500000', ['bravo', 'echo']],
    ['minInvestment=&maxInvestment=', all],
    ['featured=true', ['delta']],
    ['featured=false', all.filter((word) => word !== 'delta')],
    ['businessCategory=retail&territories=Mumbai&maxInvestment=600000', ['alpha']],
    ['maxTotal=799999', ['foxtrot']],
    ['maxTotal=800000', ['alpha', 'foxtrot']],
    ['maxFee=0', ['bravo']],
    ['maxFee=200000', ['alpha', 'bravo']],
    ['maxRoyalty=0', ['bravo']],
    ['maxRoyalty=5.5', ['bravo', 'foxtrot']],
    ['maxRoyalty=50', ['alpha', 'bravo', 'foxtrot']],
    ['maxTotal=&maxFee=&maxRoyalty=', all],
    ['search=kiosk&maxRoyalty=5.5', ['bravo', 'foxtrot']],
    ['search=kiosk&maxFee=200000&maxTotal=800000&businessCategory=retail', ['alpha']],
    ['businessCategory=services', []],
  ])('the filter "%s" finds the matching franchises', async (query, expected) => {
    const reply = await list(query);
    expect(words(reply).sort()).toEqual(expected);
    expect(reply.headers.get('x-total-count')).toBe(String(expected.length));
    expect(reply.headers.get('link')).toBeNull();
  });
});

describe('text search', () => {
  it.each<[string, string, string[]]>([
    ['a word of the title, in any case', 'ECHO', ['echo']],
    ['every word, in any order', 'kiosk alpha', ['alpha']],
    ['words of different fields', 'alpha retail mumbai', ['alpha']],
    ['rows with some of the words where none has all', 'alpha bravo', ['alpha', 'bravo']],
    ['the beginning of a word', 'charl', ['charlie']],
    ['a misspelled word', 'charlei', ['charlie']],
    ['no part inside a word', 'hnarli', []],
    ['the category’s label', 'wellness', ['echo']],
    ['the model', 'cofo', ['foxtrot']],
    ['a territory, and what is open everywhere', 'jaipur', ['delta', 'echo']],
    ['a territory’s other name, and what is open everywhere', 'gurugram', ['delta', 'echo']],
    ['Hindi', 'चाय', ['foxtrot']],
    ['words between signs', '100%_pure \\', ['echo']],
    ['signs of queries as signs', "bravo' | !:* & (", ['bravo']],
    ['everything by signs alone', '%', all],
    ['blanks', '   ', all],
    ['an inactive franchise', 'hotel', []],
  ])('search finds a franchise by %s', async (_, search, expected) => {
    expect(await found(new URLSearchParams({ search }).toString())).toEqual(expected);
  });

  it('search finds a franchise by its brand’s name, also after a change of the name', async () => {
    const owner = someone('brand');
    await addFranchise(catalog.service, owner, {
      title: 'zulu stall',
      isActive: true,
      businessCategory: 'other',
    });
    const eventuallyFound = async (name: string, expected: string[]) => {
      await eventually(async () => expect(await found(`search=${name}`)).toEqual(expected));
    };
    await publishUser(catalog.broker, owner, { displayName: 'Quixotic Sweets', version: 1 });
    await eventuallyFound('quixotic', ['zulu']);
    await publishUser(catalog.broker, owner, { displayName: 'Jalebi Works', version: 2 });
    await eventuallyFound('jalebi', ['zulu']);
    expect(await found('search=quixotic')).toEqual([]);
    await publishUser(catalog.broker, owner, { displayName: 'Jalebi Works', version: 3, role: 'investor' });
    await eventuallyFound('jalebi', []);
  });
});

describe('orders of franchises', () => {
  it.each<[string, string[]]>([
    ['newest', ['golf', 'foxtrot', 'echo', 'delta', 'charlie', 'bravo', 'alpha']],
    ['investment', ['alpha', 'foxtrot', 'bravo', 'echo', 'charlie', 'golf', 'delta']],
    ['total', ['foxtrot', 'alpha', 'bravo', 'echo', 'charlie', 'golf', 'delta']],
  ])('the order %s is as specified', async (sort, expected) => {
    expect(words(await list(`sort=${sort}`))).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['fee', ['bravo', 'alpha', 'charlie']],
    ['royalty', ['bravo', 'foxtrot', 'alpha', 'charlie']],
    ['payback', ['bravo', 'alpha']],
    ['roi', ['bravo', 'alpha']],
  ])('the order %s begins with those that disclose it, and ends with all others', async (sort, first) => {
    for (const search of ['', '&search=kiosk']) {
      const order = words(await list(`sort=${sort}${search}`));
      expect(order.slice(0, first.length)).toEqual(first);
      expect([...order].sort()).toEqual(all);
    }
  });
});

describe('pages of franchises', () => {
  it.each(franchiseSorts)('pages of %s list each franchise once', async (sort) => {
    const whole = words(await list(`sort=${sort}`));
    const walked: string[] = [];
    let path: string | undefined = `/api/franchises?sort=${sort}&limit=2`;
    while (path) {
      const reply: TestReply = await get(path);
      expect(reply.headers.get('x-total-count')).toBe('7');
      walked.push(...words(reply));
      path = nextOf(reply);
    }
    expect(walked).toEqual(whole);
  });

  it('the next link keeps the filters', async () => {
    const first = await list(
      'businessCategory=retail&businessCategory=beauty&search=kiosk&limit=2&sort=investment',
    );
    const next = new URL(nextOf(first) ?? '', 'http://setu');
    expect(next.pathname).toBe('/api/franchises');
    expect(next.searchParams.getAll('businessCategory')).toEqual(['retail', 'beauty']);
    expect(next.searchParams.get('search')).toBe('kiosk');
    expect(words(await get(next.pathname + next.search))).toEqual(['echo']);
  });

  it('pages do not shift when a new franchise is inserted before them', async () => {
    const first = await list('sort=newest&limit=3');
    const owner = someone('brand');
    const late = await addFranchise(catalog.service, owner, { title: 'yankee stall' });
    expect(words(await get(nextOf(first) ?? ''))).toEqual(['delta', 'charlie', 'bravo']);
    await catalog.service.call('PATCH', `/api/franchises/${late.id}`, {
      as: owner,
      body: { isActive: false },
    });
  });

  it('a cursor of another order is refused', async () => {
    const next = new URL(nextOf(await list('sort=newest&limit=2')) ?? '', 'http://setu');
    const cursor = next.searchParams.get('cursor') ?? '';
    const reply = await list(new URLSearchParams({ sort: 'roi', cursor }).toString());
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'invalid_cursor', errors: [{ path: 'cursor' }] });
  });

  const made = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
  it.each([
    ['garbage', '%C3%28not-a-cursor'],
    ['other JSON', made({ a: 1 })],
    ['too few values', made(['newest'])],
    ['a year Postgres does not know', made(['newest', -9e15, '11111111-1111-4111-8111-111111111111'])],
    ['no UUID', made(['newest', 1, "1' or true"])],
    ['an empty one', ''],
  ])('the cursor %s is refused', async (_, cursor) => {
    const reply = await list(`sort=newest&cursor=${cursor}`);
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe('invalid_cursor');
  });
});

describe('wrong queries', () => {
  it.each([
    ['businessCategory=casino', 'businessCategory.0'],
    ['franchiseModel=FOXO', 'franchiseModel.0'],
    ['featured=yes', 'featured'],
    ['sort=cheapest', 'sort'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['minInvestment=lots', 'minInvestment'],
    ['minInvestment=-1', 'minInvestment'],
    ['minInvestment=1&minInvestment=2', 'minInvestment'],
    ['maxInvestment=99999999999', 'maxInvestment'],
    ['minInvestment=2000000&maxInvestment=1000000', 'maxInvestment'],
    ['maxFee=-1', 'maxFee'],
    ['maxTotal=lots', 'maxTotal'],
    ['maxRoyalty=51', 'maxRoyalty'],
    ['maxRoyalty=none', 'maxRoyalty'],
    ['search=a%00b', 'search'],
    ['search=a&search=b', 'search'],
    ['territories=Pu%00ne', 'territories.0'],
    [`search=${'x'.repeat(201)}`, 'search'],
    [`cursor=${'x'.repeat(501)}`, 'cursor'],
  ])('listing franchises with %s answers 400 on its field', async (query, path) => {
    const reply = await list(query);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ status: 400, title: 'Bad Request', code: 'validation_failed' });
    expect(reply.body.errors.map((issue: { path: string }) => issue.path)).toEqual([path]);
  });
});
