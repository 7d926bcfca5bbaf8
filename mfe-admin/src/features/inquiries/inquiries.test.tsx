import { anInquiry } from '@setu/marketplace/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { anAdmin } from '../../../test/builders';
import { address, closeAdmin, openAdmin, page } from '../../../test/open-admin';

afterEach(closeAdmin);

const inquiries = Array.from({ length: 10 }, (_, n) => anInquiry({ subject: `Inquiry ${n + 1}` }));

test('the table shows the newest ten inquiries, and all of them on request', async () => {
  inquiries[0] = anInquiry({ subject: 'Pune', status: 'in_progress', message: 'नमस्ते <b>🙏</b>' });
  const { seen } = await openAdmin('/admin?tab=inquiries', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/inquiries': ({ url }) =>
        url.includes('cursor=two')
          ? page([anInquiry({ subject: 'The oldest' })], 11)
          : page(inquiries, 11, 'two'),
    },
  });
  await screen.findByText('The newest 10 of 11 inquiries');
  const table = screen.getByRole('table', { name: 'Inquiries' });
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(11);
  const first = within(rows[1]!);
  first.getByText('Pune');
  first.getByText('in progress');
  first.getByText('नमस्ते <b>🙏</b>');
  first.getByText(inquiries[0].fromUserId);
  first.getByText('20 Nov 2026, 3:30 pm');
  expect(seen.map(({ url }) => url)).toEqual(['/api/admin/inquiries?limit=10']);

  fireEvent.click(screen.getByRole('link', { name: 'View all' }));
  expect(address()).toBe('/admin?tab=inquiries&show=all');
  await screen.findByText('Showing 10 of 11 inquiries');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Load more' })));
  await screen.findByText('The oldest');
});

test('a search is written to the address, and an empty result says so', async () => {
  const { seen } = await openAdmin('/admin?tab=inquiries', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/inquiries': ({ url }) => page(url.includes('search=') ? [] : [anInquiry()]),
    },
  });
  await screen.findByText('Showing 1 of 1 inquiries');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search inquiries' }), {
    target: { value: 'helipad' },
  });
  await screen.findByText('No inquiries found');
  expect(address()).toBe('/admin?tab=inquiries&search=helipad');
  expect(seen.at(-1)?.url).toBe('/api/admin/inquiries?search=helipad');
});

test('a long message is folded until Show more is pressed', async () => {
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(60);
  await openAdmin('/admin?tab=inquiries', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/inquiries': page([anInquiry({ subject: 'Pune', message: 'word '.repeat(1000) })]),
    },
  });
  const more = await screen.findByRole('button', { name: 'Show more of Pune' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(more);
  screen.getByRole('button', { name: 'Show less of Pune', expanded: true });
  height.mockRestore();
});

test('the table says so when no inquiry exists', async () => {
  await openAdmin('/admin?tab=inquiries', {
    admin: anAdmin(),
    server: { 'GET /api/admin/inquiries': page([]) },
  });
  await screen.findByText('No inquiries yet');
});

test('consultation requests and messages are read in the same tab', async () => {
  const letter = {
    id: 'e0000000-0000-4000-8000-0000000000aa',
    name: 'Meera',
    phone: '9820012345',
    email: null,
    message: 'Please call.',
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  await openAdmin('/admin?tab=inquiries', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/inquiries': page([]),
      'GET /api/admin/consultations': page([{ ...letter, city: 'Pune', budget: null, involvement: 'High' }]),
      'GET /api/admin/contact': page([{ ...letter, email: 'meera@example.test', phone: null }]),
    },
  });
  fireEvent.click(screen.getByRole('link', { name: 'Consultations' }));
  await screen.findByText('Budget not given');
  expect(screen.getByRole('link', { name: '9820012345' }).getAttribute('href')).toBe('tel:+919820012345');
  fireEvent.click(screen.getByRole('link', { name: 'Messages' }));
  const mail = await screen.findByRole('link', { name: 'meera@example.test' });
  expect(mail.getAttribute('href')).toBe('mailto:meera@example.test');
  expect(address()).toBe('/admin?tab=inquiries&view=messages');
});
