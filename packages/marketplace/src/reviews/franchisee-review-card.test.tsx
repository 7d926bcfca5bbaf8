import { renderScreen } from '@setu/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import { aFranchiseeReview } from '../../test/builders';
import { FranchiseeReviewCard } from './franchisee-review-card';

const card = async (fields: Parameters<typeof aFranchiseeReview>[0] = {}) => {
  await renderScreen(<FranchiseeReviewCard review={aFranchiseeReview(fields)} brandName="Chai Chaupal" />);
  return within(screen.getByRole('article'));
};

test('a review names its author, the outlet and the proof, and shows each score', async () => {
  const review = await card({ rating: 4.2 });
  review.getByRole('heading', { level: 3, name: 'Arjun Mehta' });
  expect(review.getByRole('heading').parentElement?.textContent).toBe(
    'Arjun MehtaOutlet in Indore, opened in 2021',
  );
  review.getByText(/^2.October.2026$/, { selector: 'time' });
  review.getByText('Confirmed by the brand');
  review.getByRole('img', { name: 'Rated 4.2 out of 5' });
  const scores = review.getAllByRole('term').map((term) => {
    const stars = within(term.parentElement as HTMLElement).getByRole('img');
    return [term.textContent, stars.getAttribute('aria-label')];
  });
  expect(scores).toEqual([
    ['Training before opening', 'Rated 5 out of 5'],
    ['Support while running', 'Rated 4 out of 5'],
    ['Supplies and their prices', 'Rated 3 out of 5'],
    ['Marketing', 'Rated 4 out of 5'],
    ['Earnings as promised', 'Rated 4 out of 5'],
  ]);
  expect(review.queryByRole('region')).toBeNull();
});

test('a review says when an administrator checked the agreement', async () => {
  (await card({ provenBy: 'administrator' })).getByText('Agreement checked');
});

test('a sample is marked and has no author', async () => {
  const review = await card({ isSample: true, provenBy: null, authorName: null });
  review.getByText('Sample');
  review.getByRole('heading', { name: 'A franchisee' });
});

test('the answer of the brand is shown below the review', async () => {
  const review = await card({
    answer: { text: 'A second warehouse opens.', at: '2026-10-09T06:30:00.000Z' },
  });
  const answer = within(review.getByRole('region', { name: 'Answer of Chai Chaupal' }));
  answer.getByText('A second warehouse opens.');
  answer.getByText(/9 October 2026|9\u00a0October\u00a02026/);
});
