import { aFranchiseeReview, startServer } from '@setu/marketplace/testing';
import { renderScreen } from '@setu/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { FranchiseeWords } from './franchisee-words';

let stop: () => Promise<void> = async () => {};
afterEach(async () => {
  await stop();
  stop = async () => {};
});

const open = async (reviews: object[]) => {
  const server = await startServer(() => ({ body: reviews }));
  stop = server.stop;
  await renderScreen(<FranchiseeWords />, { server: server.origin });
  return server.seen;
};

test('the newest reviews lead to their franchises', async () => {
  const review = { ...aFranchiseeReview(), franchiseTitle: 'Chai kiosk' };
  await open([review]);
  await screen.findByRole('heading', { name: 'What Franchisees Say' });
  const card = within(screen.getByRole('article'));
  card.getByText(review.text);
  expect(card.getByRole('link', { name: 'Chai kiosk' }).getAttribute('href')).toBe(
    `/franchises/${review.franchiseId}#reviews`,
  );
});

test('without a review there is no such part', async () => {
  const seen = await open([]);
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
