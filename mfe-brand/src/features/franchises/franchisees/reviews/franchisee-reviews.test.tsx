import { aFranchise, aFranchiseeReview } from '@setu/marketplace/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { press, write } from '../../../../../test/by-hand';
import {
  type Answers,
  closeDashboard,
  openDashboard,
  problem,
  shownToast,
} from '../../../../../test/open-dashboard';

afterEach(closeDashboard);

const franchise = aFranchise({ title: 'Chai kiosk' });
const review = aFranchiseeReview({ franchiseId: franchise.id });
const reviewsPath = `GET /api/franchises/${franchise.id}/franchisee-reviews`;
const answerPath = `POST /api/franchisee-reviews/${review.id}/answer`;
const text = 'A second warehouse opens in June.';

const open = async (answers: Answers = {}) => {
  const server = await openDashboard('/dashboard?tab=franchises', {
    'GET /api/my-franchises': [franchise],
    [reviewsPath]: [review],
    [answerPath]: { ...review, answer: { text, at: '2026-11-20T06:30:00.000Z' } },
    ...answers,
  });
  await press(/Franchisees and reviews of Chai kiosk/);
  await press('Reviews');
  return server;
};
const openAnswer = async () => {
  await press('Answer the review of Arjun Mehta');
  return within(await screen.findByRole('dialog', { name: 'Answer this Review' }));
};

test('a brand answers a review once', async () => {
  const { sent } = await open();
  const dialog = await openAnswer();
  write('Your answer', text);
  fireEvent.click(dialog.getByRole('button', { name: 'Publish Answer' }));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Answer published' }));
  expect(sent('POST').map(({ body }) => body)).toEqual([{ text }]);
  const answer = within(await screen.findByRole('region', { name: 'Answer of Chai Chaupal' }));
  answer.getByText(text);
  expect(screen.queryByRole('button', { name: /^Answer the review/ })).toBeNull();
});

test('contact details are refused on the field, and what was typed survives closing the dialog', async () => {
  const { sent } = await open();
  let dialog = await openAnswer();
  write('Your answer', 'Call us: 98765 43210');
  fireEvent.click(dialog.getByRole('button', { name: 'Publish Answer' }));
  await dialog.findByText(/^Leave out phone numbers, e-mail addresses and links: everybody/);
  expect(sent('POST')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  dialog = await openAnswer();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Your answer/).value).toBe('Call us: 98765 43210');
});

test('an answer that somebody of the team wrote first is shown instead', async () => {
  let isAnswered = false;
  await open({
    [reviewsPath]: () => ({
      body: [isAnswered ? { ...review, answer: { text, at: '2026-11-20T06:30:00.000Z' } } : review],
    }),
    [answerPath]: () => problem(409, 'already_answered', 'This review has an answer already.'),
  });
  const dialog = await openAnswer();
  write('Your answer', 'Thank you, Arjun.');
  isAnswered = true;
  fireEvent.click(dialog.getByRole('button', { name: 'Publish Answer' }));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Your answer was not sent' }));
  await screen.findByText(text);
});

test('a review can be reported, and samples are marked', async () => {
  const sample = aFranchiseeReview({ isSample: true, authorName: null, provenBy: null });
  const { sent } = await open({
    [reviewsPath]: [sample],
    [`POST /api/franchisee-reviews/${sample.id}/reports`]: { id: sample.id },
  });
  await screen.findByText('Sample');
  await press('Report this review');
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this review' }));
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'misleading' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send Report' }));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Thank you' }));
  expect(sent('POST').map(({ body }) => body)).toEqual([{ reason: 'misleading', text: '' }]);
});

test('a franchise without reviews says who writes them, and a failure can be retried', async () => {
  let isDown = true;
  await open({ [reviewsPath]: () => (isDown ? problem(503, 'service_unavailable', 'Down.') : { body: [] }) });
  await screen.findByText('The reviews could not be loaded.');
  isDown = false;
  await press('Retry');
  await screen.findByText('No reviews yet');
});
