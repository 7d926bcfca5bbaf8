import type { FranchiseeProof } from '@setu/contracts';
import { type Answerer, aFranchise, aFranchiseeReview, aUser, startServer } from '@setu/marketplace/testing';
import { renderScreen } from '@setu/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Reviews } from './reviews';

let stop: () => Promise<void> = async () => {};
afterEach(async () => {
  await stop();
  stop = async () => {};
});

const franchise = aFranchise({ brandName: 'Chai Chaupal' });
const scores = { training: 4.5, support: 4, supplies: 3.2, marketing: 4, earnings: 3.9 };
const noRating = { count: 0, samples: 0, rating: null, scores: null };

const proof = (fields: Partial<FranchiseeProof> = {}): FranchiseeProof => ({
  id: 'e1000000-0000-4000-8000-000000000001',
  franchiseId: franchise.id,
  city: 'Indore',
  openedIn: 2021,
  hasAgreement: false,
  state: 'proven',
  provenBy: 'brand',
  reason: null,
  createdAt: '2026-11-01T06:30:00.000Z',
  decidedAt: null,
  ...fields,
});

interface Served {
  rating?: object;
  reviews?: object[];
  own?: object;
  user?: ReturnType<typeof aUser>;
  answer?: Answerer;
}

const open = async ({ rating = noRating, reviews = [], own, user, answer = () => ({}) }: Served = {}) => {
  const server = await startServer(async (request) => {
    const said = await answer(request);
    if (said.status) return said;
    if (request.url.endsWith('/rating')) return { body: rating };
    if (request.url.endsWith('/my-outlet'))
      return { body: { proof: null, review: null, hiddenReason: null, ...own } };
    return { body: reviews, headers: { 'x-total-count': String(reviews.length) } };
  });
  stop = server.stop;
  await renderScreen(<Reviews franchise={franchise} />, { server: server.origin, ...(user ? { user } : {}) });
  return server.seen;
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('a franchise without reviews says so, and who may write one', async () => {
  await open();
  await screen.findByText('No reviews yet.');
  screen.getByText(/Only people who were proven to run an outlet/);
  screen.getByRole('link', { name: 'Log in to review it' });
});

test('the means and the reviews are shown, with the number of samples among them', async () => {
  await open({
    rating: { count: 3, samples: 2, rating: 3.9, scores },
    reviews: [aFranchiseeReview(), aFranchiseeReview({ isSample: true, authorName: null, provenBy: null })],
  });
  await screen.findByText(/3 reviews by people who run an outlet/);
  screen.getByText(/2 of them are samples/);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  const terms = screen.getAllByRole('term').slice(0, 5);
  expect(terms.map((term) => term.nextElementSibling?.textContent)).toEqual([
    '4.5',
    '4.0',
    '3.2',
    '4.0',
    '3.9',
  ]);
});

test('a visitor can report a review', async () => {
  const review = aFranchiseeReview();
  const seen = await open({ rating: { count: 1, samples: 0, rating: 4, scores }, reviews: [review] });
  await screen.findByRole('article');
  await press('Report this review');
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this review' }));
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'fraud' } });
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Send Report' })));
  await waitFor(() =>
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      url: `/api/franchisee-reviews/${review.id}/reports`,
      body: { reason: 'fraud' },
    }),
  );
});

test('an investor says to run an outlet, and wrong fields are named', async () => {
  const seen = await open({
    user: aUser(),
    answer: ({ method }) => (method === 'POST' ? { status: 200, body: proof({ state: 'waiting' }) } : {}),
  });
  await screen.findByRole('button', { name: 'I run an outlet' });
  await press('I run an outlet');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your outlet' }));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Send' })));
  dialog.getByText('Enter the city of your outlet');
  dialog.getByText('Enter a year with four digits');
  fireEvent.change(dialog.getByRole('combobox', { name: 'City' }), { target: { value: 'Indore' } });
  fireEvent.change(dialog.getByRole('textbox', { name: 'Opened in' }), { target: { value: '2021' } });
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Send' })));
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      city: 'Indore',
      openedIn: '2021',
      agreement: null,
    }),
  );
});

test.each([
  [proof({ state: 'waiting' }), /Chai Chaupal was asked to confirm it/, 'Send the agreement'],
  [proof({ state: 'waiting', hasAgreement: true }), /an administrator reads your agreement/, 'Change'],
  [proof({ state: 'declined', reason: 'We have no outlet there.' }), /We have no outlet there/, 'Ask again'],
  [
    proof({ state: 'proven' }),
    /You were proven to run the outlet in Indore, opened in 2021/,
    'Write a review',
  ],
])('what comes next follows from the proof (%#)', async (state, text, action) => {
  await open({ user: aUser(), own: { proof: state } });
  await screen.findByText(text);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([action]);
});

test('a withdrawn proof leaves nothing to do, and a hidden review shows the reason', async () => {
  await open({
    user: aUser(),
    own: {
      proof: proof({ state: 'withdrawn', reason: 'The agreement was forged.' }),
      review: aFranchiseeReview({ franchiseId: franchise.id }),
      hiddenReason: 'The agreement was forged.',
    },
  });
  await screen.findByText(/An administrator withdrew the proof/);
  screen.getByText('An administrator hid your review: The agreement was forged.');
  expect(screen.queryByRole('button', { name: 'Delete your review' })).toBeNull();
});

test('a franchisee writes a review; a missing score and a phone number are named, and nothing typed is lost', async () => {
  const seen = await open({
    user: aUser(),
    own: { proof: proof() },
    answer: ({ method }) => (method === 'POST' ? { status: 201, body: aFranchiseeReview() } : {}),
  });
  await screen.findByRole('button', { name: 'Write a review' });
  await press('Write a review');
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a review' }));
  const text = 'Two weeks of training were enough. Supplies come late in the monsoon.';
  const write = (value: string) => fireEvent.change(dialog.getByRole('textbox'), { target: { value } });
  write(`${text} Call 98765 43210`);
  const rate = (criterion: string, stars: number) =>
    fireEvent.click(
      within(dialog.getByRole('group', { name: criterion })).getByRole('radio', {
        name: new RegExp(`^${stars} of 5`),
      }),
    );
  rate('Training before opening', 5);
  const publish = () => act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Publish' })));
  await publish();
  dialog.getByText('Rate: Support while running');
  dialog.getByText(/Leave out phone numbers/);
  rate('Support while running', 4);
  rate('Supplies and their prices', 3);
  rate('Marketing', 4);
  rate('Earnings as promised', 4);
  write(text);
  await publish();
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      scores: { training: 5, support: 4, supplies: 3, marketing: 4, earnings: 4 },
      text,
    }),
  );
});

test('the own review is deleted after a question', async () => {
  const review = aFranchiseeReview({ franchiseId: franchise.id });
  const seen = await open({
    user: aUser(),
    own: { proof: proof(), review },
    answer: ({ method }) => (method === 'DELETE' ? { status: 200, body: { deleted: true } } : {}),
  });
  await screen.findByText('Your review is among those above.');
  await press('Delete your review');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your review?' }));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete' })));
  await waitFor(() =>
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toContain(
      `DELETE /api/franchisee-reviews/${review.id}`,
    ),
  );
});

test('a brand and an agent are not asked about an outlet', async () => {
  const seen = await open({ user: aUser({ role: 'agent' }) });
  await screen.findByText('No reviews yet.');
  expect(screen.queryByRole('region', { name: 'Your outlet' })).toBeNull();
  expect(seen.map(({ url }) => url).join()).not.toContain('my-outlet');
});
