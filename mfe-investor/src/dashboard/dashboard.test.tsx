import { franchisePages, inquiryCount, savedFranchises } from '@setu/marketplace';
import { aUser } from '@setu/marketplace/testing';
import { makeQueryClient } from '@setu/mfe-kit';
import { renderScreen } from '@setu/mfe-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { remote } from '../../remote';
import { insights } from '../features/insights/insights.queries';
import { followedBrands } from '../features/interests/followed.queries';
import { myInquiries } from '../features/interests/interests.queries';
import { InvestorDashboard } from './dashboard';

beforeEach(() => {
  // jsdom has no layout and therefore no media queries: this fake window counts as wide.
  window.matchMedia = (media) =>
    ({ media, matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

function Browser() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <InvestorDashboard search={new URLSearchParams(search)} />
    </>
  );
}

const empty = { pages: [{ items: [], total: 0, next: null }], pageParams: [null] };

/** Renders the dashboard with the first reads of the page. */
const open = (at: string, { unread = 0 } = {}) => {
  const client = makeQueryClient();
  client.setQueryData(franchisePages({}).queryKey, empty);
  client.setQueryData(myInquiries().queryKey, empty);
  client.setQueryData(inquiryCount('sent', 'unread').queryKey, { total: unread, isTotalBound: false });
  client.setQueryData(savedFranchises().queryKey, empty);
  client.setQueryData(followedBrands().queryKey, empty);
  client.setQueryData(insights().queryKey, { trendingCategories: [], averageInvestment: [], topCities: [] });
  return renderScreen(<Browser />, { at, client, user: aUser() });
};
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const press = async (name: string) => {
  // Radix selects a tab on mouse down.
  await act(async () => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 }));
};

test('the dashboard shows title, subtitle and the four tabs', async () => {
  await open('/dashboard');
  screen.getByRole('heading', { level: 1, name: 'Investor Dashboard' });
  screen.getByText('Discover and invest in proven franchise opportunities');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Browse Franchises',
    'My Interests',
    'ROI Calculator',
    'Market Insights',
  ]);
  expect(selected()).toBe('Browse Franchises');
  expect(document.title).toBe('Investor Dashboard | FranchiseSetu');
});

test.each([
  ['interests', 'My Interests & Inquiries'],
  ['calculator', 'ROI Calculator'],
  ['insights', 'Market Insights'],
])('the dashboard opens the tab of its address: %s', async (tab, heading) => {
  await open(`/dashboard?tab=${tab}`);
  await screen.findByRole('heading', { level: 2, name: heading });
});

test('a chosen tab is written to the address, and the filters are kept', async () => {
  await open('/properties?featured=true');
  await press('My Interests');
  await screen.findByText('No inquiries yet');
  expect(screen.getByTestId('address').textContent).toBe('/properties?featured=true&tab=interests');
  const [browse] = screen.getAllByRole('link', { name: 'Browse Franchises' });
  await act(async () => fireEvent.click(browse!));
  expect(screen.getByTestId('address').textContent).toBe('/properties?featured=true');
  expect(selected()).toBe('Browse Franchises');
});

test('unread answers are counted above the franchises, and nothing is shown when there are none', async () => {
  const { unmount } = await open('/dashboard', { unread: 2 });
  const link = screen.getByRole('link', { name: '2 conversations have something that you have not read' });
  expect(link.getAttribute('href')).toBe('/dashboard?tab=interests&show=unread');
  unmount();
  await open('/dashboard');
  expect(screen.queryByRole('region', { name: 'What needs you now' })).toBeNull();
});

test('the page contains the first reads of its tab', () => {
  const [dashboard, properties] = remote.routes;
  const keysOf = (address: string) =>
    dashboard
      .reads({ params: {}, search: new URLSearchParams(address), now: 0 })
      .map(({ queryKey }) => queryKey);
  expect(keysOf('featured=true&search=chai')).toEqual([
    ['/api/franchises', { featured: 'true', search: 'chai' }],
    ['/api/inquiries', 'count', 'sent', 'unread'],
  ]);
  expect(keysOf('tab=interests')).toEqual([
    ['/api/inquiries', 'mine', 'all'],
    ['/api/my-saved-franchises'],
    ['/api/followed-brands', 'list'],
  ]);
  expect(keysOf('tab=calculator')).toEqual([]);
  expect(keysOf('tab=insights')).toEqual([['/api/insights']]);
  expect(dashboard.audience).toEqual(['investor']);
  expect(properties.audience).toEqual(['investor', 'admin']);
});
