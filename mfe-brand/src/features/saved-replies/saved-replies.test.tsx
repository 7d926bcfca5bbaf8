import type { SavedReply } from '@setu/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { press, write } from '../../../test/by-hand';
import { closeDashboard, openDashboard, problem, shownToast } from '../../../test/open-dashboard';
import { offer } from '../../../test/open-needs';

afterEach(closeDashboard);

const fees: SavedReply = {
  id: 'd0000000-0000-4000-8000-000000000001',
  title: 'Fees',
  text: 'The fee is ₹5 lakh.',
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const inquiry = { ...offer, kind: 'franchise' as const };
const open = async (more: Parameters<typeof openDashboard>[1]) => {
  const dashboard = await openDashboard(`/dashboard?tab=inquiries&inquiry=${inquiry.id}`, {
    'GET /api/inquiries': [inquiry],
    [`GET /api/inquiries/${inquiry.id}/messages`]: [],
    [`GET /api/inquiries/${inquiry.id}/meetings`]: [],
    ...more,
  });
  await screen.findByLabelText('Your message');
  return dashboard;
};
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
const dialog = () => screen.findByRole('dialog', { name: 'Saved Replies' });

test('a saved reply is appended to the typed text, and nothing is sent', async () => {
  const { sent } = await open({ 'GET /api/saved-replies': [fees] });
  write('Your message', 'Dear Asha,');
  await press('Saved Replies');
  fireEvent.click(await within(await dialog()).findByRole('button', { name: 'Use Fees' }));
  await waitFor(() => expect(box().value).toBe('Dear Asha,\n\nThe fee is ₹5 lakh.'));
  expect(screen.queryByRole('dialog', { name: 'Saved Replies' })).toBeNull();
  expect(sent('POST')).toEqual([]);
});

test('the typed text is saved as a reply, and no message is sent', async () => {
  let all: SavedReply[] = [];
  const { sent } = await open({
    'GET /api/saved-replies': () => ({ body: all }),
    'POST /api/saved-replies': () => {
      all = [fees];
      return { status: 201, body: fees };
    },
  });
  write('Your message', 'The fee is ₹5 lakh.');
  await press('Saved Replies');
  await within(await dialog()).findByText(/^None yet/);
  await press('Save What I Typed');
  const form = within(await screen.findByRole('dialog', { name: 'New Saved Reply' }));
  fireEvent.click(form.getByRole('button', { name: 'Save Reply' }));
  await form.findByText('Title is required');
  fireEvent.change(form.getByLabelText('Title'), { target: { value: 'Fees' } });
  fireEvent.click(form.getByRole('button', { name: 'Save Reply' }));
  await within(await dialog()).findByText('Fees');
  expect(sent('POST').map(({ url, body }) => ({ url, body }))).toEqual([
    { url: '/api/saved-replies', body: { title: 'Fees', text: 'The fee is ₹5 lakh.' } },
  ]);
  expect(box().value).toBe('The fee is ₹5 lakh.');
});

test('a saved reply is changed, and deleted after a confirmation', async () => {
  const { sent } = await open({
    'GET /api/saved-replies': [fees],
    [`PATCH /api/saved-replies/${fees.id}`]: { ...fees, title: 'Costs' },
    [`DELETE /api/saved-replies/${fees.id}`]: { id: fees.id },
  });
  await press('Saved Replies');
  fireEvent.click(await within(await dialog()).findByRole('button', { name: 'Edit Fees' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Saved Reply' }));
  fireEvent.change(form.getByLabelText('Title'), { target: { value: 'Costs' } });
  fireEvent.click(form.getByRole('button', { name: 'Save Reply' }));
  await waitFor(() =>
    expect(sent('PATCH').map(({ body }) => body)).toEqual([{ title: 'Costs', text: fees.text }]),
  );
  fireEvent.click(await within(await dialog()).findByRole('button', { name: 'Delete Fees' }));
  await press('Delete Reply');
  await waitFor(() => expect(sent('DELETE')).toHaveLength(1));
  await waitFor(() => expect(shownToast()).toMatchObject({ description: 'Saved reply deleted.' }));
});

test('a list that failed to load can be retried', async () => {
  let isUp = false;
  await open({
    'GET /api/saved-replies': () =>
      isUp ? { body: [fees] } : problem(503, 'service_unavailable', 'Not available at the moment.'),
  });
  await press('Saved Replies');
  await within(await dialog()).findByText('Your saved replies could not be loaded.');
  isUp = true;
  // The messages below the dialog also have a button with this name.
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Retry' }));
  await within(await dialog()).findByText('Fees');
});
