import type { BrandPage } from '@setu/contracts';
import { aFranchise, aFranchiseeReview, aUser, startServer } from '@setu/marketplace/testing';
import { renderScreen } from '@setu/mfe-kit/testing';
import { PageHead } from '@setu/protocol';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { brandHead } from './brand-head';
import { BrandScreen } from './brand-screen';

let stop: () => Promise<void> = async () => {};
afterEach(async () => {
  await stop();
  stop = async () => {};
});

const aBrand = (fields: Partial<BrandPage> = {}): BrandPage => ({
  id: 'b1000000-0000-4000-8000-0000001a2b3c',
  name: 'Chai Chaupal',
  logo: null,
  description: 'Tea kiosks since 2012.',
  targetAudience: 'Commuters',
  website: 'https://chai.example/',
  people: [],
  verification: { documents: ['gstin'], checkedAt: '2026-11-12T06:30:00.000Z' },
  replyTime: 'day',
  keepsReplyPromise: true,
  franchiseCount: 2,
  outletCount: 42,
  reviewCount: 18,
  rating: 4.6,
  reviews: [],
  ...fields,
});

function Shown() {
  const { pathname } = useLocation();
  return (
    <>
      <output data-testid="address">{pathname}</output>
      <BrandScreen slug={pathname.split('/').at(-1) ?? ''} />
    </>
  );
}

const open = async (
  brand: BrandPage | null,
  slug = 'chai-chaupal-1a2b3c',
  user?: ReturnType<typeof aUser>,
) => {
  const franchises = [aFranchise({ title: 'Chai kiosk' }), aFranchise({ title: 'Chai café' })];
  const server = await startServer(({ url, method }) => {
    if (url.includes('/followed-brands')) return { body: { followed: method === 'POST' } };
    if (url.includes('/franchises')) return { body: franchises, headers: { 'x-total-count': '2' } };
    return brand ? { body: brand } : { status: 404, body: { status: 404, code: 'brand_not_found' } };
  });
  stop = server.stop;
  await renderScreen(<Shown />, { at: `/brands/${slug}`, server: server.origin, ...(user ? { user } : {}) });
  return server.seen;
};

test('the people of a brand are introduced, and described for search engines as what they are', async () => {
  const brand = aBrand({
    people: [
      { name: 'Asha Iyer', role: 'Co-founder', line: 'Opened the first kiosk in 2012.', photo: null },
      { name: 'Ravi Patil', role: 'Head of training', line: null, photo: null },
    ],
  });
  await open(brand);
  const people = within(await screen.findByRole('region', { name: 'Who runs it' }));
  expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AIAsha IyerCo-founderOpened the first kiosk in 2012.',
    'RPRavi PatilHead of training',
  ]);
  const [organisation] = PageHead.parse(brandHead(brand)).jsonLd ?? [];
  expect(organisation).toMatchObject({
    founder: [{ '@type': 'Person', name: 'Asha Iyer', jobTitle: 'Co-founder' }],
    employee: [{ '@type': 'Person', name: 'Ravi Patil', jobTitle: 'Head of training' }],
  });
});

test('a brand without people has no section about them', async () => {
  await open(aBrand());
  await screen.findByRole('region', { name: 'Franchises' });
  expect(screen.queryByText('Who runs it')).toBeNull();
});

test('a brand is introduced with its standing, and its franchises and reviews follow', async () => {
  const review = { ...aFranchiseeReview(), franchiseTitle: 'Chai kiosk' };
  await open(aBrand({ reviews: [review] }));
  await screen.findByRole('heading', { level: 1, name: 'Chai Chaupal' });
  screen.getByText('4.6 (10+ reviews)');
  screen.getByText('Usually answers within a day');
  screen.getByText('Answers 90% within 24 hours');
  screen.getByText('GSTIN checked on 12 November 2026');
  expect(screen.getByRole('link', { name: 'chai.example' }).getAttribute('href')).toBe(
    'https://chai.example/',
  );
  const list = within(screen.getByRole('region', { name: 'Franchises' }));
  await list.findByRole('heading', { name: 'Chai kiosk' });
  list.getByRole('heading', { name: 'Chai café' });
  const said = within(screen.getByRole('region', { name: 'What franchisees say' }));
  expect(said.getByRole('link', { name: 'Chai kiosk' }).getAttribute('href')).toBe(
    `/franchises/${review.franchiseId}#reviews`,
  );
});

test('what a brand does not say is "Not disclosed"', async () => {
  await open(
    aBrand({
      description: null,
      targetAudience: null,
      website: null,
      verification: null,
      outletCount: 0,
      rating: null,
      reviewCount: 0,
    }),
  );
  await screen.findByText('Chai Chaupal has not written about itself yet.');
  expect(screen.getAllByText('Not disclosed')).toHaveLength(3);
  screen.getByText('Not verified');
  expect(screen.getAllByText('No reviews yet.')).toHaveLength(1);
});

test('an address with a former name is replaced by the current one', async () => {
  await open(aBrand(), 'old-name-1a2b3c');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/brands/chai-chaupal-1a2b3c'));
  await screen.findByRole('heading', { level: 1, name: 'Chai Chaupal' });
});

test('an unknown brand is not found', async () => {
  await open(null, 'nobody-ffffff');
  await screen.findByRole('heading', { level: 1, name: 'Brand not found' });
  expect(document.title).toBe('Brand not found | FranchiseSetu');
});

test('a brand is structured data of an organisation, with the current address', () => {
  const head = PageHead.parse(brandHead(aBrand({ description: `${'word '.repeat(60)}` })));
  expect(head.canonical).toBe('/brands/chai-chaupal-1a2b3c');
  expect(head.jsonLd[0]).toMatchObject({
    '@type': 'Organization',
    name: 'Chai Chaupal',
    sameAs: 'https://chai.example/',
  });
  expect(head.description.length).toBeLessThanOrEqual(156);
  expect(head.description).toMatch(/word…$/);
});

test('a signed-in user follows a brand, and no longer', async () => {
  const seen = await open(aBrand(), undefined, aUser());
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    await act(async () => fireEvent.click(button));
  };
  await press('Follow');
  const following = await screen.findByRole('button', { name: 'Following' });
  expect(following.getAttribute('aria-pressed')).toBe('true');
  await press('Following');
  await screen.findByRole('button', { name: 'Follow' });
  await waitFor(() =>
    expect(seen.filter(({ url }) => url.includes('/followed-brands')).map(({ method }) => method)).toEqual([
      'GET',
      'POST',
      'DELETE',
    ]),
  );
});

test('a brand does not follow itself', async () => {
  const brand = aBrand();
  await open(brand, undefined, aUser({ id: brand.id, role: 'brand' }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
});
