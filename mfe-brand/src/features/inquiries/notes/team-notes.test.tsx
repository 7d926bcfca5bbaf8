import type { InquiryNote } from '@setu/contracts';
import { preloadThread } from '@setu/marketplace';
import { anInquiry } from '@setu/marketplace/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { press } from '../../../../test/by-hand';
import { closeDashboard, openDashboard, problem, shownToast } from '../../../../test/open-dashboard';

// Imported here first, because Jest compiles lazy-loaded modules on import, which is slow.
beforeAll(async () => {
  preloadThread();
  await import('./team-notes');
});
afterEach(closeDashboard);

const noteOf = (inquiryId: string, fields: Partial<InquiryNote> = {}): InquiryNote => ({
  id: 'f0000000-0000-4000-8000-000000000001',
  inquiryId,
  authorName: 'Meera Joshi',
  text: 'Called on Monday.',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...fields,
});

const notesLabel = 'Notes and labels of your team';

/** Opens the conversation of an inquiry with a server that stores its notes and labels. */
const openConversation = async (stored: InquiryNote[] = [], { refused = false } = {}) => {
  let one = anInquiry({ subject: 'Nashik', labels: ['Hot'] });
  let notes = stored.map((note) => ({ ...note, inquiryId: one.id }));
  const refusal = () => problem(409, 'note_limit_reached', 'This inquiry has the most notes.');
  const server = await openDashboard('/dashboard?tab=inquiries', {
    'GET /api/inquiries': () => ({ body: [one] }),
    [`GET /api/inquiries/${one.id}/messages`]: [],
    [`GET /api/inquiries/${one.id}/meetings`]: [],
    'GET /api/my-inquiry-labels': () => ({ body: one.labels ?? [] }),
    [`GET /api/inquiries/${one.id}/notes`]: () => ({ body: notes }),
    [`POST /api/inquiries/${one.id}/notes`]: ({ body }) => {
      if (refused) return refusal();
      const added = noteOf(one.id, { ...(body as object), id: 'f0000000-0000-4000-8000-000000000002' });
      notes = [added, ...notes];
      return { status: 201, body: added };
    },
    [`DELETE /api/inquiries/${one.id}/notes/${noteOf(one.id).id}`]: () => {
      notes = [];
      return { body: { deleted: true } };
    },
    [`PATCH /api/inquiries/${one.id}/labels`]: ({ body }) => {
      if (refused) return refusal();
      one = { ...one, ...(body as object) };
      return { body: one };
    },
  });
  await press('Reply to Nashik');
  await screen.findByText(notesLabel);
  return server;
};
const openNotes = async (...stored: Parameters<typeof openConversation>) => {
  const server = await openConversation(...stored);
  fireEvent.click(screen.getByText(notesLabel));
  return server;
};
const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

test('a note is added above the others, with its author and time, and its text field is empty again', async () => {
  const { sent } = await openNotes([noteOf('')]);
  fireEvent.change(await box('New note'), { target: { value: 'Wants Pune.' } });
  await press('Add Note');
  const list = within(await screen.findByRole('list', { name: 'Notes' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  const [first] = list.getAllByRole('listitem');
  expect(first?.textContent).toContain('Wants Pune.');
  expect(first?.textContent).toMatch(/Meera Joshi · 20 Nov 2026/);
  expect(sent('POST').map(({ body }) => body)).toEqual([{ text: 'Wants Pune.' }]);
  expect((await box('New note')).value).toBe('');
});

test('notes are read when they are opened', async () => {
  const { sent } = await openConversation([noteOf('')]);
  const reads = () => sent('GET').filter(({ url }) => url.endsWith('/notes')).length;
  await waitFor(() => expect(sent('GET').some(({ url }) => url.includes('/messages'))).toBe(true));
  expect([reads(), screen.queryByLabelText('New note')]).toEqual([0, null]);
  fireEvent.click(screen.getByText(notesLabel));
  await screen.findByText('Called on Monday.');
  expect(reads()).toBe(1);
});

test('a refused note shows the reason, and its text stays', async () => {
  await openNotes([], { refused: true });
  await press('Add Note');
  await screen.findByText('Write a note');
  fireEvent.change(await box('New note'), { target: { value: 'Wants Pune.' } });
  await press('Add Note');
  await screen.findByText('This inquiry has the most notes.');
  expect((await box('New note')).value).toBe('Wants Pune.');
});

test('a note is deleted after a confirmation', async () => {
  const { sent } = await openNotes([noteOf('')]);
  await press(/^Delete the note of/);
  const question = within(await screen.findByRole('dialog', { name: 'Delete this note?' }));
  expect(sent('DELETE')).toEqual([]);
  await act(async () => fireEvent.click(question.getByRole('button', { name: 'Delete' })));
  await waitFor(() => expect(screen.queryByText('Called on Monday.')).toBeNull());
});

test('a label is saved when it is added, and shown on the card', async () => {
  const { sent } = await openNotes();
  fireEvent.change(await box('Labels'), { target: { value: 'Pune' } });
  fireEvent.keyDown(await box('Labels'), { key: 'Enter' });
  await waitFor(() => expect(sent('PATCH').at(-1)?.body).toEqual({ labels: ['Hot', 'Pune'] }));
  await waitFor(() => expect(screen.getAllByText('Pune').length).toBeGreaterThan(1));
});

test('refused labels are reverted', async () => {
  await openNotes([], { refused: true });
  await press('Remove Hot');
  await waitFor(() => expect(shownToast()?.description).toBe('This inquiry has the most notes.'));
  await screen.findByRole('button', { name: 'Remove Hot' });
});

test('the list is filtered by a label of the address, and says so when no inquiry has it', async () => {
  const { sent } = await openDashboard('/dashboard?tab=inquiries&label=Hot', {
    'GET /api/my-inquiry-labels': ['Later'],
    'GET /api/inquiries': ({ url }) => ({ body: url.includes('label=Hot') ? [] : [anInquiry()] }),
  });
  await screen.findByText('No inquiry with this label');
  fireEvent.change(await screen.findByLabelText('Label'), { target: { value: '' } });
  await screen.findByRole('article');
  expect(sent('GET').map(({ url }) => url)).toContain('/api/inquiries?box=received&label=Hot');
});
