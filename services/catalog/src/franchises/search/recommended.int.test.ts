import { featuredPlaces } from '@setu/contracts';
import { someone, type TestReply } from '@setu/service-kit/test';
import {
  addFranchise,
  answerWithinADay,
  callAsAdmin,
  outletsEarning,
  setUpCatalog,
} from '../../../test/builders';

const catalog = setUpCatalog();
beforeEach(() => catalog.service.running.db('franchise_opportunities').del());

/** A listing without any part that counts as complete. */
const bare = { description: null, expectedROI: '', supportProvided: null };

/** A listed franchise of a new brand, listed `daysOld` days before the tests' clock. */
const add = async (title: string, { daysOld = 0, ...fields }: Record<string, unknown> = {}) => {
  const { id } = await addFranchise(catalog.service, someone('brand'), { title, ...bare, ...fields });
  await catalog.service.running.db.raw(
    "update franchise_opportunities set created_at = created_at - ? * interval '1 day' where id = ?",
    [Number(daysOld), id],
  );
  return id as string;
};
const list = (query: string): Promise<TestReply> => catalog.service.call('GET', `/api/franchises?${query}`);
const titles = ({ body }: TestReply): string[] => body.map(({ title }: { title: string }) => title);

/** The titles of each page, up to a number of pages. */
const walk = async (query: string, most = 100): Promise<string[][]> => {
  const pages: string[][] = [];
  let path: string | undefined = `/api/franchises?${query}`;
  while (path && pages.length < most) {
    const reply: TestReply = await catalog.service.call('GET', path);
    pages.push(titles(reply));
    path = /^<([^>]+)>; rel="next"$/.exec(reply.headers.get('link') ?? '')?.[1];
  }
  return pages;
};

describe('the recommended order', () => {
  it('the newer of equally complete listings is first', async () => {
    await add('older', { daysOld: 3 });
    await add('newest');
    await add('oldest', { daysOld: 400 });
    expect(titles(await list(''))).toEqual(['newest', 'older', 'oldest']);
  });

  it.each([
    ['a picture', { images: ['https://pictures.example/shop.jpg'] }],
    ['a description of 200 characters', { description: 'é'.repeat(200) }],
    ['the expected return', { expectedROI: 20 }],
    ['what the support is', { supportProvided: 'Two weeks of training.' }],
    ['a document', { documents: ['https://files.example/menu.pdf'] }],
  ])('a listing with %s counts as 30 days newer', async (_, part) => {
    await add('30 days newer');
    await add('with 29 days', { ...part, daysOld: 29 });
    await add('with 31 days', { ...part, daysOld: 31 });
    expect(titles(await list(''))).toEqual(['with 29 days', '30 days newer', 'with 31 days']);
  });

  describe('of a brand that keeps the reply promise', () => {
    const addWith = async (title: string, daysOld: number) => {
      const brand = someone('brand');
      const { id } = await addFranchise(catalog.service, brand, { title, ...bare });
      await catalog.service.running.db.raw(
        "update franchise_opportunities set created_at = created_at - ? * interval '1 day' where id = ?",
        [daysOld, id],
      );
      return brand;
    };

    it('a listing is before one that is as complete and up to 30 days newer, until the promise ends', async () => {
      await add('30 days newer');
      const brand = await addWith('with 29 days', 29);
      await answerWithinADay(catalog.service, await addWith('with 31 days', 31), { keepsPromise: true });
      await answerWithinADay(catalog.service, brand, { keepsPromise: true });
      expect(titles(await list(''))).toEqual(['with 29 days', '30 days newer', 'with 31 days']);
      await answerWithinADay(catalog.service, brand, { keepsPromise: false, version: 2 });
      expect(titles(await list(''))).toEqual(['30 days newer', 'with 31 days', 'with 29 days']);
    });

    it('a listing is on one page only, and a chosen order is the same', async () => {
      for (let n = 0; n < 6; n += 1)
        await answerWithinADay(catalog.service, await addWith(`promise ${n} kiosk`, n * 11), {
          keepsPromise: n % 2 === 0,
        });
      const order = [0, 2, 1, 4, 3, 5].map((n) => `promise ${n} kiosk`);
      expect((await walk('limit=2')).flat()).toEqual(order);
      expect((await walk('limit=2&search=kiosk')).flat()).toEqual(order);
      expect((await walk('limit=2&sort=newest')).flat()).toEqual(
        [0, 1, 2, 3, 4, 5].map((n) => `promise ${n} kiosk`),
      );
    });
  });

  it('ratings and descriptions that are too short do not count', async () => {
    await add('new');
    const rated = await add('rated', { daysOld: 1, description: 'x'.repeat(199) });
    await catalog.service.running
      .db('franchise_opportunities')
      .where({ id: rated })
      .update({ rating: '5.00', review_count: 900 });
    expect(titles(await list(''))).toEqual(['new', 'rated']);
  });

  it('the order changes when a listing is completed', async () => {
    const owner = someone('brand');
    const { id } = await addFranchise(catalog.service, owner, { title: 'grows', ...bare });
    await add('later');
    expect(titles(await list(''))).toEqual(['later', 'grows']);
    const body = { images: ['https://pictures.example/shop.jpg'] };
    await catalog.service.call('PATCH', `/api/franchises/${id}`, { as: owner, body });
    expect(titles(await list(''))).toEqual(['grows', 'later']);
  });
});

describe('placements', () => {
  const age = (title: string) => Number(title.slice(1));

  /** Ten listings with their age in days. The names of featured listings begin with f. */
  const fill = async (names = ['n0', 'f1', 'n2', 'f3', 'f4', 'f5', 'n6', 'f7', 'f8', 'n9']) => {
    for (const name of names)
      await add(`${name} kiosk`, { daysOld: age(name.slice(0, 2)), featured: name.startsWith('f') });
    return names.map((name) => `${name} kiosk`);
  };
  const short = (pages: string[][]) => pages.map((page) => page.map((title) => title.split(' ')[0]));

  it('each page begins with three placements, and other featured franchises are at their own position', async () => {
    await fill();
    expect(short(await walk('limit=5'))).toEqual([
      ['f1', 'f3', 'f4', 'n0', 'n2'],
      ['f5', 'f7', 'f8', 'n6', 'n9'],
    ]);
    expect(short(await walk('limit=100'))).toEqual([
      ['f1', 'f3', 'f4', 'n0', 'n2', 'f5', 'n6', 'f7', 'f8', 'n9'],
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 9, 10])(
    'with pages of %i, each placement is listed exactly once',
    async (limit) => {
      const all = await fill();
      const pages = await walk(`limit=${limit}`);
      expect(pages.flat().sort()).toEqual(all.sort());
      const isFeatured = (title: string | undefined) => title?.startsWith('f') === true;
      const places = Math.min(featuredPlaces, limit - 1);
      // While featured franchises are left, each page begins with the full number of placements.
      pages.forEach((page, index) => {
        const left = pages.slice(index).flat().filter(isFeatured).length;
        const leading = page.findIndex((title) => !isFeatured(title));
        if (leading !== -1) expect(leading).toBeGreaterThanOrEqual(Math.min(places, left));
      });
    },
  );

  it('placements of administrators are first, at any age', async () => {
    await fill();
    const id = await add('chosen', { daysOld: 300 });
    await callAsAdmin(catalog.service, 'PATCH', `/api/admin/franchises/${id}`, { body: { featured: true } });
    const [first] = await walk('limit=5');
    expect(first).toEqual(['chosen', 'f1 kiosk', 'f3 kiosk', 'n0 kiosk', 'n2 kiosk']);
    expect(titles(await list('featured=true'))[0]).toBe('chosen');
    expect((await walk('limit=3')).flat()).toHaveLength(11);
  });

  it('placements match the filter', async () => {
    await fill();
    await add('other', { daysOld: 2, businessCategory: 'retail', featured: true });
    await add('another', { businessCategory: 'retail' });
    expect(titles(await list('businessCategory=retail'))).toEqual(['other', 'another']);
  });

  it.each(['sort=newest', 'sort=investment', 'sort=roi', 'search=kiosk'])(
    'placements do not appear in a chosen order or a search: %s',
    async (query) => {
      await add('plain kiosk', { minInvestment: 100_000, ...outletsEarning(30_000) });
      await add('featured kiosk', {
        daysOld: 9,
        minInvestment: 200_000,
        ...outletsEarning(20_000),
        featured: true,
      });
      expect(titles(await list(query))).toEqual(['plain kiosk', 'featured kiosk']);
    },
  );

  it('placements do not change when a new franchise is listed between two pages', async () => {
    await fill();
    const first = await list('limit=5');
    await add('f0 late', { featured: true });
    const next = /^<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(titles(await catalog.service.call('GET', next))).toEqual([
      'f5 kiosk',
      'f7 kiosk',
      'f8 kiosk',
      'n6 kiosk',
      'n9 kiosk',
    ]);
  });

  const made = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
  it.each([
    ['of the release before', made(['recommended', true, '4.80', 1, '11111111-1111-4111-8111-111111111111'])],
    ['that holds no cursor', made(['with-placements', 'x', null])],
    ['that holds one of another order', made(['with-placements', made(['newest', 1, 'x']), null])],
  ])('placements refuse a cursor %s', async (_, cursor) => {
    const reply = await list(`cursor=${cursor}`);
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe('invalid_cursor');
  });
});

it('every query of a page reads an index in order with many franchises', async () => {
  const { db } = catalog.service.running;
  const brand = someone('brand');
  await addFranchise(catalog.service, brand);
  // In several statements, because the service's connections cancel a statement after 15 s.
  for (let first = 1; first < 20_000; first += 1_000)
    await db.raw(
      `insert into franchise_opportunities (id, version, brand_id, brand_name, title, business_category, franchise_model,
         min_investment, max_investment, training_included, marketing_support, territories, territory_keys, images,
         documents, is_active, is_listed, featured, featured_by_admin, review_count, outlet_count, search_text, created_at,
         updated_at)
       select gen_random_uuid(), 1, ?, 'Brand', 'Kiosk', 'retail', 'FOFO', n, n, true, true, '{Pune}', '{pune}', '{}', '{}',
         true, true, n % 100 = 0, n % 1000 = 0, 0, 0, 'kiosk', now() - n * interval '1 minute', now()
       from generate_series(?::integer, ?::integer + 999) n`,
      [brand.id, first, first],
    );
  await db.raw('analyze');
  const seen: { sql: string; bindings: readonly unknown[] }[] = [];
  const note = (query: { sql: string; bindings: readonly unknown[] }) => seen.push(query);
  db.on('query', note);
  const pages = await walk('limit=24', 3);
  db.removeListener('query', note);
  expect(pages.map((page) => page.length)).toEqual([24, 24, 24]);

  const reads = seen.filter(({ sql }) => sql.includes('order by') && sql.includes('franchise_opportunities'));
  const plans = await Promise.all(
    reads.map(async ({ sql, bindings }) => {
      const { rows } = await db.raw(`explain ${sql.replace(/\$\d+/g, '?')}`, bindings as string[]);
      return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
    }),
  );
  expect(plans).toHaveLength(6);
  for (const [at, plan] of plans.entries()) {
    const index = at % 2 === 0 ? 'listed_placements' : 'listed_recommended';
    const steps = [...plan.matchAll(/Limit|Sort|Seq Scan|Index[\w ]* using \w+/g)]
      .map(([step]) => step)
      .filter((step) => step !== 'Index Scan using franchise_opportunities_pkey');
    const scans = steps.filter((step) => step.includes('Scan'));
    expect([...new Set(scans)]).toEqual([`Index Only Scan Backward using ${index}`]);
    // Only rows that a limit already read from an index are sorted.
    steps.forEach((step, position) => {
      if (step.includes('Scan')) expect(steps[position - 1]).toBe('Limit');
    });
  }
});
