import { type OptionCounts, SearchReading } from '@setu/contracts';
import { type Answerer, aFranchise, startServer } from '@setu/marketplace/testing';
import { renderScreen } from '@setu/mfe-kit/testing';
import { searchReadingHeader, writeSearchReading } from '@setu/protocol';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Listing } from './listing';

let stop: () => Promise<void> = async () => {};
beforeEach(() => {
  // jsdom has no layout and therefore no media queries: this fake window counts as wide.
  window.matchMedia = (media) =>
    ({ media, matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});
afterEach(() => stop());

/** Renders the listing with an output of the address and a Back button. */
function Browser() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="address">{search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Listing search={new URLSearchParams(search)} />
    </>
  );
}

/** A page with a link to the listing, and the listing. */
function Pages() {
  return useLocation().pathname === '/' ? <Link to="/franchises">Browse</Link> : <Browser />;
}

const address = () => screen.getByTestId('address').textContent;

const page = (franchises: object[], total = franchises.length, next?: string) => ({
  body: franchises,
  headers: {
    'x-total-count': String(total),
    ...(next ? { link: `</api/franchises?cursor=${next}>; rel="next"` } : {}),
  },
});

const noCounts: OptionCounts = { businessCategory: [], franchiseModel: [], investment: [], territories: [] };

/** Opens the listing. @returns the addresses of the requested lists, and of the requested counts */
const open = async (at: string, answer: Answerer, counts: Answerer = () => ({ body: noCounts })) => {
  const lists: string[] = [];
  const counted: string[] = [];
  const server = await startServer((request) => {
    const isCount = request.url.startsWith('/api/franchise-counts');
    (isCount ? counted : lists).push(request.url);
    return isCount ? counts(request) : answer(request);
  });
  stop = server.stop;
  await renderScreen(<Browser />, { at, server: server.origin });
  return { lists, counted };
};

test('the list shows Loading... and then the number of franchises', async () => {
  const franchise = aFranchise();
  await open('/franchises', () => page([franchise], 71));
  screen.getByText('Loading...');
  await screen.findByText('Showing 71 opportunities');
  const link = screen.getByRole('link', { name: `View Details of ${franchise.title}` });
  expect(link.getAttribute('href')).toBe(`/franchises/${franchise.id}`);
  screen.getByText('4.8 (120+ reviews)');
});

test('a list that a press opened shows all its franchises', async () => {
  const franchises = Array.from({ length: 12 }, () => aFranchise());
  const server = await startServer(({ url }) =>
    url.startsWith('/api/franchise-counts') ? { body: noCounts } : page(franchises),
  );
  stop = server.stop;
  await renderScreen(<Pages />, { server: server.origin });
  fireEvent.click(screen.getByText('Browse'));
  await screen.findByText('Showing 12 opportunities');
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^View Details/ })).toHaveLength(12));
});

test('parameters of the landing page become filters and are rewritten in the address', async () => {
  const { lists } = await open('/franchises?investmentRange=500000-2500000&location=Bombay', () => page([]));
  await screen.findByText('No franchises found');
  expect(address()).toBe('?territories=Mumbai&minInvestment=500000&maxInvestment=2500000');
  await waitFor(() =>
    expect(lists).toEqual([
      '/api/franchises?territories=Mumbai&minInvestment=500000&maxInvestment=2500000',
      '/api/franchises',
    ]),
  );
});

test('Back removes filters one by one, and Clear all filters empties them', async () => {
  await open('/franchises', ({ url }) => page(url.includes('retail') ? [] : [aFranchise()]));
  await screen.findByText('Showing 1 opportunities');
  fireEvent.click(screen.getByLabelText('Retail'));
  await screen.findByText('No franchises found');
  fireEvent.click(screen.getByLabelText('Featured opportunities only'));
  await waitFor(() => expect(address()).toBe('?businessCategory=retail&featured=true'));
  screen.getByRole('button', { name: /^Filters 2/ });
  fireEvent.click(screen.getByText('Back'));
  await waitFor(() => expect(address()).toBe('?businessCategory=retail'));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));
  await screen.findByText('Showing 1 opportunities');
  expect(address()).toBe('');
});

test('typing sends one request after a pause and adds no history entries', async () => {
  const { lists } = await open('/franchises?sort=roi', () => page([aFranchise()]));
  await screen.findByText('Showing 1 opportunities');
  const box = screen.getByRole('searchbox', { name: 'Search franchises' });
  for (const text of ['c', 'ch', 'chai']) fireEvent.change(box, { target: { value: text } });
  await waitFor(() => expect(address()).toBe('?search=chai&sort=roi'));
  expect(lists).toEqual(['/api/franchises?sort=roi', '/api/franchises?search=chai&sort=roi']);
  fireEvent.change(box, { target: { value: 'chai pune' } });
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(address()).toBe('?search=chai+pune&sort=roi'));
});

test('one preset is active at a time, a second click clears it, and a typed value replaces it', async () => {
  await open('/franchises', () => page([aFranchise()]));
  await screen.findByText('Showing 1 opportunities');
  const preset = (name: string) => screen.getByRole('button', { name, hidden: true });
  fireEvent.click(preset('₹5L-25L'));
  await waitFor(() => expect(preset('₹5L-25L').getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(preset('₹5Cr+'));
  await waitFor(() => expect(address()).toBe('?minInvestment=50000000'));
  expect(preset('₹5L-25L').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(preset('₹5Cr+'));
  await waitFor(() => expect(address()).toBe(''));
  fireEvent.click(preset('₹5L-25L'));
  fireEvent.change(screen.getByLabelText('Maximum'), { target: { value: '20,00,000' } });
  await waitFor(() => expect(address()).toBe('?minInvestment=500000&maxInvestment=2000000'));
  expect(preset('₹5L-25L').getAttribute('aria-pressed')).toBe('false');
});

test('a minimum above the maximum is reported next to the fields and not sent', async () => {
  const { lists } = await open('/franchises?minInvestment=900&maxInvestment=100', () => page([aFranchise()]));
  await screen.findByText('Showing 1 opportunities');
  screen.getByText('Minimum investment cannot be greater than maximum investment');
  expect(lists).toEqual(['/api/franchises']);
});

test('Load more adds the next page, and a failure keeps the first page and can be retried', async () => {
  const [first, second] = [aFranchise({ title: 'First' }), aFranchise({ title: 'Second' })];
  let isDown = true;
  await open('/franchises', ({ url }) => {
    if (!url.includes('cursor=two')) return page([first], 2, 'two');
    if (isDown) return { status: 503, body: { status: 503 } };
    return page([second], 2);
  });
  await screen.findByText('Showing 2 opportunities');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Load more' })));
  await screen.findByText('The next opportunities could not be loaded. Please try again.');
  screen.getByText('First');
  screen.getByText('Showing 2 opportunities');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('Second');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  screen.getByText('All opportunities are shown.');
});

/** A page of a list with the interpretation of its search. */
const read = (franchises: object[], reading: object) => {
  const { body, headers } = page(franchises);
  const text = writeSearchReading(SearchReading.parse(reading));
  return { body, headers: { ...headers, [searchReadingHeader]: text } };
};

test('a corrected spelling is shown and can be undone', async () => {
  const { lists } = await open('/franchises?search=resturant', ({ url }) =>
    url.includes('exact')
      ? read([], { match: 'none' })
      : read([aFranchise()], { match: 'corrected', corrected: 'restaurant' }),
  );
  await screen.findByText('No exact match for “resturant”. Showing results for “restaurant”.');
  fireEvent.click(screen.getByRole('button', { name: 'Search only for “resturant”' }));
  await screen.findByText('No exact match for “resturant”.');
  expect(address()).toBe('?search=resturant&exact=true');
  expect(lists).toContain('/api/franchises?search=resturant&exact=true');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'chai' } });
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(address()).toBe('?search=chai'));
});

test('amount and place of a search are shown and can be removed', async () => {
  await open('/franchises?search=cafe+under+8+lakh+in+pune', ({ url }) =>
    url.includes('pune')
      ? read([aFranchise()], {
          match: 'exact',
          budget: { max: 800_000, from: 5, to: 17 },
          places: [{ name: 'Pune', from: 18, to: 25 }],
        })
      : page([aFranchise()]),
  );
  await screen.findByText('Read from your search:');
  screen.getByText('Up to ₹8L');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Pune' }));
  await waitFor(() => expect(address()).toBe('?search=cafe+under+8+lakh'));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('cafe under 8 lakh');
});

test('recommended franchises follow when nothing is close to the search', async () => {
  const recommended = aFranchise({ title: 'Kulfi Cart' });
  await open('/franchises?search=qqzz', ({ url }) =>
    url.includes('search') ? read([], { match: 'none' }) : page([recommended]),
  );
  await screen.findByText('No franchises found');
  const region = within(await screen.findByRole('region', { name: 'Recommended franchises' }));
  region.getByText('Kulfi Cart');
});

test('an unknown place is reported with places of similar spelling', async () => {
  await open('/franchises?location=puen', () => page([aFranchise({ territories: ['Pan India'] })]));
  await screen.findByText(
    'We do not know this place: “puen”. For it you see franchises that are open across India.',
  );
  fireEvent.click(screen.getAllByRole('button', { name: 'Pune' })[0]!);
  await waitFor(() => expect(address()).toBe('?territories=Pune'));
  expect(screen.queryByText(/We do not know/)).toBeNull();
});

test('a place that a brand lists is not reported as unknown', async () => {
  await open('/franchises?location=Ramnagar', () => page([aFranchise({ territories: ['Ramnagar'] })]));
  await screen.findByText('Showing 1 opportunities');
  expect(screen.queryByText(/We do not know/)).toBeNull();
});

test('a search is sorted by Best match, and the recommended order can be chosen', async () => {
  const { lists } = await open('/franchises?search=chai', () => page([aFranchise()]));
  await screen.findByText('Showing 1 opportunities');
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect(sort.selectedOptions[0]?.textContent).toBe('Best match');
  fireEvent.change(sort, { target: { value: 'recommended' } });
  await waitFor(() => expect(address()).toBe('?search=chai&sort=recommended'));
  await waitFor(() => expect(lists.at(-1)).toBe('/api/franchises?search=chai&sort=recommended'));
});

test('a list that failed to load shows Retry', async () => {
  await open('/franchises', () => ({ status: 503, body: { status: 503 } }));
  await screen.findByText('Failed to load franchise opportunities. Please try again later.');
  screen.getByRole('button', { name: 'Retry' });
});

test('options have the number of franchises that they would show', async () => {
  const counts: OptionCounts = {
    businessCategory: [{ value: 'retail', count: 7, precision: 'exact' }],
    franchiseModel: [{ value: 'FOFO', count: 400, precision: 'about' }],
    investment: [{ value: '0-499999', count: 0, precision: 'exact' }],
    territories: [{ value: 'Goa', count: 1_000, precision: 'at_least' }],
  };
  const { counted } = await open(
    '/franchises?franchiseModel=FOCO&sort=roi',
    () => page([aFranchise()]),
    () => ({ body: counts }),
  );
  await screen.findByRole('checkbox', { name: 'Retail 7 opportunities', hidden: true });
  screen.getByLabelText(/^FOFOabout ~400 opportunities/);
  screen.getByRole('button', { name: 'Under ₹5 Lakh 0 opportunities', hidden: true });
  screen.getByRole('option', { name: 'Goa (1,000+)', hidden: true });
  screen.getByRole('checkbox', { name: 'Education', hidden: true });
  expect(counted).toEqual(['/api/franchise-counts?franchiseModel=FOCO']);
});

test('counts that cannot be loaded are left out', async () => {
  await open(
    '/franchises',
    () => page([aFranchise()]),
    () => ({ status: 503, body: { status: 503 } }),
  );
  await screen.findByText('Showing 1 opportunities');
  screen.getByRole('checkbox', { name: 'Retail', hidden: true });
});

test('a search that was corrected has no counts, because they are of the typed text', async () => {
  const { counted } = await open('/franchises?search=resturant', () =>
    read([aFranchise()], { match: 'corrected', corrected: 'restaurant' }),
  );
  await screen.findByText('Showing 1 opportunities');
  expect(counted).toEqual([]);
});

test('a state and the preset of small budgets are filters', async () => {
  await open('/franchises', () => page([aFranchise()]));
  await screen.findByText('Showing 1 opportunities');
  fireEvent.change(screen.getByRole('combobox', { name: 'State', hidden: true }), {
    target: { value: 'Goa' },
  });
  await waitFor(() => expect(address()).toBe('?territories=Goa'));
  fireEvent.click(screen.getByRole('button', { name: 'Under ₹5 Lakh', hidden: true }));
  await waitFor(() => expect(address()).toBe('?territories=Goa&maxInvestment=499999'));
  screen.getByRole('button', { name: 'Remove Under ₹5 Lakh' });
});

test('the view is in the address, stays when the filter changes, and is remembered for the next list', async () => {
  await open('/franchises?sort=roi', () => page([aFranchise()]));
  await screen.findByText('Showing 1 opportunities');
  fireEvent.click(screen.getByRole('link', { name: 'Show as Rows' }));
  await waitFor(() => expect(address()).toBe('?sort=roi&view=rows'));
  expect(screen.queryByRole('link', { name: 'Show as Rows' })).toBeNull();
  fireEvent.click(screen.getByLabelText('Retail'));
  await waitFor(() => expect(address()).toBe('?view=rows&businessCategory=retail&sort=roi'));
  await stop();
  cleanup();
  await open('/franchises', () => page([aFranchise()]));
  await screen.findByRole('link', { name: 'Show as Cards' });
  localStorage.clear();
});
