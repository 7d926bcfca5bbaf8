import { aFranchise } from '@setu/marketplace/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAdmin } from '../../../test/builders';
import { address, closeAdmin, openAdmin, page, refusal, shownToast } from '../../../test/open-admin';

afterEach(closeAdmin);

const at = '/admin?tab=content&view=featured';
const switchOf = (title: string) => screen.getByRole('switch', { name: `Featured: ${title}` });

test('the Content tab lists franchises with owner and investment', async () => {
  const franchise = aFranchise({ title: 'Idli cart', brandName: 'Idli Ink', featured: true });
  const { seen } = await openAdmin('/admin?tab=content', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/content': { body: [] },
      'GET /api/franchises': page([franchise, aFranchise({ title: 'Chai kiosk' })], 48, 'two'),
    },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Featured' }));
  expect(address()).toBe(at);
  await screen.findByText('Showing 2 of 48 franchises');
  const [first] = within(screen.getByRole('table', { name: 'Franchises' }))
    .getAllByRole('row')
    .slice(1);
  expect(first?.textContent).toContain('Idli Ink');
  expect(screen.getByRole('link', { name: 'Idli cart' }).getAttribute('href')).toBe(
    `/franchises/${franchise.id}`,
  );
  expect(switchOf('Idli cart').getAttribute('aria-checked')).toBe('true');
  expect(switchOf('Chai kiosk').getAttribute('aria-checked')).toBe('false');
  expect(seen.at(-1)?.url).toBe('/api/franchises');
});

test('the switch changes at once, sends the change once, and shows a toast when it is saved', async () => {
  const franchise = aFranchise({ title: 'Chai kiosk' });
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const { seen } = await openAdmin(at, {
    admin: anAdmin(),
    server: {
      'GET /api/franchises': page([franchise]),
      [`PATCH /api/admin/franchises/${franchise.id}`]: async ({ body }) => {
        await held;
        return { body: { ...franchise, ...(body as object) } };
      },
    },
  });
  await screen.findByText('Showing 1 of 1 franchise');
  fireEvent.click(switchOf('Chai kiosk'));
  await waitFor(() => expect(switchOf('Chai kiosk').getAttribute('aria-busy')).toBe('true'));
  expect(switchOf('Chai kiosk').getAttribute('aria-checked')).toBe('true');
  fireEvent.click(switchOf('Chai kiosk'));
  answerNow();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Franchise featured', description: 'Chai kiosk' }),
  );
  expect(switchOf('Chai kiosk').getAttribute('aria-checked')).toBe('true');
  const sent = seen.filter(({ method }) => method === 'PATCH');
  expect(sent.map(({ body }) => body)).toEqual([{ featured: true }]);
  await act(async () => fireEvent.click(switchOf('Chai kiosk')));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Franchise no longer featured' }));
  expect(switchOf('Chai kiosk').getAttribute('aria-checked')).toBe('false');
});

test('a failed change is reverted and shows the reason', async () => {
  const franchise = aFranchise({ title: 'Chai kiosk' });
  await openAdmin(at, {
    admin: anAdmin(),
    server: {
      'GET /api/franchises': page([franchise]),
      [`PATCH /api/admin/franchises/${franchise.id}`]: refusal(404, 'franchise_not_found', 'It was removed.'),
    },
  });
  await screen.findByText('Showing 1 of 1 franchise');
  fireEvent.click(switchOf('Chai kiosk'));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Failed to update featured',
      description: 'It was removed.',
      variant: 'danger',
    }),
  );
  expect(switchOf('Chai kiosk').getAttribute('aria-checked')).toBe('false');
});

test('a search filters the list and is written to the address', async () => {
  const { seen } = await openAdmin(at, {
    admin: anAdmin(),
    server: { 'GET /api/franchises': ({ url }) => page(url.includes('search=') ? [] : [aFranchise()]) },
  });
  await screen.findByText('Showing 1 of 1 franchise');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search franchises' }), {
    target: { value: 'momo' },
  });
  await screen.findByText('No franchises found');
  expect(address()).toBe(`${at}&search=momo`);
  expect(seen.at(-1)?.url).toBe('/api/franchises?search=momo&exact=true');
  fireEvent.click(screen.getByRole('button', { name: 'Show all franchises' }));
  await screen.findByText('Showing 1 of 1 franchise');
  expect(address()).toBe(at);
});

test('the list explains that it is empty when no franchise exists', async () => {
  await openAdmin(at, { admin: anAdmin(), server: { 'GET /api/franchises': page([]) } });
  await screen.findByText('No franchises yet');
});

test('a list that failed to load can be retried', async () => {
  let isBroken = true;
  await openAdmin(at, {
    admin: anAdmin(),
    server: {
      'GET /api/franchises': () =>
        isBroken ? refusal(503, 'upstream_unavailable', 'The catalog is away.') : page([aFranchise()]),
    },
  });
  await screen.findByText('Franchises could not be loaded.');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: /retry|try again/i }));
  await screen.findByText('Showing 1 of 1 franchise');
});
