import { type Answerer, aFranchise, anInquiry, aUser, startServer } from '@setu/marketplace/testing';
import { renderScreen } from '@setu/mfe-kit/testing';
import { currentToasts, dismissToast } from '@setu/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { Browse } from './browse';

let stop: () => Promise<void> = async () => {};
beforeEach(() => {
  // jsdom has no layout and therefore no media queries: this fake window counts as wide.
  window.matchMedia = (media) =>
    ({ media, matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});
afterEach(async () => {
  await stop();
  stop = async () => {};
  sessionStorage.clear();
  act(() => dismissToast());
});

/** Renders the tab and an output of the address. */
function Browser() {
  const { search } = useLocation();
  return (
    <>
      <output data-testid="address">{search}</output>
      <Browse search={new URLSearchParams(search)} />
    </>
  );
}

const page = (franchises: object[], total = franchises.length, next?: string) => ({
  body: franchises,
  headers: {
    'x-total-count': String(total),
    ...(next ? { link: `</api/franchises?cursor=${next}>; rel="next"` } : {}),
  },
});

const noCounts = { businessCategory: [], franchiseModel: [], investment: [], territories: [] };
const isCount = ({ url }: { url: string }) => url.startsWith('/api/franchise-counts');

const open = async (answer: Answerer, at = '/dashboard') => {
  const server = await startServer((request) => (isCount(request) ? { body: noCounts } : answer(request)));
  stop = server.stop;
  const { container } = await renderScreen(<Browser />, { at, user: aUser(), server: server.origin });
  return { container, seen: server.seen };
};
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search franchises' }), { target: { value: text } });
const shownTitles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const shownToast = () => currentToasts().find(({ isOpen }) => isOpen);

const chai = aFranchise({ title: 'Chai Chaupal', description: 'Tea for busy streets.' });
const idli = aFranchise({ title: 'Idli Ink', description: 'Filter coffee and CHAI.' });
const gym = aFranchise({ title: 'Akhada', description: null });

test('six skeletons are shown while the list loads', async () => {
  const { container } = await open(() => page([chai]));
  screen.getByText('Loading...');
  expect(container.querySelectorAll('[aria-busy="true"] > *')).toHaveLength(6);
  await screen.findByText('Showing 1 opportunities');
});

test('one request is sent when typing pauses', async () => {
  const { seen } = await open(({ url }) =>
    url.includes('search') ? page([idli]) : page([chai, gym], 71, 'abc'),
  );
  expect(screen.getByPlaceholderText('Search franchises...')).toBeTruthy();
  await screen.findByText('Showing 71 opportunities');
  search('cHAi ');
  await screen.findByText('Showing 1 opportunities');
  expect(shownTitles()).toEqual(['Idli Ink']);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('?search=cHAi+'));
  expect(seen.filter((call) => !isCount(call)).map(({ url }) => url)).toEqual([
    '/api/franchises',
    '/api/franchises?search=cHAi',
  ]);
});

test('Load more continues the search', async () => {
  const { seen } = await open(
    ({ url }) => (url.includes('cursor') ? page([idli], 2) : page([chai], 2, 'abc')),
    '/dashboard?search=chai',
  );
  await screen.findByText('Showing 2 opportunities');
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('Idli Ink');
  expect(seen.filter((call) => !isCount(call)).map(({ url }) => url)).toEqual([
    '/api/franchises?search=chai',
    '/api/franchises?search=chai&cursor=abc',
  ]);
});

test('a search in the address is sent, and Clear all filters empties it', async () => {
  await open(
    ({ url }) => page(url.includes('zzz') ? [] : [chai]),
    '/dashboard?tab=browse&businessCategory=retail&search=zzz',
  );
  await screen.findByText('No franchises found');
  screen.getByText('Try adjusting your search criteria or filters.');
  fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await screen.findByText('Showing 1 opportunities');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(screen.getByTestId('address').textContent).toBe('?tab=browse');
});

test('filters are sent to the server and written to the address next to the tab', async () => {
  const { seen } = await open(() => page([chai]), '/properties?tab=browse');
  await screen.findByText('Showing 1 opportunities');
  fireEvent.click(screen.getByLabelText('Retail'));
  await waitFor(() =>
    expect(seen.findLast((call) => !isCount(call))?.url).toBe('/api/franchises?businessCategory=retail'),
  );
  expect(screen.getByTestId('address').textContent).toBe('?tab=browse&businessCategory=retail');
});

test('Inquire opens the dialog of that franchise, and a sent inquiry closes it', async () => {
  const { seen } = await open(({ method, body }) =>
    method === 'POST' ? { status: 201, body: anInquiry(body as object) } : page([chai, gym]),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Inquire about Akhada' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send Inquiry' });
  expect(dialog.textContent).toContain('Akhada');
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Pune' } });
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Is it free?' } });
  fireEvent.submit(screen.getByLabelText('Subject').closest('form')!);
  await screen.findByRole('button', { name: 'Sending...' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shownToast()).toMatchObject({
    title: 'Success',
    description: 'Your inquiry has been sent successfully!',
  });
  expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { subject: 'Pune', message: 'Is it free?', toUserId: gym.brandId, franchiseId: gym.id },
  ]);
});

test('a list that failed to load can be retried', async () => {
  let isDown = true;
  await open(() => (isDown ? { status: 503 } : page([chai])));
  await screen.findByText('Failed to load franchise opportunities. Please try again later.');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Showing 1 opportunities');
});
