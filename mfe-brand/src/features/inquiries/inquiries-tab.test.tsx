import type { InquiryView } from '@setu/contracts';
import { anInquiry } from '@setu/marketplace/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { press } from '../../../test/by-hand';
import {
  type Answers,
  closeDashboard,
  openDashboard,
  problem,
  shownToast,
} from '../../../test/open-dashboard';

afterEach(closeDashboard);

const inquiries = (all: InquiryView[], answers: Answers = {}) =>
  openDashboard('/dashboard?tab=inquiries', { 'GET /api/inquiries': () => ({ body: all }), ...answers });

test('a card shows sender, subject, franchise and date of an inquiry', async () => {
  const offer = anInquiry({ kind: 'offer', franchiseTitle: null, requirementTitle: 'Corner in Pune' });
  await inquiries([
    anInquiry({
      subject: 'Opening in Nashik',
      message: '<b>नमस्ते</b>',
      createdAt: '2026-11-20T20:00:00.000Z',
    }),
    anInquiry({ status: 'meeting_scheduled', fromName: null }),
    offer,
  ]);
  const [first, second, third] = await screen.findAllByRole('article');
  for (const text of ['Opening in Nashik', 'open', '<b>नमस्ते</b>', 'Chai Chaupal Corner', '21 November 2026'])
    within(first!).getByText(text);
  expect(first?.textContent).toContain('Asha Iyer');
  within(second!).getByText('meeting scheduled');
  expect(within(second!).queryByRole('button', { name: 'Mark as In Progress' })).toBeNull();
  within(third!).getByText('Agent offer');
  const link = within(third!).getByRole('link', { name: 'Compare and accept offers' });
  expect(link.getAttribute('href')).toBe('/dashboard?tab=requirements');
  within(third!).getByText('Corner in Pune');
});

test('the list shows all inquiries, unread inquiries, or those without a first answer', async () => {
  const { sent } = await openDashboard('/dashboard?tab=inquiries&show=unread', {
    'GET /api/inquiries': ({ url }) =>
      url.includes('unread=true') || url.includes('status=open')
        ? { body: [] }
        : { body: [anInquiry({ isUnread: true })] },
  });
  await screen.findByText('You have read everything');
  fireEvent.click(screen.getByRole('button', { name: 'Not answered' }));
  await screen.findByText('You have answered everybody');
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  within(await screen.findByRole('article')).getByText('Unread');
  const asked = sent('GET').filter(({ url }) => url.startsWith('/api/inquiries?'));
  expect(asked.map(({ url }) => url)).toEqual(
    expect.arrayContaining([expect.stringContaining('unread=true'), expect.stringContaining('status=open')]),
  );
});

test('Mark as In Progress sets the status, and the lists are loaded again', async () => {
  let status: InquiryView['status'] = 'open';
  const one = anInquiry();
  const { sent } = await openDashboard('/dashboard?tab=inquiries', {
    'GET /api/inquiries': () => ({ body: [{ ...one, status }] }),
    [`PATCH /api/inquiries/${one.id}/status`]: ({ body }) => {
      status = (body as { status: InquiryView['status'] }).status;
      return { body: { ...one, status } };
    },
  });
  const button = await screen.findByRole('button', { name: 'Mark as In Progress' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText('in progress');
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ status: 'in_progress' }]);
  expect(screen.queryByRole('button', { name: 'Mark as In Progress' })).toBeNull();
});

test('when the status was changed elsewhere, the refusal is shown and the list is loaded again', async () => {
  const one = anInquiry();
  const { seen } = await inquiries([one], {
    [`PATCH /api/inquiries/${one.id}/status`]: () =>
      problem(409, 'status_not_allowed', 'This inquiry is withdrawn.'),
  });
  await press('Mark as In Progress');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Error', description: 'This inquiry is withdrawn.' }),
  );
  await waitFor(() => expect(seen.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1));
});

test('further statuses are in a menu, and a closed deal is confirmed first', async () => {
  const one = anInquiry({ status: 'negotiation', subject: 'Nashik' });
  const { sent } = await inquiries([one], {
    [`PATCH /api/inquiries/${one.id}/status`]: { ...one, status: 'deal_closed' },
  });
  const menu = await screen.findByRole('button', { name: 'More steps for Nashik' });
  fireEvent.keyDown(menu, { key: 'Enter' });
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Deal closed',
    'Decline',
  ]);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Deal closed' }));
  await screen.findByRole('dialog', { name: 'Close the deal?' });
  expect(sent('PATCH')).toEqual([]);
  await press('Deal closed');
  await waitFor(() => expect(sent('PATCH').map(({ body }) => body)).toEqual([{ status: 'deal_closed' }]));
});

test('Reply opens the thread', async () => {
  const one = anInquiry({ subject: 'Nashik', replyCount: 2 });
  await inquiries([one], {
    [`GET /api/inquiries/${one.id}/messages`]: [
      {
        id: one.id,
        inquiryId: one.id,
        fromUserId: one.fromUserId,
        fromName: one.fromName,
        isMine: false,
        message: one.message,
        createdAt: one.createdAt,
      },
    ],
  });
  await press('Reply (2) to Nashik');
  await screen.findByRole('dialog', { name: 'Nashik' });
  await screen.findByRole('log', { name: 'Messages' });
  screen.getByLabelText('Your message');
});

test('a declined inquiry can only be read', async () => {
  await inquiries([anInquiry({ status: 'declined', subject: 'Nashik' })]);
  await screen.findByRole('button', { name: 'View conversation about Nashik' });
  expect(screen.queryByRole('button', { name: /^More steps/ })).toBeNull();
});

test('Load more adds the inquiries of the next page', async () => {
  const [first, second] = [anInquiry({ subject: 'First' }), anInquiry({ subject: 'Second' })];
  await openDashboard('/dashboard?tab=inquiries', {
    'GET /api/inquiries': ({ url }) => {
      const total = { 'x-total-count': '2' };
      if (url.includes('cursor=')) return { body: [second], headers: total };
      return { body: [first], headers: { ...total, link: '</api/inquiries?cursor=n>; rel="next"' } };
    },
  });
  await screen.findByText('2 received');
  await press('Load more');
  await screen.findByText('Second');
  screen.getByText('First');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('a long message is folded, and a short message has no button', async () => {
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200);
  await inquiries([anInquiry({ message: 'word '.repeat(300) })]);
  await press('Show more');
  screen.getByRole('button', { name: 'Show less', expanded: true });
  height.mockReturnValue(0);
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  height.mockRestore();
});

const sentAt = '2026-11-20T10:00:00.000Z';

test('a card shows the plans of an investor, and the phone number until it is withdrawn', async () => {
  await inquiries([
    anInquiry({
      plans: { budget: '2500000-10000000', city: 'Pune', startTime: '3-months', experience: 'first' },
      isBelowBudget: true,
      phone: {
        number: '+919876543210',
        onWhatsApp: true,
        confirmedAt: sentAt,
        consentedAt: sentAt,
        withdrawnAt: null,
      },
    }),
    anInquiry({ phone: { number: null, onWhatsApp: false, consentedAt: sentAt, withdrawnAt: sentAt } }),
  ]);
  const [first, second] = await screen.findAllByRole('article');
  const said = within(first!).getByRole('list', { name: 'The investor says' });
  expect(
    within(said)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Below your lowest budget',
    'Budget ₹25L-1Cr',
    'Pune',
    'Starts within 3 months',
    'First business',
    'Phone confirmed',
  ]);
  const call = within(first!).getByRole('link', { name: '+91 98765 43210' });
  expect(call.getAttribute('href')).toBe('tel:+919876543210');
  within(first!).getByRole('link', { name: 'Write on WhatsApp' });
  within(second!).getByText('The investor has withdrawn the phone number');
  expect(within(second!).queryByRole('link', { name: /98765/ })).toBeNull();
});

test('leads are filtered and sorted by what investors say; the choices are in the address', async () => {
  const { sent } = await openDashboard('/dashboard?tab=inquiries&sort=budget&experience=much', {
    'GET /api/inquiries': ({ url }) => ({ body: url.includes('city=') ? [] : [anInquiry()] }),
  });
  const last = () =>
    new URL(sent('GET').findLast(({ url }) => url.startsWith('/api/inquiries?'))!.url, 'http://setu.test')
      .searchParams;
  await screen.findByRole('article');
  // An unknown value in the address is ignored.
  expect(last().toString()).toBe('box=received&sort=budget');
  await press('Filters');
  fireEvent.change(screen.getByLabelText('Budget'), { target: { value: '0-500000' } });
  fireEvent.change(screen.getByLabelText('Experience'), { target: { value: 'first' } });
  fireEvent.click(screen.getByLabelText('With a phone number'));
  fireEvent.click(screen.getByLabelText('With a confirmed phone number'));
  fireEvent.click(screen.getByLabelText('Below your lowest budget'));
  fireEvent.change(screen.getByLabelText('City'), { target: { value: ' Pune ' } });
  fireEvent.blur(screen.getByLabelText('City'));
  await screen.findByText('No inquiry fits these filters');
  expect(Object.fromEntries(last())).toEqual({
    box: 'received',
    budget: '0-500000',
    experience: 'first',
    city: 'Pune',
    phone: 'true',
    confirmedPhone: 'true',
    belowBudget: 'true',
    sort: 'budget',
  });
  screen.getByRole('button', { name: 'Filters (6)' });
  screen.getByText('0 found');
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
  await screen.findByRole('article');
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'newest' } });
  await waitFor(() => expect(last().toString()).toBe('box=received'));
});

test('the CSV has the inquiries of all pages, and people’s texts are never formulas', async () => {
  const [first, second] = [
    anInquiry({
      subject: '=HYPERLINK("https://evil.example")',
      createdAt: '2026-11-21T20:45:00.000Z',
      message: 'Two lines,\nand a "quote"',
      plans: { budget: '2500000-10000000', city: '=Pune', startTime: 'later', experience: 'first' },
      isBelowBudget: true,
      phone: {
        number: '+919876543210',
        onWhatsApp: true,
        confirmedAt: sentAt,
        consentedAt: sentAt,
        withdrawnAt: null,
      },
      labels: ['=Hot', 'Nashik'],
    }),
    anInquiry({
      subject: '+91 98200 12345',
      fromName: null,
      status: 'meeting_scheduled',
      phone: { number: null, onWhatsApp: false, consentedAt: sentAt, withdrawnAt: sentAt },
    }),
  ];
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:file';
  };
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await openDashboard('/dashboard?tab=inquiries', {
    'GET /api/inquiries': ({ url }) => {
      const total = { 'x-total-count': '2' };
      if (url.includes('cursor=')) return { body: [second], headers: total };
      return { body: [first], headers: { ...total, link: '</api/inquiries?cursor=n>; rel="next"' } };
    },
  });
  const { Date: Clock } = globalThis;
  // 1:30 at night in India; the day before in UTC.
  const night = Clock.parse('2026-11-21T20:00:00.000Z');
  globalThis.Date = class extends Clock {
    constructor(...at: [] | [number | string]) {
      super(at[0] ?? night);
    }
  } as DateConstructor;
  await press('Download CSV');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ description: '2 inquiries have been downloaded.' }),
  );
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(files[0] as Blob);
  });
  globalThis.Date = Clock;
  expect(names).toEqual(['inquiries-2026-11-22.csv']);
  const [head, one, rest] = text.split('\r\n');
  expect(head).toBe(
    'Received (IST),Status,Kind,From,About,Subject,Message,Replies,Commission (%),Budget,City,Start,Experience,Below lowest budget,Phone,WhatsApp,Labels,Phone confirmed',
  );
  // 2:15 at night in India is the day before in UTC.
  expect(one).toMatch(/^2026-11-22 02:15,/);
  expect(one).toContain(`,₹25L-1Cr,'=Pune,Later,First business,Yes,'+919876543210,Yes,'=Hot; Nashik,Yes`);
  expect(one).toContain(`"'=HYPERLINK(""https://evil.example"")","Two lines,\nand a ""quote"""`);
  expect(rest).toContain(`,Meeting scheduled,Inquiry,,Chai Chaupal Corner,'+91 98200 12345,`);
  click.mockRestore();
});

test('inquiries that cannot all be loaded are not downloaded in part', async () => {
  let isUp = true;
  await openDashboard('/dashboard?tab=inquiries', {
    'GET /api/inquiries': () =>
      isUp ? { body: [anInquiry()] } : problem(503, 'service_unavailable', 'Not available at the moment.'),
  });
  await screen.findByRole('button', { name: 'Download CSV' });
  isUp = false;
  await press('Download CSV');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Your inquiries could not be collected.' }),
  );
});
