import { landingFranchiseIds } from '@setu/contracts';
import { makeQueryClient } from '@setu/mfe-kit';
import { renderScreen } from '@setu/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { featuredFranchises } from '../../shared/featured.queries';
import { Featured } from './featured';

const openWithNothingFeatured = async (isDemo: boolean) => {
  const client = makeQueryClient();
  client.setQueryData(featuredFranchises().queryKey, []);
  await renderScreen(<Featured isDemo={isDemo} />, { client });
  return screen.getAllByRole('article');
};
const targets = (name: RegExp) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('three samples with investments in lakh link to their pages when nothing is featured', async () => {
  const cards = await openWithNothingFeatured(true);
  expect(cards).toHaveLength(3);
  expect(cards[0]?.textContent).toContain('₹12L – ₹18L');
  expect(targets(/^View Details/)).toEqual(landingFranchiseIds.map((id) => `/franchises/${id}`));
});

test('samples are marked as such and link to the list outside a demo', async () => {
  await openWithNothingFeatured(false);
  expect(screen.getAllByText('Sample')).toHaveLength(3);
  expect(targets(/^Browse Franchises/)).toEqual(['/franchises', '/franchises', '/franchises']);
});
