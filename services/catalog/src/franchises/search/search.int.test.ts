import { type SearchReading, searchReadingOf } from '@setu/contracts';
import { readSearchReading, searchReadingHeader } from '@setu/protocol';
import { someone } from '@setu/service-kit/test';
import { addFranchise, setUpCatalog } from '../../../test/builders';
import { foldedWords } from './words/words-of';

const catalog = setUpCatalog({ demo: true });

interface Found {
  titles: string[];
  franchises: { title: string; minInvestment: string; territories: string[]; businessCategory: string }[];
  total: number;
  reading: SearchReading | null;
}

const find = async (query: Record<string, string>): Promise<Found> => {
  const reply = await catalog.service.call('GET', `/api/franchises?${new URLSearchParams(query)}`);
  expect(reply.status).toBe(200);
  return {
    titles: reply.body.map(({ title }: { title: string }) => title),
    franchises: reply.body,
    total: Number(reply.headers.get('x-total-count')),
    reading: searchReadingOf(readSearchReading(reply.headers.get(searchReadingHeader))),
  };
};

/** Number of hits to check, which a visitor sees first. */
const looked = 5;

type Expectation = [typed: string, first: RegExp, hits: number, match?: string];

/**
 * The typed text, the pattern of a fitting title, the minimum number of fitting titles among the first five, and how the
 * text was matched if not exactly. The first block has texts that people typed and that found nothing or the wrong
 * results; the second block has further texts.
 */
const typed: Expectation[] = [
  ['cafe', /Café|Tiffin|Flagship/, 3],
  ['café', /Café|Tiffin|Flagship/, 3],
  ['CAFÉ', /Café|Tiffin|Flagship/, 3],
  ['restaurant', /Dhaba|Tandoor/, 3],
  ['pizza', /Food Courts|Café|Tandoor|Chai|Idli|Saffron|Kulhad/, 5, 'near'],
  ['ice cream', /लस्सी/, 1],
  ['kids', /Preschool|Toddler|Crèche/, 3],
  ['saloon', /Salon|Bridal|Grooming/, 3],
  ['beauty parlour', /Salon|Bridal|Grooming/, 3],
  ['parlour', /Salon|Bridal|Grooming/, 3],
  ['medical store', /Clinic/, 1],
  ['pre-school', /Preschool|Toddler/, 2],
  ['preschool', /Preschool|Toddler|Crèche/, 3],
  ['dukaan', /Store|Boutique|Stall|Showroom/, 5],
  ['cafe under 10 lakh', /Café|Counter|Chai|Tea|Kiosk|Cart/, 1, 'near'],
  ['5 lakh', /./, 5],
  ['low investment', /./, 5],
  ['chay', /Chai|चाय|Tea/, 5, 'corrected'],
  ['chia', /Chai|चाय|Tea/, 5, 'corrected'],
  ['gim', /Gym|Fitness/, 2, 'corrected'],
  ['resturant', /Dhaba|Tandoor/, 3, 'corrected'],
  ['tea', /Tea|Chai|चाय/, 5],
  ['up', /./, 5],
  ['courier', /Logistics/, 2],
  ['maharashtra', /./, 5],
  ['mumbai', /./, 5],
  ['chai', /Chai|चाय/, 5],
  ['chai wala', /Chai|चाय/, 5],
  ['bombay', /./, 5],
  ['bengaluru', /./, 5],
  ['noida', /./, 5],
  ['चाय', /Chai|चाय|Tea/, 5],
  ['kirana', /Grocery/, 1],
  ['gym', /Gym|Fitness/, 2],
  ['dhobi', /Dhobi/, 2],
  ['tiffin', /Tiffin/, 1],
  ['pharmacy', /Clinic/, 1],
  ['coaching', /Academy|Centre|English/, 2],
  ['laundry', /Laundry|Laundromat/, 2],
  ['mithai', /Mithai/, 1],
  ['cafe in pune under 20 lakh', /Café/, 1],
  ['gym in delhi', /Gym|Fitness/, 1],
  ['दुकान', /Store|Boutique|Stall|Showroom/, 5],
  ['ब्यूटी पार्लर', /Salon|Bridal|Grooming/, 3],
  ['जिम', /Gym|Fitness/, 2],
  ['जिम मुंबई', /Fitness Flagship/, 1],
  ['salon 20 lakh tak', /Grooming|Salon/, 1],
  ['kam investment chai', /Cart|Kiosk|Counter|Halt|Stall|चाय/, 4],
  ['play school business', /Preschool|Toddler|Crèche/, 3],
  ['car wash', /Foam Wash/, 1],
  ['mobile repair shop', /Phone/, 1],
  ['path lab', /Nidaan/, 3],
  ['physiotherapist', /Physiotherapy/, 1],
  ['yog', /Yoga/, 3],
  ['ev charging station', /Charging|Battery|Electric/, 2],
  ['dental clinic kerala', /Dental/, 1],
  ['tution classes', /Academy|Centre|English/, 2],
  ['laundary', /Laundry|Laundromat/, 2, 'corrected'],
  ['tandur', /Tandoor/, 3, 'corrected'],
  ['setu', /Setu/, 2],
  ['drone training', /Drone/, 1],
];

test.each(typed)(
  'the search %j has fitting franchises among the first five',
  async (text, pattern, hits, match = 'exact') => {
    const { titles, reading } = await find({ search: text });
    const first = titles.slice(0, looked);
    const fitting = first.filter((title) => pattern.test(title));
    expect({ first, isEnough: fitting.length >= hits }).toEqual({ first, isEnough: true });
    expect(first[0]).toMatch(pattern);
    expect(reading?.match).toBe(match);
  },
);

describe('matches of a search', () => {
  it.each([
    ['maharashtra', 'Maharashtra'],
    ['mumbai', 'Mumbai'],
    ['bombay', 'Mumbai'],
    ['up', 'Uttar Pradesh'],
    ['near Andheri', 'Mumbai'],
    ['दिल्ली', 'Delhi NCR'],
  ])('the search %j is read as the places %s of the filter', async (search, territories) => {
    const [bySearch, byFilter] = [await find({ search }), await find({ territories })];
    expect(bySearch.total).toBe(byFilter.total);
    expect(bySearch.reading?.places).toEqual([{ name: territories, from: 0, to: search.length }]);
  });

  it.each([
    ['under 10 lakh', { maxInvestment: '1000000' }],
    ['10-20 lakh', { minInvestment: '1000000', maxInvestment: '2000000' }],
    ['1 crore+', { minInvestment: '10000000' }],
  ])('%j is read as the range of the filter', async (search, filter) => {
    expect((await find({ search })).total).toBe((await find(filter)).total);
  });

  it('a search combines place, amount and words', async () => {
    const { titles, reading } = await find({ search: 'cafe under 20 lakh in pune' });
    expect(titles).toEqual(['Chaiwala Junction High Street Café']);
    expect(reading).toMatchObject({
      match: 'exact',
      budget: { max: 2_000_000, from: 5, to: 18 },
      places: [{ name: 'Pune', from: 19, to: 26 }],
    });
  });

  it('results are sorted by titles, then synonyms, then descriptions', async () => {
    const { titles } = await find({ search: 'tea' });
    const own = titles.map((title) => /\btea\b/i.test(title));
    expect(own.lastIndexOf(true)).toBeLessThan(own.indexOf(false));
    const named = titles.map((title) => /tea|chai|चाय/i.test(title));
    expect(named.lastIndexOf(true)).toBeLessThan(named.indexOf(false));
  });

  it('words match only at their beginning: tea does not match instead or steam', async () => {
    await addFranchise(catalog.service, someone('brand'), {
      title: 'Momentum Steam Instead',
      description: 'A team that teaches. Instead of steam, teak.',
      businessCategory: 'other',
      isActive: true,
    });
    const { titles } = await find({ search: 'tea', limit: '100' });
    expect(titles).not.toContain('Momentum Steam Instead');
    expect((await find({ search: 'instea' })).titles[0]).toBe('Momentum Steam Instead');
  });

  it('a brand whose name is a place is found with any place', async () => {
    await addFranchise(catalog.service, someone('brand'), {
      title: 'Bombay Zaika Corner',
      territories: ['Chennai'],
    });
    expect((await find({ search: 'bombay zaika' })).titles).toEqual(['Bombay Zaika Corner']);
  });
});

describe('searches without a match', () => {
  it('a corrected spelling is reported, and can be turned off', async () => {
    const { reading, total } = await find({ search: 'resturant in delhi' });
    expect(reading).toMatchObject({ match: 'corrected', corrected: 'restaurant in delhi' });
    expect(total).toBeGreaterThan(0);
    const exact = await find({ search: 'resturant in delhi', exact: 'true' });
    expect(exact).toMatchObject({ total: 0, titles: [], reading: { match: 'none' } });
  });

  it('a misspelled word of a title is corrected too', async () => {
    expect((await find({ search: 'roopkalla' })).reading).toMatchObject({
      match: 'corrected',
      corrected: 'roopkala',
    });
  });

  it.each([
    ['gym in surat under 2 lakh', ['budget', 'places']],
    ['laundry under 3 lakh', ['budget']],
    ['yoga retreat in patna', ['places']],
    ['pizza', []],
    ['drone laundry', []],
  ])('the search %j has no exact match and returns near results', async (search, dropped) => {
    const { reading, total } = await find({ search });
    expect(reading).toMatchObject({ match: 'near', dropped });
    expect(total).toBeGreaterThan(0);
  });

  it('a place that does not exist is reported', async () => {
    const { reading, titles } = await find({ search: 'yoga in qqzzxxw' });
    expect(reading).toMatchObject({ match: 'near', unknownPlace: 'qqzzxxw' });
    expect(titles[0]).toMatch(/Yoga/);
  });

  it('a search without a near result reports it', async () => {
    expect(await find({ search: 'qqzzxxw' })).toMatchObject({ total: 0, reading: { match: 'none' } });
  });

  it.each(['', '   ', '???', '%', 'franchise business in india'])(
    'the search %j returns every franchise',
    async (search) => {
      const all = await find({});
      expect(await find({ search })).toMatchObject({ total: all.total, reading: null });
    },
  );
});

describe('order and pages of a search', () => {
  const walk = async (query: string) => {
    const seen: string[] = [];
    let path: string | null = `/api/franchises?${query}&limit=3`;
    while (path) {
      const reply = await catalog.service.call('GET', path);
      expect(reply.status).toBe(200);
      seen.push(...reply.body.map(({ id }: { id: string }) => id));
      path = /^<([^>]+)>/.exec(reply.headers.get('link') ?? '')?.[1] ?? null;
    }
    return seen;
  };

  it.each(['search=chai', 'search=chia', 'search=pizza+in+mumbai', 'search=dukaan&sort=newest', 'search=up'])(
    'pages of %s list each franchise once',
    async (query) => {
      const whole = await catalog.service.call('GET', `/api/franchises?${query}&limit=100`);
      const ids = whole.body.map(({ id }: { id: string }) => id);
      expect(ids.length).toBeGreaterThan(3);
      expect(await walk(query)).toEqual(ids);
    },
  );

  it('a chosen order is used for a search', async () => {
    const { franchises } = await find({ search: 'chai', sort: 'investment' });
    const amounts = franchises.map(({ minInvestment }) => Number(minInvestment));
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  });

  it('a cursor of another order is refused', async () => {
    const first = await catalog.service.call('GET', '/api/franchises?search=chai&limit=2');
    const cursor = /cursor=([^>&]+)/.exec(first.headers.get('link') ?? '')?.[1];
    const reply = await catalog.service.call(
      'GET',
      `/api/franchises?search=chai&sort=newest&cursor=${cursor}`,
    );
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe('invalid_cursor');
  });
});

it.each([
  'Crème BRÛLÉE-24x7 (₹10,000) “Naïve”…',
  'कुल्हड़ और क़लम। चाय',
  "Ma's & Pa's: No. 1!",
  'ｗｉｄｅ ﬁtness',
])('the database splits and folds %j as searches do', async (title) => {
  const { id } = await addFranchise(catalog.service, someone('brand'), { title });
  const { rows } = await catalog.service.running.db.raw(
    'select tsvector_to_array(title_words) as words from franchise_opportunities where id = ?',
    [id],
  );
  expect([...rows[0].words].sort()).toEqual([...new Set(foldedWords(title))].sort());
});
