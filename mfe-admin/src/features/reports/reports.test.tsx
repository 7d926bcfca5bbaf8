import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aListing, anAdmin, aReport, aUserView } from '../../../test/builders';
import { address, closeAdmin, openAdmin, page, refusal, shownToast } from '../../../test/open-admin';

afterEach(closeAdmin);

const at = '/admin?tab=content&view=reports';
const rowsOf = () =>
  within(screen.getByRole('table', { name: 'Reports' }))
    .getAllByRole('row')
    .slice(1);

test('the Reports view lists open reports with the listing, the reason and the sender', async () => {
  const [byVisitor, byUser] = [
    aReport(),
    aReport({ kind: 'property', listingTitle: 'Corner shop', reporterId: anAdmin().id, text: null }),
  ];
  await openAdmin('/admin?tab=content', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/content': { body: [] },
      'GET /api/admin/listing-reports': page([byVisitor, byUser]),
    },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Reports' }));
  expect(address()).toBe(at);
  await screen.findByText('Showing 2 of 2 reports');
  const [first, second] = rowsOf();
  expect(first?.textContent).toContain('Misleading figures or claims');
  expect(first?.textContent).toContain('The ROI is wrong.');
  expect(first?.textContent).toContain('A visitor');
  expect(second?.textContent).toContain('A signed-in user');
  expect(screen.getByRole('link', { name: 'Chai kiosk' }).getAttribute('href')).toBe(
    `/franchises/${byVisitor.listingId}`,
  );
  expect(screen.getByRole('link', { name: 'Corner shop' }).getAttribute('href')).toContain('kind=property');
});

test('hiding the listing upholds all of its open reports', async () => {
  const listing = aListing();
  const about = { listingId: listing.id };
  const { seen } = await openAdmin(at, {
    admin: anAdmin(),
    server: {
      'GET /api/admin/listing-reports': page([aReport(about), aReport(about)]),
      [`POST /api/admin/listings/${listing.id}/hide`]: {
        body: { ...listing, state: 'hidden', hidden: { at: listing.createdAt, reason: 'Wrong ROI' } },
      },
    },
  });
  fireEvent.click((await screen.findAllByRole('button', { name: 'Hide Chai kiosk' }))[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Hide this listing?' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Reason/ }), {
    target: { value: 'Wrong ROI' },
  });
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Hide' })));
  await waitFor(() => expect(screen.getAllByText('Upheld', { selector: 'span' })).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /^Dismiss/ })).toBeNull();
  expect(seen.at(-1)?.body).toEqual({ kind: 'franchise', reason: 'Wrong ROI' });
});

test('the owner of a reported listing is suspended from the report, with a reason that names it', async () => {
  const report = aReport();
  const owner = aUserView({ id: report.ownerId, displayName: report.ownerName });
  const { seen } = await openAdmin(at, {
    admin: anAdmin(),
    server: {
      'GET /api/admin/listing-reports': page([report]),
      [`POST /api/admin/users/${report.ownerId}/suspend`]: {
        body: { ...owner, suspended: { at: report.createdAt, reason: 'Reported' } },
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: `Suspend ${report.ownerName}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Suspend this account?' });
  const reason = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ });
  expect(reason.value).toBe('Your listing “Chai kiosk” was reported: Misleading figures or claims.');
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Suspend' })));
  await screen.findByRole('button', { name: `Restore ${report.ownerName}` });
  expect(seen.at(-1)?.body).toEqual({ reason: reason.value });
});

test('a report is dismissed with one click', async () => {
  const report = aReport();
  await openAdmin(at, {
    admin: anAdmin(),
    server: {
      'GET /api/admin/listing-reports': page([report]),
      [`POST /api/admin/listing-reports/${report.id}/dismiss`]: {
        body: { ...report, state: 'dismissed', decidedAt: report.createdAt },
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss the report of Chai kiosk' }));
  await screen.findByText('Dismissed', { selector: 'span' });
  expect(shownToast()).toMatchObject({ title: 'Report dismissed', description: 'Chai kiosk' });
});

test('a report is dismissed after the overview has counted the reports', async () => {
  const report = aReport();
  await openAdmin('/admin', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/listing-reports': page([report]),
      [`POST /api/admin/listing-reports/${report.id}/dismiss`]: {
        body: { ...report, state: 'dismissed', decidedAt: report.createdAt },
      },
    },
  });
  fireEvent.click(await screen.findByRole('link', { name: '1 report of a listing is open' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss the report of Chai kiosk' }));
  await screen.findByText('Dismissed', { selector: 'span' });
  expect(shownToast()).toMatchObject({ title: 'Report dismissed' });
});

test('a report that cannot be dismissed stays open, with the reason', async () => {
  const report = aReport();
  await openAdmin(at, {
    admin: anAdmin(),
    server: {
      'GET /api/admin/listing-reports': page([report]),
      [`POST /api/admin/listing-reports/${report.id}/dismiss`]: refusal(
        503,
        'service_unavailable',
        'Try again soon.',
      ),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Dismiss/ }));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Failed to dismiss the report', variant: 'danger' }),
  );
  expect(rowsOf()[0]?.textContent).toContain('Open');
});

test('the state of the reports is written to the address', async () => {
  const { seen } = await openAdmin(at, {
    admin: anAdmin(),
    server: { 'GET /api/admin/listing-reports': page([]) },
  });
  await screen.findByText('No report is open');
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'upheld' } });
  await screen.findByText('No reports found');
  expect(address()).toBe(`${at}&state=upheld`);
  expect(seen.at(-1)?.url).toBe('/api/admin/listing-reports?state=upheld');
});
