import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAdmin, aProof } from '../../../test/builders';
import { address, closeAdmin, openAdmin, page, refusal, shownToast } from '../../../test/open-admin';

afterEach(closeAdmin);

const list = 'GET /api/admin/franchisee-proofs';
const decidedAt = '2026-11-20T06:30:00.000Z';

const open = (proof: ReturnType<typeof aProof>, decided: Parameters<typeof aProof>[0] = {}) =>
  openAdmin('/admin?tab=users&view=outlets', {
    admin: anAdmin(),
    server: {
      [list]: page([proof]),
      [`POST /api/admin/franchisee-proofs/${proof.id}/decision`]: {
        body: { ...proof, agreement: null, decidedAt, ...decided },
      },
    },
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const giveReason = async (title: string, label: string, reason: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: reason } });
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: label })));
};

test('agreements to check come first, each with its file in a new tab', async () => {
  const { seen } = await open(aProof());
  const link = await screen.findByRole('link', { name: 'Agreement.pdf' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/attachments/c0000000-0000-4000-8000-000000000001/document.pdf',
    '_blank',
  ]);
  screen.getByText('PDF, 24 pages, 793 kB');
  expect(seen.at(-1)?.url).toBe('/api/admin/franchisee-proofs?state=waiting&hasAgreement=true');
});

test('an accepted outlet keeps its place and can be withdrawn', async () => {
  const proof = aProof();
  const { seen } = await open(proof, { state: 'proven', provenBy: 'administrator' });
  await screen.findByText('Showing 1 of 1 outlet');
  await press('Accept Arjun Mehta');
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Outlet accepted' }));
  await screen.findByText(/^Agreement checked, since/);
  screen.getByText('Agreement removed after the decision');
  await press('Withdraw the proof of Arjun Mehta');
  await giveReason('Withdraw this proof?', 'Withdraw', 'The agreement was forged.');
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Proof withdrawn' }));
  expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { decision: 'proven' },
    { decision: 'withdrawn', reason: 'The agreement was forged.' },
  ]);
});

test('an outlet is declined with a reason', async () => {
  const { seen } = await open(aProof(), { state: 'declined', reason: 'It names another company.' });
  await screen.findByText('Showing 1 of 1 outlet');
  await press('Decline Arjun Mehta');
  await giveReason('Decline this outlet?', 'Decline', 'It names another company.');
  await screen.findByText('It names another company.');
  expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { decision: 'declined', reason: 'It names another company.' },
  ]);
});

test('without an agreement only the brand confirms, and the list is in the address', async () => {
  const { seen } = await open(aProof({ hasAgreement: false, agreement: null }));
  await screen.findByText('No agreement sent');
  expect(screen.queryByRole('button', { name: 'Accept Arjun Mehta' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'brands' } });
  expect(address()).toBe('/admin?tab=users&view=outlets&state=brands');
  await waitFor(() =>
    expect(seen.at(-1)?.url).toBe('/api/admin/franchisee-proofs?state=waiting&hasAgreement=false'),
  );
});

test('a decision that was refused is explained, and the list is read again', async () => {
  const proof = aProof();
  const { seen } = await openAdmin('/admin?tab=users&view=outlets', {
    admin: anAdmin(),
    server: {
      [list]: page([proof]),
      [`POST /api/admin/franchisee-proofs/${proof.id}/decision`]: refusal(
        409,
        'proof_decided',
        'This was decided already. Load the page again.',
      ),
    },
  });
  await screen.findByText('Showing 1 of 1 outlet');
  await press('Accept Arjun Mehta');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ description: 'This was decided already. Load the page again.' }),
  );
  await waitFor(() => expect(seen.at(-1)?.method).toBe('GET'));
});

test('an empty list says so', async () => {
  await openAdmin('/admin?tab=users&view=outlets', { admin: anAdmin(), server: { [list]: page([]) } });
  await screen.findByText('No agreement waits for you');
});
