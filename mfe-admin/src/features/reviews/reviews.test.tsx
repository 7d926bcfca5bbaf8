import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAdmin, aWaiting, aWaitingProperty, aWaitingRequirement } from '../../../test/builders';
import { address, closeAdmin, openAdmin, page, refusal, shownToast } from '../../../test/open-admin';

afterEach(closeAdmin);

const since = '2026-11-12T06:30:00.000Z';
const waiting = (fields: Parameters<typeof aWaiting>[0] = {}) => aWaiting({ title: 'Chai kiosk', ...fields });

test('the Content tab lists waiting listings, and an administrator reads and approves one', async () => {
  const franchise = waiting({
    description: 'A kiosk for platforms.',
    documents: ['https://files.example/a.pdf'],
  });
  let isDecided = false;
  const { seen } = await openAdmin('/admin?tab=content&view=listings', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/listings': page([]),
      'GET /api/admin/review-queue': () => page(isDecided ? [] : [franchise]),
      [`POST /api/admin/reviews/${franchise.id}/approve`]: () => {
        isDecided = true;
        return { body: { id: franchise.id, state: 'approved' } };
      },
    },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Review' }));
  expect(address()).toBe('/admin?tab=content&view=reviews');
  await screen.findByText('12 Nov 2026, 12:00 pm');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Preview Chai kiosk' })));
  const preview = within(await screen.findByRole('dialog', { name: 'Chai kiosk' }));
  preview.getByText('A kiosk for platforms.');
  preview.getByRole('link', { name: 'https://files.example/a.pdf' });
  fireEvent.click(preview.getByRole('button', { name: 'Close' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Approve Chai kiosk' })));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Listing approved' }));
  expect(seen.find(({ url }) => url.endsWith('/approve'))?.body).toEqual({
    kind: 'franchise',
    seen: franchise.listing.updatedAt,
  });
  await screen.findByText('Nothing waits for review');
});

test('a listing is returned with a reason', async () => {
  const franchise = waiting({ review: { state: 'waiting', since, reason: 'The ROI is wrong.' } });
  const { seen } = await openAdmin('/admin?tab=content&view=reviews', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/review-queue': page([franchise]),
      [`POST /api/admin/reviews/${franchise.id}/return`]: { body: { id: franchise.id, state: 'returned' } },
    },
  });
  await screen.findByText('Sent again');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Preview Chai kiosk' })));
  const preview = within(await screen.findByRole('dialog', { name: 'Chai kiosk' }));
  await act(async () => fireEvent.click(preview.getByRole('button', { name: 'Return' })));
  const field = await screen.findByLabelText('Reason');
  fireEvent.input(field, { target: { value: 'It still is.' } });
  await act(async () => fireEvent.submit(field.closest('form')!));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Listing returned' }));
  expect(seen.find(({ url }) => url.endsWith('/return'))?.body).toEqual({
    kind: 'franchise',
    seen: franchise.listing.updatedAt,
    reason: 'It still is.',
  });
});

test.each([
  [
    aWaitingProperty(),
    ['Shop on FC Road', 'Property', 'Pune · ₹140 per sq ft'],
    ['12 FC Road, Pune, Maharashtra, 411004', 'Parking'],
  ],
  [
    aWaitingRequirement(),
    ['Corner shop wanted', 'Requirement', '1,000 - 2,000 sq ft'],
    ['Negotiable', 'Washroom, Parking'],
  ],
])('a space is shown with all its details, and approved by its kind: %#', async (one, row, shown) => {
  const { id, title, updatedAt } = one.listing;
  const { seen } = await openAdmin('/admin?tab=content&view=reviews', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/review-queue': page([one]),
      [`POST /api/admin/reviews/${id}/approve`]: { body: { id, state: 'approved' } },
    },
  });
  for (const text of row) await screen.findByText(text);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: `Preview ${title}` })));
  const preview = within(await screen.findByRole('dialog', { name: title }));
  for (const text of shown) preview.getByText(text);
  preview.getByText(`by ${one.ownerName}`);
  await act(async () => fireEvent.click(preview.getByRole('button', { name: 'Approve' })));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Listing approved' }));
  expect(seen.find(({ url }) => url.endsWith('/approve'))?.body).toEqual({ kind: one.kind, seen: updatedAt });
});

test('a listing that was changed in the meantime is loaded again', async () => {
  const franchise = waiting();
  const { seen } = await openAdmin('/admin?tab=content&view=reviews', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/review-queue': page([franchise]),
      [`POST /api/admin/reviews/${franchise.id}/approve`]: refusal(
        409,
        'listing_changed',
        'The listing was changed while you read it. Load it again.',
      ),
    },
  });
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Preview Chai kiosk' })));
  const preview = within(await screen.findByRole('dialog', { name: 'Chai kiosk' }));
  await act(async () => fireEvent.click(preview.getByRole('button', { name: 'Approve' })));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Failed to approve the listing' }));
  expect(screen.queryByRole('dialog', { name: 'Chai kiosk' })).toBeNull();
  await waitFor(() => expect(seen.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1));
});

test('a failed approval keeps the reason that is being written', async () => {
  const franchise = waiting();
  let fail: () => void = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await openAdmin('/admin?tab=content&view=reviews', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/review-queue': page([franchise]),
      [`POST /api/admin/reviews/${franchise.id}/approve`]: async () => {
        await failed;
        return refusal(503, 'service_unavailable', 'Not available at the moment.');
      },
    },
  });
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Approve Chai kiosk' })));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Return Chai kiosk' })));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Reason');
  fireEvent.input(field, { target: { value: 'The ROI is wrong.' } });
  fail();
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Failed to approve the listing' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('The ROI is wrong.');
});
