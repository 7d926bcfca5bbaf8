import { aFranchise } from '@setu/marketplace/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { press } from '../../../../test/by-hand';
import { type Answers, closeDashboard, openDashboard, problem } from '../../../../test/open-dashboard';

afterEach(closeDashboard);

const franchise = aFranchise({ title: 'Chai kiosk' });
const funnel = {
  listedAt: '2026-08-20T06:30:00.000Z',
  views: 240,
  inquiries: 12,
  meetings: 5,
  deals: 1,
  perDay: [
    { day: '2026-11-19', views: 200, inquiries: 5 },
    { day: '2026-11-20', views: 40, inquiries: 7 },
  ],
};
const funnelPath = `/api/analytics/my-franchises/${franchise.id}/funnel`;
const savesPath = `/api/my-franchises/${franchise.id}/saves`;

const open = async (answers: Answers = {}) => {
  const server = await openDashboard('/dashboard?tab=franchises', {
    'GET /api/my-franchises': [franchise],
    [`GET ${funnelPath}`]: funnel,
    [`GET ${savesPath}`]: { saves: 31 },
    ...answers,
  });
  await press('Views and inquiries of Chai kiosk');
  return { ...server, drawer: within(await screen.findByRole('dialog', { name: 'Figures' })) };
};

const stepsIn = (drawer: Pick<ReturnType<typeof within>, 'getAllByRole'>) =>
  drawer.getAllByRole('listitem').map((item: HTMLElement) => item.textContent);

test('the steps from views to deals, their plots and their table are shown', async () => {
  const { drawer, seen } = await open();
  await drawer.findByText('Saves');
  expect(stepsIn(drawer)).toEqual([
    'Views240',
    'Saves31',
    'Inquiries12',
    'Meetings or further5',
    'Deals closed1',
  ]);
  drawer.getByRole('img', { name: /^240 views in the last 2 days/ });
  drawer.getByRole('img', { name: /^12 inquiries in the last 2 days/ });
  expect(drawer.getAllByRole('row', { hidden: true }).at(1)?.textContent).toBe('20 November 2026407');
  expect(seen.find(({ url }) => url.startsWith(savesPath))?.url).toContain('since=2026-11-18T18');
});

test('a longer period can be chosen', async () => {
  const { drawer, seen } = await open();
  await drawer.findByText('Saves');
  fireEvent.click(drawer.getByRole('button', { name: 'Last 90 days' }));
  await waitFor(() => expect(seen.some(({ url }) => url === `${funnelPath}?days=90`)).toBe(true));
  expect(drawer.getByRole('button', { name: 'Last 90 days' }).getAttribute('aria-pressed')).toBe('true');
});

test('saves that could not be counted are absent, not zero', async () => {
  const { drawer } = await open({
    [`GET ${savesPath}`]: () => problem(503, 'service_unavailable', 'Down.'),
  });
  await drawer.findByText('Saves could not be counted.');
  expect(stepsIn(drawer)).toHaveLength(4);
});

test('a listing without figures says so', async () => {
  const { drawer } = await open({
    [`GET ${funnelPath}`]: { ...funnel, views: 0, inquiries: 0, meetings: 0, deals: 0 },
    [`GET ${savesPath}`]: { saves: 0 },
  });
  await drawer.findByText('Nothing to count yet');
});

test('figures that failed to load can be retried', async () => {
  let isDown = true;
  const { drawer } = await open({
    [`GET ${funnelPath}`]: () => (isDown ? problem(503, 'service_unavailable', 'Down.') : { body: funnel }),
  });
  await drawer.findByText('The figures could not be loaded.');
  isDown = false;
  fireEvent.click(drawer.getByRole('button', { name: 'Retry' }));
  await drawer.findByText('Deals closed');
});
