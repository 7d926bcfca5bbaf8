import type { CurrentUser, UserRole } from '@setu/contracts';
import { aUser } from '@setu/marketplace/testing';
import type { Transport } from '@setu/mfe-kit';
import { renderScreen } from '@setu/mfe-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import HomeScreen from './home';

const person = (role: UserRole, more: Partial<CurrentUser> = {}) => aUser({ role, ...more });
const dashboard = (search: string) => `/dashboard?${search}`;

const open = (user: CurrentUser, server?: Transport, isDemo = true) =>
  renderScreen(<HomeScreen params={{}} search={new URLSearchParams()} isDemo={isDemo} />, { user, server });

test.each([
  ['investor', ['Browse Now', 'View Interests', 'Calculate']],
  ['brand', ['Manage Franchises', 'Post Requirements', 'View Inquiries']],
  ['agent', ['Manage Properties', 'Browse Requirements', 'View Matches']],
  ['admin', ['Browse Now', 'View Interests', 'Calculate']],
] as const)('the home page of %s shows quick actions', async (role, actions) => {
  await open(person(role));
  screen.getByRole('heading', { name: 'Welcome back, Asha!' });
  const section = within(screen.getByRole('region', { name: 'Quick Actions' }));
  expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(actions);
});

test.each([
  ['brand', ['tab=franchises', 'tab=requirements&create=requirement', 'tab=inquiries'].map(dashboard)],
  ['agent', ['tab=properties', 'tab=demands', 'tab=assignments'].map(dashboard)],
  ['investor', ['/franchises', ...['tab=interests', 'tab=calculator'].map(dashboard)]],
  ['admin', ['/franchises', dashboard('tab=inquiries'), '/calculator']],
] as const)('the quick actions of %s link to their targets', async (role, addresses) => {
  await open(person(role));
  const links = within(screen.getByRole('region', { name: 'Quick Actions' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
});

test('a user without a first name is greeted as User', async () => {
  await open(person('investor', { firstName: null }));
  screen.getByRole('heading', { name: 'Welcome back, User!' });
});

const reply = (status: number, body: unknown): Response => Response.json(body, { status });

const stats = {
  totalOpportunities: 5248,
  activeListings: 1832,
  newThisWeek: 127,
  isSample: true,
  recentActivity: [
    { text: 'A new franchise was listed: Chai & Co', kind: 'franchise', at: '2026-01-02T10:00:00.000Z' },
  ],
};
const site = { siteName: 'Setu Bazaar', siteDescription: 'Where it happens.' };
const serverWith =
  (answer: () => Response): Transport =>
  async (url) =>
    url === '/api/content/settings' ? reply(200, site) : answer();

test('the home page marks sample figures as samples, and the recent activity', async () => {
  await open(
    person('investor'),
    serverWith(() => reply(200, stats)),
  );
  await screen.findByText('5,248');
  screen.getByText('1,832');
  screen.getByText('127');
  expect(screen.getAllByText('Sample data')).toHaveLength(3);
  screen.getByText('A new franchise was listed: Chai & Co');
  screen.getByText('2 January 2026');
  expect(document.title).toBe('Setu Bazaar');
});

test('real figures are not marked as samples, and an empty activity list says so', async () => {
  const truth = { ...stats, totalOpportunities: 0, isSample: false, recentActivity: [] };
  await open(
    person('investor'),
    serverWith(() => reply(200, truth)),
    false,
  );
  await screen.findByText('No activity yet');
  expect(screen.queryByText('Sample data')).toBeNull();
  screen.getByText('0');
});

test('figures that failed to load are dashes with Retry', async () => {
  let isDown = true;
  const server = serverWith(() => (isDown ? reply(503, {}) : reply(200, stats)));
  await open(person('investor'), server, false);
  await screen.findByText('Figures and activity could not be loaded.');
  expect(screen.getAllByText('—')).toHaveLength(3);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('5,248');
});
