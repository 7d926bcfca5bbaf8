import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAdmin, aReviewToModerate } from '../../../test/builders';
import { address, closeAdmin, openAdmin, page, refusal, shownToast } from '../../../test/open-admin';

afterEach(closeAdmin);

const at = '/admin?tab=content&view=franchisee-reviews';
const list = 'GET /api/admin/franchisee-reviews';
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('reported reviews are listed with what was written and what was reported', async () => {
  const review = aReviewToModerate({ answer: { text: 'We deliver daily.', at: '2026-11-13T06:30:00.000Z' } });
  const { seen } = await openAdmin('/admin?tab=content', {
    admin: anAdmin(),
    server: { 'GET /api/admin/content': { body: [] }, [list]: page([review]) },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Franchisee reviews' }));
  expect(address()).toBe(at);
  await screen.findByText('Showing 1 of 1 review');
  expect(seen.at(-1)?.url).toBe('/api/admin/franchisee-reviews?state=reported');
  const row = within(screen.getByRole('table', { name: 'Reviews by franchisees' })).getAllByRole('row')[1];
  for (const text of [
    'Arjun Mehta',
    'Confirmed by the brand',
    'Two weeks of training were enough.',
    'Supplies and their prices 3',
    'Answer of the brand: We deliver daily.',
    'Misleading figures or claims',
    'There is no outlet in Indore.',
    'A visitor',
  ])
    expect(row?.textContent).toContain(text);
});

test('a review is hidden with a reason and restored, and keeps its place', async () => {
  const review = aReviewToModerate();
  const path = `POST /api/admin/franchisee-reviews/${review.id}`;
  const { seen } = await openAdmin(at, {
    admin: anAdmin(),
    server: {
      [list]: page([review]),
      [`${path}/hide`]: {
        body: {
          ...review,
          reports: [],
          hidden: { at: '2026-11-20T06:30:00.000Z', reason: 'It names a private person.' },
        },
      },
      [`${path}/restore`]: { body: { ...review, reports: [] } },
    },
  });
  await screen.findByText('Showing 1 of 1 review');
  await press('Hide the review of Arjun Mehta');
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this review?' }));
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'It names a private person.' } });
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Hide' })));
  await screen.findByText('It names a private person.');
  expect(seen.at(-1)?.body).toEqual({ reason: 'It names a private person.' });
  expect(screen.queryByRole('button', { name: /^Dismiss reports/ })).toBeNull();
  await press('Restore the review of Arjun Mehta');
  await screen.findByRole('button', { name: 'Hide the review of Arjun Mehta' });
});

test('dismissed reports leave the review shown', async () => {
  const review = aReviewToModerate();
  let isDown = true;
  await openAdmin(at, {
    admin: anAdmin(),
    server: {
      [list]: page([review]),
      [`POST /api/admin/franchisee-reviews/${review.id}/dismiss-reports`]: () =>
        isDown
          ? refusal(503, 'service_unavailable', 'Back in a minute.')
          : { body: { ...review, reports: [] } },
    },
  });
  await screen.findByText('Showing 1 of 1 review');
  await press('Dismiss reports of the review of Arjun Mehta');
  await waitFor(() => expect(shownToast()).toMatchObject({ description: 'Back in a minute.' }));
  isDown = false;
  await press('Dismiss reports of the review of Arjun Mehta');
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Reports dismissed' }));
  expect(screen.queryByText('There is no outlet in Indore.')).toBeNull();
  screen.getByRole('button', { name: 'Hide the review of Arjun Mehta' });
});

test('the state is in the address, and an empty list says so', async () => {
  const { seen } = await openAdmin(at, { admin: anAdmin(), server: { [list]: page([]) } });
  await screen.findByText('No review is reported');
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'hidden' } });
  expect(address()).toBe(`${at}&state=hidden`);
  await waitFor(() => expect(seen.at(-1)?.url).toBe('/api/admin/franchisee-reviews?state=hidden'));
  await screen.findByText('No reviews found');
});
