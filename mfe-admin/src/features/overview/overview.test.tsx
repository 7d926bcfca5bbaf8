import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  anAdmin,
  anEntry,
  aProof,
  aReport,
  aReviewToModerate,
  aWaiting,
  someTrends,
} from '../../../test/builders';
import { closeAdmin, openAdmin, page, refusal } from '../../../test/open-admin';

afterEach(closeAdmin);

const stats = { totalUsers: 1029, totalFranchises: 71, totalProperties: 12, totalInquiries: 44 };
const server = {
  'GET /api/admin/stats': { body: stats },
  'GET /api/admin/stats/trends': { body: someTrends({ 28: { views: 60 }, 29: { views: 3, inquiries: 1 } }) },
  'GET /api/admin/review-queue': page([]),
  'GET /api/admin/listing-reports': page([]),
  'GET /api/admin/message-reports': page([]),
  'GET /api/admin/franchisee-proofs': page([]),
  'GET /api/admin/franchisee-reviews': page([]),
  'GET /api/admin/activity': page([anEntry(), anEntry({ text: 'Nisha Verma changed “hero.headline”' })]),
};

test('the overview shows the four totals, and the audit trail with its times in India', async () => {
  const { seen } = await openAdmin('/admin', { admin: anAdmin(), server });
  await screen.findByText('1,029');
  for (const label of ['Total Users', 'Franchises', 'Properties']) screen.getByText(label);
  await screen.findByText('Asha Iyer registered as Investor');
  expect(screen.getAllByText('20 Nov 2026, 4:12 pm')).toHaveLength(2);
  expect(seen.map(({ url }) => url)).toContain('/api/admin/activity?limit=10');
});

test('the plots are described in words and can be shown as a table', async () => {
  await openAdmin('/admin', { admin: anAdmin(), server });
  await screen.findByRole('img', { name: 'Views: 63 in 30 days, most on 19 November 2026: 60' });
  screen.getByRole('img', { name: 'Inquiries: 1 in 30 days, most on 20 November 2026: 1' });
  screen.getByRole('img', { name: 'Registrations: none in 30 days' });
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(31);
  expect(rows[1]?.textContent).toBe('20 Nov013');
  fireEvent.click(screen.getByRole('button', { name: 'Show as plot' }));
  await screen.findByRole('img', { name: /Views/ });
});

test('each part reports its own failure and can be retried', async () => {
  let isDown = true;
  await openAdmin('/admin', {
    admin: anAdmin(),
    server: {
      ...server,
      'GET /api/admin/stats': () =>
        isDown ? refusal(503, 'service_unavailable', 'Back in a minute.') : { body: stats },
    },
  });
  await screen.findByText('The totals could not be loaded.');
  screen.getByText('Back in a minute.');
  await screen.findByText('Asha Iyer registered as Investor');
  isDown = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  await waitFor(() => screen.getByText('71'));
});

test('an empty activity list says so', async () => {
  await openAdmin('/admin', {
    admin: anAdmin(),
    server: { ...server, 'GET /api/admin/activity': page([]) },
  });
  await screen.findByText('No activity yet');
});

test('the overview counts reviews and open reports, and each line links to its list', async () => {
  const { seen } = await openAdmin('/admin', {
    admin: anAdmin(),
    server: {
      ...server,
      'GET /api/admin/review-queue': page([aWaiting()], 3),
      'GET /api/admin/listing-reports': page([aReport()]),
      'GET /api/admin/franchisee-proofs': page([aProof({ hasAgreement: true })], 2),
      'GET /api/admin/franchisee-reviews': page([aReviewToModerate()]),
    },
  });
  const waiting = within(await screen.findByRole('region', { name: 'What needs you now' }));
  await waiting.findByRole('link', { name: '3 listings wait for review' });
  await waiting.findByRole('link', { name: '1 report of a listing is open' });
  await waiting.findByRole('link', { name: '2 agreements of franchisees wait for you' });
  await waiting.findByRole('link', { name: '1 review by a franchisee is reported' });
  expect(waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3 listings wait for review', '/admin?tab=content&view=reviews'],
    ['1 report of a listing is open', '/admin?tab=content&view=reports'],
    ['2 agreements of franchisees wait for you', '/admin?tab=users&view=outlets'],
    ['1 review by a franchisee is reported', '/admin?tab=content&view=franchisee-reviews'],
  ]);
  expect(seen.map(({ url }) => url)).toContain(
    '/api/admin/franchisee-proofs?state=waiting&hasAgreement=true&limit=1',
  );
});

test('the overview says when nothing waits, and when the counts could not be loaded', async () => {
  let isDown = true;
  await openAdmin('/admin', {
    admin: anAdmin(),
    server: {
      ...server,
      'GET /api/admin/message-reports': () =>
        isDown ? refusal(503, 'service_unavailable', 'Back in a minute.') : page([]),
    },
  });
  await screen.findByText('Some of what waits for you could not be loaded.');
  expect(screen.queryByText('Nothing waits for you.')).toBeNull();
  isDown = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  await screen.findByText('Nothing waits for you.');
});
