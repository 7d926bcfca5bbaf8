import { noCosts, noEarnings, noOutlets } from '@setu/contracts';
import { aFranchise } from '@setu/marketplace/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDraftView } from '../../../test/builders';
import { add, field, openStep, publish, submitAt, write } from '../../../test/by-hand';
import {
  type Answers,
  closeDashboard,
  closeServer,
  openDashboard,
  problem,
  shownToast,
} from '../../../test/open-dashboard';
import { copyOf } from './franchise-form';

afterEach(closeDashboard);

const submit = publish;

/** The form of a new franchise, at its last step. Drafts cannot be saved unless they are answered. */
const openCreate = async (answers: Answers = {}, step = 'publish') => {
  const server = await openDashboard(`/dashboard?create=franchise&step=${step}`, answers);
  await screen.findByRole('dialog', { name: 'Create Franchise Opportunity' });
  const isDraft = (url: string) => url.startsWith('/api/my-franchise-drafts');
  return {
    ...server,
    sent: (method: string) => server.sent(method).filter(({ url }) => !isDraft(url)),
    drafts: (method: string) => server.sent(method).filter(({ url }) => isDraft(url)),
  };
};

const fill = () => {
  write('Title', ' Chai & Sons <3 चाय ');
  write('Minimum Investment', '₹ 25,00,000');
  write('Maximum Investment', '12500000');
  add('Territories', 'Pune');
  add('Territories', ' pune ');
  add('Territories', 'Mumbai');
};

const whole = {
  title: ' Chai & Sons <3 चाय ',
  description: '',
  businessCategory: 'food_beverage',
  franchiseModel: 'FOFO',
  minInvestment: '2500000',
  maxInvestment: '12500000',
  lowestBudget: '',
  expectedROI: '',
  areaRequired: '',
  ...noCosts,
  ...noEarnings,
  monthlyRent: '',
  ...noOutlets,
  foundedYear: '',
  ownOutlets: '',
  franchisedOutlets: '',
  closedOutlets: '',
  outletsAsOf: '',
  termYears: '',
  renewal: '',
  lockInMonths: '',
  exclusivity: '',
  supportProvided: '',
  trainingIncluded: true,
  marketingSupport: true,
  territories: ['Pune', 'Mumbai'],
  images: [],
  pictures: [],
  brochureFile: null,
  videoUrl: '',
  documents: [],
  isActive: true,
  featured: false,
};

test('missing values are reported on their fields and nothing is sent', async () => {
  const { sent } = await openCreate();
  await submit();
  await screen.findByText('Title is required');
  const wrong = {
    'Minimum Investment': 'Minimum investment is required',
    'Maximum Investment': 'Maximum investment is required',
    Territories: 'At least one territory is required',
  };
  for (const [label, words] of Object.entries(wrong)) {
    const [id = ''] = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(id)?.textContent).toBe(words);
  }
  expect(document.activeElement).toBe(field('Title'));
  expect(sent('POST')).toEqual([]);
});

test('reversed amounts are reported on the maximum, and an address without https on its list', async () => {
  await openCreate();
  fill();
  write('Maximum Investment', '100000');
  add('Images (optional)', 'http://img.test/a.jpg');
  await submit();
  await screen.findByText('Minimum investment cannot be greater than maximum investment');
  screen.getByText('Enter an https:// address');
  expect(field('Maximum Investment').getAttribute('aria-invalid')).toBe('true');
  expect(field('Minimum Investment').getAttribute('aria-invalid')).toBeNull();
});

test('parts, fees and terms are sent as plain figures, and blank ones as not disclosed', async () => {
  const { sent } = await openCreate();
  fill();
  write('Franchise fee, from', '5 lakh');
  write('Fit-out, from', '8,00,000');
  write('Fit-out, to', '12 lakh');
  write('Royalty, how it is calculated', 'percent');
  write('Royalty, percent', '6 %');
  write('Marketing fee, how it is calculated', 'none');
  write('Term (optional)', '5 years');
  write('Exclusive area (optional)', 'Within 2 km');
  await submit();
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  expect(sent('POST')[0]?.body).toEqual({
    ...whole,
    franchiseFee: { low: '500000', high: '500000' },
    fitOut: { low: '800000', high: '1200000' },
    royalty: { kind: 'percent', amount: '6' },
    marketingFee: { kind: 'none', amount: null },
    termYears: '5',
    exclusivity: 'Within 2 km',
  });
});

test('the sum of the parts is compared with the investment while it is typed', async () => {
  const { sent } = await openCreate();
  fill();
  write('Fit-out, from', '30 lakh');
  screen.getByText('The parts add up to ₹30L. They are within the stated investment of ₹25L – ₹1.3Cr.');
  write('Equipment, from', '1 crore');
  screen.getByText('The parts add up to ₹1.3Cr. That is more than the stated investment of ₹25L – ₹1.3Cr.');
  await submit();
  await screen.findByText(/^The parts of the investment add up to more than this/);
  expect(field('Maximum Investment').getAttribute('aria-invalid')).toBe('true');
  expect(sent('POST')).toEqual([]);
});

test('wrong figures of the money are reported on their fields and nothing is sent', async () => {
  const { sent } = await openCreate();
  fill();
  write('Fit-out, from', 'lots');
  write('Equipment, from', '9 lakh');
  write('Equipment, to', '8 lakh');
  write('Royalty, how it is calculated', 'percent');
  write('Royalty, percent', '100');
  write('Marketing fee, how it is calculated', 'fixed');
  write('Monthly revenue, low', '5 lakh');
  write('Monthly revenue, typical', '4 lakh');
  write('Monthly revenue, high', '6 lakh');
  write('Monthly costs, low', '1 lakh');
  write('Source of these figures, outlets', '1000000000');
  write('Source of these figures, first month', '2026-04');
  write('Source of these figures, last month', '2026-03');
  await submit();
  await screen.findByText('Enter at most 1,00,000 outlets');
  const messages = [
    /^Enter the fit-out as a number/,
    'The lowest amount cannot be greater than the highest',
    'Enter the royalty of at most 50',
    'Enter the marketing fee in rupees a month',
    'Enter the amounts from the lowest to the highest',
    'Enter the monthly costs as a number',
  ];
  for (const message of messages) expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  expect(sent('POST')).toEqual([]);
});

test('what an outlet earns is computed while it is typed, and sent with its source', async () => {
  const { sent } = await openCreate();
  fill();
  write('Maximum Investment', '35 lakh');
  for (const [name, low, typical, high] of [
    ['revenue', '2 lakh', '3 lakh', '4 lakh'],
    ['costs', '1.9 lakh', '2.4 lakh', '3 lakh'],
  ]) {
    write(`Monthly ${name}, low`, low ?? '');
    write(`Monthly ${name}, typical`, typical ?? '');
    write(`Monthly ${name}, high`, high ?? '');
  }
  screen.getByText(
    'A typical outlet earns ₹60,000 a month after fees, pays back in 50 months and returns 24% a year.',
  );
  write('Of which rent (optional)', '2.5 lakh');
  await submit();
  await screen.findByText(
    'The rent is part of the monthly costs, so it cannot be more than the typical costs',
  );
  expect(sent('POST')).toEqual([]);
  write('Of which rent (optional)', '66,000');
  screen.getByText(
    /Rent is 22% of the revenue of a typical outlet, and 33% of a weak one's at the same rent\./,
  );
  write('Source of these figures, outlets', '11');
  write('Source of these figures, first month', '2025-04');
  write('Source of these figures, last month', '2026-03');
  await submit();
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  expect(sent('POST')[0]?.body).toMatchObject({
    monthlyRevenue: { low: '200000', typical: '300000', high: '400000' },
    monthlyCosts: { low: '190000', typical: '240000', high: '300000' },
    monthlyRent: '66000',
    earningsBasis: { outlets: '11', from: '2025-04', to: '2026-03' },
  });
});

test('outlets are read from their lines while they are typed, and sent with their numbers', async () => {
  const { sent } = await openCreate();
  fill();
  write('Founded (optional)', '2012');
  write('Own outlets (optional)', '1');
  write('Franchised outlets (optional)', '1');
  write('Closed outlets (optional)', '0');
  write('Date of these numbers (optional)', '2026-03-31');
  write('Outlets (optional)', 'Pune, Kothrud, Mar 2011\n\nRatlam, 8/2023\nBombay, Aug-23');
  screen.getByText(
    '2 outlets in 1 state. 1 line cannot be read yet. Your listing states that it was founded in 2012. The first outlet of its list opened in March 2011.',
  );
  await submit();
  await screen.findByText('Line 3: Choose the state of Ratlam.');
  expect(field('Outlets (optional)').value).toBe('Pune, Kothrud, Mar 2011\n\nRatlam, 8/2023\nBombay, Aug-23');
  expect(sent('POST')).toEqual([]);
  write(
    'Outlets (optional)',
    'Pune, Kothrud, Mar 2011\nRatlam, Madhya Pradesh, 8/2023, 1/2026\nBombay, Aug-23',
  );
  add('On request (optional)', 'Kerala');
  add('Taken (optional)', 'Goa');
  await submit();
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  const outlet = { state: '', locality: null, closed: null };
  expect(sent('POST')[0]?.body).toEqual({
    ...whole,
    foundedYear: '2012',
    ownOutlets: '1',
    franchisedOutlets: '1',
    closedOutlets: '0',
    outletsAsOf: '2026-03-31',
    outlets: [
      { ...outlet, city: 'Pune', locality: 'Kothrud', opened: '2011-03' },
      { ...outlet, city: 'Ratlam', state: 'Madhya Pradesh', opened: '2023-08', closed: '2026-01' },
      { ...outlet, city: 'Bombay', opened: '2023-08' },
    ],
    territoriesOnRequest: ['Kerala'],
    territoriesTaken: ['Goa'],
  });
});

test('wrong outlets and territories are reported on their fields and nothing is sent', async () => {
  const { sent } = await openCreate();
  fill();
  write('Founded (optional)', '2099');
  write('Own outlets (optional)', '1000000000');
  write('Closed outlets (optional)', 'some');
  write('Franchised outlets (optional)', '1');
  write('Date of these numbers (optional)', '12026-01-01');
  write('Date of these numbers (optional)', '2099-01-01');
  write(
    'Outlets (optional)',
    'Pune, Mar 2024, Feb 2024\nPune, Kerala, Mar 2024\nGoa, Mar 2024\nPune, Mar 2099\nPune',
  );
  add('Taken (optional)', 'Pune');
  await submit();
  await screen.findByText('Enter this year or an earlier one');
  for (const message of [
    'Enter the number of own outlets of at most 1,00,000',
    /^Enter the number of closed outlets as a number/,
    'Enter today or an earlier day',
    'Line 1: An outlet cannot close before it opens. Line 2: Pune is in Maharashtra. Line 3: Enter a city, and its state beside it. Line 4: The month of the opening cannot be in the future. 1 more line to correct.',
  ])
    screen.getByText(message);
  expect(sent('POST')).toEqual([]);
});

test('a territory that is open and taken is reported', async () => {
  const { sent } = await openCreate();
  fill();
  add('Taken (optional)', 'Poona');
  await submit();
  await screen.findByText('Pune is open too. Remove it from one of the two lists');
  expect(sent('POST')).toEqual([]);
});

test('each address of a picture shows its picture or says that there is none', async () => {
  await openCreate();
  add('Images (optional)', 'https://img.test/counter.jpg');
  add('Images (optional)', 'https://drive.google.com/file/d/1abc/view');
  const imageOf = (address: string) => document.querySelector(`img[src="${address}"]`)!;
  fireEvent.load(imageOf('https://img.test/counter.jpg'));
  fireEvent.error(imageOf('https://drive.google.com/file/d/1abc/view'));
  screen.getByText('Cover: img.test/counter.jpg');
  screen.getByText(/^This address does not show a picture/);
});

test('amounts are repeated in lakh and crore while they are typed', async () => {
  await openCreate();
  write('Minimum Investment', '25,00,000');
  write('Maximum Investment', '12500000');
  screen.getByText('₹25L');
  screen.getByText('₹1.3Cr');
  expect(field('Minimum Investment').value).toBe('25,00,000');
});

test('the caret stays in place when a comma is typed within an amount', async () => {
  await openCreate();
  write('Minimum Investment', '1250000');
  const amount = field('Minimum Investment');
  amount.setRangeText(',', 2, 2, 'end');
  await act(async () => fireEvent.input(amount));
  expect([amount.value, amount.selectionStart]).toEqual(['12,50000', 3]);
});

test('figures are sent as plain digits, whatever form is pasted', async () => {
  const { sent } = await openCreate({ 'POST /api/franchises': { status: 201, body: aFranchise() } });
  fill();
  write('Minimum Investment', '\u202aRs. 12.5 lakh\u202c');
  write('Maximum Investment', '₹१,२५,००,०००/-');
  write('Expected ROI (optional)', '8.5 % p.a.');
  write('Lowest Budget of Investors (optional)', '15 lakh');
  write('Area Required (optional)', '1,200 sq ft');
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST').map(({ body }) => body)).toEqual([
    { ...whole, minInvestment: '1250000', lowestBudget: '1500000', expectedROI: '8.5', areaRequired: '1200' },
  ]);
});

test('a decimal comma is refused with its reason, and an unreadable amount causes no second error', async () => {
  const { sent } = await openCreate();
  fill();
  write('Expected ROI (optional)', '8,5');
  write('Minimum Investment', '12 dollars');
  await submit();
  await screen.findByText('Write the decimals after a point: 8.5 and not 8,5');
  screen.getByText(/^Enter minimum investment as a number, .* “dollars” cannot be part of it$/);
  expect(field('Maximum Investment').getAttribute('aria-invalid')).toBeNull();
  expect(field('Expected ROI (optional)').value).toBe('8,5');
  expect(sent('POST')).toEqual([]);
});

test('a franchise is sent once when the button is pressed twice, and the list is loaded again', async () => {
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const { sent, seen } = await openCreate({
    'POST /api/franchises': async () => {
      await held;
      return { status: 201, body: aFranchise() };
    },
  });
  const reads = () => seen.filter(({ url }) => url.startsWith('/api/my-franchises')).length;
  await waitFor(() => expect(reads()).toBe(1));
  fill();
  await submit();
  await screen.findByRole('button', { name: 'Creating...' });
  fireEvent.click(screen.getByRole('button', { name: 'Creating...' }));
  answerNow();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST').map(({ body }) => body)).toEqual([whole]);
  expect(shownToast()).toMatchObject({
    title: 'Success',
    description: 'Franchise opportunity created successfully!',
  });
  await waitFor(() => expect(reads()).toBe(2));
  expect(sessionStorage.length).toBe(0);
});

test('a late response does not navigate after the user has left', async () => {
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await openCreate({ 'POST /api/franchises': () => held.then(() => ({ status: 201, body: aFranchise() })) });
  fill();
  await submit();
  await screen.findByRole('button', { name: 'Creating...' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Inquiries' }), { button: 0 });
  const address = () => screen.getByLabelText('address').textContent;
  await waitFor(() => expect(address()).toBe('/dashboard?tab=inquiries'));
  answerNow();
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Success' }));
  expect(address()).toBe('/dashboard?tab=inquiries');
  expect(sessionStorage.length).toBe(0);
});

test.each(['Close', 'Discard'])(
  'a dialog reopened during sending, after %s, shows what is being sent and does not send it again',
  async (way) => {
    let answerNow = () => {};
    const held = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const { sent } = await openCreate({
      'POST /api/franchises': () => held.then(() => ({ status: 201, body: aFranchise() })),
    });
    fill();
    await submit();
    await screen.findByRole('button', { name: 'Creating...' });
    fireEvent.click(screen.getByRole('button', { name: way }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Create Franchise Opportunity' }));
    await screen.findByText('Publishing...');
    expect(field('Title').value).toBe(whole.title);
    await openStep('Publish');
    fireEvent.click(screen.getByRole('button', { name: 'Creating...' }));
    answerNow();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST')).toHaveLength(1);
    expect(sessionStorage.length).toBe(0);
  },
);

test('a refused Featured is shown in a notice', async () => {
  const others = [aFranchise({ featured: true }), aFranchise({ featured: true })];
  await openCreate({
    'GET /api/my-franchises': others,
    'POST /api/franchises': () => ({ status: 201, body: aFranchise({ title: 'Chai & Sons' }) }),
  });
  await screen.findByText(/^Two of your active franchises are featured already/);
  fill();
  fireEvent.click(screen.getByLabelText(/^Featured/));
  await submit();
  await screen.findByText(/^"Chai & Sons" is stored without Featured/);
});

test('a failure shows a toast, keeps the draft, and can be retried', async () => {
  let isDown = true;
  await openCreate({
    'POST /api/franchises': () =>
      isDown ? problem(503, 'service_unavailable', 'Down.') : { status: 201, body: aFranchise() },
  });
  fill();
  await submit();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to create franchise opportunity. Please try again.',
      variant: 'danger',
    }),
  );
  expect(field('Title').value).toBe(whole.title);
  isDown = false;
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a message of the server about a field is shown on that field', async () => {
  await openCreate({
    'POST /api/franchises': () =>
      problem(400, 'validation_failed', 'Check the fields.', [
        { path: 'territories.1', message: 'Too far away' },
      ]),
  });
  fill();
  await submit();
  await screen.findByText('Too far away');
  expect(field('Territories').getAttribute('aria-invalid')).toBe('true');
});

test('a draft survives signing in after a session has ended', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  await openCreate({ 'POST /api/franchises': () => problem(401, 'unauthenticated', 'Sign in first.') });
  fill();
  await submit();
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Unauthorized', variant: 'danger' }));
  expect(screen.getByLabelText('address').textContent).toContain('create=franchise');
  expect(sessionStorage.getItem('draft:franchise:new')).toContain('Chai & Sons');
  await waitFor(() => expect(complaints).toHaveBeenCalled());
  complaints.mockRestore();
});

test('Escape saves what is written as a draft, and the next form is empty', async () => {
  const { drafts } = await openCreate({
    'POST /api/my-franchise-drafts': () => ({ status: 201, body: aDraftView() }),
  });
  write('Title', 'Half a');
  write('Minimum Investment', 'about five');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(drafts('POST')).toHaveLength(1);
  expect(drafts('POST')[0]?.body).toMatchObject({
    title: 'Half a',
    form: { step: 'publish', typed: '{"minInvestment":"about five"}' },
  });
  expect(shownToast()).toMatchObject({ description: 'Draft saved. Only you can see it.' });
  await waitFor(() => expect(sessionStorage.length).toBe(0));
  fireEvent.click(screen.getByRole('button', { name: 'Create Franchise Opportunity' }));
  await screen.findByRole('dialog');
  expect(field('Title').value).toBe('');
});

test('what cannot be saved stays in the tab, and the next form shows it', async () => {
  await openCreate({
    'POST /api/my-franchise-drafts': () => problem(503, 'service_unavailable', 'Down.'),
  });
  write('Title', 'Half a');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shownToast()).toMatchObject({ title: 'The draft was not saved.' });
  fireEvent.click(screen.getByRole('button', { name: 'Create Franchise Opportunity' }));
  await waitFor(() => expect(field('Title').value).toBe('Half a'));
});

test('a step is saved when it is left, by Next, Enter, a link or Back, and is in the address', async () => {
  const draft = aDraftView();
  const { drafts, sent } = await openCreate(
    {
      'POST /api/my-franchise-drafts': () => ({ status: 201, body: draft }),
      [`PATCH /api/my-franchise-drafts/${draft.id}`]: { ...draft, updatedAt: '2026-02-11T06:31:00.000Z' },
      [`POST /api/my-franchise-drafts/${draft.id}/publish`]: () => ({ status: 201, body: aFranchise() }),
    },
    'business',
  );
  const address = () => screen.getByLabelText('address').textContent;
  const heading = () => document.activeElement?.textContent;
  expect(heading()).toBe('The business');
  write('Title', 'Chai kiosk');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next: Money' })));
  expect(address()).toBe('/dashboard?tab=overview&create=franchise&step=money');
  expect(heading()).toBe('The money');
  await waitFor(() => expect(drafts('POST')).toHaveLength(1));
  expect(drafts('POST')[0]?.body).toMatchObject({
    title: 'Chai kiosk',
    form: { step: 'money', typed: null },
  });
  await screen.findByText(/^Draft saved at/);
  write('Minimum Investment', '5 lakh');
  await act(async () => submitAt('Minimum Investment'));
  expect(address()).toContain('step=earnings');
  expect(sent('POST')).toEqual([]);
  await waitFor(() => expect(drafts('PATCH')).toHaveLength(1));
  expect(drafts('PATCH')[0]?.body).toMatchObject({
    title: 'Chai kiosk',
    minInvestment: '500000',
    basedOn: draft.updatedAt,
    form: { step: 'earnings' },
  });
  await openStep('Money');
  screen.getByRole('link', { name: 'Step 2: Money 1 to correct' });
  write('Maximum Investment', '9 lakh');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Money 1 to correct/ })).toBeNull());
  add('Territories', 'Pune');
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(drafts('POST').at(-1)).toMatchObject({
    url: `/api/my-franchise-drafts/${draft.id}/publish`,
    body: { title: 'Chai kiosk', territories: ['Pune'] },
  });
  await waitFor(() => expect(address()).toBe('/dashboard?tab=overview'));
  expect(sessionStorage.length).toBe(0);
});

test('closing goes back over the steps, and the draft stays at the step where the brand was', async () => {
  const draft = aDraftView();
  const { drafts } = await openCreate(
    {
      'POST /api/my-franchise-drafts': () => ({ status: 201, body: draft }),
      [`PATCH /api/my-franchise-drafts/${draft.id}`]: { ...draft },
    },
    'business',
  );
  write('Title', 'Chai kiosk');
  await openStep('Money');
  await screen.findByText(/^Draft saved at/);
  write('Minimum Investment', '5 lakh');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(drafts('PATCH').map(({ body }) => body)).toMatchObject([{ form: { step: 'money' } }]);
  expect(screen.getByLabelText('address').textContent).toBe('/dashboard?tab=overview');
});

test('a form that is opened again in its tab continues with its draft', async () => {
  const draft = aDraftView();
  const answers: Answers = {
    'POST /api/my-franchise-drafts': () => ({ status: 201, body: draft }),
    [`PATCH /api/my-franchise-drafts/${draft.id}`]: { ...draft },
  };
  await openCreate(answers, 'business');
  write('Title', 'Chai kiosk');
  await openStep('Money');
  await screen.findByText(/^Draft saved at/);
  write('Minimum Investment', '5 lakh');
  const typed = { ...sessionStorage };
  cleanup();
  for (const [key, text] of Object.entries(typed)) sessionStorage.setItem(key, text);
  await closeServer();
  const { drafts } = await openCreate(answers, 'money');
  expect(field('Title').value).toBe('Chai kiosk');
  expect(field('Minimum Investment').value).toBe('5 lakh');
  await openStep('Outlets');
  await waitFor(() => expect(drafts('PATCH')).toHaveLength(1));
  expect(drafts('POST')).toEqual([]);
});

test('fields that another window saved are added to the form, and those of this form are kept', async () => {
  const draft = aDraftView({ title: 'Chai kiosk', expectedROI: '20.00' });
  const theirs = {
    ...draft,
    fields: { title: 'Their kiosk', expectedROI: '25.00', areaRequired: 150 },
    updatedAt: '2026-02-12T06:30:00.000Z',
  };
  const server = await openDashboard(`/dashboard?tab=franchises&edit=${draft.id}`, {
    'GET /api/my-franchise-drafts': [draft],
    [`GET /api/my-franchise-drafts/${draft.id}`]: theirs,
    [`PATCH /api/my-franchise-drafts/${draft.id}`]: ({ body }) =>
      (body as { basedOn: string }).basedOn === draft.updatedAt
        ? problem(409, 'franchise_draft_changed', 'Saved in another window.')
        : { body: { ...theirs, updatedAt: '2026-02-12T06:31:00.000Z' } },
  });
  await screen.findByRole('dialog');
  write('Title', 'My kiosk');
  await openStep('Money');
  await waitFor(() => expect(server.sent('PATCH')).toHaveLength(2));
  expect(server.sent('PATCH')[1]?.body).toMatchObject({
    title: 'My kiosk',
    expectedROI: '25',
    areaRequired: '150',
    basedOn: theirs.updatedAt,
  });
  await waitFor(() => expect(field('Expected ROI (optional)').value).toBe('25'));
});

test('discarding asks, and deletes the draft', async () => {
  const draft = aDraftView();
  const { drafts } = await openCreate(
    {
      'POST /api/my-franchise-drafts': () => ({ status: 201, body: draft }),
      [`DELETE /api/my-franchise-drafts/${draft.id}`]: { deleted: true },
    },
    'business',
  );
  write('Title', 'Chai kiosk');
  await openStep('Money');
  await screen.findByText(/^Draft saved at/);
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  const question = await screen.findByRole('dialog', { name: 'Discard this franchise?' });
  await act(async () => fireEvent.click(within(question).getByRole('button', { name: 'Discard' })));
  await waitFor(() => expect(drafts('DELETE')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage.length).toBe(0);
});

test('an empty form is discarded without a question', async () => {
  await openCreate();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an edit sends only the changed fields', async () => {
  const stored = aFranchise({ images: ['/covers/drawn.svg'], isActive: true });
  const { sent } = await openDashboard('/dashboard?tab=franchises', {
    'GET /api/my-franchises': [stored],
    [`PATCH /api/franchises/${stored.id}`]: { ...stored, isActive: false },
  });
  fireEvent.click(await screen.findByRole('button', { name: `Edit ${stored.title}` }));
  await screen.findByRole('dialog', { name: 'Edit Franchise Opportunity' });
  expect(screen.getByLabelText('address').textContent).toContain(`edit=${stored.id}`);
  write('Expected ROI (optional)', '');
  fireEvent.click(screen.getByLabelText(/^Active/));
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ expectedROI: '', isActive: false }]);
  expect(shownToast()).toMatchObject({
    title: 'Success',
    description: 'Franchise opportunity updated successfully!',
  });
});

test('a copy starts with the fields of another franchise, with another title and not featured', async () => {
  const original = aFranchise({ title: 'Chai kiosk', featured: true, territories: ['Pune'] });
  const { sent } = await openDashboard('/dashboard?tab=franchises', {
    'GET /api/my-franchises': [original],
    'POST /api/franchises': ({ body }) => ({ status: 201, body: { ...original, ...(body as object) } }),
  });
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Duplicate Chai kiosk' })));
  await screen.findByRole('dialog', { name: 'Create Franchise Opportunity' });
  screen.getByText('Copied from Chai kiosk');
  expect(field('Title')).toHaveProperty('value', 'Chai kiosk (copy)');
  await submit();
  await waitFor(() =>
    expect(sent('POST').map(({ body }) => body)).toMatchObject([
      { title: 'Chai kiosk (copy)', territories: ['Pune'], featured: false },
    ]),
  );
});

test('a copy of a franchise with the longest title has a title that can be stored', () => {
  expect(copyOf(aFranchise({ title: 'x'.repeat(150) })).title).toBe(`${'x'.repeat(143)} (copy)`);
});
