import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { aDemand } from '../../../test/builders';
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

/** Renders the tab and an output of the address. */
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
interface Setup {
  demands?: (url: string) => Answer | Promise<Answer>;
  at?: string;
}
const open = ({ demands = () => page([]), at = '/dashboard?tab=demands' }: Setup = {}) =>
  show(
    <Browser />,
    answers({
      'GET /api/demands': ({ url }) => demands(url),
    }),
    at,
  );

test('the list shows Loading property demands... and then each demand with its details', async () => {
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
    'Retail',
    '1,000 - 2,000 sq ft',
    '1 month',
    'Pune',
    'Mumbai',
    'Eleven teas and a short snack menu.',
    'Commuters',
  ])
    card.getByText(text);
  expect(card.getByText('₹180.50', { exact: false }).textContent).toBe('₹180.50 max, per sq ft per month');
  card.getByText('Urgent priority');
  card.getByRole('button', { name: 'Contact Chai Chaupal about Corner café' });
  screen.getByText('31 property demands');
});

test('the property type reads Any type when any type is accepted and is omitted when it is unknown', async () => {
  await open({
    demands: () =>
      page([
        aDemand({ businessUse: 'Anything goes', propertyType: null }),
        aDemand({ businessUse: 'Noted before', propertyType: undefined }),
      ]),
  });
  within(await screen.findByRole('article', { name: 'Anything goes' })).getByText('Any type');
  const before = within(screen.getByRole('article', { name: 'Noted before' }));
  expect(before.queryByText('Property Type')).toBeNull();
});

test('a demand reads Budget negotiable without a rent and Immediate without a timeline', async () => {
  await open({ demands: () => page([aDemand({ maxRentPerSqFt: null, timeline: null })]) });
  await screen.findByText('Budget negotiable');
  screen.getByText('Immediate');
});

test('an empty list says so', async () => {
  await open();
  await screen.findByText('No property demands found');
  const link = screen.getByRole('link', { name: 'Create Property Listing' });
  expect(link.getAttribute('href')).toBe('/dashboard?tab=demands&panel=new-property');
});

test('long lists of places and long texts are folded until Show more is pressed', async () => {
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200);
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
  height.mockRestore();
});

test('a list that failed to load is loaded by Retry', async () => {
  let isDown = true;
  await open({ demands: () => (isDown ? problem(503, 'service_unavailable', 'Down.') : page([aDemand()])) });
  await screen.findByText('Property demands could not be loaded.');
  expect(screen.queryByText('No property demands found')).toBeNull();
  isDown = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  await screen.findByText('1 property demand');
});

/** jsdom has no layout, so the row of filters counts as hidden. */
const options = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent);

test('filters are written to the address, only filled ones are sent, and all can be cleared', async () => {
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

test('a minimum above the maximum is reported on the maximum and not sent', async () => {
  const { seen } = await open({
    at: '/dashboard?minArea=900&maxArea=100',
    demands: () => page([aDemand()]),
  });
  await screen.findByText('1 property demand');
  screen.getByText('Minimum area cannot be greater than maximum area');
  expect(screen.getByLabelText('Max Area').getAttribute('aria-invalid')).toBe('true');
  expect(seen.map(({ url }) => url)).toEqual(['/api/demands']);
});

test('an invalid area is reported on its field', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('Min Area'), { target: { value: 'big' } });
  fireEvent.blur(screen.getByLabelText('Min Area'));
  screen.getByText('Enter the area in sq ft as a number, such as 1,200: “big” cannot be part of it');
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

test('a session that has ended redirects to the sign-in', async () => {
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

test('an invalid area stays in its field together with the earlier filters', async () => {
  await open({ at: '/dashboard?tab=demands&minArea=500' });
  const box = screen.getByLabelText<HTMLInputElement>('Min Area');
  fireEvent.change(box, { target: { value: '500x' } });
  fireEvent.blur(box);
  await waitFor(() => expect(address()).toBe('?tab=demands'));
  expect(box.value).toBe('500x');
  screen.getByText('Enter the area in sq ft as a number, such as 1,200: “x” cannot be part of it');
});

test('the space after the first word stays while a city is typed', async () => {
  await open();
  const box = screen.getByLabelText<HTMLInputElement>('City');
  fireEvent.change(box, { target: { value: 'New ' } });
  await waitFor(() => expect(address()).toBe('?tab=demands&city=New'));
  expect(box.value).toBe('New ');
});

test('a requirement can be reported', async () => {
  const demand = aDemand({ businessUse: 'Corner café' });
  const { seen } = await show(
    <Browser />,
    answers({
      'GET /api/demands': () => page([demand]),
      [`POST /api/listings/${demand.id}/reports`]: () => ({
        status: 201,
        body: { id: '77777777-7777-4777-8777-777777777777' },
      }),
    }),
    '/dashboard?tab=demands',
  );
  await act(async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Report this requirement' })),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Report this requirement' });
  const reason = within(dialog).getByLabelText('What is wrong?');
  fireEvent.change(reason, { target: { value: 'misleading' } });
  await act(async () => fireEvent.submit(reason.closest('form')!));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Thank you' }));
  expect(seen.at(-1)?.body).toEqual({ kind: 'requirement', reason: 'misleading', text: '' });
});
