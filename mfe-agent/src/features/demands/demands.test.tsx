import type { PropertyDemand } from '@setu/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { aDemand, aProperty } from '../../../test/builders';
import {
  answers,
  cleanUp,
  held,
  listenForLeaving,
  page,
  problem,
  show,
  shownToast,
} from '../../../test/screen-kit';
import { Demands } from './demands';

afterEach(cleanUp);

/** The tab with the address bar of a browser around it. */
function Browser() {
  const { search } = useLocation();
  return (
    <>
      <output data-testid="address">{search}</output>
      <Demands search={new URLSearchParams(search)} />
    </>
  );
}
const address = () => screen.getByTestId('address').textContent;

type Answer = ReturnType<typeof page> | ReturnType<typeof problem>;
interface Wish {
  demands?: (url: string) => Answer | Promise<Answer>;
  offer?: (body: object) => { status: number; body?: unknown } | Promise<{ status: number; body?: unknown }>;
  properties?: object[];
  at?: string;
}
const open = ({
  demands = () => page([]),
  offer = () => ({ status: 500 }),
  properties = [],
  at = '/dashboard?tab=demands',
}: Wish = {}) =>
  show(
    <Browser />,
    answers({
      'GET /api/demands': ({ url }) => demands(url),
      'GET /api/my-properties': () => page(properties),
      'POST /api/inquiries': ({ body }) => offer(body as object),
    }),
    at,
  );

const stored = (body: object) => ({
  status: 201,
  body: {
    id: 'e1000000-0000-4000-8000-000000000001',
    kind: 'offer',
    fromUserId: 'a1000000-0000-4000-8000-000000000001',
    franchiseId: null,
    propertyId: null,
    status: 'open',
    fromName: null,
    toName: null,
    franchiseTitle: null,
    requirementTitle: null,
    propertyTitle: null,
    proposedCommission: null,
    replyCount: 0,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...body,
  },
});

test('it says Loading property demands... first, then shows each with everything about it', async () => {
  const { promise, letGo } = held();
  await open({
    demands: async () => {
      await promise;
      return page([aDemand({ businessUse: 'Corner café', maxRentPerSqFt: '180.50' })], 31);
    },
  });
  screen.getByText('Loading property demands...');
  letGo();
  const card = within(await screen.findByRole('article', { name: 'Corner café' }));
  for (const text of [
    'Chai Chaupal',
    'Food & Beverage',
    '1,000 - 2,000 sq ft',
    '1 month',
    'Pune',
    'Mumbai',
    'Eleven teas and a short snack menu.',
    'Commuters',
  ])
    card.getByText(text);
  expect(card.getByText('₹180.50', { exact: false }).textContent).toBe('₹180.50 max per sq ft a month');
  expect(card.getByText('Urgent').textContent).toBe('Urgent priority');
  card.getByRole('button', { name: 'Contact Chai Chaupal about Corner café' });
  screen.getByText('31 property demands');
});

test('without a rent the budget is negotiable, without a timeline it is immediate', async () => {
  await open({ demands: () => page([aDemand({ maxRentPerSqFt: null, timeline: null })]) });
  await screen.findByText('Budget negotiable');
  screen.getByText('Immediate');
});

test('without any it says so', async () => {
  await open();
  await screen.findByText('No property demands found');
  const link = screen.getByRole('link', { name: 'Create Property Listing' });
  expect(link.getAttribute('href')).toBe('/dashboard?tab=demands&panel=new-property');
});

test('of many places the first are shown, the rest when asked for; long words too', async () => {
  const preferredLocations = Array.from({ length: 30 }, (_, n) => `Place ${n + 1}`);
  await open({
    demands: () => page([aDemand({ preferredLocations, brandDescription: 'चाय '.repeat(100) })]),
  });
  await screen.findByText('Place 6');
  expect(screen.queryByText('Place 7')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '+24 more' }));
  screen.getByText('Place 30');
  fireEvent.click(screen.getByRole('button', { name: 'Show more about Chai Chaupal' }));
  const less = screen.getByRole('button', { name: 'Show less about Chai Chaupal' });
  expect(less.getAttribute('aria-expanded')).toBe('true');
});

test('a list that cannot be had says so, and Retry brings it', async () => {
  let isDown = true;
  await open({ demands: () => (isDown ? problem(503, 'service_unavailable', 'Down.') : page([aDemand()])) });
  await screen.findByText('Property demands could not be loaded');
  expect(screen.queryByText('No property demands found')).toBeNull();
  isDown = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  await screen.findByText('1 property demand');
});

/** jsdom lays nothing out: the row of filters counts as hidden. */
const options = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent);

test('filters live in the address, only filled ones are sent, and can be cleared', async () => {
  const { seen } = await open({ demands: (url) => page(url.includes('office') ? [] : [aDemand()]) });
  await screen.findByText('1 property demand');
  expect(options('Business Category')).toEqual([
    'All categories',
    'Retail',
    'Food',
    'Services',
    'Entertainment',
  ]);
  expect(options('Property Type')).toEqual(['All types', 'Retail', 'Office', 'Warehouse']);
  fireEvent.change(screen.getByLabelText('Business Category'), { target: { value: 'food' } });
  await waitFor(() => expect(address()).toBe('?tab=demands&businessCategory=food'));
  fireEvent.change(screen.getByLabelText('City'), { target: { value: ' Pune' } });
  fireEvent.blur(screen.getByLabelText('City'));
  fireEvent.change(screen.getByLabelText('Min Area'), { target: { value: '1,000' } });
  fireEvent.blur(screen.getByLabelText('Min Area'));
  await waitFor(() => expect(address()).toBe('?tab=demands&businessCategory=food&city=Pune&minArea=1000'));
  fireEvent.change(screen.getByLabelText('Property Type'), { target: { value: 'office' } });
  await screen.findByText('No property demands found');
  expect(seen.at(-1)?.url).toBe(
    '/api/demands?businessCategory=food&propertyType=office&city=Pune&minArea=1000',
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' })));
  expect(address()).toBe('?tab=demands');
  await screen.findByText('1 property demand');
});

test('a minimum above the maximum is said on the maximum and not sent', async () => {
  const { seen } = await open({
    at: '/dashboard?minArea=900&maxArea=100',
    demands: () => page([aDemand()]),
  });
  await screen.findByText('1 property demand');
  screen.getByText('Minimum area cannot be greater than maximum area');
  expect(screen.getByLabelText('Max Area').getAttribute('aria-invalid')).toBe('true');
  expect(seen.map(({ url }) => url)).toEqual(['/api/demands']);
});

test('an area that cannot be read is said on its field', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('Min Area'), { target: { value: 'big' } });
  screen.getByText('Enter the area in whole sq ft');
});

test('Load more adds the next page', async () => {
  await open({
    demands: (url) =>
      url.includes('cursor=two')
        ? page([aDemand({ businessUse: 'Second' })], 2)
        : page([aDemand({ businessUse: 'First' })], 2, 'two'),
  });
  await screen.findByText('First');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Load more' })));
  await screen.findByText('Second');
  screen.getByText('First');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('a session that ended goes to sign in', async () => {
  const leaving = listenForLeaving();
  await open({ demands: () => problem(401, 'unauthenticated', 'Sign in first.') });
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
    }),
  );
  await waitFor(() => expect(leaving.wasLeft()).toBe(true));
  leaving.restore();
});

describe('an offer', () => {
  const contact = async (demand: PropertyDemand, wish: Wish) => {
    const opened = await open({ ...wish, demands: () => page([demand]) });
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: /^Contact/ })));
    await screen.findByRole('dialog', { name: `Contact ${demand.brandName}` });
    return opened;
  };
  const write = (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields))
      fireEvent.input(screen.getByLabelText(label, { exact: false, selector: 'input, textarea, select' }), {
        target: { value },
      });
  };
  const submit = () =>
    act(async () => {
      fireEvent.submit(screen.getByLabelText('Subject').closest('form')!);
    });

  test('asks for both words before it is sent', async () => {
    const { seen } = await contact(aDemand(), {});
    await submit();
    screen.getByText('Subject is required');
    screen.getByText('Message is required');
    write({ Subject: 'Shop', Message: 'Free now', 'Proposed commission': '101' });
    await submit();
    screen.getByText('Enter commission of at most 100');
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('names an available property, is sent once, and the button becomes Contacted', async () => {
    const demand = aDemand();
    const [free, taken] = [aProperty(), aProperty({ isAvailable: false })];
    const { promise, letGo } = held();
    const { seen } = await contact(demand, {
      properties: [free, taken],
      offer: async (body) => {
        await promise;
        return stored(body);
      },
    });
    await screen.findByRole('option', { name: `${free.title} · Pune · 1,200 sq ft` });
    expect(screen.queryByText(taken.title, { exact: false })).toBeNull();
    fireEvent.change(screen.getByLabelText(/^Your property/), { target: { value: free.id } });
    write({ Subject: ' Shop on FC Road ', Message: 'नमस्ते 🙏', 'Proposed commission': '1.5' });
    await submit();
    await submit();
    screen.getByRole('button', { name: 'Sending...' });
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      {
        toUserId: demand.brandId,
        requirementId: demand.id,
        propertyId: free.id,
        subject: 'Shop on FC Road',
        message: 'नमस्ते 🙏',
        proposedCommission: '1.50',
      },
    ]);
    expect(shownToast()).toMatchObject({
      title: 'Success',
      description: 'Your inquiry has been sent successfully!',
    });
    expect(screen.getByRole('button', { name: 'Contacted' }).getAttribute('aria-disabled')).toBe('true');
    expect(sessionStorage.length).toBe(0);
  });

  test('may go without a property and a commission', async () => {
    const demand = aDemand();
    const { seen } = await contact(demand, { offer: stored });
    await screen.findByText('You list no available property yet. The offer can go without one.');
    write({ Subject: 'A search', Message: 'I know the street.' });
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      toUserId: demand.brandId,
      requirementId: demand.id,
      subject: 'A search',
      message: 'I know the street.',
      proposedCommission: null,
    });
  });

  test('that fails keeps its words, even over a closed dialog', async () => {
    await contact(aDemand(), { offer: () => problem(503, 'service_unavailable', 'Down.') });
    write({ Subject: 'Shop', Message: 'Free now' });
    await submit();
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to send inquiry. Please try again.',
        variant: 'destructive',
      }),
    );
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Contact/ })));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toBe('Free now');
  });

  test('a second one says why and shows that the first stands', async () => {
    await contact(aDemand(), {
      offer: () => problem(409, 'already_offered', 'You have offered to this requirement already.'),
    });
    write({ Subject: 'Shop', Message: 'Free now' });
    await submit();
    await screen.findByText('You have offered to this requirement already.');
    expect(screen.getByRole('button', { name: 'Contacted', hidden: true })).toBeDefined();
  });
});

test('an area that cannot be read stays to be mended, whatever was filtered before', async () => {
  await open({ at: '/dashboard?tab=demands&minArea=500' });
  const box = screen.getByLabelText<HTMLInputElement>('Min Area');
  fireEvent.change(box, { target: { value: '500x' } });
  fireEvent.blur(box);
  await waitFor(() => expect(address()).toBe('?tab=demands'));
  expect(box.value).toBe('500x');
  screen.getByText('Enter the area in whole sq ft');
});
