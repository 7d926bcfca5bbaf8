import type { AgentProfile } from '@setu/contracts';
import { aProperty } from '@setu/marketplace/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { aDemand, aProfile } from '../../test/builders';
import { answers, cleanUp, held, page, press, problem, show, shownToast } from '../../test/screen-kit';
import { AgentDashboard } from './dashboard';

beforeAll(() => {
  window.scrollTo = () => {};
});
afterEach(cleanUp);

function Browser({ firstTab = 'profile' as const }: { firstTab?: 'profile' | 'demands' }) {
  const { search } = useLocation();
  return (
    <>
      <output data-testid="address">{search}</output>
      <AgentDashboard search={new URLSearchParams(search)} firstTab={firstTab} />
    </>
  );
}
const address = () => screen.getByTestId('address').textContent;

/** Renders the dashboard of an agent with this profile and a number of open visit requests. */
const open = (
  profile: AgentProfile | null,
  { at = '/dashboard', waiting = 0, firstTab = 'profile' as 'profile' | 'demands' } = {},
) =>
  show(
    <Browser firstTab={firstTab} />,
    answers({
      'GET /api/agent/profile': () => ({ body: profile }),
      'POST /api/agent/profile': () => ({ status: 201, body: aProfile() }),
      'GET /api/inquiries': () => page([], waiting),
      'GET /api/demands': () => page([aDemand()]),
      'GET /api/agent/assignments': () => page([]),
      'GET /api/my-properties': () => page([]),
    }),
    at,
  );

test('the dashboard shows title, subtitle, rating and deals above three tabs', async () => {
  await open(aProfile(), { waiting: 2 });
  screen.getByRole('heading', { level: 1, name: 'Agent Dashboard' });
  screen.getByText('Manage property demands and client requirements');
  await screen.findByText('4.7 / 5.0', { exact: false });
  screen.getByText('Total Deals');
  const tabs = within(screen.getByRole('tablist')).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Profile', 'Demands', 'Assignments']);
  expect(tabs[0]!.getAttribute('aria-selected')).toBe('true');
  await screen.findByRole('button', { name: /Messages 2 new/ });
  expect(document.title).toBe('Agent Dashboard | FranchiseSetu');
});

test('visit requests and unread messages are counted above the profile, and link to the messages', async () => {
  await open(aProfile(), { at: '/dashboard?tab=profile', waiting: 1 });
  const waiting = within(await screen.findByRole('region', { name: 'What needs you now' }));
  await waiting.findByRole('link', { name: '1 offer has an answer that you have not read' });
  await act(async () =>
    fireEvent.click(waiting.getByRole('link', { name: '1 visit request waits for your first answer' })),
  );
  expect(address()).toBe('?tab=profile&panel=messages');
});

test('the dashboard shows only the form when the agent has no profile', async () => {
  await open(null);
  await screen.findByRole('heading', { name: 'Complete Your Agent Profile' });
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create Property Listing' })).toBeNull();
  expect(screen.queryByText('Rating')).toBeNull();
});

test('the tabs appear after the profile is created', async () => {
  let made: AgentProfile | null = null;
  await show(
    <Browser />,
    answers({
      'GET /api/agent/profile': () => ({ body: made }),
      'POST /api/agent/profile': () => {
        made = aProfile();
        return { status: 201, body: made };
      },
      'GET /api/inquiries': () => page([]),
    }),
  );
  await screen.findByRole('heading', { name: 'Complete Your Agent Profile' });
  for (const [label, value] of [
    ['Company Name', 'Deccan'],
    ['License Number', 'RERA-1'],
    ['Experience (years)', '9'],
    ['Commission Rate (%)', '2'],
  ] as const)
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  await act(async () => fireEvent.submit(screen.getByLabelText('Company Name').closest('form')!));
  await screen.findByRole('tablist');
  screen.getByRole('heading', { name: 'Deccan Square Realty' });
  expect(document.activeElement?.textContent).toContain('Agent Dashboard');
});

test('the chosen tab is written to the address', async () => {
  await open(aProfile());
  const tab = await screen.findByRole('tab', { name: 'Demands' });
  fireEvent.mouseDown(tab, { button: 0 });
  await waitFor(() => expect(address()).toBe('?tab=demands'));
  await screen.findByText('1 property demand');
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Profile' }), { button: 0 });
  await waitFor(() => expect(address()).toBe(''));
});

test('/properties opens the demands', async () => {
  await open(aProfile(), { at: '/properties', firstTab: 'demands' });
  await screen.findByText('1 property demand');
});

test('the Manage Properties link of the home page opens the own properties, and closing them shows the dashboard', async () => {
  await open(aProfile(), { at: '/dashboard?tab=properties' });
  await screen.findByRole('dialog', { name: 'My Properties' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('');
});

test.each([
  ['Messages', 'Messages', '?panel=messages'],
  ['My Properties', 'My Properties', '?panel=properties'],
  ['Create Property Listing', 'Create Property Listing', '?panel=new-property'],
])('%s opens its panel and writes it to the address', async (button, dialog, query) => {
  await open(aProfile());
  await press(button);
  await screen.findByRole('dialog', { name: dialog });
  expect(address()).toBe(query);
});

test('a profile that failed to load shows Retry', async () => {
  let isDown = true;
  await show(
    <Browser />,
    answers({
      'GET /api/agent/profile': () =>
        isDown ? problem(503, 'service_unavailable', 'Down.') : { body: aProfile() },
      'GET /api/inquiries': () => page([]),
    }),
  );
  await screen.findByText('Your profile could not be loaded.');
  isDown = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  await screen.findByRole('tablist');
});

test('a late response does not navigate after the user has left', async () => {
  const { promise, letGo } = held();
  await show(
    <Browser />,
    answers({
      'GET /api/agent/profile': () => ({ body: aProfile() }),
      'GET /api/inquiries': () => page([]),
      'GET /api/demands': () => page([aDemand()]),
      'POST /api/properties': () => promise.then(() => ({ status: 201, body: aProperty() })),
    }),
    '/dashboard?panel=new-property',
  );
  await screen.findByRole('dialog', { name: 'Create Property Listing' });
  for (const [label, value] of [
    ['Title', 'Corner shop'],
    ['Area', '1200'],
    ['Address', '12 FC Road'],
    ['City', 'Pune'],
  ] as const)
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'Maharashtra' } });
  await act(async () => fireEvent.submit(screen.getByLabelText('Title').closest('form')!));
  await screen.findByRole('button', { name: 'Creating...' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Demands' }), { button: 0 });
  await waitFor(() => expect(address()).toBe('?tab=demands'));
  letGo();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ description: 'Property listing created successfully!' }),
  );
  expect(address()).toBe('?tab=demands');
});
