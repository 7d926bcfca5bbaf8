import type { MessageReport } from '@setu/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { anAdmin } from '../../../test/builders';
import { address, closeAdmin, openAdmin, page, shownToast } from '../../../test/open-admin';

afterEach(closeAdmin);

const report: MessageReport = {
  id: 'd0000000-0000-4000-8000-000000000001',
  inquiryId: 'd0000000-0000-4000-8000-000000000002',
  inquirySubject: 'A kiosk in Pune',
  messageId: 'd0000000-0000-4000-8000-000000000003',
  message: 'Send the fee first.',
  writerId: 'd0000000-0000-4000-8000-000000000004',
  writerName: 'Chai Chaupal',
  reason: 'fraud',
  text: 'They ask for money.',
  reporterId: 'd0000000-0000-4000-8000-000000000005',
  reporterName: 'Asha Iyer',
  state: 'open',
  createdAt: '2026-02-11T06:30:00.000Z',
  decidedAt: null,
};

test.each([
  ['Uphold', 'uphold', 'upheld', 'Report upheld', 'Upheld'],
  ['Dismiss', 'dismiss', 'dismissed', 'Report dismissed', 'Dismissed'],
] as const)('%s decides a report, which keeps its place', async (action, call, state, toast, label) => {
  await openAdmin('/admin?tab=inquiries', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/inquiries': page([]),
      'GET /api/admin/message-reports': page([report]),
      [`POST /api/admin/message-reports/${report.id}/${call}`]: {
        body: { ...report, state, decidedAt: report.createdAt },
      },
    },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Reports' }));
  expect(address()).toBe('/admin?tab=inquiries&view=reports');
  await screen.findByText('Send the fee first.');
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: `${action} the report of Chai Chaupal` })),
  );
  await waitFor(() => expect(shownToast()).toMatchObject({ title: toast }));
  await screen.findByText(label, { selector: 'span' });
  expect(screen.queryByRole('button', { name: /the report of Chai Chaupal/ })).toBeNull();
});

test('the sender links to the account, and the state is in the address', async () => {
  await openAdmin('/admin?tab=inquiries&view=reports', {
    admin: anAdmin(),
    server: { 'GET /api/admin/message-reports': page([report]), 'GET /api/admin/users': page([]) },
  });
  const link = await screen.findByRole('link', { name: 'Chai Chaupal' });
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'upheld' } });
  expect(address()).toBe('/admin?tab=inquiries&view=reports&state=upheld');
  fireEvent.click(link);
  expect(address()).toBe(`/admin?tab=users&search=${report.writerId}`);
});
