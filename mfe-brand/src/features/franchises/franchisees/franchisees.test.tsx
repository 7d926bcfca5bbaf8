import { aFranchise } from '@setu/marketplace/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProof } from '../../../../test/builders';
import { press, write } from '../../../../test/by-hand';
import {
  type Answers,
  closeDashboard,
  openDashboard,
  problem,
  shownToast,
} from '../../../../test/open-dashboard';

afterEach(closeDashboard);

const franchise = aFranchise({ title: 'Chai kiosk' });
const waiting = aProof({ franchiseId: franchise.id });
const decisionPath = `POST /api/my-franchisees/${waiting.id}/decision`;

type Proof = ReturnType<typeof aProof>;

/** Opens the franchisees of a franchise; the list follows the decisions that `decide` returns. */
const open = async (people: Proof[] = [waiting], answers: Answers = {}) => {
  const known = new Map(people.map((proof) => [proof.id, proof]));
  const server = await openDashboard('/dashboard?tab=franchises', {
    'GET /api/my-franchises': [franchise],
    'GET /api/my-franchisees': ({ url }) => {
      const state = new URL(url, 'http://x').searchParams.get('state') ?? 'waiting';
      return { body: [...known.values()].filter((proof) => proof.state === state) };
    },
    [decisionPath]: ({ body }) => {
      const { decision, reason = null } = body as { decision: 'proven' | 'declined'; reason?: string };
      const decided = aProof({
        ...waiting,
        state: decision,
        provenBy: decision === 'proven' ? 'brand' : null,
        reason,
        decidedAt: '2026-11-20T06:30:00.000Z',
      });
      known.set(decided.id, decided);
      return { body: decided };
    },
    ...answers,
  });
  await press(/Franchisees and reviews of Chai kiosk/);
  return {
    ...server,
    drawer: within(await screen.findByRole('dialog', { name: 'Franchisees and Reviews' })),
  };
};

test('the card of a franchise counts the people who wait', async () => {
  await open([waiting, aProof({ franchiseId: aFranchise().id })]);
  screen.getByText('waiting for your confirmation', { exact: false });
  expect(
    screen.getByRole('button', { name: /of Chai kiosk 1 waiting for your confirmation$/, hidden: true }),
  ).toBeDefined();
});

test.each([
  ['franchisees', 'Franchisees'],
  ['reviews', 'Reviews'],
])(
  'the address of a notification opens the %s, and closing them removes them from it',
  async (name, view) => {
    await openDashboard(`/dashboard?tab=franchises&${name}=${franchise.id}`, {
      'GET /api/my-franchises': [franchise],
    });
    const drawer = within(await screen.findByRole('dialog', { name: 'Franchisees and Reviews' }));
    expect(drawer.getByRole('button', { name: view }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(drawer.getByRole('button', { name: view }), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('address').textContent).toBe('/dashboard?tab=franchises');
  },
);

test('a brand confirms a person, who moves to the confirmed', async () => {
  const { drawer, sent } = await open();
  const people = within(await drawer.findByRole('region', { name: 'Waiting for you' }));
  people.getByRole('heading', { name: 'Arjun Mehta' });
  fireEvent.click(people.getByRole('button', { name: 'Confirm Arjun Mehta' }));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Outlet confirmed' }));
  expect(sent('POST').map(({ body }) => body)).toEqual([{ decision: 'proven' }]);
  const confirmed = within(await drawer.findByRole('region', { name: 'Confirmed' }));
  confirmed.getByText('Confirmed by the brand');
  await drawer.findByText('Nobody waits for you');
});

test('declining needs a reason, and the declined can be confirmed later', async () => {
  const { drawer, sent } = await open();
  fireEvent.click(await drawer.findByRole('button', { name: 'Decline Arjun Mehta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline this outlet?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await dialog.findByText('Give a reason: the person reads it');
  expect(sent('POST')).toEqual([]);
  write('Reason', 'We have no outlet in Indore.');
  fireEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Outlet declined' }));
  expect(sent('POST').map(({ body }) => body)).toEqual([
    { decision: 'declined', reason: 'We have no outlet in Indore.' },
  ]);
  const declined = within(await drawer.findByRole('region', { name: 'Declined' }));
  declined.getByText('We have no outlet in Indore.');
  declined.getByRole('button', { name: 'Confirm Arjun Mehta' });
});

test('a person who sent the agreement or wrote a review can only be declined by administrators', async () => {
  const { drawer } = await open([
    aProof({ franchiseId: franchise.id, hasAgreement: true }),
    aProof({ franchiseId: franchise.id, state: 'proven', provenBy: 'brand', hasReviewed: true }),
  ]);
  await drawer.findByText(/^Sent the franchise agreement: an administrator checks it\./);
  await drawer.findByText(/^Has reviewed this franchise\./);
  expect(drawer.queryByRole('button', { name: /^Decline/ })).toBeNull();
  drawer.getByRole('button', { name: 'Confirm Arjun Mehta' });
});

test('what administrators decided is shown with its day and reason, and a withdrawn person cannot be confirmed', async () => {
  const decided = {
    franchiseId: franchise.id,
    decidedBy: 'administrator',
    decidedAt: '2026-11-20T06:30:00.000Z',
    hasAgreement: true,
  } as const;
  const { drawer } = await open([
    aProof({ ...decided, state: 'withdrawn', reason: 'The agreement was forged.', hasReviewed: true }),
    aProof({ ...decided, state: 'declined', reason: 'The agreement is not signed.' }),
  ]);
  const withdrawn = within(await drawer.findByRole('region', { name: 'Withdrawn' }));
  withdrawn.getByText((_, line) =>
    /^Withdrawn by an administrator on 20\sNovember\s2026$/.test(line?.textContent ?? ''),
  );
  withdrawn.getByText('The agreement was forged.');
  withdrawn.getByText(
    'The withdrawal hid the review of this person. Only an administrator can confirm this person again.',
  );
  expect(withdrawn.queryByRole('button')).toBeNull();
  const declined = within(await drawer.findByRole('region', { name: 'Declined' }));
  declined.getByText((_, line) =>
    /^Declined by an administrator on 20\sNovember\s2026$/.test(line?.textContent ?? ''),
  );
  declined.getByText('The agreement is not signed.');
  declined.getByRole('button', { name: 'Confirm Arjun Mehta' });
});

test('a decision that somebody else made first is explained, and the lists are read again', async () => {
  const { drawer, seen } = await open([waiting], {
    [decisionPath]: () => problem(409, 'proof_decided', 'This was decided already. Load the page again.'),
  });
  fireEvent.click(await drawer.findByRole('button', { name: 'Confirm Arjun Mehta' }));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'The outlet was not confirmed.',
      description: 'This was decided already. Load the page again.',
    }),
  );
  const after = seen.findIndex(({ method }) => method === 'POST');
  await waitFor(() => expect(seen.slice(after).some(({ method }) => method === 'GET')).toBe(true));
});

test('people that failed to load can be retried', async () => {
  let isDown = true;
  const { drawer } = await open([], {
    'GET /api/my-franchisees': () =>
      isDown ? problem(503, 'service_unavailable', 'Down.') : { body: [waiting] },
  });
  await drawer.findByText('Waiting for you: this list could not be loaded.');
  isDown = false;
  fireEvent.click(drawer.getAllByRole('button', { name: 'Retry' })[0]!);
  await drawer.findByRole('region', { name: 'Waiting for you' });
});
