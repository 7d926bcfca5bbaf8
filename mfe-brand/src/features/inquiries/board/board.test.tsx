import type { InquiryStatus, InquiryView } from '@setu/contracts';
import { anInquiry } from '@setu/marketplace/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { press } from '../../../../test/by-hand';
import { closeDashboard, openDashboard, problem, shownToast } from '../../../../test/open-dashboard';

afterEach(closeDashboard);

/** Opens the board of a server that stores these inquiries, and moves them unless it refuses. */
const openBoard = (inquiries: InquiryView[], refusal?: string) => {
  const rows = [...inquiries];
  const reads = Object.fromEntries(
    rows.map(({ id }, at) => [`GET /api/inquiries/${id}`, () => ({ body: rows[at] })]),
  );
  const moves = Object.fromEntries(
    rows.map(({ id }, at) => [
      `PATCH /api/inquiries/${id}/status`,
      ({ body }: { body: unknown }) => {
        if (refusal) return problem(409, 'status_not_allowed', refusal);
        rows[at] = { ...rows[at]!, status: (body as { status: InquiryStatus }).status };
        return { body: rows[at] };
      },
    ]),
  );
  return openDashboard('/dashboard?tab=inquiries&view=board', {
    'GET /api/inquiries': ({ url }) => {
      const status = new URL(url, 'http://setu.test').searchParams.get('status');
      const all = rows.filter((row) => status === null || row.status === status);
      const isNext = url.includes('cursor=');
      const shown = isNext ? all.slice(1) : all.slice(0, 1);
      const link = { link: '</api/inquiries?cursor=n>; rel="next"' };
      return {
        body: shown,
        headers: { 'x-total-count': String(all.length), ...(!isNext && all.length > 1 ? link : {}) },
      };
    },
    ...reads,
    ...moves,
  });
};
const column = (name: string) => screen.findByRole('region', { name });
const card = (name: string) => screen.findByRole('article', { name });

test('a column counts all its inquiries, including further pages, and loads them', async () => {
  await openBoard([
    anInquiry({ subject: 'First', isUnread: true, createdAt: new Date().toISOString() }),
    anInquiry({ subject: 'Second' }),
    anInquiry({ subject: 'Third', status: 'declined' }),
  ]);
  const open = within(await column('Open'));
  await open.findByText('2');
  const first = within(await card('First'));
  first.getByText('Unread');
  first.getByText('Today');
  first.getByText(/Asha Iyer · Chai Chaupal Corner/);
  await act(async () => fireEvent.click(open.getByRole('button', { name: 'Load more' })));
  await open.findByRole('article', { name: 'Second' });
  within(await column('Negotiation')).getByText('No inquiries');
  const declined = within(await card('Third'));
  expect(declined.queryByRole('button', { name: /^More steps/ })).toBeNull();
});

test('the menu of a card moves it, and the card has the focus in its new column', async () => {
  const { sent } = await openBoard([anInquiry({ subject: 'Nashik' })]);
  await card('Nashik');
  fireEvent.keyDown(await screen.findByRole('button', { name: 'More steps for Nashik' }), { key: 'Enter' });
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'In progress',
    'Meeting scheduled',
    'Negotiation',
    'Deal closed',
    'Decline',
  ]);
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'In progress' })));
  await within(await column('In progress')).findByRole('article', { name: 'Nashik' });
  within(await column('Open')).getByText('No inquiries');
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ status: 'in_progress' }]);
  await waitFor(() => expect(shownToast()?.description).toBe('Inquiry moved to in progress.'));
});

test('a card can only be dropped on a later column, and a closed deal is confirmed first', async () => {
  const { sent } = await openBoard([anInquiry({ subject: 'Nashik', status: 'negotiation' })]);
  fireEvent.dragStart(await card('Nashik'));
  fireEvent.drop(await column('Open'));
  fireEvent.dragStart(await card('Nashik'));
  const closed = await column('Deal closed');
  fireEvent.dragOver(closed);
  fireEvent.drop(closed);
  await screen.findByRole('dialog', { name: 'Close the deal?' });
  expect(sent('PATCH')).toEqual([]);
  await press('Deal closed');
  await within(closed).findByRole('article', { name: 'Nashik' });
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ status: 'deal_closed' }]);
});

test('a card shows what the investor says, and the columns are filtered and sorted', async () => {
  const { sent } = await openBoard([
    anInquiry({
      subject: 'Nashik',
      plans: { budget: '0-500000', city: 'Pune', startTime: '3-months', experience: 'business' },
      phone: {
        number: '+919876543210',
        onWhatsApp: false,
        confirmedAt: new Date().toISOString(),
        consentedAt: new Date().toISOString(),
        withdrawnAt: null,
      },
    }),
  ]);
  const said = within(await card('Nashik')).getByRole('list', { name: 'The investor says' });
  expect(
    within(said)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Budget under ₹5 Lakh',
    'Pune',
    'Starts within 3 months',
    'Has run a business',
    'Phone confirmed',
  ]);
  await act(async () => fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'start' } }));
  await waitFor(() =>
    expect(
      sent('GET').filter(({ url }) => url.includes('sort=start') && url.includes('status=')),
    ).toHaveLength(7),
  );
  await card('Nashik');
});

test('a move that the server refuses shows the reason, and the card stays', async () => {
  await openBoard([anInquiry({ subject: 'Nashik' })], 'This inquiry is already closed.');
  fireEvent.dragStart(await card('Nashik'));
  fireEvent.drop(await column('Meeting scheduled'));
  await waitFor(() => expect(shownToast()?.description).toBe('This inquiry is already closed.'));
  within(await column('Open')).getByRole('article', { name: 'Nashik' });
});

test('the arrangement is in the address, and the board opens a conversation', async () => {
  await openBoard([anInquiry({ subject: 'Nashik' })]);
  await press('Open conversation about Nashik');
  await screen.findByRole('dialog', { name: 'Nashik' });
  await press('Close');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'List' })));
  await screen.findByRole('button', { name: 'Mark as In Progress' });
  expect(screen.getByLabelText('address').textContent).toBe('/dashboard?tab=inquiries');
});
