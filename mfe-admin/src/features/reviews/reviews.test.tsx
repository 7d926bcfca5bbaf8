import { aFranchise } from '@setu/marketplace/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAdmin } from '../../../test/builders';
import { address, closeAdmin, openAdmin, page, refusal, shownToast } from '../../../test/open-admin';

afterEach(closeAdmin);

const since = '2026-11-12T06:30:00.000Z';
const waiting = (fields: object = {}) =>
  aFranchise({ title: 'Chai kiosk', review: { state: 'waiting', since, reason: null }, ...fields });

test('the Content tab lists what waits, and an administrator reads and approves it', async () => {
  const franchise = waiting({
    description: 'A kiosk for platforms.',
    documents: ['https://files.example/a.pdf'],
  });
  let isDecided = false;
  const { seen } = await openAdmin('/admin?tab=content&view=listings', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/listings': page([]),
      'GET /api/admin/reviews': () => page(isDecided ? [] : [franchise]),
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
  expect(seen.find(({ url }) => url.endsWith('/approve'))?.body).toEqual({ seen: franchise.updatedAt });
  await screen.findByText('Nothing waits for review');
});

test('a listing is returned with a reason', async () => {
  const franchise = waiting({ review: { state: 'waiting', since, reason: 'The ROI is wrong.' } });
  const { seen } = await openAdmin('/admin?tab=content&view=reviews', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/reviews': page([franchise]),
      [`POST /api/admin/reviews/${franchise.id}/return`]: { body: { id: franchise.id, state: 'returned' } },
    },
  });
  await screen.findByText('Sent again');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Return Chai kiosk' })));
  const field = await screen.findByLabelText('Reason');
  fireEvent.input(field, { target: { value: 'It still is.' } });
  await act(async () => fireEvent.submit(field.closest('form')!));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Listing returned' }));
  expect(seen.find(({ url }) => url.endsWith('/return'))?.body).toEqual({
    seen: franchise.updatedAt,
    reason: 'It still is.',
  });
});

test('a listing that was changed meanwhile is loaded again', async () => {
  const franchise = waiting();
  const { seen } = await openAdmin('/admin?tab=content&view=reviews', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/reviews': page([franchise]),
      [`POST /api/admin/reviews/${franchise.id}/approve`]: refusal(
        409,
        'listing_changed',
        'The listing was changed while you read it. Load it again.',
      ),
    },
  });
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Approve Chai kiosk' })));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Failed to approve the listing' }));
  await waitFor(() => expect(seen.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1));
});
