import { aFranchise, anInquiry, aRequirement, aUser } from '@setu/marketplace/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAssignment } from '../../test/builders';
import { closeDashboard, openDashboard, problem, shownToast } from '../../test/open-dashboard';

afterEach(closeDashboard);

const address = () => screen.getByLabelText('address').textContent;
const figure = (label: string) => screen.getByText(label).parentElement?.parentElement?.textContent;
// Radix selects a tab on mouse down.
const pickTab = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });

const franchises = [aFranchise(), aFranchise({ isActive: false }), aFranchise()];

test('the dashboard shows title, subtitle, four tabs and figures counted from rows', async () => {
  await openDashboard('/dashboard', {
    'GET /api/my-franchises': franchises,
    'GET /api/my-requirements': [aRequirement(), aRequirement({ isActive: false })],
    'GET /api/inquiries': ({ url }) =>
      url.includes('status=open')
        ? { body: [anInquiry()], headers: { 'x-total-count': '37' } }
        : { body: [anInquiry()] },
    'GET /api/analytics/my-franchises': { total: 1247, perDay: [{ day: '2026-11-20', views: 12 }] },
  });
  screen.getByRole('heading', { level: 1, name: 'Brand Dashboard' });
  screen.getByText('Expand your franchise network and find the perfect locations');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Overview',
    'Franchises',
    'Property Needs',
    'Inquiries',
  ]);
  await screen.findByText('1,247');
  await waitFor(() => expect(figure('New Inquiries')).toContain('37'));
  expect(figure('Active Franchises')).toBe('Active Franchises2of 3 listed');
  expect(figure('Property Requests')).toBe('Property Requests1of 2 posted');
  await screen.findByRole('img', { name: /^12 views in the last 1 days/ });
});

test('the overview names the assignments that wait for the brand and links to them', async () => {
  await openDashboard('/dashboard', {
    'GET /api/agent/assignments': [
      anAssignment({ status: 'completed', awaitsConfirmation: true, demandTitle: 'High-street corner' }),
      anAssignment({ demandTitle: 'Another corner' }),
    ],
  });
  const waiting = within(await screen.findByRole('region', { name: 'What needs you now' }));
  await waiting.findByText('Kavita Rao says this assignment is completed.');
  expect(waiting.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(waiting.getByRole('link', { name: 'Confirm completion: High-street corner' }));
  await waitFor(() => expect(address()).toBe('/dashboard?tab=requirements'));
});

test('the overview lists no assignments when none waits, and a failed load can be retried', async () => {
  let isDown = true;
  await openDashboard('/dashboard', {
    'GET /api/agent/assignments': () =>
      isDown ? problem(503, 'service_unavailable', 'Down.') : { body: [anAssignment()] },
  });
  await screen.findByText('Some of what waits for you could not be loaded.');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(screen.queryByText('Some of what waits for you could not be loaded.')).toBeNull(),
  );
  await screen.findByText('Nothing waits for you.');
});

test('the overview counts unanswered and unread inquiries, and each line links to them', async () => {
  await openDashboard('/dashboard', {
    'GET /api/inquiries': ({ url }) => {
      const total = url.includes('status=open') ? '3' : url.includes('unread=true') ? '1' : '7';
      return { body: [anInquiry()], headers: { 'x-total-count': total } };
    },
  });
  const waiting = within(await screen.findByRole('region', { name: 'What needs you now' }));
  await waiting.findByRole('link', { name: '3 inquiries wait for your first answer' });
  fireEvent.click(
    await waiting.findByRole('link', { name: '1 conversation has something that you have not read' }),
  );
  await waitFor(() => expect(address()).toBe('/dashboard?tab=inquiries&show=unread'));
  expect((await screen.findByRole('button', { name: 'Unread' })).getAttribute('aria-pressed')).toBe('true');
});

test('the overview shows the reply time that the listings of the brand show, and how it is measured', async () => {
  await openDashboard('/dashboard', {
    'GET /api/my-franchises': [aFranchise({ brandReplyTime: 'day' })],
  });
  const own = within(await screen.findByRole('region', { name: 'How you answer' }));
  own.getByText('Usually answers within a day');
  own.getByText(/the median time to your first answer over the last 90 days/);
  own.getByText(/after 72 hours gets similar franchises of other brands by mail/);
});

test.each([
  [
    { inquiries: 12, answered: 11, isMarked: true },
    'You answered 11 of 12 inquiries within 24 hours: 91%. Your listings have the mark.',
  ],
  [
    { inquiries: 10, answered: 9, isMarked: false },
    'You answered 9 of 10 inquiries within 24 hours: 90%. Your listings get the mark within six hours.',
  ],
  [
    { inquiries: 11, answered: 9, isMarked: false },
    'You answered 9 of 11 inquiries within 24 hours: 81%. Answer the next 9 within 24 hours to get the mark.',
  ],
  [
    { inquiries: 10, answered: 8, isMarked: true },
    'You answered 8 of 10 inquiries within 24 hours: 80%. Answer the next 10 within 24 hours to keep the mark.',
  ],
  [
    { inquiries: 9, answered: 9, isMarked: false },
    'You answered 9 of 9 inquiries within 24 hours: 100%. Answer the next one within 24 hours to get the mark.',
  ],
  [
    { inquiries: 0, answered: 0, isMarked: false },
    'No inquiry counts yet. Answer the next 10 within 24 hours to get the mark.',
  ],
])('the overview says of %j what the brand needs for the mark', async (record, sentence) => {
  await openDashboard('/dashboard', {
    'GET /api/my-franchises': [aFranchise()],
    'GET /api/reply-record': record,
  });
  const own = within(await screen.findByRole('region', { name: 'How you answer' }));
  await own.findByText(sentence);
  own.getByText(/of at least 10 inquiries.* count as 30 days newer in the recommended order/);
});

test('the overview shows no reply time when it is not known', async () => {
  await openDashboard('/dashboard', { 'GET /api/my-franchises': franchises });
  await waitFor(() => expect(figure('Active Franchises')).toBe('Active Franchises2of 3 listed'));
  expect(screen.queryByText(/Usually answers/)).toBeNull();
});

test('a change of tabs is written to the address, and /properties opens the property needs', async () => {
  await openDashboard('/properties');
  await screen.findByText('No property requirements posted');
  pickTab('Franchises');
  await screen.findByText('No franchise opportunities yet');
  expect(address()).toBe('/properties?tab=franchises');
  pickTab('Inquiries');
  await screen.findByText('No inquiries yet');
  screen.getByRole('heading', { name: 'Investor Inquiries' });
});

test('figures that failed to load can be retried', async () => {
  let isDown = true;
  await openDashboard('/dashboard', {
    'GET /api/my-franchises': () =>
      isDown ? problem(503, 'service_unavailable', 'Down.') : { body: franchises },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(figure('Active Franchises')).toBe('Active Franchises—Could not be loaded');
  isDown = false;
  fireEvent.click(retry);
  await waitFor(() => expect(figure('Active Franchises')).toBe('Active Franchises2of 3 listed'));
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test.each([
  ['/dashboard?tab=franchises', 'Your franchises could not be loaded.'],
  ['/properties', 'Your property requirements could not be loaded.'],
  ['/dashboard?tab=inquiries', 'Inquiries could not be loaded.'],
])('%s shows what could not be loaded', async (at, words) => {
  const down = () => problem(503, 'service_unavailable', 'Down.');
  await openDashboard(at, {
    'GET /api/my-franchises': down,
    'GET /api/my-requirements': down,
    'GET /api/inquiries': down,
  });
  const alert = await screen.findByRole('alert');
  within(alert).getByText(words);
  within(alert).getByRole('button', { name: 'Retry' });
});

test('a franchise can be created although the existing ones failed to load', async () => {
  await openDashboard('/dashboard', {
    'GET /api/my-franchises': () => problem(503, 'service_unavailable', 'Down.'),
  });
  await screen.findByText('Some figures could not be loaded.');
  fireEvent.click(screen.getByRole('button', { name: 'Create Franchise Opportunity' }));
  await screen.findByRole('dialog', { name: 'Create Franchise Opportunity' });
});

test('the list shows three skeletons while it loads', async () => {
  const never = () => new Promise<never>(() => {});
  await openDashboard('/dashboard?tab=franchises', { 'GET /api/my-franchises': never });
  expect(document.querySelector('[aria-busy="true"]')?.children).toHaveLength(3);
});

test('a session that has ended shows a toast and redirects to the sign-in', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  await openDashboard('/dashboard', {
    'GET /api/my-franchises': () => problem(401, 'unauthenticated', 'Sign in first.'),
  });
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'danger',
    }),
  );
  // jsdom cannot navigate: it reports the attempt as an error.
  await waitFor(() => expect(String(complaints.mock.calls[0])).toContain('navigation'));
  complaints.mockRestore();
});

test('the dashboard is empty for users who are not brands', async () => {
  const { seen } = await openDashboard('/dashboard', {}, aUser({ role: 'investor' }));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(seen).toEqual([]);
});

test('a franchise card shows badges and figures and links to its page', async () => {
  const shown = aFranchise({ title: 'Chai Corner', expectedROI: null, isActive: false, featured: true });
  await openDashboard('/dashboard?tab=franchises', { 'GET /api/my-franchises': [shown] });
  const card = await screen.findByRole('article');
  for (const text of ['Food & Beverage', 'Inactive', 'Featured', 'FOFO', '₹12L', '₹1.4Cr'])
    within(card).getByText(text);
  expect(within(card).queryByText('Expected ROI')).toBeNull();
  expect(within(card).getByRole('link', { name: 'View Chai Corner' }).getAttribute('href')).toBe(
    `/franchises/${shown.id}`,
  );
  screen.getByText('0 of 1 shown to investors');
});

test('a requirement reads Any, Negotiable and Immediate when its values are missing', async () => {
  await openDashboard('/properties', {
    'GET /api/my-requirements': [
      aRequirement({ minArea: 1000, maxArea: null, maxRentPerSqFt: null, timeline: null }),
      aRequirement({ minArea: 280, maxArea: 1450, maxRentPerSqFt: '170.00', timeline: '2 months' }),
    ],
  });
  const [open, exact] = await screen.findAllByRole('article');
  for (const text of ['1,000 - Any sq ft', 'Negotiable', 'Immediate', 'Active', 'Thane'])
    within(open!).getByText(text);
  for (const text of ['280 - 1,450 sq ft', '₹170', '2 months']) within(exact!).getByText(text);
});

test('an address may name a form, and Close removes it from the address', async () => {
  const [mine] = franchises;
  await openDashboard(`/dashboard?tab=franchises&edit=${mine?.id}`, { 'GET /api/my-franchises': franchises });
  await screen.findByRole('dialog', { name: 'Edit Franchise Opportunity' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/dashboard?tab=franchises'));
});

test('the franchise of another brand cannot be edited', async () => {
  await openDashboard(`/dashboard?tab=franchises&edit=${aFranchise().id}`, {
    'GET /api/my-franchises': franchises,
  });
  await waitFor(() => expect(address()).toBe('/dashboard?tab=franchises'));
  expect(shownToast()).toMatchObject({ title: 'Error', description: 'This franchise is not one of yours.' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

const hidden = { at: '2026-11-20T06:30:00.000Z', reason: 'The stated ROI is wrong.' };

test('a hidden franchise shows the date, the reason and what to do, and is not counted as visible', async () => {
  await openDashboard('/dashboard?tab=franchises', {
    'GET /api/my-franchises': [aFranchise({ hidden }), aFranchise()],
  });
  const note = await screen.findByRole('note', { name: 'Hidden by an administrator' });
  within(note).getByText('Hidden by an administrator on 20 November 2026');
  within(note).getByText(hidden.reason);
  expect(within(note).getByRole('link').getAttribute('href')).toBe('/contact');
  screen.getByText('1 of 2 shown to investors');
});

test('a requirement in review shows what happens next, and is not counted as open to agents', async () => {
  const since = '2026-11-20T06:30:00.000Z';
  await openDashboard('/properties', {
    'GET /api/my-requirements': [
      aRequirement({ review: { state: 'waiting', since, reason: null } }),
      aRequirement({ review: { state: 'returned', since, reason: 'Name the streets.' } }),
      aRequirement(),
    ],
  });
  await screen.findByText('In review');
  within(screen.getByRole('note', { name: 'Waiting for review' })).getByText(/^Only you can see it/);
  screen.getByText('Returned');
  const returned = within(screen.getByRole('note', { name: 'Returned by an administrator' }));
  returned.getByText('Name the streets.');
  returned.getByText(/when you save, it is sent for review again/);
  screen.getByText('1 of 3 open to agents');
});

test('a hidden requirement shows the date, the reason and what to do', async () => {
  await openDashboard('/properties', { 'GET /api/my-requirements': [aRequirement({ hidden })] });
  within(await screen.findByRole('note')).getByText(hidden.reason);
  screen.getByText('0 of 1 open to agents');
});
