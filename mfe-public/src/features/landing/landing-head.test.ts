import { product } from '@setu/contracts';
import { landingHead } from './landing-head';

test('the home page declares the search of the site as an action', () => {
  const { jsonLd, canonical, title, keywords } = landingHead();
  expect(jsonLd).toMatchObject([
    { potentialAction: { target: { urlTemplate: '/franchises?search={search_term_string}' } } },
  ]);
  expect(canonical).toBe('/');
  expect(title).toContain('Franchise Opportunities in India');
  expect(keywords).not.toBe('');
});

test('the built-in description claims matching, verified franchisors, 1000+ opportunities, 2 lakh to 50 crore', () => {
  const { description } = landingHead();
  for (const claim of [
    'AI-powered matching',
    'verified franchise',
    '1000+ opportunities',
    '2 lakh to 50 crore',
  ])
    expect(description).toContain(claim);
});

test('name and description of the site settings replace the built-in ones', () => {
  const site = { siteName: 'Setu', siteDescription: 'A bridge.' };
  const head = landingHead(site);
  expect(head.title).toBe('Setu | Franchise Opportunities in India');
  expect(head.description).toBe('A bridge.');
  expect(landingHead().title.startsWith(product.name)).toBe(true);
});
