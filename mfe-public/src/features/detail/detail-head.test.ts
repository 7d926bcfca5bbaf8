import { aFranchise } from '@setu/marketplace/testing';
import { PageHead } from '@setu/protocol';
import { detailHead } from './detail-head';

const productOf = (franchise: Parameters<typeof detailHead>[0]) =>
  PageHead.parse(detailHead(franchise)).jsonLd[0] as Record<string, unknown>;

test('a franchise is structured data of a product with its minimum investment as price', () => {
  const franchise = aFranchise();
  expect(productOf(franchise)).toMatchObject({
    '@type': 'Product',
    name: franchise.title,
    offers: { price: '1200000.00', priceCurrency: 'INR' },
  });
  expect(detailHead(franchise)).toMatchObject({ canonical: `/franchises/${franchise.id}`, noIndex: false });
});

test('disclosed outlets and territories are structured data', () => {
  const franchise = aFranchise({ ownOutlets: 4, outletsAsOf: '2026-03-31', territoriesTaken: ['Goa'] });
  expect(productOf(franchise)).toMatchObject({
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Own outlets', value: '4' },
      { '@type': 'PropertyValue', name: 'As of', value: '31 March 2026' },
    ],
    offers: { eligibleRegion: ['Pune', 'Mumbai'], ineligibleRegion: ['Goa'] },
  });
});

const scores = { training: 4, support: 4, supplies: 4, marketing: 4, earnings: 4 };

test('a rating by franchisees is structured data', () => {
  const rating = { count: 3, samples: 0, rating: 4.2, scores };
  const [data] = PageHead.parse(detailHead(aFranchise(), rating)).jsonLd;
  expect(data?.aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.2,
    reviewCount: 3,
  });
});

test.each([
  [undefined],
  [{ count: 124, samples: 124, rating: 4.8, scores }],
  [{ count: 0, samples: 0, rating: null, scores: null }],
])('without a rating, and with samples of the demo, the structured data has none (%#)', (rating) => {
  const seeded = aFranchise({ rating: '4.80', reviewCount: 124 });
  expect(JSON.stringify(detailHead(seeded, rating))).not.toMatch(/rating/i);
});

test('the head names no image when the franchise has no photograph', () => {
  const product = productOf(aFranchise());
  expect(product).not.toHaveProperty('image');
  expect(productOf(aFranchise({ images: ['/covers/a.svg'] }))).not.toHaveProperty('image');
  const photograph = 'https://pictures.example/a.jpg';
  expect(productOf(aFranchise({ images: ['/covers/a.svg', photograph] })).image).toBe(photograph);
});

test('the picture of a shared link changes its address when the listing changes', () => {
  const id = 'f1000000-0000-4000-8000-000000000001';
  const shared = (updatedAt: string) => detailHead(aFranchise({ id, title: 'Idli Ink', updatedAt })).picture;
  expect(shared('2026-01-01T00:00:00.000Z')).toEqual({
    path: `/api/franchises/${id}/cover.png?v=1767225600000`,
    alt: 'Idli Ink by Chai Chaupal, investment ₹12L – ₹1.4Cr',
  });
  expect(shared('2026-01-02T00:00:00.000Z')?.path).toBe(`/api/franchises/${id}/cover.png?v=1767312000000`);
});

test('a long description is cut between words, and a missing description is built from the figures', () => {
  const long = detailHead(aFranchise({ description: `${'word '.repeat(80)}` })).description;
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/word…$/);
  const longest = `${'word '.repeat(31)}words`;
  expect([longest.length, detailHead(aFranchise({ description: longest })).description]).toEqual([
    160,
    longest,
  ]);
  expect(detailHead(aFranchise({ title: 'Idli Ink', description: null })).description).toBe(
    'Idli Ink: a Food & Beverage franchise by Chai Chaupal, investment ₹12L – ₹1.4Cr.',
  );
});

test('an inactive franchise is marked as not indexed', () => {
  expect(detailHead(aFranchise({ isActive: false })).noIndex).toBe(true);
});
