import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAdmin, anAgent } from '../../../test/builders';
import { address, closeAdmin, openAdmin, page, refusal, shownToast } from '../../../test/open-admin';

afterEach(closeAdmin);

const historyPath = (userId: string) => `GET /api/admin/agents/${userId}/verifications`;
const checkedAt = '2026-11-12T06:30:00.000Z';
const documents = [{ type: 'rera', number: 'P51700001234' }];

test('the Users tab lists agents, and an administrator verifies one with the documents that were checked', async () => {
  const agent = anAgent();
  const { seen } = await openAdmin('/admin?tab=users', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/users': page([]),
      'GET /api/admin/agents': page([agent]),
      [historyPath(agent.userId)]: { body: [] },
      [`PATCH /api/admin/agents/${agent.userId}`]: ({ body }) => ({
        body: {
          ...agent,
          isVerified: (body as { isVerified: boolean }).isVerified,
          verification: { documents: ['rera'], checkedAt },
        },
      }),
    },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Agents' }));
  expect(address()).toBe('/admin?tab=users&view=agents');
  await screen.findByText('Rao Realty');
  screen.getByText('12 years, 1.5%');
  screen.getByText('8 deals, rated 4.5 of 5.0');
  screen.getByText('Bangalore, Mysuru, Hubballi, Mangaluru and 1 more');
  expect(screen.queryByText('Verified')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Verify Rao Realty' })));
  const dialog = await screen.findByRole('dialog', { name: 'Verify Rao Realty' });
  await act(async () => fireEvent.submit(within(dialog).getByLabelText(/^RERA/).closest('form')!));
  await within(dialog).findByText('Fill in the number of at least one document');
  fireEvent.input(within(dialog).getByLabelText(/^GST registration/), {
    target: { value: '27AAPFU0939F1ZX' },
  });
  fireEvent.input(within(dialog).getByLabelText(/^RERA/), { target: { value: 'P51700001234' } });
  await act(async () => fireEvent.submit(within(dialog).getByLabelText(/^RERA/).closest('form')!));
  await within(dialog).findByText(/^The last character does not match/);
  fireEvent.input(within(dialog).getByLabelText(/^GST registration/), { target: { value: '' } });
  await act(async () => fireEvent.submit(within(dialog).getByLabelText(/^RERA/).closest('form')!));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Agent verified successfully' }));
  await screen.findByText('Verified');
  expect(seen.at(-1)?.body).toEqual({ isVerified: true, documents, validUntil: null });
  screen.getByText('Checked on 12 November 2026: RERA registration.');
});

test('a verification is removed with a reason', async () => {
  const agent = anAgent({ isVerified: true });
  const reason = 'The registration was cancelled.';
  const { seen } = await openAdmin('/admin?tab=users&view=agents', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/agents': page([agent]),
      [`PATCH /api/admin/agents/${agent.userId}`]: {
        body: { ...agent, isVerified: false, verificationEnd: { why: 'withdrawn', at: checkedAt, reason } },
      },
    },
  });
  await screen.findByText('No documents were recorded.');
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Remove verification of Rao Realty' })),
  );
  const field = await screen.findByLabelText('Reason');
  fireEvent.input(field, { target: { value: reason } });
  await act(async () => fireEvent.submit(field.closest('form')!));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Verification removed' }));
  expect(seen.at(-1)?.body).toEqual({ isVerified: false, reason });
  await screen.findByText('Withdrawn');
  screen.getByText(`Since 12 November 2026: ${reason}`);
});

test('the history shows decisions with document numbers, and a renewal is prefilled with them', async () => {
  const agent = anAgent({ verificationEnd: { why: 'expired', at: checkedAt, reason: null } });
  const record = { validUntil: null, reason: null, byUserId: null, byName: null, at: checkedAt };
  await openAdmin('/admin?tab=users&view=agents', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/agents': page([agent]),
      [historyPath(agent.userId)]: {
        body: [
          { ...record, id: agent.id, decision: 'expired', documents: [] },
          { ...record, id: agent.userId, decision: 'verified', documents, byName: 'Nisha Verma' },
        ],
      },
    },
  });
  await screen.findByText('Expired');
  fireEvent.click(screen.getByRole('button', { name: 'History of the verification of Rao Realty' }));
  const history = within(await screen.findByRole('dialog', { name: 'History of the verification' }));
  history.getByText('P51700001234');
  history.getByText(/by Nisha Verma/);
  history.getByText(/by its last day/);
  fireEvent.click(history.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Verify Rao Realty' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Verify Rao Realty' }));
  expect(dialog.getByLabelText<HTMLInputElement>(/^RERA/).value).toBe('P51700001234');
});

test('a failed verification shows the reason', async () => {
  const agent = anAgent();
  await openAdmin('/admin?tab=users&view=agents', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/agents': page([agent]),
      [historyPath(agent.userId)]: { body: [] },
      [`PATCH /api/admin/agents/${agent.userId}`]: refusal(404, 'profile_not_found', 'There is no profile.'),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Verify Rao Realty' }));
  const field = await screen.findByLabelText(/^RERA/);
  fireEvent.input(field, { target: { value: 'P51700001234' } });
  await act(async () => fireEvent.submit(field.closest('form')!));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Failed to update verification',
      description: 'There is no profile.',
    }),
  );
});

test('one year and one deal are written in the singular', async () => {
  await openAdmin('/admin?tab=users&view=agents', {
    admin: anAdmin(),
    server: { 'GET /api/admin/agents': page([anAgent({ experience: 1, totalDeals: 1 })]) },
  });
  await screen.findByText('1 year, 1.5%');
  screen.getByText(/^1 deal, rated/);
});

test('the list explains that it is empty when no agent has a profile', async () => {
  await openAdmin('/admin?tab=users&view=agents', {
    admin: anAdmin(),
    server: { 'GET /api/admin/agents': page([]) },
  });
  await screen.findByText('No agent profiles yet');
});
