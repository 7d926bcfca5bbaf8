import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aListing, anAdmin } from '../../../test/builders';
import { address, closeAdmin, openAdmin, page, refusal, shownToast } from '../../../test/open-admin';

afterEach(closeAdmin);

const at = '/admin?tab=content&view=listings';
const hidden = { at: '2026-11-20T06:30:00.000Z', reason: 'The stated ROI is wrong.' };
const writeReason = (reason: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: reason } });

test('the Content tab lists listings with owner, day, state and reason', async () => {
  const shown = aListing({ title: 'Idli cart' });
  await openAdmin('/admin?tab=content', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/content': { body: [] },
      'GET /api/admin/listings': page([
        shown,
        aListing({ title: 'Momo stall', state: 'hidden', hidden }),
        aListing({ title: 'Dosa den', state: 'inactive' }),
      ]),
    },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Listings' }));
  expect(address()).toBe(at);
  await screen.findByText('Showing 3 of 3 franchises');
  const rows = within(screen.getByRole('table', { name: 'Listings' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows[0]?.textContent).toContain('Idli Ink');
  expect(rows[0]?.textContent).toContain('Shown');
  expect(rows[1]?.textContent).toContain('HiddenSince 20 November 2026The stated ROI is wrong.');
  expect(rows[2]?.textContent).toContain('Inactive');
  expect(screen.getByRole('link', { name: 'Idli cart' }).getAttribute('href')).toBe(
    `/franchises/${shown.id}`,
  );
  expect(screen.queryByRole('link', { name: 'Momo stall' })).toBeNull();
  screen.getByRole('button', { name: 'Hide Idli cart' });
  screen.getByRole('button', { name: 'Restore Momo stall' });
});

test('hiding a listing requires a reason, and Undo restores the listing', async () => {
  const listing = aListing();
  const { seen } = await openAdmin(at, {
    admin: anAdmin(),
    server: {
      'GET /api/admin/listings': page([listing]),
      [`POST /api/admin/listings/${listing.id}/hide`]: { body: { ...listing, state: 'hidden', hidden } },
      [`POST /api/admin/listings/${listing.id}/restore`]: { body: listing },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Hide Chai kiosk' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hide this listing?' });
  const send = within(dialog).getByRole('button', { name: 'Hide' });
  await act(async () => fireEvent.click(send));
  within(dialog).getByText('Give a reason: the person reads it');
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);

  writeReason(hidden.reason);
  await act(async () => fireEvent.click(send));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Hidden', { selector: 'span' });
  screen.getByText(hidden.reason);
  expect(shownToast()).toMatchObject({ title: 'Listing hidden', description: 'Chai kiosk' });
  const posts = () => seen.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, body }));
  expect(posts()).toEqual([
    { url: `/api/admin/listings/${listing.id}/hide`, body: { kind: 'franchise', reason: hidden.reason } },
  ]);

  await act(async () => shownToast()?.action?.onClick());
  await screen.findByRole('button', { name: 'Hide Chai kiosk' });
  expect(posts()[1]).toEqual({
    url: `/api/admin/listings/${listing.id}/restore`,
    body: { kind: 'franchise' },
  });
  expect(shownToast()).toMatchObject({ title: 'Listing restored' });
});

test('a reason stays in the dialog when it could not be sent', async () => {
  const listing = aListing();
  await openAdmin(at, {
    admin: anAdmin(),
    server: {
      'GET /api/admin/listings': page([listing]),
      [`POST /api/admin/listings/${listing.id}/hide`]: refusal(503, 'service_unavailable', 'Try again soon.'),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Hide Chai kiosk' }));
  const dialog = await screen.findByRole('dialog');
  writeReason('Misleading');
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Hide' })));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Failed to hide the listing',
      description: 'Try again soon.',
      variant: 'danger',
    }),
  );
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }).value).toBe('Misleading');
});

test('a hidden listing is restored with one click', async () => {
  const listing = aListing({ kind: 'property', state: 'hidden', hidden });
  const { seen } = await openAdmin(`${at}&kind=property&state=hidden`, {
    admin: anAdmin(),
    server: {
      'GET /api/admin/listings': page([listing]),
      [`POST /api/admin/listings/${listing.id}/restore`]: {
        body: { ...listing, state: 'shown', hidden: null },
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Restore Chai kiosk' }));
  await screen.findByText('Shown', { selector: 'span' });
  expect(seen.at(-1)?.body).toEqual({ kind: 'property' });
});

test('kind, state and search filter the list and are written to the address', async () => {
  const { seen } = await openAdmin(at, {
    admin: anAdmin(),
    server: { 'GET /api/admin/listings': ({ url }) => page(url.includes('momo') ? [] : [aListing()]) },
  });
  await screen.findByText('Showing 1 of 1 franchise');
  fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'requirement' } });
  await screen.findByText('Showing 1 of 1 requirement');
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'hidden' } });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search listings' }), { target: { value: 'momo' } });
  await screen.findByText('No requirements found');
  expect(address()).toBe(`${at}&kind=requirement&state=hidden&search=momo`);
  expect(seen.at(-1)?.url).toBe('/api/admin/listings?kind=requirement&state=hidden&search=momo');
  fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await screen.findByText('Showing 1 of 1 requirement');
  expect(address()).toBe(`${at}&kind=requirement`);
});
